//===-- ModelHazards.cpp - where C and LLVM part ways ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hazards of a call, computed from what the C ABI documents of each target and
// LLVM's rules for values without attributes say. The matrix measures the same
// and reports a disagreement that is not foretold here as a finding.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

static constexpr struct {
  const char *name, *why, *instead, *clauses;
} kHazards[] = {
#define ABI_HAZARD(ID, NAME, WHY, INSTEAD, CLAUSES) {NAME, WHY, INSTEAD, CLAUSES},
#include "abi_tests/Hazards.def"
#undef ABI_HAZARD
};

const char *memref_cts::abi_tests::name(HazardKind kind) { return kHazards[static_cast<size_t>(kind)].name; }
const char *memref_cts::abi_tests::explain(HazardKind kind) { return kHazards[static_cast<size_t>(kind)].why; }
const char *memref_cts::abi_tests::remedy(HazardKind kind) { return kHazards[static_cast<size_t>(kind)].instead; }
const char *memref_cts::abi_tests::clausesOf(HazardKind kind) { return kHazards[static_cast<size_t>(kind)].clauses; }

//===----------------------------------------------------------------------===//
// Struct results
//===----------------------------------------------------------------------===//

namespace {
struct StructField {
  uint64_t offset, size;
  TypeKind kind;
  bool isFloat;
  bool isSameFloat(const StructField &other) const { return isFloat && size == other.size && kind == other.kind; }
};

/// Registers in which LLVM returns the fields of a struct one by one, in the order in which it tries them.
struct ReturnRegisters {
  std::vector<std::string> integers, floats;
  std::vector<std::string> halves; // floats of 16 bits
};
} // namespace

static std::vector<StructField> fieldsOf(const Signature &signature, const Target &target) {
  StructLayout outer = layoutOf(signature.results, target);
  std::vector<StructField> fields;
  for (const auto &[type, base] : zip(signature.results, outer.offsets)) {
    std::vector<ValueType> leaves;
    for (const LeafType &leaf : leavesOf(type))
      leaves.push_back(leaf.type);
    StructLayout inner = layoutOf(leaves, target);
    for (const auto &[leaf, offset] : zip(leaves, inner.offsets))
      fields.push_back({base + offset, extentOf(leaf, target).size, leaf.kind, leaf.isFloat()});
  }
  return fields;
}

static ReturnRegisters returnRegisters(TargetId target) {
  switch (target) {
  case TargetId::X86_64:
    // The psABI names xmm0 and xmm1, and x87 for long double alone. LLVM goes on there with the third and fourth float.
    return {{"rax", "rdx", "rcx"}, {"xmm0", "xmm1", "st0", "st1"}, {"xmm0", "xmm1", "xmm2"}};
  case TargetId::I386:
    return {{"eax", "edx", "ecx"}, {"st0", "st1"}, {"xmm0", "xmm1", "xmm2"}};
  case TargetId::AArch64: {
    std::vector<std::string> vectors = {"v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"};
    return {{"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"}, vectors, vectors};
  }
  case TargetId::S390x: {
    std::vector<std::string> floats = {"f0", "f2", "f4", "f6"};
    return {{"r2", "r3", "r4", "r5"}, floats, floats};
  }
  }
  llvm_unreachable("target");
}

static std::vector<std::string> placesInLLVM(ArrayRef<StructField> fields, const Target &target) {
  ReturnRegisters registers = returnRegisters(target.id);
  uint64_t word = target.pointerBits / 8;
  StringSet<> used;
  std::vector<std::string> places;
  for (const StructField &field : fields) {
    // s390x has no register pair for a 128-bit integer: memory for the whole.
    if (target.id == TargetId::S390x && field.size > word)
      return {"memory"};
    const std::vector<std::string> &list = !field.isFloat    ? registers.integers
                                           : field.size == 2 ? registers.halves
                                                             : registers.floats;
    std::string place;
    for (uint64_t done = 0; done < (field.isFloat ? 1 : field.size); done += word) {
      auto isFree = [&](const std::string &name) { return !used.contains(name); };
      std::vector<std::string>::const_iterator next = find_if(list, isFree);
      if (next == list.end())
        return {"memory"};
      used.insert(*next);
      place += (place.empty() ? "" : ":") + *next;
    }
    places.push_back(place);
  }
  return places;
}

/// Two registers of 8 bytes hold the bytes of the struct as they are in memory;
/// `names` gives the register of each.
static std::vector<std::string> placesInPair(ArrayRef<StructField> fields, ArrayRef<std::string> names) {
  std::vector<std::string> places;
  for (const StructField &field : fields) {
    size_t eightbyte = field.offset / 8;
    std::string place = names[eightbyte];
    if (field.size == 16)
      place += ":" + names[eightbyte + 1];
    if (field.offset % 8)
      place += "+" + std::to_string(field.offset % 8);
    places.push_back(place);
  }
  return places;
}

