//===-- LeafPlan.cpp - flattened types and what is seen through them --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Leaf plans, views through descriptors (DESC-RANKED-02 to -08), descriptor
// objects of unranked memrefs (DESC-UNRANKED-04). Must not run anything.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/LeafPlan.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace memref_cts::conformance;

MemoryView::~MemoryView() = default;

static constexpr uint32_t kMaxDynamicRank = 64;

static bool holdsPointers(const refrt_program *program, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (!info)
    return true;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
    return false;
  case REFRT_KIND_COMPLEX:
  case REFRT_KIND_VECTOR:
  case REFRT_KIND_ARRAY:
    return holdsPointers(program, info->element);
  case REFRT_KIND_STRUCT:
    for (uint64_t i = 0; i < info->count; ++i)
      if (holdsPointers(program, info->parts[i]))
        return true;
    return false;
  default:
    return true;
  }
}

void memref_cts::conformance::appendLeaves(const refrt_program *program, refrt_type type, LeafPlan &plan) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (!info)
    return;
  Leaf leaf;
  leaf.bits = info->bits;
  switch (info->kind) {
  case REFRT_KIND_INT:
    plan.leaves.push_back(leaf);
    return;
  case REFRT_KIND_INDEX:
    leaf.isIndex = true;
    plan.leaves.push_back(leaf);
    return;
  case REFRT_KIND_FLOAT:
    leaf.isFloat = true;
    leaf.floatKind = info->float_kind;
    plan.leaves.push_back(leaf);
    return;
  case REFRT_KIND_PTR:
    leaf.role = Leaf::Pointer;
    plan.leaves.push_back(leaf);
    return;
  case REFRT_KIND_FUNCTION:
    leaf.role = Leaf::Function;
    leaf.bits = refrt_program_layout(program)->pointer_bits;
    plan.leaves.push_back(leaf);
    return;
  case REFRT_KIND_COMPLEX:
    appendLeaves(program, info->element, plan);
    appendLeaves(program, info->element, plan);
    return;
  case REFRT_KIND_VECTOR:
    for (uint32_t i = 0; i < info->leaves; ++i)
      appendLeaves(program, info->element, plan);
    return;
  case REFRT_KIND_ARRAY:
    for (uint64_t i = 0; i < info->count; ++i)
      appendLeaves(program, info->element, plan);
    return;
  case REFRT_KIND_STRUCT:
    for (uint64_t i = 0; i < info->count; ++i)
      appendLeaves(program, info->parts[i], plan);
    return;
  case REFRT_KIND_MEMREF:
  case REFRT_KIND_UNRANKED:
    break;
  }
  const refrt_layout *layout = refrt_program_layout(program);
  const refrt_type_info *element = refrt_type_get(program, info->element);
  MemrefLeaves memref;
  memref.first = plan.leaves.size();
  memref.rank = info->rank;
  memref.unranked = info->kind == REFRT_KIND_UNRANKED;
  memref.element = info->element;
  memref.elementHoldsPointers = holdsPointers(program, info->element);
  memref.elementSize = element ? element->store_size : 0;
  memref.elementStride = element ? element->size : 0;
  Leaf index;
  index.isIndex = true;
  index.inMemref = true;
  index.bits = layout->index_bits;
  Leaf pointer;
  pointer.role = Leaf::Pointer;
  pointer.inMemref = true;
  pointer.bits = layout->pointer_bits;
  if (memref.unranked) {
    memref.rank = 0;
    plan.leaves.push_back(index);
    pointer.role = Leaf::Object;
    plan.leaves.push_back(pointer);
  } else {
    plan.leaves.push_back(pointer);
    plan.leaves.push_back(pointer);
    for (uint32_t i = 0; i < 1 + 2 * info->rank; ++i)
      plan.leaves.push_back(index);
  }
  plan.memrefs.push_back(memref);
}

FunctionPlan memref_cts::conformance::planFunction(const refrt_program *program, refrt_symbol function) {
  FunctionPlan plan;
  const refrt_function_info *info = refrt_program_function(program, function);
  if (!info)
    return plan;
  plan.name = info->name;
  plan.id = function;
  plan.type = info->type;
  const refrt_type_info *type = refrt_type_get(program, info->type);
  for (uint64_t i = 0; i < type->count; ++i)
    appendLeaves(program, type->parts[i], plan.arguments);
  for (uint32_t i = 0; i < type->num_results; ++i)
    appendLeaves(program, type->parts[type->count + i], plan.results);
  plan.arguments.isText = info->num_blocks == 0 && plan.name == kTextPrinter && plan.arguments.leaves.size() == 1 &&
                          plan.arguments.leaves.front().role == Leaf::Pointer;
  return plan;
}

bool memref_cts::conformance::isPointerMark(uint8_t mark) {
  return mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8;
}

