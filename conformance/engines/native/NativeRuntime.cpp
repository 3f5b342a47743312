//===-- NativeRuntime.cpp - memory and calls of native runs ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layout of memory around a payload of n bytes, for buffers and heap blocks:
//
//   | free | guard 64 | payload n | guard 64 |      payload at an odd multiple
//                                                   of its alignment
//
// Guards hold a pattern that depends on the position. Fresh heap memory holds a
// non-zero pattern and freed memory another one, and no memory is used twice in
// a run. So stray writes are found when the run ends. ALLOC-01 to -05.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/NativeRuntime.h"

#include "conformance/engines/native/KeptRegisters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <utility>

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace memref_cts::conformance;

static constexpr unsigned kGuard = 64;
static constexpr uint8_t kFreed = 0xDD;
static constexpr unsigned kMaxHitsPerBuffer = 8;

static const uint8_t *guardPattern() {
  static const std::vector<uint8_t> pattern = [] {
    std::vector<uint8_t> bytes(size_t(2) * kGuard);
    for (unsigned i = 0; i < bytes.size(); ++i)
      bytes[i] = uint8_t(0xC1 ^ (i * 37));
    return bytes;
  }();
  return pattern.data();
}

static void setGuards(uint8_t *start, uint64_t size) {
  const uint8_t *pattern = guardPattern();
  std::memcpy(start - kGuard, pattern, kGuard);
  std::memcpy(start + size, pattern + kGuard, kGuard);
}

static bool guardsHold(const uint8_t *start, uint64_t size) {
  const uint8_t *pattern = guardPattern();
  return std::memcmp(start - kGuard, pattern, kGuard) == 0 && std::memcmp(start + size, pattern + kGuard, kGuard) == 0;
}

/// The next payload address at or after `at`: an odd multiple of `align`.
static uint8_t *placePayload(uint8_t *at, uint64_t align) {
  uint64_t address = reinterpret_cast<uint64_t>(at) + kGuard;
  uint64_t start = (address + 2 * align - 1) / (2 * align) * (2 * align) + align;
  if (start >= address + 2 * align)
    start -= 2 * align;
  return reinterpret_cast<uint8_t *>(start);
}

NativeRuntime &NativeRuntime::get() {
  static thread_local NativeRuntime *const runtime = new NativeRuntime();
  return *runtime;
}

/// What LLVM makes of llvm.trap and llvm.ubsantrap (LangRef: "lowered to a
/// target-dependent trap instruction").
static bool isTrapInstruction(const void *at) {
#if defined(__x86_64__)
  return std::memcmp(at, "\x0f\x0b", 2) == 0 || std::memcmp(at, "\x67\x0f\xb9", 3) == 0; // ud2, ud1
#elif defined(__aarch64__)
  uint32_t instruction;
  std::memcpy(&instruction, at, sizeof instruction);
  return (instruction & 0xffe0001f) == 0xd4200000; // brk
#else
  (void)at;
  return false;
#endif
}

/// Ends the run as abort does; what is no trap instruction of a run ends the process.
static void onTrapInstruction(int number, siginfo_t *info, void *) {
  if (info->si_code > 0 && NativeRuntime::get().isRunning() && isTrapInstruction(info->si_addr))
    NativeRuntime::get().abortRun();
  signal(number, SIG_DFL); // and the instruction is executed once more
}

static struct sigaction otherHandler; // of SIGSEGV: that of LLVM, or none

/// Lends a run more of the stack. What else is wrong is for the other handler, to which the
/// instruction goes once more, or the signal if a process sent it.
static void onBadAddress(int number, siginfo_t *info, void *) {
  if (info->si_code > 0 && NativeRuntime::get().lendStack(info->si_addr))
    return;
  sigaction(number, &otherHandler, nullptr);
  if (info->si_code <= 0)
    raise(number);
}

/// For the thread that runs code under test.
static std::string catchTrapInstructions() {
  static thread_local uint8_t stack[64 << 10];
  stack_t other = {};
  other.ss_sp = stack;
  other.ss_size = sizeof stack;
  struct sigaction action = {};
  action.sa_sigaction = onTrapInstruction;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER; // the handler is left by a jump
  bool done = sigaltstack(&other, nullptr) == 0;
  for (int number : {SIGILL, SIGTRAP})
    done = done && sigaction(number, &action, nullptr) == 0;
  return done ? "" : "cannot catch trap instructions of native runs";
}

