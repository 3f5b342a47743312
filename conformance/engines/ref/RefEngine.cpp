//===-- RefEngine.cpp - engines that run on the reference machine ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Engines `ref` and `ref-llvm`: one machine each, reset for every run. Leaves
// are those of the source types for both, because flattened arguments and
// packed results keep their order (FUNCTY-05 to -09). Must not compare and must
// not know expectations. What a run needs is resolved when the engine is made.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ref/RefEngine.h"
#include "conformance/boundary/Callees.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/boundary/LeafPlan.h"
#include "conformance/boundary/RegionView.h"
#include "conformance/boundary/StoredPointers.h"
#include "conformance/compare/Leaves.h"
#include "conformance/engines/ref/AccessMarks.h"
#include "conformance/engines/ref/Choices.h"
#include "conformance/engines/ref/MachineCallees.h"
#include "conformance/engines/ref/RefWatch.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <cstring>

using namespace memref_cts::conformance;

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

namespace {

/// An external function of the program that runs.
struct External {
  const Callee *callee = nullptr; // nullptr: refused
  FunctionPlan plan;              // from the source program where it has one
  bool recorded = false;          // the source program declares it
  std::string refusal;
};

class RefEngine final : public MachineEngine, public MemoryView {
public:
  RefEngine(const refrt_program *source, const refrt_program *program, bool lowered)
      : source(source), program(program), lowered(lowered) {
    layout = refrt_program_layout(program);
  }
  ~RefEngine() override { refrt_vm_destroy(vm); }

  llvm::Error prepare(llvm::StringRef entryName, const RunLimits &limits, uint32_t flags, RefWatch *watch,
                      bool mayBeOptimised);
  llvm::Error enter(llvm::StringRef entryName) override;

  Stage stage() const override { return lowered ? EngineKind::RefLLVM : EngineKind::Ref; }
  void run(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    for (size_t i = 0; i < inputs.size(); ++i) {
      runOne(inputs[i], outcomes[i]);
      if (lowered)
        settleChoices(inputs[i], outcomes[i]);
    }
  }

  // MemoryView.
  PointerFact pointer(const refrt_value &value) override;
  PointerFact function(const refrt_value &value) override;
  bool read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *shadow) override;
  void sawObject(const refrt_value &pointer) override;

private:
  uint32_t indexOf(cts_fact_kind kind, uint32_t id);
  void runOne(const Input &input, Outcome &outcome);
  void settleChoices(const Input &input, Outcome &outcome);
  bool place(const Input &input, Outcome &outcome);
  void findOrigins(Outcome &outcome) const;
  void finish(const Input &input, Outcome &outcome);
  void describe(const refrt_outcome &from, Outcome &outcome);
  void copyBytes(uint32_t id, const refrt_allocation &allocation, Bytes &bytes) const;
  size_t planGlobals();
  void planExternals();
  bool isOfSource(refrt_symbol id) const;
  static refrt_status callExternal(void *user, refrt_vm *vm, refrt_symbol function, const refrt_value *args,
                                   uint32_t numArgs, refrt_value *results, uint32_t numResults, refrt_outcome *outcome);
  void beginAccesses(const Input &input, Outcome &outcome);
  static void noteAccess(void *user, uint32_t allocation, uint64_t offset, uint64_t size, int isWrite);
  static void write(void *user, const char *text, size_t length) {
    addPrinted(static_cast<RefEngine *>(user)->current->printed, text, length);
  }
  refrt_status dispatch(refrt_symbol function, const refrt_value *args, uint32_t numArgs, refrt_value *results,
                        uint32_t numResults, refrt_outcome *outcome);

  const refrt_program *source;
  const refrt_program *program;
  bool lowered;
  bool notesAccesses = false;
  AccessMarks accessMarks;
  RefWatch *watch = nullptr;
  refrt_vm *vm = nullptr;
  refrt_symbol entry = REFRT_NONE;
  FunctionPlan plan; // of the entry, source types
  refrt_type f32 = REFRT_NONE;
  std::vector<External> externals;         // by function id of `program`
  std::vector<refrt_symbol> functions;     // by function id of `program`: id in `source`
  std::vector<uint32_t> globalAllocations; // Outcome::globals -> allocation id
  llvm::DenseMap<uint32_t, uint32_t> globalOfAllocation;
  llvm::DenseMap<uint32_t, const char *> otherGlobals; // by allocation id
  uint32_t firstBuffer = 0;                            // allocation id of Input::buffers[0]

