//===-- OperationsTable.cpp - which operations cases execute
//-------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs calls on a watched machine and counts the operation of each step, which
// the location of its instruction names. The end of a call belongs to the
// operation that it stopped at.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/BufferBytes.h"
#include "conformance/case/Materialize.h"
#include "conformance/case/Source.h"
#include "conformance/engines/ref/RefEngine.h"
#include "conformance/engines/ref/RefWatch.h"
#include "conformance/suite/operations/Operations.h"

#include "llvm/ADT/StringRef.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// Traps and exactness of instructions, from operations.def.
struct OpcodeFacts {
  std::map<refrt_opcode, std::set<refrt_trap>> traps;
  std::map<std::string, std::set<refrt_trap>, std::less<>> impossible;
  std::map<refrt_opcode, std::string> inexact;
  std::map<std::string, std::string, std::less<>> never;
  OpcodeFacts();
};

/// Steps of each location of one program.
class StepCounter final : public RefWatch {
public:
  void before(refrt_vm *vm) override { refrt_vm_set_watch(vm, &StepCounter::step, this); }
  void after(refrt_vm *vm, ArrayRef<refrt_value>, const refrt_outcome &) override {
    refrt_vm_set_watch(vm, nullptr, nullptr);
  }
  std::map<uint32_t, uint64_t> steps;

private:
  uint32_t begun = REFRT_NONE; // position of the instruction that began and did not end
  static int step(void *user, refrt_vm *, const refrt_step *step) {
    // AFTER is not told of terminators, and what traps was not executed: BEFORE
    // counts, and the end of a trapped call is taken back. A call that is out of
    // steps ends at an instruction that did not begin.
    StepCounter *counter = static_cast<StepCounter *>(user);
    if (step->phase == REFRT_STEP_BEFORE)
      ++counter->steps[step->location];
    else if (step->phase == REFRT_STEP_END && counter->begun == step->position)
      --counter->steps[step->location];
    counter->begun = step->phase == REFRT_STEP_BEFORE ? step->position : REFRT_NONE;
    return 0;
  }
};
} // namespace

OpcodeFacts::OpcodeFacts() {
#define TRAPS(OPCODE, ...) traps[REFRT_OP_##OPCODE] = {__VA_ARGS__};
#define IMPOSSIBLE(OPERATION, ...) impossible[OPERATION] = {__VA_ARGS__};
#define NEVER(OPERATION, REASON) never[OPERATION] = REASON;
#define INEXACT(OPCODE, TEXT) inexact[REFRT_OP_##OPCODE] = TEXT;
#include "conformance/suite/operations/operations.def"
}

OperationTable::OperationTable() {
  static const OpcodeFacts facts;
  for (lowering::EncodedOperation &operation : lowering::encodedOperations()) {
    OperationRow row;
    row.operation = std::move(operation);
    for (refrt_opcode opcode : row.operation.opcodes) {
      if (auto it = facts.traps.find(opcode); it != facts.traps.end())
        row.possible.insert(it->second.begin(), it->second.end());
      if (auto it = facts.inexact.find(opcode); it != facts.inexact.end())
        row.inexact = it->second;
    }
    if (auto it = facts.impossible.find(row.operation.name); it != facts.impossible.end())
      for (refrt_trap trap : it->second)
        row.possible.erase(trap);
    if (auto it = facts.never.find(row.operation.name); it != facts.never.end()) {
      row.never = it->second;
      row.possible.clear();
    }
    index.emplace(row.operation.name, all.size());
    all.push_back(std::move(row));
  }
}

OperationRow *OperationTable::find(StringRef name) {
  auto it = index.find(name.str());
  return it == index.end() ? nullptr : &all[it->second];
}

std::vector<std::string> OperationRow::gaps() const {
  std::vector<std::string> texts;
  if (operation.kind == lowering::EncodedOperation::Instruction && steps == 0 && traps.empty() && never.empty())
    texts.push_back("not executed by any case");
  if (operation.kind == lowering::EncodedOperation::Instruction)
    for (refrt_trap trap : possible)
      if (!traps.count(trap))
        texts.push_back(std::string("no case of ") + refrt_trap_name(trap));
  for (const std::pair<const refrt_trap, uint64_t> &seen : traps)
    if (operation.kind == lowering::EncodedOperation::Instruction && !possible.count(seen.first))
      texts.push_back(std::string(refrt_trap_name(seen.first)) + " is not expected of it");
  return texts;
}

Error OperationTable::addFile(Worker &worker, StringRef path, std::optional<uint64_t> random,
                              std::optional<uint64_t> seed, const RunLimits &limits) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  LoadReply load = worker.load(0, {file->text, file->path, file->options, file->policy});
  if (load.status == Reply::Refused) {
    refusals.emplace_back(path.str(), load.text());
    return Error::success();
  }
  if (!load.refused.empty()) {
    std::vector<std::string> none;
    refusals.emplace_back(path.str(), load.refused.front().second.why);
    takeRefusedCalls(*file, none, load.refused);
    if (file->calls.empty())
      return Error::success();
  }
  if (!load.ok())
    return createStringError(load.message.empty() ? path + ": " + name(load.status) : Twine(load.text()));
  Expected<Program> program = programFromText(path, load.program);
  if (!program)
    return program.takeError();
  Expected<std::vector<CallSource>> sources =
      callSources(program->get(), *file, load.arguments, {}, random, seed, makeRefEngine);
  if (!sources)
    return sources.takeError();
  for (const CallSource &source : *sources) {
    StepCounter counter;
    Expected<std::unique_ptr<Engine>> engine =
        makeWatchedRefEngine(program->get(), source.entry, limits, REFRT_CONFIG_WATCH_STEPS, counter);
    if (!engine)
      return engine.takeError();
    Call call;
    Input input;
    Outcome outcome;
    for (uint64_t i = 0; i < source.count; ++i) {
      Error error = source.get(i, call);
      if (!error)
        error = materialize(program->get(), call, input);
      if (error)
        return createStringError(path + ":" + Twine(source.line) + ": " + toString(std::move(error)));
      (*engine)->run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(outcome));
      ++numCalls;
      if (outcome.kind == Outcome::Trapped && outcome.trap != REFRT_TRAP_ASSERT && outcome.trap != REFRT_TRAP_ABORT)
        if (OperationRow *row = find(outcome.operation))
          ++row->traps[outcome.trap];
      // Ends that are no faults are executions that no step tells of.
      if (outcome.kind == Outcome::Trapped && outcome.trap == REFRT_TRAP_ABORT)
        if (OperationRow *row = find(outcome.operation)) {
          ++row->steps;
          row->files.insert(path.str());
        }
    }
    for (const std::pair<const uint32_t, uint64_t> &count : counter.steps) {
      const refrt_location *location = refrt_program_location(program->get(), count.first);
      OperationRow *row = location && location->op ? find(location->op) : nullptr;
      if (!row || count.second == 0)
        continue;
      row->steps += count.second;
      row->files.insert(path.str());
    }
  }
  return Error::success();
}
