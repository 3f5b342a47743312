//===-- Features.cpp - what a program is about, as numbers ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of names; a number is a place in them.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Features.h"

#include "fuzz/generate/ValueTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

// Operations that a use names. Copies and calls have a row for each role.
// clang-format off
static constexpr const char *kMemoryOperations[] = {
    "func.argument",  "memref.alloc",         "memref.alloca",
    "memref.get_global", "memref.subview",    "memref.subview.reducing",
    "memref.cast",    "memref.cast.unranked", "memref.reinterpret_cast", "memref.transpose",
    "memref.expand_shape", "memref.collapse_shape", "memref.view", "memref.realloc",
    "func.call.view", "memref.load",          "memref.store",
    "memref.copy",    "memref.copy.to",       "memref.dim",
    "memref.extract_strided_metadata",        "func.call",
    "external",       "func.return",
    "vector.load",    "vector.store",         "vector.maskedload", "vector.maskedstore",
    "vector.expandload", "vector.compressstore", "vector.transfer_read", "vector.transfer_write",
    "vector.gather",  "vector.scatter"};
// clang-format on
// clang-format off
static constexpr const char *kScalarOperations[] = {
    "arith.addf",      "arith.mulf",       "arith.subf",   "arith.maximumf",   "arith.minimumf",  "arith.negf",
    "arith.addi",      "arith.subi",       "arith.muli",   "arith.xori",       "arith.andi",      "arith.ori",
    "arith.maxsi",     "arith.minui",      "arith.minsi",  "arith.maxui",      "arith.remui",     "arith.divui",
    "arith.divsi",     "arith.remsi",      "arith.ceildivsi", "arith.floordivsi", "arith.ceildivui", "arith.select",
    "arith.cmpi",      "arith.cmpf",       "arith.index_cast", "arith.index_castui", "arith.extui", "arith.extsi",
    "arith.trunci",    "arith.uitofp",     "arith.sitofp", "arith.extf",       "arith.truncf",    "memref.rank",
    "vector.broadcast", "vector.from_elements", "vector.to_elements", "vector.step", "vector.constant_mask",
    "vector.create_mask", "vector.extract", "vector.insert", "vector.extract_strided_slice",
    "vector.insert_strided_slice", "vector.shuffle", "vector.shape_cast", "vector.transpose", "vector.interleave",
    "vector.deinterleave", "vector.bitcast", "vector.reduction", "vector.multi_reduction", "vector.outerproduct",
    "vector.mask"};
// clang-format on
// clang-format off
static constexpr const char *kPlainFeatures[] = {
    "chain:0", "chain:1", "chain:2", "chain:3", "loops:0", "loops:1", "loops:2", "loops:3", "loops:4", "results:0",
    "results:1", "results:2", "results:3", "results:4", "results:5", "entry-results:0", "entry-results:1",
    "entry-results:2", "entry-results:3", "entry-results:4", "entry-results:5", "entry-results:6", "op:cf.cond_br",
    "op:cf.switch", "repeated-successor", "op:func.call", "op:func.call_indirect", "external", "reversed",
    "unranked-result", "base-result", "index-bitwidth=32", "op:memref.copy", "op:memref.dealloc",
    "op:memref.extract_aligned_pointer_as_index", "emit-c-wrappers=true", "llvm.emit_c_interface",
    "use-bare-ptr-memref-call-conv=true", "transfer:transposed", "transfer:column", "transfer:repeated",
    "transfer:in-bounds", "transfer:any-bounds", "transfer:below", "transfer:masked", "transfer:mask-around",
    "vector-result", "call-vector-result", "vector-argument", "vector-2d-access"};
// clang-format on
static constexpr const char *kElementClasses[] = {"index", "i1",        "i8 to i64", "odd integers",
                                                  "i128",  "f16, bf16", "f32, f64"};
static constexpr const char *kLayouts[] = {"layout:scalar", "layout:identity", "layout:static", "layout:dynamic",
                                           "layout:negative"};

static_assert(std::size(kMemoryOperations) == kNumMemoryOperations);
static_assert(std::size(kScalarOperations) == kNumScalarOperations);
static_assert(std::size(kPlainFeatures) == kNumPlainFeatures);
static_assert(std::size(kElementClasses) == kNumElementClasses);
static_assert(std::size(kLayouts) == kNumLayouts);

/// The row of `name`, or the number of rows.
template <size_t N>
static size_t row(const char *const (&table)[N], StringRef name) {
  return static_cast<size_t>(find_if(table, [&](const char *each) { return name == each; }) - std::begin(table));
}

static size_t elementClass(StringRef type) {
  if (type == "index")
    return 0;
  if (unsigned bits = integerBits(type))
    return bits == 1 ? 1 : bits > 64 ? 4 : bits >= 8 && (bits & (bits - 1)) == 0 ? 2 : 3;
  return type == "f16" || type == "bf16" ? 5 : 6;
}

/// kNumFeatures if there is no row for it.
static size_t number(const Use &use) {
  size_t element = elementClass(use.element);
  if (use.layout.empty()) {
    size_t operation = row(kScalarOperations, use.operation);
    return operation < kNumScalarOperations ? kFirstScalarFeature + operation * kNumElementClasses + element
                                            : kNumFeatures;
  }
  size_t operation = row(kMemoryOperations, use.operation), layout = row(kLayouts, use.layout);
  if (operation >= kNumMemoryOperations || layout >= kNumLayouts)
    return kNumFeatures;
  size_t rank = std::min<size_t>(use.rank, kNumRanks - 1);
  return ((operation * kNumElementClasses + element) * kNumRanks + rank) * kNumLayouts + layout;
}

std::vector<size_t> memref_cts::fuzz::featureNumbers(const GeneratedCase &program) {
  std::vector<size_t> numbers;
  for (const Use &use : program.uses)
    if (size_t each = number(use); each < kNumFeatures)
      numbers.push_back(each);
  for (const std::string &feature : program.features)
    if (size_t each = row(kPlainFeatures, feature); each < kNumPlainFeatures)
      numbers.push_back(kFirstPlainFeature + each);
  llvm::sort(numbers);
  numbers.erase(llvm::unique(numbers), numbers.end());
  return numbers;
}

std::string memref_cts::fuzz::featureName(size_t number) {
  if (number >= kNumFeatures)
    return "";
  if (number >= kFirstPlainFeature)
    return kPlainFeatures[number - kFirstPlainFeature];
  if (number >= kFirstScalarFeature) {
    number -= kFirstScalarFeature;
    return std::string(kScalarOperations[number / kNumElementClasses]) + " of " +
           kElementClasses[number % kNumElementClasses];
  }
  size_t layout = number % kNumLayouts, rank = number / kNumLayouts % kNumRanks;
  number /= size_t(kNumLayouts) * kNumRanks;
  return std::string(kMemoryOperations[number / kNumElementClasses]) + " of " +
         kElementClasses[number % kNumElementClasses] + ", rank " + std::to_string(rank) + ", " + kLayouts[layout];
}