  // State of one run, memory reused.
  std::vector<refrt_value> arguments, results;
  std::vector<uint32_t> heapOrder;
  llvm::SmallVector<uint32_t, 4> objects; // heap blocks that hold returned descriptor objects
  Outcome *current = nullptr;
  Outcome otherChoice;                        // of the same call
  bool chose = false, choseOtherwise = false; // as in refrt_outcome
  uint32_t numBuffers = 0;
  size_t events = 0;
  uint64_t ordinals = 0; // of those, what probes count
  uint32_t cachedId = REFRT_NONE;
  refrt_allocation cached = {};
};

} // namespace

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

/// Whether the source has mutable globals whose names mean nothing to others.
static bool hasPrivateGlobals(const refrt_program *source) {
  for (refrt_symbol global = 0; global < refrt_program_num_globals(source); ++global)
    if ((refrt_program_global(source, global)->flags & (REFRT_GLOBAL_PRIVATE | REFRT_GLOBAL_CONSTANT)) ==
        REFRT_GLOBAL_PRIVATE)
      return true;
  return false;
}

/// Gives how many of them have names of the source.
size_t RefEngine::planGlobals() {
  // Globals are the allocations that exist before the first buffer.
  llvm::DenseMap<uint32_t, uint32_t> allocationOf;
  uint32_t next = 0, count = refrt_vm_num_allocations(vm);
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    refrt_allocation allocation;
    while (next < count &&
           (refrt_vm_allocation(vm, next, &allocation) != REFRT_OK || allocation.kind != REFRT_ALLOCATION_GLOBAL))
      ++next;
    if (next < count) {
      const refrt_global_info *info = refrt_program_global(program, global);
      otherGlobals[next] = info->name;
      if (!(info->flags & REFRT_GLOBAL_EXTERNAL))
        allocationOf[global] = next;
      ++next;
    }
  }
  for (uint32_t global = 0; global < refrt_program_num_globals(source); ++global) {
    const refrt_global_info *info = refrt_program_global(source, global);
    if (info->flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT))
      continue;
    refrt_symbol here = lowered ? refrt_program_find_global(program, info->name) : global;
    llvm::DenseMap<uint32_t, uint32_t>::iterator found = allocationOf.find(here);
    uint32_t allocation = found == allocationOf.end() ? REFRT_NONE : found->second;
    if (allocation != REFRT_NONE)
      globalOfAllocation[allocation] = globalAllocations.size();
    globalAllocations.push_back(allocation);
  }
  // One of these may be a private one of the source under another name.
  const size_t numNamed = globalAllocations.size();
  if (!lowered || !hasPrivateGlobals(source))
    return numNamed;
  for (refrt_symbol global = 0; global < refrt_program_num_globals(program); ++global) {
    llvm::DenseMap<uint32_t, uint32_t>::iterator found = allocationOf.find(global);
    if (found != allocationOf.end() && !globalOfAllocation.count(found->second) &&
        (refrt_program_global(program, global)->flags & REFRT_GLOBAL_CONSTANT) == 0)
      globalAllocations.push_back(found->second);
  }
  return numNamed;
}

/// Functions of code that is not lowered yet have the types of the source.
bool RefEngine::isOfSource(refrt_symbol id) const {
  return typeText(program, refrt_program_function(program, id)->type) ==
         typeText(source, refrt_program_function(source, functions[id])->type);
}

void RefEngine::planExternals() {
  uint32_t count = refrt_program_num_functions(program);
  externals.resize(count);
  functions.assign(count, REFRT_NONE);
  for (refrt_symbol id = 0; id < count; ++id) {
    const refrt_function_info *info = refrt_program_function(program, id);
    functions[id] = lowered ? refrt_program_find_function(source, info->name) : id;
    if (info->num_blocks > 0)
      continue;
    External &external = externals[id];
    bool isInSource = functions[id] != REFRT_NONE;
    const refrt_program *owner = isInSource ? source : program;
    external.plan = planFunction(owner, isInSource ? functions[id] : id);
    external.callee = findCallee(info->name);
    external.recorded = isInSource || (external.callee && external.callee->prints);
    if (!external.callee) {
      external.refusal = "external function '" + external.plan.name + "' is not provided; " + providedCallees();
      continue;
    }
    external.refusal = checkCallee(*external.callee, owner, external.plan);
    if (external.refusal.empty() && lowered && isInSource && !isOfSource(id))
      external.refusal = checkLoweredSignature(source, program, external.plan.name);
  }
}

