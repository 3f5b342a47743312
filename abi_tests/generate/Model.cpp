//===-- Model.cpp - what a function looks like to C ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Leaves, layout and LLVM types. The C side is in ModelPrototype.cpp, the hazards in
// ModelHazards.cpp. Must not include anything of a lowering.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

namespace {
struct Machine {
  const char *name, *triple;
  unsigned bits;
  const char *toolPrefix, *emulator, *flags;
};

struct Machines {
#define TARGET(ID, NAME, TRIPLE, CPU, FEATURES, BITS, PREFIX, CFLAGS, EMULATOR, LACKS)                                 \
  static constexpr Machine ID = {                                                                                      \
      *TRIPLE ? NAME : "x86-64", *TRIPLE ? TRIPLE : "x86_64-linux-gnu", BITS, PREFIX, EMULATOR, CFLAGS};
#include "conformance/targets.def"
};
} // namespace

static constexpr Target kTargets[] = {
#define ABI_TARGET(ID, MACHINE, LAYOUT, BIG, ALIGN64, ALIGN128, MACRO)                                                 \
  {TargetId::ID,                                                                                                       \
   Machines::MACHINE.name,                                                                                             \
   Machines::MACHINE.triple,                                                                                           \
   LAYOUT,                                                                                                             \
   Machines::MACHINE.bits,                                                                                             \
   BIG,                                                                                                                \
   ALIGN64,                                                                                                            \
   ALIGN128,                                                                                                           \
   Machines::MACHINE.toolPrefix,                                                                                       \
   Machines::MACHINE.emulator,                                                                                         \
   Machines::MACHINE.flags,                                                                                            \
   MACRO},
#include "abi_tests/AbiTargets.def"
#undef ABI_TARGET
};

ArrayRef<Target> memref_cts::abi_tests::targets() { return kTargets; }

const Target *memref_cts::abi_tests::findTarget(StringRef name) {
  const Target *found = find_if(kTargets, [&](const Target &target) { return name == target.name; });
  return found == std::end(kTargets) ? nullptr : found;
}

const char *memref_cts::abi_tests::name(Convention convention) {
  return convention == Convention::Default ? "default" : convention == Convention::Wrapper ? "wrapper" : "bare";
}

static ValueType scalar(TypeKind kind) {
  ValueType type;
  type.kind = kind;
  return type;
}

std::vector<LeafType> memref_cts::abi_tests::leavesOf(const ValueType &type) {
  ValueType index = scalar(TypeKind::Index), pointer = scalar(TypeKind::Pointer);
  index.width = type.width;
  if (type.kind == TypeKind::Unranked)
    return {{"rank", index}, {"descriptor", pointer}};
  if (type.kind != TypeKind::Ranked)
    return {{"", type}};
  std::vector<LeafType> leaves = {{"allocated", pointer}, {"aligned", pointer}, {"offset", index}};
  for (const char *array : {"sizes", "strides"})
    for (unsigned i = 0; i < type.rank; ++i)
      leaves.push_back({std::string(array) + "[" + std::to_string(i) + "]", index});
  return leaves;
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

static Extent extentOfScalar(const ValueType &type, const Target &target) {
  bool isWord = type.kind == TypeKind::Pointer || (type.kind == TypeKind::Index && !type.width);
  unsigned bits = isWord ? target.pointerBits : type.width;
  uint64_t size = PowerOf2Ceil(divideCeil(bits, 8));
  if (size >= 16)
    return {alignTo(size, target.align128), target.align128};
  return {size, size == 8 && type.kind != TypeKind::Pointer ? target.align64 : size};
}

static StructLayout layOut(ArrayRef<Extent> fields) {
  StructLayout layout;
  for (const Extent &field : fields) {
    uint64_t offset = alignTo(layout.extent.size, field.align);
    layout.offsets.push_back(offset);
    layout.extent.size = offset + field.size;
    layout.extent.align = std::max(layout.extent.align, field.align);
  }
  layout.extent.size = alignTo(layout.extent.size, layout.extent.align);
  return layout;
}

Extent memref_cts::abi_tests::extentOf(const ValueType &type, const Target &target) {
  if (!type.isMemRef())
    return extentOfScalar(type, target);
  SmallVector<Extent> fields;
  for (const LeafType &leaf : leavesOf(type))
    fields.push_back(extentOfScalar(leaf.type, target));
  return layOut(fields).extent;
}

StructLayout memref_cts::abi_tests::layoutOf(ArrayRef<ValueType> types, const Target &target) {
  SmallVector<Extent> fields;
  for (const ValueType &type : types)
    fields.push_back(extentOf(type, target));
  return layOut(fields);
}

//===----------------------------------------------------------------------===//
// LLVM types
//===----------------------------------------------------------------------===//

std::string memref_cts::abi_tests::llvmType(const ValueType &type, const Target &target) {
  bool hasWidth = (type.kind == TypeKind::Index || type.isMemRef()) && type.width;
  std::string index = "i" + std::to_string(hasWidth ? type.width : target.pointerBits);
  switch (type.kind) {
  case TypeKind::Integer:
    return "i" + std::to_string(type.width);
  case TypeKind::Index:
    return index;
  case TypeKind::Float:
    return type.width == 16 ? "half" : type.width == 32 ? "float" : "double";
  case TypeKind::BFloat:
    return "bfloat";
  case TypeKind::Pointer:
    return "ptr";
  case TypeKind::Unranked:
    return "{ " + index + ", ptr }";
  case TypeKind::Ranked: {
    if (type.rank == 0)
      return "{ ptr, ptr, " + index + " }";
    std::string array = "[" + std::to_string(type.rank) + " x " + index + "]";
    return "{ ptr, ptr, " + index + ", " + array + ", " + array + " }";
  }
  }
  llvm_unreachable("kind of type");
}

bool memref_cts::abi_tests::hasStructResult(const Signature &signature) {
  return signature.results.size() > 1 || (signature.results.size() == 1 && signature.results[0].isMemRef());
}

bool memref_cts::abi_tests::resultByPointer(const Signature &signature, Convention convention) {
  return convention == Convention::Wrapper && hasStructResult(signature);
}

std::string memref_cts::abi_tests::symbolName(const Signature &signature, Convention convention) {
  return (convention == Convention::Wrapper ? "_mlir_ciface_" : "") + signature.name;
}

std::string memref_cts::abi_tests::llvmFunctionType(const Signature &signature, Convention convention,
                                                    const Target &target) {
  SmallVector<std::string> results, parameters;
  for (const ValueType &type : signature.results)
    results.push_back(llvmType(type, target));
  std::string result = results.empty() ? "void" : results.size() == 1 ? results[0] : "{ " + join(results, ", ") + " }";
  if (resultByPointer(signature, convention)) {
    result = "void";
    parameters.push_back("ptr");
  }
  for (const ValueType &type : signature.arguments) {
    if (type.isMemRef() && convention == Convention::Wrapper) {
      parameters.push_back("ptr");
      continue;
    }
    for (const LeafType &leaf : leavesOf(type))
      parameters.push_back(llvmType(leaf.type, target));
  }
  return result + " (" + join(parameters, ", ") + ")";
}