static std::vector<std::string> placesInC(ArrayRef<StructField> fields, const Extent &extent, const Target &target) {
  switch (target.id) {
  case TargetId::I386:
  case TargetId::S390x:
    return {"memory"};
  case TargetId::X86_64: {
    if (extent.size > 16)
      return {"memory"};
    // An eightbyte is INTEGER if any of its fields is, else SSE.
    bool isInteger[2] = {false, false};
    for (const StructField &field : fields)
      for (uint64_t byte = field.offset; byte < field.offset + field.size; byte += 8)
        isInteger[byte / 8] |= !field.isFloat;
    size_t integers = 0, floats = 0;
    const char *integerNames[] = {"rax", "rdx"}, *floatNames[] = {"xmm0", "xmm1"};
    std::vector<std::string> names;
    for (bool integer : isInteger)
      names.push_back(integer ? integerNames[integers++] : floatNames[floats++]);
    return placesInPair(fields, names);
  }
  case TargetId::AArch64: {
    // A homogeneous floating-point aggregate has a register for each field.
    if (fields.size() <= 4 && all_of(fields, [&](const StructField &f) { return f.isSameFloat(fields.front()); })) {
      std::vector<std::string> places(fields.size());
      for (auto [i, place] : enumerate(places))
        place = "v" + std::to_string(i);
      return places;
    }
    if (extent.size > 16)
      return {"memory"};
    return placesInPair(fields, {"x0", "x1"});
  }
  }
  llvm_unreachable("target");
}

ResultPlaces memref_cts::abi_tests::resultPlaces(const Signature &signature, const Target &target) {
  std::vector<StructField> fields = fieldsOf(signature, target);
  return {placesInC(fields, layoutOf(signature.results, target).extent, target), placesInLLVM(fields, target)};
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

/// Integers narrower than this must be extended by whoever gives them; 0: the
/// taker extends.
static unsigned extendedArgumentBits(TargetId target) {
  switch (target) {
  case TargetId::X86_64: // Not in the document, but clang relies on it.
  case TargetId::I386:
    return 32;
  case TargetId::S390x:
    return 64;
  case TargetId::AArch64:
    return 0;
  }
  llvm_unreachable("target");
}
static unsigned extendedResultBits(TargetId target) { return target == TargetId::S390x ? 64 : 0; }

/// Number of the first argument that clang before 18 passes differently on
/// x86-64: an i128 that finds less than two free registers, and all after it.
static size_t firstOldI128(const Signature &signature, Convention convention) {
  size_t used = resultByPointer(signature, convention) ? 1 : 0;
  for (const auto &[number, type] : enumerate(signature.arguments)) {
    if (type.kind == TypeKind::Integer && type.width == 128) {
      if (used + 2 > 6)
        return number;
      used += 2;
    } else if (type.isMemRef() && convention == Convention::Default) {
      used += leavesOf(type).size();
    } else if (!type.isFloat()) {
      ++used;
    }
  }
  return signature.arguments.size();
}

/// Integers that are passed for the type, of a width that is the same on all
/// targets; 0: none.
static unsigned integerBits(const ValueType &type, Convention convention) {
  if (type.isByte) // the C side looks at bit 0 alone
    return 0;
  // With the attribute lowered code extends, too; an i1 that is extended by its sign is no bool.
  if (type.extension != Extension::None && (type.width != 1 || type.extension == Extension::Zero))
    return 0;
  bool isUnpacked = type.isMemRef() && convention == Convention::Default;
  return type.kind == TypeKind::Integer || type.kind == TypeKind::Index || isUnpacked ? type.width : 0;
}

std::vector<Hazard> memref_cts::abi_tests::hazardsOf(const Signature &signature, Convention convention,
                                                     const Target &target, Side caller, Side callee) {
  std::vector<Hazard> hazards;
  bool loweredCaller = caller == Side::Lowered, loweredCallee = callee == Side::Lowered;
  for (const auto &[number, type] : enumerate(signature.arguments)) {
    unsigned width = integerBits(type, convention);
    if (!loweredCaller || loweredCallee || width == 0)
      continue;
    if (width == 1)
      hazards.push_back({HazardKind::BoolArgument, false, static_cast<unsigned>(number)});
    else if (width < extendedArgumentBits(target.id))
      hazards.push_back({HazardKind::NarrowArgument, false, static_cast<unsigned>(number)});
  }
  if (target.id == TargetId::X86_64 && (caller == Side::OldC) != (callee == Side::OldC))
    for (size_t i = firstOldI128(signature, convention); i < signature.arguments.size(); ++i)
      hazards.push_back({HazardKind::OldI128, false, static_cast<unsigned>(i)});
  if (target.id == TargetId::S390x && (caller == Side::OldC) != (callee == Side::OldC) && hasStructResult(signature)) {
    Target old = target;
    old.align128 = 16;
    StructLayout here = layoutOf(signature.results, target), there = layoutOf(signature.results, old);
    if (here.offsets != there.offsets || here.extent.size != there.extent.size)
      hazards.push_back({HazardKind::OldI128Layout, true, 0});
  }
  if (loweredCaller != loweredCallee && hasStructResult(signature) && convention != Convention::Wrapper) {
    ResultPlaces places = resultPlaces(signature, target);
    if (places.inC != places.inLLVM)
      hazards.push_back({HazardKind::StructResult, true, 0});
  }
  unsigned width =
      signature.results.size() == 1 && !hasStructResult(signature) ? integerBits(signature.results[0], convention) : 0;
  if (loweredCallee && !loweredCaller && width != 0) {
    if (width == 1)
      hazards.push_back({HazardKind::BoolResult, true, 0});
    else if (width < extendedResultBits(target.id))
      hazards.push_back({HazardKind::NarrowResult, true, 0});
  }
  return hazards;
}
