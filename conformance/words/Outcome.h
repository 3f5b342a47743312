//===-- Outcome.h - what one engine observed ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An Outcome is plain data: results, memory the caller can see, calls to
// external functions, allocations alive at exit; or why there are none. It
// holds no addresses: pointers are facts relative to what both sides know, so
// that outcomes of different engines can be compared and sent between
// processes. Comparison lives in Compare.h and nowhere else.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_OUTCOME_H
#define MEMREF_CTS_CONFORMANCE_WORDS_OUTCOME_H

#include "conformance/words/Cause.h"
#include "conformance/words/Input.h"
#include "refrt/refrt.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// Where a pointer leaf points.
struct PointerFact {
  /// What the pointer is known to be.
  enum Kind : uint8_t {
    NotAPointer,
    Null,
    Buffer,   // index: Input::buffers; offset: bytes, may lie outside
    Heap,     // index: n-th distinct heap block met in this outcome; offset: bytes, may lie outside
    Global,   // index: Outcome::globals, or from kOtherSymbols on: Outcome::otherGlobals
    Function, // index: function id in the source program, or from kOtherSymbols on: one that the source has not
    Dead,     // memory that is not alive any more
    Other,    // an address that belongs to nothing known
    Stack     // memory of a stack frame that is alive (arguments of external calls only)
  };
  Kind kind = NotAPointer;
  uint32_t index = 0;
  int64_t offset = 0;
  uint8_t alignment = 0; // of the address: it is a multiple of this power of two, at most of kMostAlignment
};
/// More is not noted of an address: a page, above which addresses of two processes have nothing in common.
inline constexpr uint8_t kMostAlignment = 12;
/// The first index of a global that is constant or that the source does not have. Also the
/// first of a function that the source does not have. UINT32_MAX: nothing is known of it.
inline constexpr uint32_t kOtherSymbols = UINT32_C(1) << 31;
/// What begins the names of an object's own symbols where it is linked; "$" keeps them apart from the source's. A
/// global of such a name (Outcome::otherGlobals) is a section, which has any number of the source's constants in it.
inline constexpr char kObjectPrefix[] = "memref_cts_object$";

/// A number for the fact in place of a pointer in memory (Outcome::buffers), and back.
/// It has 16 bits of the index and 40 of the offset, or 8 and 20 where pointers have
/// 32. `at` has as many bytes as a pointer of the layout, in its byte order. A number
/// that is no fact, such as 0, is read as Other.
void writeFact(const refrt_layout &layout, const PointerFact &fact, uint8_t *at);
PointerFact readFact(const refrt_layout &layout, const uint8_t *at);

/// One leaf of a result or of an argument of an external call. Leaves that hold
/// a pointer have lo and hi 0 and say everything in `pointer`. The pointer of an
/// unranked memref to its descriptor object is not observable (NotAPointer).
struct Fact {
  uint64_t lo = 0;
  uint64_t hi = 0;
  uint8_t state = REFRT_DEFINED; // refrt_value::state; native engines: always defined
  PointerFact pointer;
};

/// Bytes with the knowledge about them.
struct Bytes {
  std::vector<uint8_t> bytes;
  std::vector<uint8_t> shadow; // REFRT_SHADOW_* per byte; empty: all initialised
};

/// The elements of a memref as seen through its descriptor, in row-major
/// logical order, each `elementSize` bytes (refrt's `store_size` of the element
/// type). `readable` is false when an element lies outside living memory.
/// Elements that hold pointers are not read: `data` is empty.
struct View {
  bool readable = true;
  bool truncated = false; // more than kMaxViewElements elements: only these were read
  uint32_t elementSize = 0;
  refrt_type element = REFRT_NONE; // in the source program; none for bytes of a text
  Bytes data;
};
inline constexpr uint64_t kMaxViewElements = 4096;

/// One call of an external function, as the callee saw it.
struct CallEvent {
  std::string callee;
  /// A mathematical function of C's library. It is shown but not compared: compilers
  /// know it by its name, and may fold, copy, move or drop a call. Its result counts.
  bool library = false;
  std::vector<Fact> arguments;
  std::vector<View> views; // one per memref argument, in order, or the text that is printed
  /// What the descriptor objects of unranked memref arguments hold: the leaves
  /// of a ranked descriptor for each that can be read, in order.
  std::vector<Fact> objects;
};

/// A byte outside every buffer that changed.
struct GuardHit {
  uint32_t buffer = 0;
  int64_t offset = 0; // bytes from the buffer's start; negative or >= its size
};

