//===-- NativeRuntime.h - memory and calls of native runs --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: runs entry thunks on inputs. Lays out caller memory with guard
// zones, provides the functions lowered code may call (tracked heap, copies,
// abort, externals) and turns what happened into outcomes. Knows no LLVM. Code
// that dies takes the worker with it; what it did before is in the outcomes.
//
// One run at a time in one thread. The runtime functions are C functions without a user
// pointer, and find the run through the one runtime of their thread.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVERUNTIME_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVERUNTIME_H

#include "conformance/Engine.h"
#include "conformance/Worker.h"
#include "conformance/boundary/Callees.h"
#include "conformance/boundary/RegionView.h"
#include "conformance/boundary/StoredPointers.h"
#include "llvm/ADT/DenseMap.h"

#include <csetjmp>
#include <memory>

namespace memref_cts::conformance {

/// A mutable or named global of a compiled unit.
struct NativeGlobal {
  std::string name;
  uint8_t *address = nullptr;
  uint64_t size = 0;
  bool constant = false;
  std::vector<uint8_t> initial;       // mutable ones: restored before every run
  uint32_t outcomeIndex = UINT32_MAX; // in Outcome::globals
};

class NativeRuntime;

/// An external function of a unit; native code holds its address.
struct NativeExternal {
  const Callee *callee = nullptr; // nullptr: it is not provided, and only its name is known
  FunctionPlan plan;              // source types
  struct NativeUnit *unit = nullptr;
};

/// One compiled unit. Everything is filled before the first run.
struct NativeUnit {
  refrt_layout layout = {};
  std::vector<NativeGlobal> globals; // sorted by address
  uint32_t numOutcomeGlobals = 0;
  uint32_t numSourceGlobals = 0;                // of those; the others are of the lowered module alone
  llvm::DenseMap<uint64_t, uint32_t> functions; // address -> PointerFact::index
  std::vector<std::unique_ptr<NativeExternal>> externals;
  /// Globals that the source may write, or that each thread has of its own.
  bool sharesState = false;
};

struct NativeEntry {
  NativeUnit *unit = nullptr;
  FunctionPlan plan; // source types
  using Dispatch = void (*)(uint64_t number, const uint8_t *arguments, uint8_t *results);
  Dispatch dispatch = nullptr; // of all entries compiled together
  uint64_t number = 0;         // this one's
};

class NativeRuntime final : public RegionView {
public:
  /// That of this thread.
  static NativeRuntime &get();

  /// Reserves memory; to be called once, before address space is limited, by
  /// the thread that will run things. `stackLow` is the end of its stack.
  /// "" or what went wrong.
  std::string prepare(const RunLimits &limits, uint8_t *stackLow);

  /// What the globals of the unit hold when a run begins.
  enum class Globals : uint8_t { AsAtFirst, AsTheyAre };
  void run(const NativeEntry &entry, const Input &input, Outcome &outcome, Globals globals = Globals::AsAtFirst);
  /// Runs between these two have kNativeStackBytes of the stack; a run that takes more has
  /// them, and `Outcome::deepStack` says so. The calls are made in one frame, by the thread
  /// that prepared the runtime.
  void limitStack();
  void freeStack();
  /// Spent so far in native code, and in what it called.
  uint64_t nativeNanoseconds() const { return spent; }

  // MemoryView.
  bool read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *shadow) override;
  void sawObject(const refrt_value &pointer) override;

  // Called by native code.
  void *allocate(uint64_t align, uint64_t size);
  void release(void *pointer);
  void external(const NativeExternal &site, const uint8_t *arguments, uint8_t *results);
  void print(const char *text);
  void printCharacter(char c);
  [[noreturn]] void abortRun();
  /// Whether code under test is at work, and what it calls.
  bool isRunning() const { return running; }
  /// Opens what is closed of the stack, if `address` lies in it.
  bool lendStack(const void *address);
  [[noreturn]] void end(Outcome::Kind kind, refrt_trap trap, const char *format, ...)
      __attribute__((format(printf, 4, 5)));

private:
  struct Block {
    uint8_t *start;
    uint64_t size;
    uint32_t order; // among the heap blocks met in this outcome
    bool alive;
    bool object; // holds the descriptor of an unranked result
  };
  struct Buffer {
    uint8_t *start;
    uint64_t size;
  };

  std::optional<Region> bufferAt(uint64_t address) override;
  std::optional<Region> blockAt(uint64_t address) override;
  std::optional<Region> globalAt(uint64_t address) override;
  Stack stack() const override;
  const llvm::DenseMap<uint64_t, uint32_t> &functionsByAddress() const override { return unit->functions; }

  bool place(const NativeEntry &entry, const Input &input, Globals globals, Outcome &outcome);
  void finish(const NativeEntry &entry, const Input &input, Outcome &outcome);
  bool checkHeap();
  Block *findBlock(uint64_t address);
  bool inside(uint64_t address, uint32_t size);

  RunLimits limits;
  uint8_t *stackLow = nullptr;
  uint8_t *closedEnd = nullptr; // of what cannot be touched of the stack, which begins at `stackLow`; nullptr: nothing
  bool lentStack = false;       // as a run needed it
  uint8_t *stackHigh = nullptr; // where the native frames of this run begin
  uint8_t *stackTop = nullptr;  // where they end while an external call is observed
  uint8_t *heap = nullptr, *heapAt = nullptr, *heapEnd = nullptr;
  uint8_t *arena = nullptr, *arenaAt = nullptr, *arenaEnd = nullptr;

  // State of one run, memory reused.
  std::vector<Block> blocks; // by address
  std::vector<Buffer> buffers;
  std::vector<uint8_t> argumentSlots, resultSlots; // both 16-byte aligned inside
  std::vector<refrt_value> values;
  uint64_t spent = 0; // nanoseconds
  uint64_t liveBytes = 0;
  uint32_t nextOrder = 0;
  uint64_t objects = 0;
  size_t events = 0;
  uint64_t ordinals = 0; // of those, what probes count
  const NativeUnit *unit = nullptr;
  Outcome *current = nullptr;
  bool observingResults = false;
  uint64_t cachedBegin = 1, cachedEnd = 0; // last region that was read
  sigjmp_buf landing;
  volatile bool running = false;
  Outcome::Kind endKind = Outcome::Returned;
  refrt_trap endTrap = REFRT_TRAP_NONE;
  char endMessage[256] = {};
  char lastPrinted[256] = {};
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVERUNTIME_H