std::string NativeRuntime::prepare(const RunLimits &runLimits, uint8_t *stack) {
  limits = runLimits;
  stackLow = stack;
  uint64_t heapBytes = std::max<uint64_t>(4 * limits.maxBytes, 1u << 20);
  uint64_t arenaBytes = std::max<uint64_t>(2 * limits.maxBytes, 64u << 20);
  void *memory =
      mmap(nullptr, heapBytes + arenaBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return "cannot reserve memory for native runs";
  heap = heapAt = static_cast<uint8_t *>(memory);
  heapEnd = heap + heapBytes;
  arena = arenaAt = heapEnd;
  arenaEnd = arena + arenaBytes;
  return catchTrapInstructions();
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

void NativeRuntime::limitStack() {
  uint64_t frame = reinterpret_cast<uint64_t>(__builtin_frame_address(0));
  uint64_t end = llvm::alignDown(frame - kNativeStackBytes, uint64_t(sysconf(_SC_PAGESIZE)));
  if (frame < kNativeStackBytes || end <= reinterpret_cast<uint64_t>(stackLow))
    return; // it is smaller
  struct sigaction action = {};
  action.sa_sigaction = onBadAddress;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  closedEnd = reinterpret_cast<uint8_t *>(end);
  if (sigaction(SIGSEGV, &action, &otherHandler) != 0 ||
      mprotect(stackLow, size_t(closedEnd - stackLow), PROT_NONE) != 0)
    freeStack();
}

void NativeRuntime::freeStack() {
  if (!closedEnd)
    return;
  mprotect(stackLow, size_t(closedEnd - stackLow), PROT_READ | PROT_WRITE);
  sigaction(SIGSEGV, &otherHandler, nullptr);
  closedEnd = nullptr;
}

bool NativeRuntime::lendStack(const void *address) {
  if (!running || lentStack || address < stackLow || address >= closedEnd)
    return false;
  lentStack = mprotect(stackLow, size_t(closedEnd - stackLow), PROT_READ | PROT_WRITE) == 0;
  return lentStack;
}

void NativeRuntime::end(Outcome::Kind kind, refrt_trap trap, const char *format, ...) {
  endKind = kind;
  endTrap = trap;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(endMessage, sizeof endMessage, format, arguments);
  va_end(arguments);
  siglongjmp(landing, 1);
}

//===----------------------------------------------------------------------===//
// Heap
//===----------------------------------------------------------------------===//

void *NativeRuntime::allocate(uint64_t align, uint64_t size) {
  if (!llvm::isPowerOf2_64(align))
    end(Outcome::Trapped, REFRT_TRAP_MISALIGNED, "allocation with alignment %llu, which is not a power of two",
        static_cast<unsigned long long>(align));
  if (align < 16)
    align = 16;
  if (size > limits.maxBytes || align > limits.maxBytes || liveBytes + size > limits.maxBytes)
    end(Outcome::Trapped, REFRT_TRAP_MEMORY, "allocation of %llu bytes exceeds the budget of %llu bytes",
        static_cast<unsigned long long>(size), static_cast<unsigned long long>(limits.maxBytes));
  uint8_t *start = placePayload(heapAt, align);
  if (start > heapEnd || size + kGuard > uint64_t(heapEnd - start))
    end(Outcome::Trapped, REFRT_TRAP_MEMORY, "the run allocates more memory than can be kept apart");
  setGuards(start, size);
  for (uint64_t i = 0; i < size; i += kGuard)
    std::memcpy(start + i, guardPattern(), std::min<uint64_t>(kGuard, size - i));
  heapAt = start + size + kGuard;
  blocks.push_back({start, size, UINT32_MAX, true, false});
  liveBytes += size;
  return start;
}

/// The block whose payload or guard zone holds `address`.
NativeRuntime::Block *NativeRuntime::findBlock(uint64_t address) {
  if (address < reinterpret_cast<uint64_t>(heap) || address >= reinterpret_cast<uint64_t>(heapAt))
    return nullptr;
  std::vector<Block>::iterator after = llvm::upper_bound(blocks, address, [](uint64_t value, const Block &block) {
    return value < reinterpret_cast<uint64_t>(block.start) - kGuard;
  });
  return after == blocks.begin() ? nullptr : &*std::prev(after);
}

void NativeRuntime::release(void *pointer) {
  if (!pointer)
    return;
  Block *block = findBlock(reinterpret_cast<uint64_t>(pointer));
  if (!block || block->start != pointer)
    end(Outcome::Trapped, REFRT_TRAP_BAD_FREE, "the freed pointer is not the start of a heap block");
  if (!block->alive)
    end(Outcome::Trapped, REFRT_TRAP_DOUBLE_FREE, "heap block %u of %llu bytes is freed twice",
        unsigned(block - blocks.data()), static_cast<unsigned long long>(block->size));
  block->alive = false;
  liveBytes -= block->size;
  std::memset(block->start, kFreed, block->size);
}

/// Looks for stray writes; true and endTrap, endMessage set if there are any.
bool NativeRuntime::checkHeap() {
  for (size_t i = 0; i < blocks.size(); ++i) {
    const Block &block = blocks[i];
    if (!guardsHold(block.start, block.size)) {
      endTrap = REFRT_TRAP_OUT_OF_BOUNDS;
      std::snprintf(endMessage, sizeof endMessage, "memory next to heap block %u of %llu bytes was overwritten",
                    unsigned(i), static_cast<unsigned long long>(block.size));
      return true;
    }
    if (block.alive)
      continue;
    for (uint64_t k = 0; k < block.size; ++k)
      if (block.start[k] != kFreed) {
        endTrap = REFRT_TRAP_USE_AFTER_FREE;
        std::snprintf(endMessage, sizeof endMessage, "byte %llu of heap block %u was written after it was freed",
                      static_cast<unsigned long long>(k), unsigned(i));
        return true;
      }
  }
  return false;
}

void NativeRuntime::print(const char *text) {
  size_t length = strnlen(text, kMaxPrinted);
  addPrinted(current->printed, text, length);
  addPrinted(current->printed, "\n", 1);
  length = std::min(length, sizeof lastPrinted - 1);
  std::memcpy(lastPrinted, text, length);
  lastPrinted[length] = 0;
}

void NativeRuntime::printCharacter(char c) { addPrinted(current->printed, &c, 1); }

void NativeRuntime::abortRun() { end(Outcome::Trapped, REFRT_TRAP_ABORT, "%s", lastPrinted); }

//===----------------------------------------------------------------------===//
// Memory as facts
//===----------------------------------------------------------------------===//

std::optional<RegionView::Region> NativeRuntime::bufferAt(uint64_t address) {
  if (address < reinterpret_cast<uint64_t>(arena) || address >= reinterpret_cast<uint64_t>(arenaAt))
    return std::nullopt;
  std::vector<Buffer>::iterator after = llvm::upper_bound(buffers, address, [](uint64_t at, const Buffer &buffer) {
    return at < reinterpret_cast<uint64_t>(buffer.start) - kGuard;
  });
  if (after == buffers.begin())
    return std::nullopt;
  --after;
  return Region{reinterpret_cast<uint64_t>(after->start), uint32_t(after - buffers.begin())};
}

std::optional<RegionView::Region> NativeRuntime::blockAt(uint64_t address) {
  Block *block = findBlock(address);
  if (!block)
    return std::nullopt;
  if (block->alive && block->order == UINT32_MAX)
    block->order = nextOrder++;
  return Region{reinterpret_cast<uint64_t>(block->start), block->order, block->alive};
}

std::optional<RegionView::Region> NativeRuntime::globalAt(uint64_t address) {
  std::vector<NativeGlobal>::const_iterator after =
      llvm::upper_bound(unit->globals, address,
                        [](uint64_t at, const NativeGlobal &g) { return at < reinterpret_cast<uint64_t>(g.address); });
  if (after == unit->globals.begin())
    return std::nullopt;
  const NativeGlobal &global = *std::prev(after);
  uint64_t begin = reinterpret_cast<uint64_t>(global.address);
  if (address - begin > global.size)
    return std::nullopt;
  return Region{begin, global.outcomeIndex < unit->numSourceGlobals
                           ? global.outcomeIndex
                           : current->otherGlobal(global.name.c_str() + global.name.find('$') + 1)};
}

RegionView::Stack NativeRuntime::stack() const {
  uint64_t high = reinterpret_cast<uint64_t>(stackHigh);
  return {reinterpret_cast<uint64_t>(stackLow), stackTop ? reinterpret_cast<uint64_t>(stackTop) : high, high};
}

/// Whether bytes are alive; remembers the region around them.
bool NativeRuntime::inside(uint64_t address, uint32_t size) {
  auto within = [&](uint64_t begin, uint64_t length) {
    if (address < begin || address - begin > length || size > length - (address - begin))
      return false;
    cachedBegin = begin;
    cachedEnd = begin + length;
    return true;
  };
  PointerFact fact = pointer({address, 0, REFRT_DEFINED, 0});
  switch (fact.kind) {
  case PointerFact::Buffer:
    return within(reinterpret_cast<uint64_t>(buffers[fact.index].start), buffers[fact.index].size);
  case PointerFact::Heap: {
    Block *block = findBlock(address);
    return within(reinterpret_cast<uint64_t>(block->start), block->size);
  }
  case PointerFact::Stack:
    return within(reinterpret_cast<uint64_t>(stackTop), uint64_t(stackHigh - stackTop));
  case PointerFact::Global:
    return within(address - uint64_t(fact.offset), [&] {
      for (const NativeGlobal &global : unit->globals)
        if (reinterpret_cast<uint64_t>(global.address) == address - uint64_t(fact.offset))
          return global.size;
      return uint64_t(0);
    }());
  default:
    return false;
  }
}

bool NativeRuntime::read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *) {
  bool cached = address >= cachedBegin && address < cachedEnd && size <= cachedEnd - address;
  if (!cached) {
    // Looking at memory must not number heap blocks.
    uint32_t order = nextOrder;
    bool good = inside(address, size);
    if (nextOrder != order) {
      findBlock(address)->order = UINT32_MAX;
      nextOrder = order;
    }
    if (!good)
      return false;
  }
  std::memcpy(bytes, reinterpret_cast<const void *>(address), size);
  return true;
}

void NativeRuntime::sawObject(const refrt_value &value) {
  Block *block = observingResults ? findBlock(value.lo) : nullptr;
  if (!block || !block->alive || block->object)
    return;
  block->object = true;
  ++objects;
}

//===----------------------------------------------------------------------===//
// External calls
//===----------------------------------------------------------------------===//

static void loadSlots(const uint8_t *slots, size_t count, std::vector<refrt_value> &values) {
  values.resize(count);
  for (size_t i = 0; i < count; ++i) {
    values[i] = {};
    std::memcpy(&values[i].lo, slots + 16 * i, 8);
    std::memcpy(&values[i].hi, slots + 16 * i + 8, 8);
  }
}

void NativeRuntime::external(const NativeExternal &site, const uint8_t *arguments, uint8_t *results) {
  if (!site.callee)
    end(Outcome::Trapped, REFRT_TRAP_ABORT,
        "the lowered code calls '%s', which is not provided, where the source does not", site.plan.name.c_str());
  if (events == kMaxCallEvents)
    end(Outcome::Refused, REFRT_TRAP_NONE, "more than %u calls of external functions", kMaxCallEvents);
  uint64_t ordinal = ordinals;
  if (events == current->trace.size())
    current->trace.emplace_back();
  CallEvent &event = current->trace[events++];
  event.callee = site.plan.name;
  event.library = site.callee->isLibrary();
  ordinals += !event.library;
  loadSlots(arguments, site.plan.arguments.leaves.size(), values);
  cachedBegin = 1;
  cachedEnd = 0;
  stackTop = static_cast<uint8_t *>(__builtin_frame_address(0));
  observe(site.plan.arguments, values.data(), *this, event.arguments, event.views, event.objects);
  stackTop = nullptr;
  if (site.callee->isFunctionOfC())
    return; // the thunk calls the C function itself
  refrt_value leaves[256];
  size_t count = site.plan.results.leaves.size();
  std::vector<refrt_value> many;
  refrt_value *out = leaves;
  if (count > std::size(leaves)) {
    many.resize(count);
    out = many.data();
  }
  callScalar(*site.callee, site.plan, ordinal, values.data(), out);
  for (size_t i = 0; i < count; ++i) {
    std::memcpy(results + 16 * i, &out[i].lo, 8);
    std::memcpy(results + 16 * i + 8, &out[i].hi, 8);
  }
}

//===----------------------------------------------------------------------===//
// One run
//===----------------------------------------------------------------------===//

static uint8_t *alignedSlots(std::vector<uint8_t> &storage, size_t count) {
  storage.resize(16 * count + 16);
  return reinterpret_cast<uint8_t *>(llvm::alignTo(reinterpret_cast<uint64_t>(storage.data()), 16));
}

bool NativeRuntime::place(const NativeEntry &entry, const Input &input, Globals globals, Outcome &outcome) {
  outcome.message = checkInput(entry.plan.arguments, input);
  if (!outcome.message.empty())
    return false;
  buffers.clear();
  arenaAt = arena;
  for (const InputBuffer &buffer : input.buffers) {
    uint64_t room = uint64_t(arenaEnd - arenaAt);
    if (buffer.align > room / 8 || buffer.bytes.size() + size_t(2) * kGuard > room / 2) {
      outcome.message = "the input's buffers exceed the memory budget";
      return false;
    }
    uint8_t *start = placePayload(arenaAt, buffer.align);
    setGuards(start, buffer.bytes.size());
    if (!buffer.bytes.empty())
      std::memcpy(start, buffer.bytes.data(), buffer.bytes.size());
    buffers.push_back({start, buffer.bytes.size()});
    arenaAt = start + buffer.bytes.size() + kGuard;
  }
  for (size_t i = 0; i < input.buffers.size(); ++i)
    for (const Relocation &relocation : input.buffers[i].relocations) {
      if (relocation.position + 8 > buffers[i].size) {
        outcome.message = "relocation outside its buffer";
        return false;
      }
      uint64_t target = reinterpret_cast<uint64_t>(buffers[relocation.buffer].start) + relocation.addend;
      std::memcpy(buffers[i].start + relocation.position, &target, 8);
    }
  uint8_t *slots = alignedSlots(argumentSlots, input.leaves.size());
  for (size_t i = 0; i < input.leaves.size(); ++i) {
    const InputLeaf &leaf = input.leaves[i];
    uint64_t lo = leaf.lo;
    if (leaf.buffer >= 0)
      lo += reinterpret_cast<uint64_t>(buffers[size_t(leaf.buffer)].start);
    uint64_t hi = leaf.buffer >= 0 ? 0 : leaf.hi;
    std::memcpy(slots + 16 * i, &lo, 8);
    std::memcpy(slots + 16 * i + 8, &hi, 8);
  }
  size_t numResults = entry.plan.results.leaves.size();
  std::memset(alignedSlots(resultSlots, numResults), 0, 16 * numResults);
  if (globals == Globals::AsAtFirst)
    for (const NativeGlobal &global : entry.unit->globals)
      if (!global.constant && global.size)
        std::memcpy(global.address, global.initial.data(), global.size);
  return true;
}

/// What the caller can see after a defined end.
void NativeRuntime::finish(const NativeEntry &entry, const Input &input, Outcome &outcome) {
  outcome.buffers.resize(buffers.size());
  for (size_t i = 0; i < buffers.size(); ++i) {
    Bytes &bytes = outcome.buffers[i];
    bytes.shadow.clear();
    bytes.bytes.assign(buffers[i].start, buffers[i].start + buffers[i].size);
  }
  outcome.globals.resize(entry.unit->numOutcomeGlobals);
  for (Bytes &bytes : outcome.globals) {
    bytes.bytes.clear();
    bytes.shadow.clear();
  }
  for (const NativeGlobal &global : entry.unit->globals)
    if (global.outcomeIndex != UINT32_MAX) {
      Bytes &bytes = outcome.globals[global.outcomeIndex];
      bytes.bytes.assign(global.address, global.address + global.size);
    }
  showPointers(input, *this, outcome);
  outcome.liveAllocations = 0;
  for (const Block &block : blocks)
    outcome.liveAllocations += block.alive && !block.object;
}

static void findGuardHits(const uint8_t *start, uint64_t size, uint32_t index, std::vector<GuardHit> &hits) {
  if (guardsHold(start, size))
    return;
  const uint8_t *pattern = guardPattern();
  unsigned found = 0;
  for (int64_t i = -int64_t(kGuard); i < int64_t(kGuard) && found < kMaxHitsPerBuffer; ++i) {
    int64_t offset = i < 0 ? i : int64_t(size) + i;
    if (start[offset] != pattern[i + int64_t(kGuard)]) {
      hits.push_back({index, offset});
      ++found;
    }
  }
}

/// Of what the runtime always fills the memory is used again.
static void begin(Outcome &outcome) {
  outcome.kind = Outcome::Broken;
  outcome.trap = REFRT_TRAP_NONE;
  outcome.signal = 0;
  outcome.message.clear();
  outcome.reason = Reason::None;
  outcome.location = Location();
  outcome.guardHits.clear();
  outcome.results.clear();
  outcome.objects.clear();
  outcome.otherGlobals.clear();
  outcome.printed.clear();
  outcome.liveAllocations = 0;
  outcome.steps = 0;
  outcome.callers = Outcome::Callers::One;
  outcome.deepStack = false;
  outcome.floatEnvironment.clear();
  outcome.changedRegisters.clear();
}

void NativeRuntime::run(const NativeEntry &entry, const Input &input, Outcome &outcome, Globals globals) {
  begin(outcome);
  blocks.clear();
  heapAt = heap;
  liveBytes = 0;
  nextOrder = 0;
  objects = 0;
  events = 0;
  ordinals = 0;
  unit = entry.unit;
  layout = &entry.unit->layout;
  current = &outcome;
  endKind = Outcome::Returned;
  endTrap = REFRT_TRAP_NONE;
  endMessage[0] = lastPrinted[0] = 0;
  cachedBegin = 1;
  cachedEnd = 0;
  bool finished = false;
  if (place(entry, input, globals, outcome)) {
    uint8_t *arguments = alignedSlots(argumentSlots, input.leaves.size());
    uint8_t *results = alignedSlots(resultSlots, entry.plan.results.leaves.size());
    stackHigh = static_cast<uint8_t *>(__builtin_frame_address(0));
    stackTop = nullptr;
    const std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    running = true;
    if (sigsetjmp(landing, 0) == 0)
      entry.dispatch(entry.number, arguments, results);
    running = false;
    outcome.floatEnvironment = resetFloatEnvironment();
    outcome.changedRegisters = takeChangedRegisters();
    outcome.deepStack = std::exchange(lentStack, false);
    if (outcome.deepStack) { // the next run has no more than this one
      size_t size = size_t(closedEnd - stackLow);
      madvise(stackLow, size, MADV_DONTNEED);
      mprotect(stackLow, size, PROT_NONE);
    }
    spent += uint64_t(std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count());
    bool stray = (endKind == Outcome::Returned || endTrap == REFRT_TRAP_ABORT) && checkHeap();
    outcome.kind = stray ? Outcome::Trapped : endKind;
    outcome.trap = endTrap;
    outcome.message = endMessage;
    if (outcome.kind != Outcome::Returned) { // nobody has promised anything
      outcome.floatEnvironment.clear();
      outcome.changedRegisters.clear();
    }
    finished = outcome.kind == Outcome::Returned || outcome.trap == REFRT_TRAP_ABORT;
    for (size_t i = 0; i < buffers.size(); ++i)
      findGuardHits(buffers[i].start, buffers[i].size, uint32_t(i), outcome.guardHits);
  }
  outcome.trace.resize(events);
  if (outcome.kind == Outcome::Returned) {
    loadSlots(alignedSlots(resultSlots, entry.plan.results.leaves.size()), entry.plan.results.leaves.size(), values);
    observingResults = true;
    cachedBegin = 1;
    cachedEnd = 0;
    observe(entry.plan.results, values.data(), *this, outcome.results, outcome.views, outcome.objects);
    observingResults = false;
  } else {
    outcome.views.clear();
  }
  if (finished) {
    finish(entry, input, outcome);
  } else {
    outcome.buffers.clear();
    outcome.globals.clear();
  }
  current = nullptr;
  // A run that used much memory gives it back.
  constexpr uint64_t kKeep = 16u << 20;
  if (uint64_t(heapAt - heap) > kKeep)
    madvise(heap + kKeep, uint64_t(heapEnd - heap) - kKeep, MADV_DONTNEED);
  if (uint64_t(arenaAt - arena) > kKeep)
    madvise(arena + kKeep, uint64_t(arenaEnd - arena) - kKeep, MADV_DONTNEED);
}