/// What one engine observed of one call.
struct Outcome {
  /// How the run ended.
  enum Kind : uint8_t {
    Returned,
    Trapped,   // `trap`, `message`, `location`
    OutOfFuel, // reference engines only
    Refused,   // `message`: reason
    Crashed,   // `signal`
    TimedOut,
    Broken // the harness failed: `message`
  };
  Kind kind = Broken;
  refrt_trap trap = REFRT_TRAP_NONE;
  Reason reason = Reason::None; // of Refused, Crashed, TimedOut and Broken, where it is known
  int signal = 0;
  std::string systemCall; // of Reason::ForbiddenCall, "": not known
  std::string message;
  Location location;                 // Trapped: of `operation`
  std::string operation;             // Trapped: that trapped, "" when unknown
  std::string origin;                // ... and the one that made the poison or undef it is about, "": none is known
  OperationAt operationAt, originAt; // ... both, of engine `ref-llvm`
  std::vector<Fact> results;
  std::vector<View> views;   // one per memref result, in order
  std::vector<Fact> objects; // of unranked memref results, as in CallEvent
  /// One per input buffer, without guards. Where the reference found pointers
  /// (`pointers`), facts stand instead of addresses (writeFact); there alone engine
  /// `ref` has marks of addresses.
  std::vector<Bytes> buffers;
  std::vector<GuardHit> guardHits;
  /// Reference engines only, with RunLimits::compareAccesses: of each byte of each input
  /// buffer how the program accessed it. External functions are not the program. None of a
  /// buffer that is a descriptor.
  enum AccessMark : uint8_t { Read = 1, Written = 2 };
  std::vector<std::vector<uint8_t>> accessed;
  /// The same of the source's globals, in the order of `globals`. None of a global that the
  /// program does not have by that name.
  std::vector<std::vector<uint8_t>> accessedGlobals;
  /// A block that the run made, alive or not.
  struct MadeBlock {
    uint64_t size = 0;
    uint32_t madeAt = REFRT_NONE;  // location in the program that ran
    std::vector<uint8_t> accessed; // none: no byte is
  };
  /// Those of the heap, in order. None where a block may be no memref's, or where there are too many.
  std::optional<std::vector<MadeBlock>> heapBlocks;
  /// Those of the stack that a memref.alloca of the source makes, by that operation and in
  /// order; `madeAt` is a location in the source. None where there are too many.
  std::optional<std::vector<MadeBlock>> stackBlocks;
  std::vector<CallEvent> trace;
  /// Mutable memref globals of the source program, in its order, and behind them other
  /// globals of the lowered module, if the source has private ones: names of those mean
  /// nothing.
  std::vector<Bytes> globals;
  /// Names of other globals that facts are about, where they are known.
  std::vector<std::string> otherGlobals;
  /// Engine `ref` only, by index of a fact about a heap block: the first block of facts
  /// that reallocs moved to this one, step by step, or itself. No two of them live at once.
  std::vector<uint32_t> heapOrigins;
  /// Engine `ref` only, by the same index: whether the block has no bytes. C leaves open
  /// whether there is such a block, or null (ALLOC-17).
  std::vector<bool> heapEmpty;
  /// Engine `ref` only: where `buffers` and `globals` hold facts.
  std::vector<PointerPlace> pointers;
  /// What puts printed, a line each, up to kMaxPrinted bytes.
  std::string printed;
  /// Engine `ref` only, after a failed cf.assert: its message, as far as C sees it.
  std::string assertion;
  /// Heap blocks alive at exit, returned ones included, descriptor objects of
  /// unranked results (which the caller frees) excluded.
  uint64_t liveAllocations = 0;
  /// Reference engines only: how many stack allocations of one operation lived at once in
  /// one frame, at most, and "file:line:column: op" of that operation, "" when unknown.
  uint32_t stackTurns = 0;
  std::string stackPlace;
  /// Reference engines only: bytes of stack allocations, and frames, that lived at once, at
  /// most; and the largest allocation with its operation, as in `stackPlace`.
  uint64_t stackBytes = 0, largestBytes = 0;
  uint32_t frames = 0;
  std::string largestPlace;
  /// Engine `jit` only: the run used more than kNativeStackBytes of its stack.
  bool deepStack = false;
  /// Engine `jit` only: the controls of floating point that the run left, "": as they were.
  std::string floatEnvironment;
  /// Native runs that returned: which registers have another value than before though a callee has to keep them.
  std::string changedRegisters;
  uint64_t steps = 0; // reference engines only
  /// Of a native run with WorkerOptions::twoCallers, how many were at work, each on buffers
  /// of its own. TwoDiffer: alone, the run had another outcome.
  enum class Callers : uint8_t { One, Two, TwoDiffer };
  Callers callers = Callers::One;
  /// Reference engines only: a choice of the machine (REFRT_CHOSEN) decided where
  /// it went or what it accessed, so that other outcomes are as right.
  bool undetermined = false;

  /// "file:line:column: op" of the trap, "" when unknown.
  std::string placeText() const { return location.isKnown() ? location.text() + ": " + operation : ""; }
  /// Makes it as new but keeps the memory of its vectors.
  void clear();
  /// PointerFact::index for a global of that name, which is added to `otherGlobals`
  /// unless it is there.
  uint32_t otherGlobal(const char *name);
};
/// What a platform gives a thread: the usual limit of Linux.
inline constexpr uint64_t kNativeStackBytes = uint64_t(8) << 20;
/// A run with more calls of external functions than this is refused.
inline constexpr uint32_t kMaxCallEvents = 4096;
/// Further text that a run prints is neither kept nor compared.
inline constexpr size_t kMaxPrinted = 65536;
/// Adds to `printed`, which has at most kMaxPrinted bytes, what fits.
void addPrinted(std::string &printed, const char *text, size_t length);

/// "returned", "trapped", ...; static.
const char *name(Outcome::Kind kind);

/// Native code ended by what LLVM makes of llvm.intr.trap, which is an abort to
/// the reference machine. Memory and trace of the process are gone with it.
bool stoppedByTrapInstruction(const Outcome &outcome);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_OUTCOME_H
