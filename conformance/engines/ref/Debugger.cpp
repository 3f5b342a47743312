//===-- Debugger.cpp - looking into a run on the reference machine --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Debugger.h. Two machines at most for all functions: one that runs at full
// speed, and one whose steps are watched, each made when it is first needed.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ref/Debugger.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/engines/ref/RefEngine.h"

#include "conformance/engines/ref/RefWatch.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"
#include <utility>
#include <vector>

using namespace memref_cts::conformance;

Debugger::~Debugger() = default;

bool memref_cts::conformance::isStopPlace(llvm::StringRef stopAt) {
  llvm::SmallString<64> text(stopAt);
  refrt_stop stop;
  return refrt_stop_parse(const_cast<char *>(text.c_str()), &stop) != 0;
}

bool memref_cts::conformance::hasStopPlace(const refrt_program *program, llvm::StringRef stopAt) {
  std::string text(stopAt);
  refrt_stop stop;
  return refrt_stop_parse(text.data(), &stop) && refrt_stop_exists(program, &stop);
}

std::string memref_cts::conformance::debugText(const DebugLine &line) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto place = [&] {
    if (!line.location.empty())
      os << line.location << ": ";
  };
  switch (line.kind) {
  case REFRT_DEBUG_TRACE:
    os << '[' << line.number << "] ";
    place();
    break;
  case REFRT_DEBUG_DROPPED:
    os << "[...] " << line.number << ' ';
    break;
  case REFRT_DEBUG_STOP:
    os << "stopped before step " << line.number << ": ";
    place();
    break;
  case REFRT_DEBUG_FRAME:
    place();
    break;
  case REFRT_DEBUG_NOTE:
    place();
    os << "note: ";
    break;
  case REFRT_DEBUG_VALUE:
    os << '%' << line.number << ' ';
    place();
    break;
  case REFRT_DEBUG_ALLOCATION:
    break;
  case REFRT_DEBUG_LEAK:
    place();
    os << "leak: ";
    break;
  }
  os << line.text;
  return text;
}

namespace {

/// Unknown bytes looked for, and explained, per run.
constexpr unsigned kMostExplained = 4;

class MachineDebugger final : public Debugger, private RefWatch {
public:
  MachineDebugger(const refrt_program *source, const refrt_program *lowered, const RunLimits &limits,
                  const DebugOptions &options)
      : source(source), lowered(lowered), program(lowered ? lowered : source), limits(limits), options(options) {}

  llvm::Error prepare();
  llvm::Error enter(llvm::StringRef entryName) override;
  void run(const Input &input, Outcome &outcome, Inspection &inspection) override;

private:
  bool watches() const { return options.trace || !options.stopAt.empty(); }
  std::unique_ptr<MachineEngine> &usual() { return watches() ? watched : plain; }
  llvm::Error lead(std::unique_ptr<MachineEngine> &engine);
  void before(refrt_vm *vm) override;
  void after(refrt_vm *vm, llvm::ArrayRef<refrt_value> results, const refrt_outcome &outcome) override;
  void explainUnknown(refrt_vm *vm, llvm::ArrayRef<refrt_value> results);
  void add(refrt_debug_line kind, uint64_t number, uint32_t location, const char *text);
  static void takeLine(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
    static_cast<MachineDebugger *>(user)->add(kind, number, location, text);
  }

  static void takeElement(void *user, const refrt_element *element) {
    static_cast<MachineDebugger *>(user)->element =
        DebugElement{element->memory, element->value, element->index, element->reads != 0, element->writes != 0};
  }

  const refrt_program *source, *lowered; // lowered: or NULL
  const refrt_program *program;          // that runs
  RunLimits limits;
  DebugOptions options;
  std::optional<DebugElement> element; // of the next line
  std::string entry, stopText;
  refrt_stop stop = {};
  uint64_t traced = 0;                           // lines of the log so far, against traceLimit
  std::unique_ptr<MachineEngine> plain, watched; // `watched` alone when every run is watched
  Outcome again;

  // State of one run.
  Inspection *inspection = nullptr;
  refrt_debug *session = nullptr;
  bool explaining = false; // the second run of a call
  bool needsSecond = false;
};

} // namespace

llvm::Error MachineDebugger::prepare() {
  stopText = options.stopAt;
  if (!stopText.empty() && !refrt_stop_parse(stopText.data(), &stop))
    return llvm::createStringError("'" + options.stopAt + "' is no place to stop at");
  return llvm::Error::success();
}