llvm::Error RefEngine::enter(llvm::StringRef entryName) {
  std::string symbol = entryName.str();
  refrt_symbol inSource = refrt_program_find_function(source, symbol.c_str());
  entry = refrt_program_find_function(program, symbol.c_str());
  if (inSource == REFRT_NONE || entry == REFRT_NONE)
    return makeError("no function '" + entryName + "' in the " + (inSource == REFRT_NONE ? "source" : "lowered") +
                     " program");
  if (refrt_program_function(program, entry)->num_blocks == 0)
    return makeError("function '" + entryName + "' has no body");
  plan = planFunction(source, inSource);
  results.resize(plan.results.leaves.size());
  return llvm::Error::success();
}

llvm::Error RefEngine::prepare(llvm::StringRef entryName, const RunLimits &limits, uint32_t flags, RefWatch *watch,
                               bool mayBeOptimised) {
  if (llvm::Error error = enter(entryName))
    return error;
  this->watch = watch;
  refrt_config config;
  refrt_config_init(&config);
  config.user = this;
  config.flags |= flags;
  config.external = &RefEngine::callExternal;
  config.write = &RefEngine::write;
  config.access = limits.compareAccesses || (watch && watch->wantsAccesses()) ? &RefEngine::noteAccess : nullptr;
  notesAccesses = limits.compareAccesses;
  config.max_steps = limits.maxSteps;
  config.max_bytes = limits.maxBytes;
  config.max_depth = limits.maxDepth;
  refrt_status status = refrt_vm_create(&config, program, &vm);
  if (status != REFRT_OK)
    return makeError(llvm::Twine("the reference machine does not start: ") + refrt_status_name(status));
  for (refrt_type type = 0; type < refrt_type_count(program); ++type) {
    const refrt_type_info *info = refrt_type_get(program, type);
    if (info->kind == REFRT_KIND_FLOAT && info->float_kind == REFRT_FLOAT_F32)
      f32 = type;
  }
  const size_t numNamed = planGlobals();
  planExternals();
  if (notesAccesses && !mayBeOptimised)
    accessMarks.plan(source, program, llvm::ArrayRef(globalAllocations).take_front(numNamed));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Memory as facts
//===----------------------------------------------------------------------===//

PointerFact RefEngine::pointer(const refrt_value &value) {
  cts_regions regions = {};
  regions.user = this;
  regions.block = [](void *user, const refrt_value *pointer, cts_region *found) {
    RefEngine *engine = static_cast<RefEngine *>(user);
    if (!cts_find_allocation(engine->vm, pointer, found))
      return 0;
    if (found->alive)
      found->index = engine->indexOf(found->kind, found->index);
    return 1;
  };
  return pointerFactOf(regions, value);
}

PointerFact RefEngine::function(const refrt_value &value) {
  cts_regions regions = {};
  regions.user = this;
  regions.function = [](void *user, const refrt_value *pointer, cts_region *found) {
    RefEngine *engine = static_cast<RefEngine *>(user);
    if (!cts_find_function(engine->vm, pointer, found))
      return 0;
    found->index = engine->indexOf(found->kind, found->index);
    return 1;
  };
  return pointerFactOf(regions, value);
}

/// As PointerFact has it, of an allocation or function of the machine; the first fact
/// about a heap block numbers it.
uint32_t RefEngine::indexOf(cts_fact_kind kind, uint32_t id) {
  switch (kind) {
  case CTS_FACT_BUFFER:
    return id - firstBuffer;
  case CTS_FACT_HEAP: {
    std::vector<uint32_t>::iterator found = llvm::find(heapOrder, id);
    uint32_t index = found - heapOrder.begin();
    if (found == heapOrder.end())
      heapOrder.push_back(id);
    return index;
  }
  case CTS_FACT_GLOBAL: {
    llvm::DenseMap<uint32_t, uint32_t>::iterator found = globalOfAllocation.find(id);
    if (found != globalOfAllocation.end())
      return found->second;
    const char *name = otherGlobals.lookup(id);
    return name ? current->otherGlobal(name) : UINT32_MAX;
  }
  case CTS_FACT_FUNCTION:
    if (functions[id] != REFRT_NONE)
      return functions[id];
    return refrt_program_function(program, id)->num_blocks ? kOtherSymbols + id : UINT32_MAX;
  default:
    return 0;
  }
}

bool RefEngine::read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *shadow) {
  if (cachedId == REFRT_NONE || address < cached.address || address - cached.address > cached.size ||
      size > cached.size - (address - cached.address)) {
    cachedId = refrt_vm_find_allocation(vm, address);
    if (cachedId == REFRT_NONE || refrt_vm_allocation(vm, cachedId, &cached) != REFRT_OK || !cached.alive ||
        !cached.bytes || size > cached.size - (address - cached.address)) {
      cachedId = REFRT_NONE;
      return false;
    }
  }
  uint64_t offset = address - cached.address;
  std::memcpy(bytes, cached.bytes + offset, size);
  return refrt_vm_get_marks(vm, cachedId, offset, size, shadow) == REFRT_OK;
}

