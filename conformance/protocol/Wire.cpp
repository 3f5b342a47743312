//===-- Wire.cpp - bytes between the tool and its workers -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The encodings declared in Wire.h, writer above reader for each type.
//
//===----------------------------------------------------------------------===//
#include "conformance/protocol/Wire.h"

namespace memref_cts::conformance {

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

void write(WireWriter &out, const Input &input) {
  out.number<uint64_t>(input.buffers.size());
  for (const InputBuffer &buffer : input.buffers) {
    out.number(buffer.align);
    out.number(buffer.space);
    out.numbers(buffer.bytes);
    out.number<uint64_t>(buffer.relocations.size());
    for (const Relocation &relocation : buffer.relocations) {
      out.number(relocation.position);
      out.number(relocation.buffer);
      out.number(relocation.addend);
    }
  }
  out.number<uint64_t>(input.leaves.size());
  for (const InputLeaf &leaf : input.leaves) {
    out.number(leaf.lo);
    out.number(leaf.hi);
    out.number(leaf.buffer);
  }
  out.number<uint64_t>(input.pointers.size());
  for (const PointerPlace &place : input.pointers) {
    out.number<uint8_t>(place.inGlobal);
    out.number(place.index);
    out.number(place.offset);
  }
}

void read(WireReader &in, Input &input) {
  input.buffers.resize(in.count(25));
  for (InputBuffer &buffer : input.buffers) {
    buffer.align = in.number<uint32_t>();
    buffer.space = in.number<uint32_t>();
    in.numbers(buffer.bytes);
    buffer.relocations.resize(in.count(20));
    for (Relocation &relocation : buffer.relocations) {
      relocation.position = in.number<uint64_t>();
      relocation.buffer = in.number<uint32_t>();
      relocation.addend = in.number<uint64_t>();
    }
  }
  input.leaves.resize(in.count(20));
  for (InputLeaf &leaf : input.leaves) {
    leaf.lo = in.number<uint64_t>();
    leaf.hi = in.number<uint64_t>();
    leaf.buffer = in.number<int32_t>();
  }
  input.pointers.resize(in.count(13));
  for (PointerPlace &place : input.pointers) {
    place.inGlobal = in.number<uint8_t>() != 0;
    place.index = in.number<uint32_t>();
    place.offset = in.number<uint64_t>();
  }
}

//===----------------------------------------------------------------------===//
// Outcome
//===----------------------------------------------------------------------===//

static void write(WireWriter &out, const std::vector<Fact> &facts) {
  out.number<uint64_t>(facts.size());
  for (const Fact &fact : facts) {
    out.number(fact.lo);
    out.number(fact.hi);
    out.number(fact.state);
    out.number<uint8_t>(fact.pointer.kind);
    out.number(fact.pointer.index);
    out.number(fact.pointer.offset);
    out.number(fact.pointer.alignment);
  }
}

static void read(WireReader &in, std::vector<Fact> &facts) {
  facts.resize(in.count(30));
  for (Fact &fact : facts) {
    fact.lo = in.number<uint64_t>();
    fact.hi = in.number<uint64_t>();
    fact.state = in.number<uint8_t>();
    uint8_t kind = in.number<uint8_t>();
    if (kind > PointerFact::Stack)
      in.fail();
    else
      fact.pointer.kind = PointerFact::Kind(kind);
    fact.pointer.index = in.number<uint32_t>();
    fact.pointer.offset = in.number<int64_t>();
    fact.pointer.alignment = std::min(in.number<uint8_t>(), kMostAlignment);
  }
}

static void write(WireWriter &out, const std::vector<Bytes> &list) {
  out.number<uint64_t>(list.size());
  for (const Bytes &bytes : list) {
    out.numbers(bytes.bytes);
    out.numbers(bytes.shadow);
  }
}

static void read(WireReader &in, std::vector<Bytes> &list) {
  list.resize(in.count(16));
  for (Bytes &bytes : list) {
    in.numbers(bytes.bytes);
    in.numbers(bytes.shadow);
    if (!bytes.shadow.empty() && bytes.shadow.size() != bytes.bytes.size())
      in.fail();
  }
}

static void write(WireWriter &out, const std::vector<View> &views) {
  out.number<uint64_t>(views.size());
  for (const View &view : views) {
    out.number<uint8_t>(view.readable);
    out.number<uint8_t>(view.truncated);
    out.number(view.elementSize);
    out.number(view.element);
    out.numbers(view.data.bytes);
    out.numbers(view.data.shadow);
  }
}

static void read(WireReader &in, std::vector<View> &views) {
  views.resize(in.count(26));
  for (View &view : views) {
    view.readable = in.number<uint8_t>() != 0;
    view.truncated = in.number<uint8_t>() != 0;
    view.elementSize = in.number<uint32_t>();
    view.element = in.number<uint32_t>();
    in.numbers(view.data.bytes);
    in.numbers(view.data.shadow);
    if (!view.data.shadow.empty() && view.data.shadow.size() != view.data.bytes.size())
      in.fail();
  }
}

static void write(WireWriter &out, const Location &location) {
  out.text(location.file);
  out.number<uint32_t>(location.line);
  out.number<uint32_t>(location.column);
}

static void read(WireReader &in, Location &location) {
  in.text(location.file);
  location.line = in.number<uint32_t>();
  location.column = in.number<uint32_t>();
}

static Reason readReason(WireReader &in) {
  uint8_t reason = in.number<uint8_t>();
  if (reason < kNumReasons)
    return Reason(reason);
  in.fail();
  return Reason::None;
}

void write(WireWriter &out, const Outcome &outcome) {
  out.number<uint8_t>(outcome.kind);
  out.number<uint32_t>(outcome.trap);
  out.number(outcome.reason);
  out.number<int32_t>(outcome.signal);
  out.text(outcome.systemCall);
  out.text(outcome.message);
  write(out, outcome.location);
  write(out, outcome.results);
  write(out, outcome.views);
  write(out, outcome.objects);
  write(out, outcome.buffers);
  out.number<uint64_t>(outcome.guardHits.size());
  for (const GuardHit &hit : outcome.guardHits) {
    out.number(hit.buffer);
    out.number(hit.offset);
  }
  out.number<uint64_t>(outcome.trace.size());
  for (const CallEvent &event : outcome.trace) {
    out.text(event.callee);
    out.number<uint8_t>(event.library);
    write(out, event.arguments);
    write(out, event.views);
    write(out, event.objects);
  }
  write(out, outcome.globals);
  out.text(outcome.printed);
  write(out, outcome.otherGlobals);
  out.number(outcome.liveAllocations);
  out.number(outcome.steps);
  out.number(static_cast<uint8_t>(outcome.callers));
  out.number<uint8_t>(outcome.deepStack);
  out.text(outcome.floatEnvironment);
  out.text(outcome.changedRegisters);
}

void read(WireReader &in, Outcome &outcome) {
  uint8_t kind = in.number<uint8_t>();
  uint32_t trap = in.number<uint32_t>();
  if (kind > Outcome::Broken || trap >= REFRT_TRAP_COUNT)
    in.fail();
  outcome.kind = in.failed() ? Outcome::Broken : Outcome::Kind(kind);
  outcome.trap = in.failed() ? REFRT_TRAP_NONE : refrt_trap(trap);
  outcome.reason = readReason(in);
  outcome.signal = in.number<int32_t>();
  in.text(outcome.systemCall);
  in.text(outcome.message);
  read(in, outcome.location);
  read(in, outcome.results);
  read(in, outcome.views);
  read(in, outcome.objects);
  read(in, outcome.buffers);
  outcome.guardHits.resize(in.count(12));
  for (GuardHit &hit : outcome.guardHits) {
    hit.buffer = in.number<uint32_t>();
    hit.offset = in.number<int64_t>();
  }
  outcome.trace.resize(in.count(32));
  for (CallEvent &event : outcome.trace) {
    in.text(event.callee);
    event.library = in.number<uint8_t>() != 0;
    read(in, event.arguments);
    read(in, event.views);
    read(in, event.objects);
  }
  read(in, outcome.globals);
  in.text(outcome.printed);
  read(in, outcome.otherGlobals);
  outcome.liveAllocations = in.number<uint64_t>();
  outcome.steps = in.number<uint64_t>();
  uint8_t callers = in.number<uint8_t>();
  if (callers > static_cast<uint8_t>(Outcome::Callers::TwoDiffer))
    in.fail();
  else
    outcome.callers = static_cast<Outcome::Callers>(callers);
  outcome.deepStack = in.number<uint8_t>() != 0;
  in.text(outcome.floatEnvironment);
  in.text(outcome.changedRegisters);
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

void write(WireWriter &out, const OptionList &options) {
  out.number<uint64_t>(options.size());
  for (const std::pair<std::string, std::string> &option : options) {
    out.text(option.first);
    out.text(option.second);
  }
}

void read(WireReader &in, OptionList &options) {
  options.resize(in.count(16));
  for (std::pair<std::string, std::string> &option : options) {
    in.text(option.first);
    in.text(option.second);
  }
}

void write(WireWriter &out, const NumberPolicy &policy) {
  out.number<uint64_t>(policy.ulp);
  out.number<uint8_t>(policy.basicComplexDivision);
}

void read(WireReader &in, NumberPolicy &policy) {
  policy.ulp = in.number<uint64_t>();
  policy.basicComplexDivision = in.number<uint8_t>() != 0;
}

void write(WireWriter &out, const std::vector<std::string> &names) {
  out.number<uint64_t>(names.size());
  for (const std::string &name : names)
    out.text(name);
}

void read(WireReader &in, std::vector<std::string> &names) {
  names.resize(in.count(8));
  for (std::string &name : names)
    in.text(name);
}

void write(WireWriter &out, const std::vector<RepairStep> &steps) {
  out.number<uint64_t>(steps.size());
  for (const RepairStep &step : steps) {
    out.text(step.lines);
    out.text(step.by);
    write(out, step.operations);
    out.number<uint8_t>(step.onlyLocated);
  }
}

void read(WireReader &in, std::vector<RepairStep> &steps) {
  steps.resize(in.count(24));
  for (RepairStep &step : steps) {
    in.text(step.lines);
    in.text(step.by);
    read(in, step.operations);
    step.onlyLocated = in.number<uint8_t>() != 0;
  }
}

void write(WireWriter &out, const LoweringSpec &lowering) {
  out.number(static_cast<uint8_t>(lowering.kind));
  out.text(lowering.name);
  out.text(lowering.bug);
  out.text(lowering.pipeline);
  out.text(lowering.command);
  out.number<uint8_t>(lowering.takesOptions);
  out.text(lowering.variant);
  out.text(lowering.only);
  out.number<uint8_t>(lowering.throughWrappers);
  out.text(lowering.label);
  out.text(lowering.givenName);
  out.text(lowering.waiversOf);
  write(out, lowering.without);
  write(out, lowering.options);
}

void read(WireReader &in, LoweringSpec &lowering) {
  uint8_t kind = in.number<uint8_t>();
  if (kind > static_cast<uint8_t>(LoweringKind::Command))
    in.fail();
  lowering.kind = in.failed() ? LoweringKind::Ours : LoweringKind(kind);
  in.text(lowering.name);
  in.text(lowering.bug);
  in.text(lowering.pipeline);
  in.text(lowering.command);
  lowering.takesOptions = in.number<uint8_t>() != 0;
  in.text(lowering.variant);
  in.text(lowering.only);
  lowering.throughWrappers = in.number<uint8_t>() != 0;
  in.text(lowering.label);
  in.text(lowering.givenName);
  in.text(lowering.waiversOf);
  read(in, lowering.without);
  read(in, lowering.options);
}

void write(WireWriter &out, const WorkerOptions &options) {
  out.number(options.limits.maxSteps);
  out.number(options.limits.maxBytes);
  out.number(options.limits.maxDepth);
  out.number(options.limits.timeoutMs);
  out.number<uint8_t>(options.limits.compareAccesses);
  out.number(options.lowerTimeoutMs);
  out.number(options.compileTimeoutMs);
  out.number(options.memoryLimit);
  out.text(options.preparation);
  out.number(static_cast<uint8_t>(options.structured));
  out.number<uint8_t>(options.acceptPromises);
  out.number(static_cast<uint8_t>(options.runtime));
  for (bool flag : {options.sandbox, options.twoCallers, options.copies})
    out.number<uint8_t>(flag);
  write(out, options.passPlugins);
  out.number<uint64_t>(options.callees.size());
  for (const CalleeFile &file : options.callees) {
    out.text(file.name);
    out.text(file.text);
  }
}

void read(WireReader &in, WorkerOptions &options) {
  options.limits.maxSteps = in.number<uint64_t>();
  options.limits.maxBytes = in.number<uint64_t>();
  options.limits.maxDepth = in.number<uint32_t>();
  options.limits.timeoutMs = in.number<uint32_t>();
  options.limits.compareAccesses = in.number<uint8_t>() != 0;
  options.lowerTimeoutMs = in.number<uint32_t>();
  options.compileTimeoutMs = in.number<uint32_t>();
  options.memoryLimit = in.number<uint64_t>();
  in.text(options.preparation);
  uint8_t structured = in.number<uint8_t>();
  if (structured > static_cast<uint8_t>(LowerStructured::Never))
    in.fail();
  else
    options.structured = static_cast<LowerStructured>(structured);
  options.acceptPromises = in.number<uint8_t>() != 0;
  uint8_t runtime = in.number<uint8_t>();
  if (runtime > static_cast<uint8_t>(RuntimeLibrary::None))
    in.fail();
  else
    options.runtime = static_cast<RuntimeLibrary>(runtime);
  for (bool *flag : {&options.sandbox, &options.twoCallers, &options.copies})
    *flag = in.number<uint8_t>() != 0;
  read(in, options.passPlugins);
  options.callees.resize(in.count(16));
  for (CalleeFile &file : options.callees) {
    in.text(file.name);
    in.text(file.text);
  }
}

//===----------------------------------------------------------------------===//
// Replies
//===----------------------------------------------------------------------===//

static void write(WireWriter &out, const Cause &cause) {
  out.number(cause.reason);
  out.number(cause.speaker);
  out.text(cause.operation);
  out.text(cause.complaint);
  out.text(cause.pass);
  write(out, cause.frames);
  write(out, cause.location);
  out.number<int32_t>(cause.signal);
  out.number<int32_t>(cause.exitCode);
  out.text(cause.systemCall);
}

static void read(WireReader &in, Cause &cause) {
  cause.reason = readReason(in);
  uint8_t speaker = in.number<uint8_t>();
  if (speaker >= kNumSpeakers)
    in.fail();
  cause.speaker = in.failed() ? Speaker::None : Speaker(speaker);
  in.text(cause.operation);
  in.text(cause.complaint);
  in.text(cause.pass);
  read(in, cause.frames);
  read(in, cause.location);
  cause.signal = in.number<int32_t>();
  cause.exitCode = in.number<int32_t>();
  in.text(cause.systemCall);
}

static void write(WireWriter &out, const std::vector<Diagnostic> &diagnostics) {
  out.number<uint64_t>(diagnostics.size());
  for (const Diagnostic &diagnostic : diagnostics) {
    out.number<uint8_t>(diagnostic.severity);
    write(out, diagnostic.location);
    out.text(diagnostic.words);
  }
}

static void read(WireReader &in, std::vector<Diagnostic> &diagnostics) {
  diagnostics.resize(in.count(25));
  for (Diagnostic &diagnostic : diagnostics) {
    uint8_t severity = in.number<uint8_t>();
    if (severity > Diagnostic::Note)
      in.fail();
    diagnostic.severity = in.failed() ? Diagnostic::Error : Diagnostic::Severity(severity);
    read(in, diagnostic.location);
    in.text(diagnostic.words);
  }
}

void write(WireWriter &out, const CommandResult &result) {
  out.number<uint8_t>(result.ending);
  out.number<int32_t>(result.code);
  out.number<int32_t>(result.signal);
  out.text(result.out);
  out.text(result.err);
  out.text(result.problem);
  write(out, result.forbidden);
  out.number<uint8_t>(result.leftProcesses);
  out.number<uint8_t>(result.exceeded);
}

void read(WireReader &in, CommandResult &result) {
  result.ending = CommandResult::Ending(in.number<uint8_t>());
  if (result.ending > CommandResult::Unknown)
    in.fail();
  result.code = in.number<int32_t>();
  result.signal = in.number<int32_t>();
  in.text(result.out);
  in.text(result.err);
  in.text(result.problem);
  read(in, result.forbidden);
  result.leftProcesses = in.number<uint8_t>() != 0;
  result.exceeded = CommandResult::Limit(std::min<uint8_t>(in.number<uint8_t>(), CommandResult::Processes));
}

/// Of a text for people: names in it may be as long as a module.
static std::string cut(const std::string &text) { return text.size() < 16384 ? text : text.substr(0, 16384) + " ..."; }

void write(WireWriter &out, const Reply &reply) {
  out.number<uint8_t>(reply.status);
  out.text(cut(reply.message));
  out.text(reply.said);
  write(out, reply.cause);
  write(out, reply.diagnostics);
}

void read(WireReader &in, Reply &reply) {
  uint8_t status = in.number<uint8_t>();
  if (status > Reply::Broken)
    in.fail();
  reply.status = in.failed() ? Reply::Broken : Reply::Status(status);
  in.text(reply.message);
  in.text(reply.said);
  read(in, reply.cause);
  read(in, reply.diagnostics);
}

static void write(WireWriter &out, const PromiseCounts &promises) {
  out.number<uint64_t>(promises.size());
  for (const auto &[name, count] : promises) {
    out.text(name);
    out.number<uint64_t>(count);
  }
}

static void read(WireReader &in, PromiseCounts &promises) {
  promises.resize(in.count(16));
  for (auto &[name, count] : promises) {
    in.text(name);
    count = in.number<uint64_t>();
  }
}

static void write(WireWriter &out, const Refusal &refusal) {
  out.text(refusal.why);
  write(out, refusal.cause);
}

static void read(WireReader &in, Refusal &refusal) {
  in.text(refusal.why);
  read(in, refusal.cause);
}

static void write(WireWriter &out, const RefusedFunctions &refused) {
  out.number<uint64_t>(refused.size());
  for (const auto &[function, refusal] : refused) {
    out.text(function);
    write(out, refusal);
  }
}

static void read(WireReader &in, RefusedFunctions &refused) {
  refused.resize(in.count(16));
  for (auto &[function, refusal] : refused) {
    in.text(function);
    read(in, refusal);
  }
}

static void write(WireWriter &out, ScalarBits bits) {
  out.number(bits.lo);
  out.number(bits.hi);
}

static ScalarBits readBits(WireReader &in) {
  uint64_t lo = in.number<uint64_t>();
  return {lo, in.number<uint64_t>()};
}

static void write(WireWriter &out, const ArgumentPromises &functions) {
  out.number<uint64_t>(functions.size());
  for (const auto &[function, promises] : functions) {
    out.text(function);
    out.number<uint64_t>(promises.size());
    for (const ArgumentPromise &promise : promises) {
      out.number(promise.align);
      out.number(promise.bytes);
      out.number<uint8_t>(promise.range.has_value());
      NumberRange range = promise.range.value_or(NumberRange());
      write(out, range.first);
      write(out, range.count);
    }
  }
}

static void read(WireReader &in, ArgumentPromises &functions) {
  for (size_t i = 0, e = in.count(16); i < e; ++i) {
    std::string function;
    in.text(function);
    std::vector<ArgumentPromise> &promises = functions[function];
    promises.resize(in.count(49));
    for (ArgumentPromise &promise : promises) {
      promise.align = in.number<uint64_t>();
      promise.bytes = in.number<uint64_t>();
      bool hasRange = in.number<uint8_t>() != 0;
      NumberRange range;
      range.first = readBits(in);
      range.count = readBits(in);
      if (hasRange)
        promise.range = range;
    }
  }
}

void write(WireWriter &out, const LoadReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.text(reply.program);
  write(out, reply.refused);
  write(out, reply.structured);
  write(out, reply.promises);
  write(out, reply.arguments);
  out.number<uint8_t>(reply.onePointer);
  write(out, reply.wrapped);
  out.number(reply.probes);
}

void read(WireReader &in, LoadReply &reply) {
  read(in, static_cast<Reply &>(reply));
  in.text(reply.program);
  read(in, reply.refused);
  read(in, reply.structured);
  read(in, reply.promises);
  read(in, reply.arguments);
  reply.onePointer = in.number<uint8_t>() != 0;
  read(in, reply.wrapped);
  reply.probes = in.number<uint32_t>();
}

void write(WireWriter &out, const LowerReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.text(reply.program);
  write(out, reply.refusal);
  write(out, reply.refused);
  out.text(reply.ir);
  write(out, reply.irPlaces);
  write(out, reply.promises);
  write(out, reply.lost);
  out.number<uint8_t>(uint8_t(reply.fromLLVMIR | reply.fromObject << 1));
  out.text(reply.object);
  out.text(reply.passes);
  out.number<uint64_t>(reply.afterPasses.size());
  for (const AfterPass &after : reply.afterPasses) {
    out.text(after.pass);
    out.text(after.program);
    out.text(after.invalid);
    out.number<uint8_t>(after.finished);
  }
  out.number<uint64_t>(reply.unfit.size());
  for (const auto &[function, why] : reply.unfit) {
    out.text(function);
    write(out, why);
  }
}

void read(WireReader &in, LowerReply &reply) {
  read(in, static_cast<Reply &>(reply));
  in.text(reply.program);
  read(in, reply.refusal);
  read(in, reply.refused);
  in.text(reply.ir);
  read(in, reply.irPlaces);
  read(in, reply.promises);
  read(in, reply.lost);
  const uint8_t from = in.number<uint8_t>();
  reply.fromLLVMIR = from & 1, reply.fromObject = from & 2;
  in.text(reply.object);
  in.text(reply.passes);
  reply.afterPasses.resize(in.count(24));
  for (AfterPass &after : reply.afterPasses) {
    for (std::string *text : {&after.pass, &after.program, &after.invalid})
      in.text(*text);
    after.finished = in.number<uint8_t>() != 0;
  }
  reply.unfit.resize(in.count(16));
  for (auto &[function, why] : reply.unfit) {
    in.text(function);
    read(in, why);
  }
}

void write(WireWriter &out, const PassesReply &reply) {
  write(out, static_cast<const LowerReply &>(reply));
  write(out, reply.structured);
}

void read(WireReader &in, PassesReply &reply) {
  read(in, static_cast<LowerReply &>(reply));
  read(in, reply.structured);
}

void write(WireWriter &out, const RepairReply &reply) {
  write(out, static_cast<const LowerReply &>(reply));
  out.numbers(reply.changes);
  out.numbers(reply.unlimited);
}

void read(WireReader &in, RepairReply &reply) {
  read(in, static_cast<LowerReply &>(reply));
  in.numbers(reply.changes);
  in.numbers(reply.unlimited);
}

void write(WireWriter &out, const DependenceReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  write(out, reply.reached);
  out.number<uint64_t>(reply.results.size());
  for (const std::vector<std::string> &names : reply.results)
    write(out, names);
  write(out, reply.memory);
  write(out, reply.calls);
}

void read(WireReader &in, DependenceReply &reply) {
  read(in, static_cast<Reply &>(reply));
  read(in, reply.reached);
  reply.results.resize(in.count(8));
  for (std::vector<std::string> &names : reply.results)
    read(in, names);
  read(in, reply.memory);
  read(in, reply.calls);
}

void write(WireWriter &out, const MutantSite &site) {
  out.number(site.operation);
  out.number(site.row);
  out.number(site.variant);
  for (const std::string *text : {&site.name, &site.what, &site.function, &site.place, &site.equal})
    out.text(*text);
}

void read(WireReader &in, MutantSite &site) {
  site.operation = in.number<uint32_t>();
  site.row = in.number<uint32_t>();
  site.variant = in.number<uint32_t>();
  for (std::string *text : {&site.name, &site.what, &site.function, &site.place, &site.equal})
    in.text(*text);
}

void write(WireWriter &out, const MutantsReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.number<uint64_t>(reply.sites.size());
  for (const MutantSite &site : reply.sites)
    write(out, site);
}

void read(WireReader &in, MutantsReply &reply) {
  read(in, static_cast<Reply &>(reply));
  reply.sites.resize(in.count(44));
  for (MutantSite &site : reply.sites)
    read(in, site);
}

void write(WireWriter &out, const MutantReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.text(reply.program);
  write(out, reply.refusal);
  write(out, reply.refused);
  out.text(reply.difference);
  out.number<uint8_t>(reply.isEqual);
}

void read(WireReader &in, MutantReply &reply) {
  read(in, static_cast<Reply &>(reply));
  in.text(reply.program);
  read(in, reply.refusal);
  read(in, reply.refused);
  in.text(reply.difference);
  reply.isEqual = in.number<uint8_t>() != 0;
}

void write(WireWriter &out, const CompileReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.number<uint64_t>(reply.entries.size());
  for (const Reply &entry : reply.entries)
    write(out, entry);
  out.number<uint8_t>(reply.codeOnly);
  out.number<uint8_t>(reply.hasAssembly);
}

void read(WireReader &in, CompileReply &reply) {
  read(in, static_cast<Reply &>(reply));
  reply.entries.resize(in.count(75));
  for (Reply &entry : reply.entries)
    read(in, entry);
  reply.codeOnly = in.number<uint8_t>() != 0;
  reply.hasAssembly = in.number<uint8_t>() != 0;
}

void write(WireWriter &out, const ObjectReply &reply) {
  write(out, static_cast<const Reply &>(reply));
  out.text(reply.object);
  out.text(reply.given);
  write(out, reply.externals);
  out.numbers(reply.globals);
  out.number(reply.numOutcomeGlobals);
  out.number(reply.numSourceGlobals);
  out.numbers(reply.functions);
  out.number(reply.instructions);
}

void read(WireReader &in, ObjectReply &reply) {
  read(in, static_cast<Reply &>(reply));
  in.text(reply.object), in.text(reply.given);
  read(in, reply.externals);
  in.numbers(reply.globals);
  reply.numOutcomeGlobals = in.number<uint32_t>();
  reply.numSourceGlobals = in.number<uint32_t>();
  in.numbers(reply.functions);
  reply.instructions = in.number<uint64_t>();
}

} // namespace memref_cts::conformance
