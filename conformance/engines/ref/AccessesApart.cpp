//===-- AccessesApart.cpp - where two runs part in memory -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two logs of accesses, compared in the order of the source. Must not judge: an access apart
// explains a finding, and makes none.
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/ref/AccessesApart.h"
#include "conformance/engines/ref/RefEngine.h"
#include "conformance/engines/ref/RefWatch.h"

#include "refrt/refrt_debug.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <utility>
#include <vector>

using namespace memref_cts::conformance;

/// Of each run. What comes later is not compared.
static constexpr size_t kMostAccesses = 100'000;

namespace {
struct LoggedAccess {
  uint32_t location; // id in the program of the log
  bool isWrite;
  uint64_t size;
  BufferByte first;
};

/// The accesses of one run, in order, and the trap at its end.
class AccessLog final : public RefWatch {
public:
  explicit AccessLog(const refrt_program *program) : program(program) {}

  std::string place(uint32_t location) const {
    char text[512];
    return std::string(text, refrt_format_location(program, location, text, sizeof text));
  }

  std::vector<LoggedAccess> accesses;
  bool isWhole = true;
  uint32_t trapLocation = REFRT_NONE; // REFRT_NONE: it does not trap
  std::optional<BufferByte> trapByte;

private:
  void before(refrt_vm *vm) override { refrt_vm_set_watch(vm, isOver ? nullptr : step, this); }
  void after(refrt_vm *vm, llvm::ArrayRef<refrt_value>, const refrt_outcome &outcome) override;
  bool wantsAccesses() const override { return true; }
  void access(uint32_t buffer, uint64_t offset, uint64_t size, bool isWrite) override;
  static int step(void *user, refrt_vm *, const refrt_step *step) {
    static_cast<AccessLog *>(user)->location = step->location;
    return 0;
  }

  const refrt_program *program;
  uint32_t location = REFRT_NONE; // of the step at work
  bool isOver = false;            // a call that is made again, for another choice, says nothing new
};
} // namespace

void AccessLog::access(uint32_t buffer, uint64_t offset, uint64_t size, bool isWrite) {
  if (isOver)
    return;
  if (accesses.size() == kMostAccesses)
    isWhole = false;
  else if (isWhole)
    accesses.push_back({location, isWrite, size, {buffer, static_cast<int64_t>(offset)}});
}

void AccessLog::after(refrt_vm *vm, llvm::ArrayRef<refrt_value>, const refrt_outcome &outcome) {
  if (isOver)
    return;
  isOver = true;
  if (outcome.kind != REFRT_TRAPPED)
    return;
  trapLocation = outcome.location;
  refrt_allocation memory;
  if (outcome.allocation == REFRT_NONE || refrt_vm_allocation(vm, outcome.allocation, &memory) != REFRT_OK ||
      memory.kind != REFRT_ALLOCATION_ARGUMENT)
    return;
  // Buffers stand one after the other.
  uint32_t first = outcome.allocation;
  while (first > 0 && refrt_vm_allocation(vm, first - 1, &memory) == REFRT_OK &&
         memory.kind == REFRT_ALLOCATION_ARGUMENT)
    --first;
  trapByte = BufferByte{outcome.allocation - first, outcome.offset};
}

static void runWatched(llvm::Expected<std::unique_ptr<MachineEngine>> engine, const Input &input) {
  if (!engine)
    return llvm::consumeError(engine.takeError());
  Outcome outcome;
  (*engine)->run(llvm::ArrayRef<Input>(input), llvm::MutableArrayRef<Outcome>(outcome));
}

std::optional<AccessApart> memref_cts::conformance::firstAccessApart(const refrt_program *source,
                                                                     const refrt_program *lowered,
                                                                     llvm::StringRef entry, const RunLimits &limits,
                                                                     const Input &input) {
  AccessLog ofSource(source), ofLowered(lowered);
  constexpr uint32_t kFlags = REFRT_CONFIG_WATCH_STEPS;
  runWatched(makeWatchedRefEngine(source, entry, limits, kFlags, ofSource), input);
  runWatched(makeWatchedRefLLVMEngine(source, lowered, entry, limits, kFlags | REFRT_CONFIG_NONCONFORMING_UNDEF_READS,
                                      ofLowered),
             input);

  // Locations have other ids in the lowered program.
  llvm::StringMap<uint32_t> ids;
  llvm::DenseSet<uint32_t> known;
  for (const LoggedAccess &access : ofSource.accesses)
    if (access.location != REFRT_NONE && known.insert(access.location).second)
      ids.try_emplace(ofSource.place(access.location), access.location);
  auto idOf = [&](uint32_t location) {
    auto found = location == REFRT_NONE ? ids.end() : ids.find(ofLowered.place(location));
    return found == ids.end() ? REFRT_NONE : found->second;
  };
  using Key = std::pair<uint32_t, uint32_t>; // location in the source, and whether it writes
  llvm::DenseMap<uint32_t, uint32_t> translated;
  llvm::DenseMap<Key, std::vector<const LoggedAccess *>> inLowered;
  for (const LoggedAccess &access : ofLowered.accesses) {
    auto [id, isNew] = translated.try_emplace(access.location, REFRT_NONE);
    if (isNew)
      id->second = idOf(access.location);
    if (id->second != REFRT_NONE)
      inLowered[{id->second, access.isWrite}].push_back(&access);
  }
  const uint32_t trapAt = idOf(ofLowered.trapLocation);

  llvm::DenseMap<Key, size_t> seen;
  for (const LoggedAccess &access : ofSource.accesses) {
    if (access.location == REFRT_NONE)
      continue;
    const Key key(access.location, access.isWrite);
    const size_t number = seen[key]++;
    const std::vector<const LoggedAccess *> &others = inLowered[key];
    AccessApart apart{placeOf(*refrt_program_location(source, access.location)),
                      refrt_operation_at(source, access.location), access.isWrite, access.first, std::nullopt};
    if (number < others.size()) {
      const LoggedAccess &other = *others[number];
      if (other.size == access.size &&
          (other.first.buffer != access.first.buffer || other.first.offset != access.first.offset)) {
        apart.lowered = other.first;
        return apart;
      }
      if (other.size != access.size)
        seen[key] = others.size() + 1; // no access of this operation has its like
    } else if (number == others.size() && access.location == trapAt && ofLowered.isWhole) {
      apart.lowered = ofLowered.trapByte;
      return apart;
    }
  }
  return std::nullopt;
}