void RefEngine::sawObject(const refrt_value &value) {
  uint32_t id = refrt_vm_find_allocation(vm, value.lo);
  refrt_allocation allocation;
  if (id != REFRT_NONE && refrt_vm_allocation(vm, id, &allocation) == REFRT_OK && allocation.alive &&
      allocation.kind == REFRT_ALLOCATION_HEAP && !llvm::is_contained(objects, id))
    objects.push_back(id);
}

//===----------------------------------------------------------------------===//
// External calls
//===----------------------------------------------------------------------===//

refrt_status RefEngine::callExternal(void *user, refrt_vm *, refrt_symbol function, const refrt_value *args,
                                     uint32_t numArgs, refrt_value *results, uint32_t numResults,
                                     refrt_outcome *outcome) {
  return static_cast<RefEngine *>(user)->dispatch(function, args, numArgs, results, numResults, outcome);
}

static refrt_status refuse(refrt_outcome *outcome, const std::string &reason) {
  outcome->kind = REFRT_REFUSED;
  llvm::StringRef text = reason;
  constexpr llvm::StringLiteral kMore = " ...";
  if (text.size() >= sizeof outcome->message) // up to the end of a word
    text = text.take_front(sizeof outcome->message - 1 - kMore.size()).rsplit(' ').first.rtrim(" ,");
  std::snprintf(outcome->message, sizeof outcome->message, "%.*s%s", int(text.size()), text.data(),
                text.size() == reason.size() ? "" : kMore.data());
  return REFRT_E_INVALID;
}

refrt_status RefEngine::dispatch(refrt_symbol function, const refrt_value *args, uint32_t numArgs, refrt_value *results,
                                 uint32_t numResults, refrt_outcome *outcome) {
  const External &external = externals[function];
  if (!external.refusal.empty())
    return refuse(outcome, external.refusal);
  if (numArgs != external.plan.arguments.leaves.size() || numResults != external.plan.results.leaves.size())
    return refuse(outcome,
                  "external function '" + external.plan.name + "' is called with other arguments than declared");
  uint64_t ordinal = ordinals;
  if (external.recorded) {
    if (events == kMaxCallEvents)
      return refuse(outcome, "more than " + std::to_string(kMaxCallEvents) + " calls of external functions");
    if (events == current->trace.size())
      current->trace.emplace_back();
    CallEvent &event = current->trace[events++];
    event.callee = external.plan.name;
    event.library = external.callee->isLibrary();
    ordinals += !event.library;
    cachedId = REFRT_NONE;
    observe(external.plan.arguments, args, *this, event.arguments, event.views, event.objects);
  }
  if (external.callee->kind == Callee::DotF32)
    return callDotOnMachine(vm, external.plan, f32, args, results, outcome);
  callScalar(*external.callee, external.plan, ordinal, args, results);
  return REFRT_OK;
}

//===----------------------------------------------------------------------===//
// One run
//===----------------------------------------------------------------------===//