llvm::Error MachineDebugger::enter(llvm::StringRef entryName) {
  if (std::string why = lowered ? checkLoweredSignature(source, lowered, entryName) : ""; !why.empty())
    return llvm::createStringError(why);
  entry = entryName.str();
  return lead(usual());
}

/// Leads a machine to `entry`; makes it where there is none.
llvm::Error MachineDebugger::lead(std::unique_ptr<MachineEngine> &engine) {
  if (engine)
    return engine->enter(entry);
  uint32_t flags = &engine == &watched ? REFRT_CONFIG_WATCH_STEPS : 0;
  if (lowered)
    return makeWatchedRefLLVMEngine(source, lowered, entry, limits, flags | REFRT_CONFIG_NONCONFORMING_UNDEF_READS,
                                    *this)
        .moveInto(engine);
  return makeWatchedRefEngine(source, entry, limits, flags, *this).moveInto(engine);
}

void MachineDebugger::add(refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  DebugLine line;
  traced += kind == REFRT_DEBUG_TRACE && options.traceLast == 0;
  line.kind = kind;
  line.number = number;
  line.text = text;
  line.element = std::exchange(element, std::nullopt);
  if (refrt_program_location(program, location)) {
    char place[512];
    line.location.assign(place, refrt_format_location(program, location, place, sizeof place));
  }
  inspection->lines.push_back(std::move(line));
}

void MachineDebugger::before(refrt_vm *vm) {
  refrt_debug_options with = {};
  with.line = takeLine;
  with.element = takeElement;
  with.user = this;
  if (explaining || watches())
    with.explain = with.origins = options.explain;
  if (!explaining) {
    with.trace = options.trace;
    with.trace_last = options.traceLast;
    with.trace_limit = options.traceLimit - traced;
    with.allocations = options.allocations;
    with.stop = options.stopAt.empty() ? nullptr : &stop;
  }
  if (refrt_debug_create(vm, &with, &session) != REFRT_OK)
    session = nullptr;
}

static bool isUnknown(const refrt_value &leaf) { return (leaf.state & REFRT_UNDEF) != 0; }

/// Calls `visit` with the first unknown byte of each allocation the caller gets:
/// memory of arguments, and heap memory that a result points to.
template <typename Visit>
static void forEachUnknownMemory(refrt_vm *vm, llvm::ArrayRef<refrt_value> results, Visit visit) {
  for (uint32_t id = 0; id < refrt_vm_num_allocations(vm); ++id) {
    refrt_allocation memory;
    if (refrt_vm_allocation(vm, id, &memory) != REFRT_OK || !memory.alive ||
        (memory.kind != REFRT_ALLOCATION_ARGUMENT &&
         (memory.kind != REFRT_ALLOCATION_HEAP ||
          llvm::none_of(results, [&](const refrt_value &leaf) { return leaf.hi == uint64_t(id) + 1; }))))
      continue;
    std::vector<uint8_t> marks(memory.size);
    if (refrt_vm_get_marks(vm, id, 0, memory.size, marks.data()) != REFRT_OK)
      continue;
    for (uint64_t i = 0; i < memory.size; ++i)
      if (marks[i] == REFRT_SHADOW_POISON || marks[i] == REFRT_SHADOW_UNDEF || marks[i] == REFRT_SHADOW_DEPENDS) {
        if (!visit(id, i))
          return;
        break;
      }
  }
}

void MachineDebugger::explainUnknown(refrt_vm *vm, llvm::ArrayRef<refrt_value> results) {
  unsigned left = kMostExplained;
  uint32_t last = 0;
  for (const refrt_value &leaf : results)
    if (isUnknown(leaf) && leaf.origin != last && left) {
      last = leaf.origin;
      left -= refrt_debug_explain_leaf(session, &leaf) != 0;
    }
  forEachUnknownMemory(vm, results, [&](uint32_t id, uint64_t offset) {
    if (!left)
      return false;
    size_t at = inspection->lines.size();
    if (refrt_debug_explain_byte(session, id, offset)) {
      inspection->lines[at].text = "byte " + std::to_string(offset) + " of " + "allocation#" + std::to_string(id) +
                                   " is unknown: " + inspection->lines[at].text;
      --left;
    }
    return true;
  });
}

