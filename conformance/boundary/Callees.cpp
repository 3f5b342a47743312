//===-- Callees.cpp - external functions that programs may call -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalar callees and the `probe_` functions as Callees.h describes them. Must not
// touch memory.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/Callees.h"

#include "lowering/FloatSemantics.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace memref_cts::conformance;
using memref_cts::lowering::semanticsOf;

namespace {
class CalleeTable {
public:
  CalleeTable() {
    Callee row;
#define CALLEE_F32_1(NAME)                                                                                             \
  row.f32x1 = &::NAME;                                                                                                 \
  add(row, #NAME, Callee::F32x1);
#define CALLEE_F32_2(NAME)                                                                                             \
  row.f32x2 = &::NAME;                                                                                                 \
  add(row, #NAME, Callee::F32x2);
#define CALLEE_F64_1(NAME)                                                                                             \
  row.f64x1 = &::NAME;                                                                                                 \
  add(row, #NAME, Callee::F64x1);
#define CALLEE_F64_2(NAME)                                                                                             \
  row.f64x2 = &::NAME;                                                                                                 \
  add(row, #NAME, Callee::F64x2);
#define CALLEE_DOT_F32(NAME)                                                                                           \
  row.f32x1 = nullptr;                                                                                                 \
  add(row, #NAME, Callee::DotF32);
    Callee print;
    print.prints = true;
#define CALLEE_PRINT(NAME) add(print, #NAME, Callee::Probe);
#define CALLEE_PRINT_MEMREF(NAME, ELEMENT, RANK)                                                                       \
  row.element = ELEMENT;                                                                                               \
  row.rank = RANK;                                                                                                     \
  add(row, #NAME, Callee::PrintMemref);
#define CALLEE_CLOCK(NAME) add(row, #NAME, Callee::Clock);
#include "conformance/boundary/callees.def"
  }
  const Callee *find(llvm::StringRef name) const {
    llvm::StringMap<Callee>::const_iterator found = rows.find(name);
    if (found != rows.end())
      return &found->second;
    return name.starts_with("probe_") ? &probe : nullptr;
  }

private:
  void add(Callee row, const char *name, Callee::Kind kind) {
    row.name = name;
    row.kind = kind;
    rows[name] = row;
  }
  llvm::StringMap<Callee> rows;
  Callee probe;
};
} // namespace

const Callee *memref_cts::conformance::findCallee(llvm::StringRef name) {
  static const CalleeTable table;
  return table.find(name);
}

bool memref_cts::conformance::isLeftOut(llvm::StringRef name) {
#define CALLEE_LEFT_OUT(NAME)                                                                                          \
  if (name == #NAME)                                                                                                   \
    return true;
#include "conformance/boundary/callees.def"
  return false;
}

std::string memref_cts::conformance::providedCallees() {
  return "provided are:"
#define CALLEE_F32_1(Name) " " #Name
#define CALLEE_F32_2(Name) " " #Name
#define CALLEE_F64_1(Name) " " #Name
#define CALLEE_F64_2(Name) " " #Name
#define CALLEE_DOT_F32(Name) " " #Name
#define CALLEE_PRINT(Name) " " #Name
#define CALLEE_PRINT_MEMREF(Name, Element, Rank) " " #Name
#define CALLEE_CLOCK(Name) " " #Name
#include "conformance/boundary/callees.def"
         ", and probe_ANYTHING with any signature";
}

static bool allScalars(const LeafPlan &plan, size_t count, refrt_float_kind kind) {
  if (plan.leaves.size() != count || !plan.memrefs.empty())
    return false;
  for (const Leaf &leaf : plan.leaves)
    if (!leaf.isFloat || leaf.floatKind != kind)
      return false;
  return true;
}

static bool isFloatFunction(const FunctionPlan &plan, size_t arguments, refrt_float_kind kind) {
  return allScalars(plan.arguments, arguments, kind) && allScalars(plan.results, 1, kind);
}

static bool isDot(const refrt_program *program, const FunctionPlan &plan) {
  if (!allScalars(plan.results, 1, REFRT_FLOAT_F32) || plan.arguments.memrefs.size() != 2 ||
      plan.arguments.leaves.size() != 10)
    return false;
  for (const MemrefLeaves &memref : plan.arguments.memrefs) {
    const refrt_type_info *element = refrt_type_get(program, memref.element);
    if (memref.unranked || memref.rank != 1 || element->kind != REFRT_KIND_FLOAT ||
        element->float_kind != REFRT_FLOAT_F32)
      return false;
  }
  return true;
}

/// Whether MLIR writes an element type so.
static bool isElement(const refrt_program *program, refrt_type type, llvm::StringRef text) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (text.consume_front("complex<"))
    return info->kind == REFRT_KIND_COMPLEX && isElement(program, info->element, text.drop_back());
  switch (info->kind) {
  case REFRT_KIND_INT:
    return text == "i" + std::to_string(info->bits);
  case REFRT_KIND_INDEX:
    return text == "index";
  case REFRT_KIND_FLOAT:
    return text == refrt_float_name(info->float_kind);
  default:
    return false;
  }
}

static bool isPrintedMemref(const Callee &callee, const refrt_program *program, const FunctionPlan &plan) {
  if (!plan.results.leaves.empty() || plan.arguments.memrefs.size() != 1)
    return false;
  const MemrefLeaves &memref = plan.arguments.memrefs.front();
  const size_t leaves = memref.unranked ? 2 : 3 + 2 * size_t(memref.rank);
  return plan.arguments.leaves.size() == leaves && isElement(program, memref.element, callee.element) &&
         (memref.unranked ? callee.rank == kAnyRank : callee.rank == int(memref.rank));
}

static std::string typeOfPrinted(const Callee &callee) {
  if (callee.rank == kAnyRank)
    return "(memref<*x" + std::string(callee.element) + ">) -> ()";
  std::string sizes;
  for (int i = 0; i < callee.rank; ++i)
    sizes += "?x";
  return "(memref<" + sizes + callee.element + ">) -> ()";
}

static bool isClock(const FunctionPlan &plan) {
  if (!plan.arguments.leaves.empty() || plan.results.leaves.size() != 1)
    return false;
  const Leaf &time = plan.results.leaves.front();
  return time.role == Leaf::Bits && (time.isFloat ? time.floatKind == REFRT_FLOAT_F64 : time.bits == 64);
}

std::string memref_cts::conformance::checkCallee(const Callee &callee, const refrt_program *program,
                                                 const FunctionPlan &plan) {
  std::string wanted;
  auto want = [&](bool isAsWanted, llvm::StringRef type) { wanted = isAsWanted ? "" : type; };
  switch (callee.kind) {
  case Callee::F32x1:
    want(isFloatFunction(plan, 1, REFRT_FLOAT_F32), "(f32) -> f32");
    break;
  case Callee::F32x2:
    want(isFloatFunction(plan, 2, REFRT_FLOAT_F32), "(f32, f32) -> f32");
    break;
  case Callee::F64x1:
    want(isFloatFunction(plan, 1, REFRT_FLOAT_F64), "(f64) -> f64");
    break;
  case Callee::F64x2:
    want(isFloatFunction(plan, 2, REFRT_FLOAT_F64), "(f64, f64) -> f64");
    break;
  case Callee::DotF32:
    want(isDot(program, plan),
         "(memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32");
    break;
  case Callee::PrintMemref:
    want(isPrintedMemref(callee, program, plan), typeOfPrinted(callee));
    break;
  case Callee::Clock:
    want(isClock(plan), "() -> f64 or () -> i64");
    break;
  case Callee::Probe:
    for (const Leaf &leaf : plan.results.leaves)
      if (leaf.role != Leaf::Bits || leaf.inMemref)
        return "external function '" + plan.name + "' returns a memref, pointer or function, which probes do not";
    return "";
  }
  if (!wanted.empty())
    return "external function '" + plan.name + "' is provided as " + wanted + " only";
  return "";
}

static uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/// A NaN of IEEE-like kinds becomes one fixed pattern, so that engines with
/// different NaNs mix alike.
static refrt_value canonical(const Leaf &leaf, const refrt_value &value) {
  if (!leaf.isFloat)
    return value;
  uint64_t words[2] = {value.lo, value.hi};
  const llvm::fltSemantics &kind = semanticsOf(leaf.floatKind);
  llvm::APInt bits(llvm::APFloat::semanticsSizeInBits(kind), words);
  if (!llvm::APFloat(kind, bits).isNaN())
    return value;
  refrt_value nan = value;
  nan.lo = 0x7ff8;
  nan.hi = 0;
  return nan;
}

static refrt_value smallFloat(refrt_float_kind kind, uint64_t random) {
  refrt_value value = {};
  uint32_t width = refrt_float_bits(kind);
  double number;
  if (kind == REFRT_FLOAT_F8E8M0FNU)
    number = std::ldexp(1.0, int(random % 9) - 4);
  else if (width <= 8)
    number = (random & 1 ? -1.0 : 1.0) * std::ldexp(1.0, int(random >> 1 & 1));
  else
    number = (double(random % 4097) - 2048.0) / 16.0;
  llvm::APFloat result(number);
  bool inexact;
  result.convert(semanticsOf(kind), llvm::APFloat::rmNearestTiesToEven, &inexact);
  llvm::APInt bits = result.bitcastToAPInt();
  value.lo = bits.getRawData()[0];
  value.hi = bits.getNumWords() > 1 ? bits.getRawData()[1] : 0;
  return value;
}

static void callProbe(const FunctionPlan &plan, uint64_t ordinal, const refrt_value *args, refrt_value *results) {
  uint64_t h = 0xcbf29ce484222325u;
  for (char c : plan.name)
    h = (h ^ uint8_t(c)) * 0x100000001b3u;
  h = mix(h ^ ordinal);
  for (size_t i = 0; i < plan.arguments.leaves.size(); ++i) {
    const Leaf &leaf = plan.arguments.leaves[i];
    if (leaf.role != Leaf::Bits || leaf.inMemref)
      continue;
    refrt_value value = canonical(leaf, args[i]);
    h = mix(h ^ value.lo);
    h = mix(h ^ value.hi);
  }
  for (size_t k = 0; k < plan.results.leaves.size(); ++k) {
    const Leaf &leaf = plan.results.leaves[k];
    uint64_t r = mix(h + k);
    refrt_value value = {};
    if (leaf.isFloat) {
      value = smallFloat(leaf.floatKind, r);
    } else if (leaf.isIndex) {
      value.lo = r % 1024;
    } else if (leaf.bits <= 64) {
      value.lo = r & llvm::maskTrailingOnes<uint64_t>(leaf.bits);
    } else {
      value.lo = r;
      value.hi = mix(r) & llvm::maskTrailingOnes<uint64_t>(leaf.bits - 64);
    }
    results[k] = value;
  }
}

void memref_cts::conformance::callScalar(const Callee &callee, const FunctionPlan &plan, uint64_t ordinal,
                                         const refrt_value *args, refrt_value *results) {
  uint32_t unknown = 0;
  for (size_t i = 0; i < plan.arguments.leaves.size(); ++i) {
    const Leaf &leaf = plan.arguments.leaves[i];
    if (leaf.role != Leaf::Bits || leaf.inMemref || (args[i].state & REFRT_UNDEF) == 0 || unknown == REFRT_POISON)
      continue;
    // What depends on undef may be one number for every choice.
    unknown = args[i].state == REFRT_DEPENDS ? REFRT_DEPENDS : REFRT_POISON;
  }
  if (unknown) {
    for (size_t k = 0; k < plan.results.leaves.size(); ++k)
      results[k] = {0, 0, unknown, 0};
    return;
  }
  auto f32 = [&](int i) { return llvm::bit_cast<float>(uint32_t(args[i].lo)); };
  auto f64 = [&](int i) { return llvm::bit_cast<double>(args[i].lo); };
  auto setF32 = [&](float x) {
    results[0] = {llvm::bit_cast<uint32_t>(x), 0, uint32_t(std::isnan(x) ? REFRT_ANY_NAN : REFRT_DEFINED), 0};
  };
  auto setF64 = [&](double x) {
    results[0] = {llvm::bit_cast<uint64_t>(x), 0, uint32_t(std::isnan(x) ? REFRT_ANY_NAN : REFRT_DEFINED), 0};
  };
  switch (callee.kind) {
  case Callee::F32x1:
    return setF32(callee.f32x1(f32(0)));
  case Callee::F32x2:
    return setF32(callee.f32x2(f32(0), f32(1)));
  case Callee::F64x1:
    return setF64(callee.f64x1(f64(0)));
  case Callee::F64x2:
    return setF64(callee.f64x2(f64(0), f64(1)));
  case Callee::Probe:
    return callProbe(plan, ordinal, args, results);
  case Callee::Clock:
    if (plan.results.leaves.front().isFloat)
      return setF64(double(ordinal));
    results[0] = {ordinal * 1000000000, 0, REFRT_DEFINED, 0};
    return;
  case Callee::PrintMemref:
  case Callee::DotF32:
    return;
  }
}