void RefEngine::beginAccesses(const Input &input, Outcome &outcome) {
  outcome.accessed.resize(notesAccesses ? input.buffers.size() : 0);
  for (size_t i = 0; i < outcome.accessed.size(); ++i)
    outcome.accessed[i].assign(input.buffers[i].bytes.size(), 0);
  // A descriptor in memory is the lowering's affair: operations need parts of it.
  for (size_t i = 0; notesAccesses && i < std::min(input.leaves.size(), plan.arguments.leaves.size()); ++i)
    if (int32_t buffer = input.leaves[i].buffer; buffer >= 0 && plan.arguments.leaves[i].role == Leaf::Object)
      outcome.accessed[size_t(buffer)].clear();
  if (notesAccesses)
    accessMarks.begin(vm, outcome);
}

void RefEngine::noteAccess(void *user, uint32_t allocation, uint64_t offset, uint64_t size, int isWrite) {
  RefEngine *engine = static_cast<RefEngine *>(user);
  uint32_t buffer = allocation - engine->firstBuffer;
  if (!engine->current)
    return;
  if (buffer >= engine->numBuffers) {
    if (engine->notesAccesses)
      engine->accessMarks.note(engine->vm, allocation, offset, size, isWrite != 0, *engine->current);
    return;
  }
  if (engine->watch)
    engine->watch->access(buffer, offset, size, isWrite != 0);
  if (!engine->notesAccesses)
    return;
  std::vector<uint8_t> &marks = engine->current->accessed[buffer];
  for (uint64_t i = 0; i < size && offset + i < marks.size(); ++i)
    marks[offset + i] |= isWrite ? Outcome::Written : Outcome::Read;
}

static void storePointer(const refrt_layout &layout, uint64_t address, uint8_t *at) {
  unsigned bytes = layout.pointer_bits / 8;
  for (unsigned i = 0; i < bytes; ++i)
    at[layout.big_endian ? bytes - 1 - i : i] = uint8_t(address >> (8 * i));
}

/// Puts the input's buffers into the machine and fills `arguments`.
bool RefEngine::place(const Input &input, Outcome &outcome) {
  outcome.message = checkInput(plan.arguments, input);
  if (!outcome.message.empty())
    return false;
  refrt_status status = refrt_vm_reset(vm);
  firstBuffer = refrt_vm_num_allocations(vm);
  numBuffers = input.buffers.size();
  for (size_t i = 0; i < input.buffers.size() && status == REFRT_OK; ++i) {
    const InputBuffer &buffer = input.buffers[i];
    uint32_t id;
    status = refrt_vm_add_buffer(vm, buffer.bytes.size(), buffer.align, buffer.space, &id);
    refrt_allocation allocation;
    if (status == REFRT_OK)
      status = refrt_vm_allocation(vm, id, &allocation);
    if (status != REFRT_OK)
      break;
    if (id != firstBuffer + i) {
      outcome.message = "the reference machine numbers buffers in another way than announced";
      return false;
    }
    (void)refrt_vm_set_argument(vm, id, buffer.argument);
    if (!buffer.bytes.empty()) {
      std::memcpy(allocation.bytes, buffer.bytes.data(), buffer.bytes.size());
      status = refrt_vm_mark(vm, id, 0, buffer.bytes.size(), REFRT_SHADOW_INITIALIZED);
    }
  }
  if (status == REFRT_E_LIMIT) {
    outcome.kind = Outcome::Refused;
    outcome.message = "the buffers of the input do not fit the limit of program memory (--max-bytes)";
    return false;
  }
  if (status != REFRT_OK) {
    outcome.message = std::string("cannot place the input's buffers: ") + refrt_status_name(status);
    return false;
  }
  for (size_t i = 0; i < input.buffers.size(); ++i) {
    const InputBuffer &buffer = input.buffers[i];
    if (buffer.relocations.empty())
      continue;
    refrt_allocation allocation;
    refrt_vm_allocation(vm, firstBuffer + i, &allocation);
    for (const Relocation &relocation : buffer.relocations) {
      if (relocation.position + layout->pointer_bits / 8 > buffer.bytes.size()) {
        outcome.message = "relocation outside its buffer";
        return false;
      }
      refrt_value target = refrt_vm_pointer(vm, firstBuffer + relocation.buffer, relocation.addend);
      storePointer(*layout, target.lo, allocation.bytes + relocation.position);
      uint8_t marks[8] = {uint8_t(REFRT_SHADOW_POINTER + layout->pointer_bits / 8)};
      std::fill(marks + 1, std::end(marks), uint8_t(REFRT_SHADOW_POINTER_REST));
      if (refrt_vm_set_marks(vm, firstBuffer + i, relocation.position, layout->pointer_bits / 8, marks) != REFRT_OK) {
        outcome.kind = Outcome::Refused;
        outcome.message = "the buffers of the input do not fit the limit of program memory (--max-bytes)";
        return false;
      }
    }
  }
  arguments.resize(input.leaves.size());
  for (size_t i = 0; i < input.leaves.size(); ++i) {
    const InputLeaf &leaf = input.leaves[i];
    if (leaf.buffer >= 0)
      arguments[i] = refrt_vm_pointer(vm, firstBuffer + uint32_t(leaf.buffer), leaf.lo);
    else
      arguments[i] = {leaf.lo, leaf.hi, REFRT_DEFINED, 0};
  }
  return true;
}