void MachineDebugger::after(refrt_vm *vm, llvm::ArrayRef<refrt_value> results, const refrt_outcome &outcome) {
  inspection->allocations.clear();
  for (const refrt_value &leaf : results)
    inspection->allocations.push_back(leaf.hi <= refrt_vm_num_allocations(vm) ? static_cast<uint32_t>(leaf.hi) - 1
                                                                              : REFRT_NONE);
  inspection->stopped |= outcome.kind == REFRT_STOPPED;
  if (outcome.kind == REFRT_RETURNED && options.explain) {
    if (explaining || watches()) {
      explainUnknown(vm, results);
    } else {
      needsSecond = llvm::any_of(results, isUnknown);
      forEachUnknownMemory(vm, results, [&](uint32_t, uint64_t) { return !(needsSecond = true); });
    }
  }
  if (outcome.kind == REFRT_TRAPPED && outcome.trap != REFRT_TRAP_ASSERT && outcome.trap != REFRT_TRAP_ABORT)
    needsSecond = options.explain && !explaining && !watches();
  refrt_debug_finish(session);
  refrt_debug_destroy(session);
  session = nullptr;
  if (outcome.kind == REFRT_RETURNED && options.leaks && !explaining)
    inspection->leaks = refrt_debug_leaks(vm, results.data(), results.size(), takeLine, this);
}

void MachineDebugger::run(const Input &input, Outcome &outcome, Inspection &to) {
  inspection = &to;
  to.lines.clear();
  to.stopped = false;
  to.leaks = 0;
  to.allocations.clear();
  explaining = needsSecond = false;
  usual()->run(llvm::ArrayRef<Input>(input), llvm::MutableArrayRef<Outcome>(outcome));
  if (!needsSecond)
    return;
  if (llvm::Error error = lead(watched)) {
    llvm::consumeError(std::move(error)); // no notes, the outcome stands
    return;
  }
  explaining = true;
  watched->run(llvm::ArrayRef<Input>(input), llvm::MutableArrayRef<Outcome>(again));
}

llvm::Expected<std::unique_ptr<Debugger>> memref_cts::conformance::makeDebugger(const refrt_program *program,
                                                                                const refrt_program *lowered,
                                                                                const RunLimits &limits,
                                                                                const DebugOptions &options) {
  std::unique_ptr<MachineDebugger> debugger = std::make_unique<MachineDebugger>(program, lowered, limits, options);
  if (llvm::Error error = debugger->prepare())
    return std::move(error);
  return std::unique_ptr<Debugger>(std::move(debugger));
}

namespace {
/// Collects the notes on a trap.
class TrapWatch final : public RefWatch {
public:
  explicit TrapWatch(const refrt_program *program) : program(program) {}
  std::vector<std::string> notes;

private:
  void before(refrt_vm *vm) override;
  void after(refrt_vm *vm, llvm::ArrayRef<refrt_value> results, const refrt_outcome &outcome) override;
  static void takeLine(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text);

  const refrt_program *program;
  refrt_debug *session = nullptr;
};
} // namespace

void TrapWatch::takeLine(void *user, refrt_debug_line kind, uint64_t, uint32_t location, const char *text) {
  TrapWatch &watch = *static_cast<TrapWatch *>(user);
  if (kind != REFRT_DEBUG_NOTE)
    return;
  char place[512];
  std::string note;
  if (refrt_program_location(watch.program, location))
    note = std::string(place, refrt_format_location(watch.program, location, place, sizeof place)) + ": ";
  watch.notes.push_back(note + text);
}

void TrapWatch::before(refrt_vm *vm) {
  refrt_debug_options with = {};
  with.line = takeLine;
  with.user = this;
  with.explain = with.origins = 1;
  if (refrt_debug_create(vm, &with, &session) != REFRT_OK)
    session = nullptr;
}

void TrapWatch::after(refrt_vm *, llvm::ArrayRef<refrt_value>, const refrt_outcome &outcome) {
  if (session)
    refrt_debug_finish(session);
  refrt_debug_destroy(session);
  session = nullptr;
  if (outcome.kind != REFRT_TRAPPED)
    notes.clear();
}

std::vector<std::string> memref_cts::conformance::explainTrap(const refrt_program *source, const refrt_program *lowered,
                                                              llvm::StringRef entry, const RunLimits &limits,
                                                              const Input &input) {
  TrapWatch watch(lowered);
  llvm::Expected<std::unique_ptr<MachineEngine>> engine =
      makeWatchedRefLLVMEngine(source, lowered, entry, limits, REFRT_CONFIG_WATCH_STEPS, watch);
  if (!engine) {
    llvm::consumeError(engine.takeError());
    return {};
  }
  Outcome outcome;
  (*engine)->run(llvm::ArrayRef<Input>(input), llvm::MutableArrayRef<Outcome>(outcome));
  return watch.notes;
}