void memref_cts::conformance::normalizeShadow(Bytes &bytes) {
  for (uint8_t shadow : bytes.shadow)
    if (shadow != REFRT_SHADOW_INITIALIZED)
      return;
  bytes.shadow.clear();
}

std::string memref_cts::conformance::checkInput(const LeafPlan &plan, const Input &input) {
  if (input.leaves.size() != plan.leaves.size())
    return "input has " + std::to_string(input.leaves.size()) + " argument leaves, the function takes " +
           std::to_string(plan.leaves.size());
  for (size_t i = 0; i < input.leaves.size(); ++i) {
    const InputLeaf &leaf = input.leaves[i];
    if (leaf.buffer >= 0 && size_t(leaf.buffer) >= input.buffers.size())
      return "argument leaf " + std::to_string(i) + " points to a buffer that does not exist";
    if (plan.leaves[i].role == Leaf::Function)
      return "argument leaf " + std::to_string(i) + " is a function, which an input cannot hold";
  }
  for (const InputBuffer &buffer : input.buffers) {
    if (!llvm::isPowerOf2_32(buffer.align))
      return "buffer alignment " + std::to_string(buffer.align) + " is not a power of two";
    for (const Relocation &relocation : buffer.relocations)
      if (relocation.buffer >= input.buffers.size() || relocation.position > buffer.bytes.size())
        return "relocation outside its buffer";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Observation
//===----------------------------------------------------------------------===//

static int64_t signedIndex(uint64_t value, unsigned bits) { return llvm::SignExtend64(value, bits); }

static Fact makeFact(const Leaf &leaf, const refrt_value &value, MemoryView &memory) {
  Fact fact;
  fact.state = value.state;
  if (value.state == REFRT_DEPENDS && leaf.role == Leaf::Bits) { // bits that are known, or choices
    fact.lo = value.lo;
    fact.hi = value.hi;
  }
  if ((value.state & REFRT_UNDEF) != 0)
    return fact;
  switch (leaf.role) {
  case Leaf::Bits:
    fact.lo = value.lo;
    fact.hi = value.hi;
    return fact;
  case Leaf::Pointer:
    fact.pointer = memory.pointer(value);
    return fact;
  case Leaf::Function:
    fact.pointer = memory.function(value);
    return fact;
  case Leaf::Object:
    return fact;
  }
  return fact;
}

static bool fullyDefined(const refrt_value *values, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    if ((values[i].state & REFRT_UNDEF) != 0)
      return false;
  return true;
}

/// Reads the elements that the descriptor leaves `d` describe.
static void readView(const MemrefLeaves &memref, uint32_t rank, const refrt_value *d, MemoryView &memory, View &view) {
  view.readable = true;
  view.truncated = false;
  view.elementSize = memref.elementSize;
  view.element = memref.element;
  view.data.bytes.clear();
  view.data.shadow.clear();
  // The allocated pointer plays no part in reading.
  if (!fullyDefined(d + 1, 2 + 2 * rank)) {
    view.readable = false;
    return;
  }
  if (memref.elementHoldsPointers || memref.elementSize == 0)
    return;
  unsigned bits = memory.layout->index_bits;
  llvm::SmallVector<int64_t, 8> sizes, strides, position(rank, 0);
  uint64_t count = 1;
  for (uint32_t i = 0; i < rank; ++i) {
    sizes.push_back(signedIndex(d[3 + i].lo, bits));
    strides.push_back(signedIndex(d[3 + rank + i].lo, bits));
    if (sizes.back() < 0) {
      view.readable = false;
      return;
    }
    count = llvm::SaturatingMultiply(count, uint64_t(sizes.back()));
  }
  for (int64_t size : sizes)
    if (size == 0)
      count = 0;
  if (count > kMaxViewElements) {
    view.truncated = true;
    count = kMaxViewElements;
  }
  view.data.bytes.resize(count * memref.elementSize);
  view.data.shadow.assign(count * memref.elementSize, REFRT_SHADOW_INITIALIZED);
  uint64_t linear = uint64_t(signedIndex(d[2].lo, bits));
  uint64_t mask = memory.layout->pointer_bits == 32 ? UINT32_MAX : UINT64_MAX;
  for (uint64_t n = 0; n < count; ++n) {
    uint64_t address = (d[1].lo + linear * memref.elementStride) & mask;
    if (!memory.read(address, memref.elementSize, view.data.bytes.data() + n * memref.elementSize,
                     view.data.shadow.data() + n * memref.elementSize)) {
      view.readable = false;
      view.data.bytes.clear();
      view.data.shadow.clear();
      return;
    }
    for (uint32_t i = rank; i-- > 0;) {
      linear += uint64_t(strides[i]);
      if (++position[i] < sizes[i])
        break;
      linear -= uint64_t(strides[i]) * uint64_t(sizes[i]);
      position[i] = 0;
    }
  }
  // Addresses among elements of other types say nothing to others.
  for (uint8_t &mark : view.data.shadow)
    if (isPointerMark(mark))
      mark = REFRT_SHADOW_UNDEF;
  normalizeShadow(view.data);
}

/// Reads a text up to its final zero.
static View readText(const refrt_value &pointer, MemoryView &memory) {
  View view;
  view.elementSize = 1;
  view.readable = fullyDefined(&pointer, 1);
  for (uint64_t at = pointer.lo; view.readable; ++at) {
    view.truncated = view.data.bytes.size() == kMaxViewElements;
    if (view.truncated)
      break;
    uint8_t byte = 0, shadow = REFRT_SHADOW_INITIALIZED;
    view.readable = memory.read(at, 1, &byte, &shadow);
    if (!view.readable || (byte == 0 && shadow == REFRT_SHADOW_INITIALIZED))
      break;
    view.data.bytes.push_back(byte);
    view.data.shadow.push_back(shadow);
  }
  normalizeShadow(view.data);
  return view;
}

/// Reads the leaves of the descriptor object of an unranked memref.
static bool readObject(const refrt_value &rank, const refrt_value &pointer, MemoryView &memory,
                       llvm::SmallVectorImpl<refrt_value> &leaves) {
  const refrt_layout &layout = *memory.layout;
  if (!fullyDefined(&rank, 1) || !fullyDefined(&pointer, 1))
    return false;
  int64_t n = signedIndex(rank.lo, layout.index_bits);
  if (n < 0 || n > kMaxDynamicRank)
    return false;
  unsigned pointerBytes = layout.pointer_bits / 8, indexBytes = layout.index_bits / 8;
  unsigned indexStart = llvm::alignTo(2 * pointerBytes, refrt_layout_align(&layout, 'i', layout.index_bits));
  unsigned total = indexStart + (1 + 2 * unsigned(n)) * indexBytes;
  llvm::SmallVector<uint8_t, 64> bytes(total), shadow(total, REFRT_SHADOW_INITIALIZED);
  if (!memory.read(pointer.lo, total, bytes.data(), shadow.data()))
    return false;
  auto leaf = [&](unsigned at, unsigned size) {
    refrt_value value = {};
    for (unsigned i = 0; i < size; ++i) {
      unsigned from = layout.big_endian ? at + size - 1 - i : at + i;
      value.lo |= uint64_t(bytes[from]) << (8 * i);
      if (shadow[from] != REFRT_SHADOW_INITIALIZED && !isPointerMark(shadow[from]))
        value.state = shadow[from] == REFRT_SHADOW_POISON || value.state == REFRT_POISON     ? REFRT_POISON
                      : shadow[from] == REFRT_SHADOW_DEPENDS || value.state == REFRT_DEPENDS ? REFRT_DEPENDS
                                                                                             : REFRT_UNDEF;
    }
    leaves.push_back(value);
  };
  leaf(0, pointerBytes);
  leaf(pointerBytes, pointerBytes);
  for (unsigned i = 0; i < 1 + 2 * unsigned(n); ++i)
    leaf(indexStart + i * indexBytes, indexBytes);
  memory.sawObject(pointer);
  return true;
}

void memref_cts::conformance::observe(const LeafPlan &plan, const refrt_value *values, MemoryView &memory,
                                      std::vector<Fact> &facts, std::vector<View> &views, std::vector<Fact> &objects) {
  facts.clear();
  objects.clear();
  if (plan.isText) {
    facts.emplace_back();
    views.assign(1, readText(values[0], memory));
    return;
  }
  for (size_t i = 0; i < plan.leaves.size(); ++i)
    facts.push_back(makeFact(plan.leaves[i], values[i], memory));
  views.resize(plan.memrefs.size());
  for (size_t i = 0; i < plan.memrefs.size(); ++i) {
    const MemrefLeaves &memref = plan.memrefs[i];
    if (!memref.unranked) {
      readView(memref, memref.rank, values + memref.first, memory, views[i]);
      continue;
    }
    llvm::SmallVector<refrt_value, 16> leaves;
    if (!readObject(values[memref.first], values[memref.first + 1], memory, leaves)) {
      views[i] = View();
      views[i].readable = false;
      views[i].elementSize = memref.elementSize;
      views[i].element = memref.element;
      continue;
    }
    Leaf pointer, index;
    pointer.role = Leaf::Pointer;
    for (size_t k = 0; k < leaves.size(); ++k)
      objects.push_back(makeFact(k < 2 ? pointer : index, leaves[k], memory));
    readView(memref, (leaves.size() - 3) / 2, leaves.data(), memory, views[i]);
  }
}