Location memref_cts::conformance::placeOf(const refrt_location &location) {
  return {location.file && *location.file ? location.file : "(no file)", location.line, location.column};
}

/// The encoder makes a location for each operation, in the order of the module.
static OperationAt operationAt(const refrt_program *program, uint32_t id) {
  OperationAt at;
  const refrt_location *wanted = refrt_program_location(program, id);
  if (!wanted || !wanted->op)
    return at;
  at.location = placeOf(*wanted);
  for (uint32_t i = 0; const refrt_location *each = refrt_program_location(program, i); ++i) {
    if (each->line != wanted->line || each->column != wanted->column || !each->op ||
        llvm::StringRef(each->op) != wanted->op || llvm::StringRef(each->file) != wanted->file)
      continue;
    at.index += i < id;
    ++at.count;
  }
  return at;
}

/// "file:line:column: op", or "" where the program does not say.
static std::string operationText(const refrt_program *program, uint32_t location) {
  const refrt_location *place = location == REFRT_NONE ? nullptr : refrt_program_location(program, location);
  return place && place->op ? placeOf(*place).text() + ": " + place->op : "";
}

void RefEngine::describe(const refrt_outcome &from, Outcome &outcome) {
  outcome.trap = from.trap;
  outcome.undetermined = from.undetermined != 0;
  outcome.message = from.message;
  outcome.steps = from.steps;
  if (!lowered && from.text != REFRT_NONE)
    if (const char *text = refrt_program_string(program, from.text, nullptr))
      outcome.assertion = text;
  chose = from.chose != 0;
  choseOtherwise = from.chose_otherwise != 0;
  outcome.stackTurns = from.stack_turns;
  outcome.stackPlace = operationText(program, from.stack_location);
  outcome.stackBytes = from.stack_bytes;
  outcome.largestBytes = from.largest_bytes;
  outcome.largestPlace = operationText(program, from.largest_location);
  outcome.frames = from.frames;
  const refrt_location *location =
      from.location == REFRT_NONE ? nullptr : refrt_program_location(program, from.location);
  const refrt_location *origin = from.origin == REFRT_NONE ? nullptr : refrt_program_location(program, from.origin);
  if (origin && origin->op)
    outcome.origin = origin->op;
  if (lowered && origin)
    outcome.originAt = operationAt(program, from.origin);
  if (!location)
    return;
  if (lowered)
    outcome.operationAt = operationAt(program, from.location);
  if (location->op)
    outcome.operation = location->op;
  outcome.location = placeOf(*location);
}

void RefEngine::copyBytes(uint32_t id, const refrt_allocation &allocation, Bytes &bytes) const {
  bytes.bytes.assign(allocation.bytes, allocation.bytes + allocation.size);
  bytes.shadow.resize(allocation.size);
  if (refrt_vm_get_marks(vm, id, 0, allocation.size, bytes.shadow.data()) != REFRT_OK)
    bytes.shadow.assign(allocation.size, REFRT_SHADOW_UNINITIALIZED);
  normalizeShadow(bytes);
}

/// Which heap blocks that were shown are others that reallocs moved. The older one was
/// shown first: it is dead since it moved.
void RefEngine::findOrigins(Outcome &outcome) const {
  llvm::DenseMap<uint32_t, uint32_t> shown;
  for (uint32_t i = 0; i < heapOrder.size(); ++i) {
    shown[heapOrder[i]] = i;
    refrt_allocation allocation;
    uint32_t id = heapOrder[i], origin = i;
    outcome.heapEmpty.push_back(refrt_vm_allocation(vm, id, &allocation) == REFRT_OK && allocation.size == 0);
    while (origin == i && refrt_vm_allocation(vm, id, &allocation) == REFRT_OK && allocation.moved_from != REFRT_NONE) {
      id = allocation.moved_from;
      llvm::DenseMap<uint32_t, uint32_t>::iterator older = shown.find(id);
      if (older != shown.end())
        origin = outcome.heapOrigins[older->second];
    }
    outcome.heapOrigins.push_back(origin);
  }
}

/// Memory after the program ended in a defined way.
void RefEngine::finish(const Input &input, Outcome &outcome) {
  outcome.buffers.resize(numBuffers);
  for (uint32_t i = 0; i < numBuffers; ++i) {
    refrt_allocation allocation;
    if (refrt_vm_allocation(vm, firstBuffer + i, &allocation) == REFRT_OK && allocation.bytes)
      copyBytes(firstBuffer + i, allocation, outcome.buffers[i]);
  }
  outcome.globals.resize(globalAllocations.size());
  for (size_t i = 0; i < globalAllocations.size(); ++i) {
    refrt_allocation allocation;
    if (globalAllocations[i] != REFRT_NONE && refrt_vm_allocation(vm, globalAllocations[i], &allocation) == REFRT_OK &&
        allocation.bytes) {
      copyBytes(globalAllocations[i], allocation, outcome.globals[i]);
    } else {
      outcome.globals[i].bytes.clear();
      outcome.globals[i].shadow.clear();
    }
  }
  auto saysNothing = [&](uint64_t address) {
    refrt_allocation allocation;
    uint32_t id = refrt_vm_find_allocation(vm, address);
    return id == REFRT_NONE || refrt_vm_allocation(vm, id, &allocation) != REFRT_OK ||
           (allocation.size == 0 && allocation.kind == REFRT_ALLOCATION_HEAP) ||
           (address - allocation.address == allocation.size && allocation.kind == REFRT_ALLOCATION_GLOBAL);
  };
  if (lowered)
    showPointers(input, *this, outcome);
  else
    findPointers(*this, saysNothing, outcome);
  outcome.liveAllocations = 0;
  uint32_t count = refrt_vm_num_allocations(vm);
  for (uint32_t id = firstBuffer + numBuffers; id < count; ++id) {
    refrt_allocation allocation;
    if (refrt_vm_allocation(vm, id, &allocation) == REFRT_OK && allocation.alive &&
        allocation.kind == REFRT_ALLOCATION_HEAP)
      ++outcome.liveAllocations;
  }
  outcome.liveAllocations -= objects.size();
  if (notesAccesses)
    accessMarks.finish(vm, firstBuffer + numBuffers, outcome);
}

void RefEngine::runOne(const Input &input, Outcome &outcome) {
  outcome.kind = Outcome::Broken;
  outcome.trap = REFRT_TRAP_NONE;
  outcome.signal = 0;
  outcome.location = Location();
  outcome.guardHits.clear();
  outcome.otherGlobals.clear();
  outcome.heapOrigins.clear();
  outcome.heapEmpty.clear();
  outcome.pointers.clear();
  outcome.printed.clear();
  outcome.assertion.clear();
  outcome.liveAllocations = 0;
  outcome.steps = 0;
  outcome.undetermined = false;
  outcome.results.clear();
  outcome.objects.clear();
  heapOrder.clear();
  objects.clear();
  cachedId = REFRT_NONE;
  events = 0;
  ordinals = 0;
  current = &outcome;
  chose = choseOtherwise = false;
  bool finished = false;
  beginAccesses(input, outcome);
  if (place(input, outcome)) {
    refrt_outcome end = {};
    if (watch)
      watch->before(vm);
    refrt_status status =
        refrt_vm_call(vm, entry, arguments.data(), arguments.size(), results.data(), results.size(), &end);
    if (watch)
      watch->after(vm, results, end);
    if (status != REFRT_OK) {
      outcome.message = std::string("the reference machine failed: ") + refrt_status_name(status);
    } else {
      describe(end, outcome);
      switch (end.kind) {
      case REFRT_RETURNED:
        outcome.kind = Outcome::Returned;
        cachedId = REFRT_NONE;
        objects.clear(); // those of external calls are not the caller's
        observe(plan.results, results.data(), *this, outcome.results, outcome.views, outcome.objects);
        finished = true;
        break;
      case REFRT_TRAPPED:
        outcome.kind = Outcome::Trapped;
        finished = end.trap == REFRT_TRAP_ASSERT || end.trap == REFRT_TRAP_ABORT;
        break;
      case REFRT_OUT_OF_FUEL:
        outcome.kind = Outcome::OutOfFuel;
        break;
      case REFRT_REFUSED:
      case REFRT_STOPPED:
        outcome.kind = Outcome::Refused;
        outcome.reason = end.undecided ? Reason::Undef : Reason::None;
        break;
      case REFRT_BROKEN:
        outcome.message =
            std::string("the reference machine failed: ") + refrt_status_name(end.status) + " " + end.message;
        break;
      }
    }
  }
  outcome.trace.resize(events);
  if (!lowered)
    findOrigins(outcome);
  if (outcome.kind != Outcome::Returned)
    outcome.views.clear();
  if (finished) {
    finish(input, outcome);
  } else {
    outcome.buffers.clear();
    outcome.globals.clear();
  }
  current = nullptr;
}

/// Takes the mark of a choice from what every choice gives. A lowered program may freeze
/// what it then masks.
void RefEngine::settleChoices(const Input &input, Outcome &outcome) {
  if (!chose || choseOtherwise || outcome.kind == Outcome::Broken || outcome.kind == Outcome::OutOfFuel)
    return;
  Choices choices(outcome);
  if (!choices.any())
    return;
  bool isSettled = true;
  for (uint32_t choice = 1; choice < REFRT_CHOICES && isSettled; ++choice) {
    refrt_vm_set_choice(vm, choice);
    runOne(input, otherChoice);
    isSettled = !choseOtherwise && choices.add(otherChoice);
  }
  refrt_vm_set_choice(vm, 0);
  if (isSettled)
    choices.settle();
}

static llvm::Expected<std::unique_ptr<MachineEngine>>
makeEngine(const refrt_program *source, const refrt_program *program, bool lowered, llvm::StringRef entry,
           const RunLimits &limits, uint32_t flags = 0, RefWatch *watch = nullptr, bool mayBeOptimised = false) {
  std::unique_ptr<RefEngine> engine = std::make_unique<RefEngine>(source, program, lowered);
  if (llvm::Error error = engine->prepare(entry, limits, flags, watch, mayBeOptimised))
    return std::move(error);
  return std::unique_ptr<MachineEngine>(std::move(engine));
}

llvm::Expected<std::unique_ptr<MachineEngine>>
memref_cts::conformance::makeRefEngine(const refrt_program *program, llvm::StringRef entry, const RunLimits &limits) {
  return makeEngine(program, program, false, entry, limits);
}

llvm::Expected<std::unique_ptr<MachineEngine>>
memref_cts::conformance::makeWatchedRefEngine(const refrt_program *program, llvm::StringRef entry,
                                              const RunLimits &limits, uint32_t flags, RefWatch &watch) {
  return makeEngine(program, program, false, entry, limits, flags, &watch);
}

llvm::Expected<std::unique_ptr<MachineEngine>>
memref_cts::conformance::makeRefLLVMEngine(const refrt_program *source, const refrt_program *lowered,
                                           llvm::StringRef entry, const RunLimits &limits, bool mayBeOptimised) {
  // LangRef: such a load is undef, which passes on their way to code may use.
  return makeEngine(source, lowered, true, entry, limits, REFRT_CONFIG_NONCONFORMING_UNDEF_READS, nullptr,
                    mayBeOptimised);
}

llvm::Expected<std::unique_ptr<MachineEngine>>
memref_cts::conformance::makeWatchedRefLLVMEngine(const refrt_program *source, const refrt_program *lowered,
                                                  llvm::StringRef entry, const RunLimits &limits, uint32_t flags,
                                                  RefWatch &watch) {
  return makeEngine(source, lowered, true, entry, limits, flags, &watch);
}
