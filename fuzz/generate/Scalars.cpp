//===-- Scalars.cpp - constants and arithmetic ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations here have a defined result for all operands they can get. Divisors
// are odd or constant, shift amounts are constants below the width, no overflow
// flags, no float to integer.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Scalars.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

/// A value of `type`: one in scope if there is one, else a constant.
std::string memref_cts::fuzz::scalar(FunctionBuilder &f, const std::string &type) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < f.scalars.size(); ++i)
    if (f.scalars[i].type == type)
      fitting.push_back(i);
  if (fitting.empty() || f.tape.chance(1, 8))
    return f.constant(type);
  // The youngest is the smallest choice: chains of computations are likely.
  return f.scalars[fitting[fitting.size() - 1 - f.tape.below(fitting.size())]].name;
}

std::string memref_cts::fuzz::anyIndex(FunctionBuilder &f) { return scalar(f, "index"); }

std::string memref_cts::fuzz::compare(FunctionBuilder &f) {
  if (f.tape.chance(1, 4) && !f.scalars.empty()) {
    const Scalar &some = f.scalars[f.tape.below(f.scalars.size())];
    if (isFloat(some.type)) {
      static const char *const predicates[] = {"olt", "oeq", "une", "uge", "ord", "ugt"};
      std::string type = some.type;
      std::string left = some.name;
      return f.op("arith.cmpf",
                  std::string(f.tape.pick(ArrayRef<const char *>(predicates))) + ", " + left + ", " + scalar(f, type),
                  type);
    }
    if (some.type == "i1")
      return some.name;
  }
  static const char *const predicates[] = {"slt", "ult", "eq", "ne", "sge", "ugt", "sle", "uge"};
  std::string type = "index";
  for (const Scalar &each : f.scalars)
    if (integerBits(each.type) > 1 && f.tape.chance(1, 3))
      type = each.type;
  std::string left = scalar(f, type);
  return f.op("arith.cmpi",
              std::string(f.tape.pick(ArrayRef<const char *>(predicates))) + ", " + left + ", " + scalar(f, type),
              type);
}

std::string memref_cts::fuzz::arithmetic(FunctionBuilder &f, const std::string &type) {
  std::string left = scalar(f, type);
  if (isFloat(type)) {
    static const char *const binary[] = {"arith.addf", "arith.mulf", "arith.subf", "arith.maximumf", "arith.minimumf"};
    if (f.tape.chance(1, 8))
      return f.op("arith.negf", left, type);
    return f.op(f.tape.pick(ArrayRef<const char *>(binary)), left + ", " + scalar(f, type), type);
  }
  switch (f.tape.below(8)) {
  default: {
    static const char *const binary[] = {"arith.addi", "arith.subi",  "arith.muli",  "arith.xori",  "arith.andi",
                                         "arith.ori",  "arith.maxsi", "arith.minui", "arith.minsi", "arith.maxui"};
    return f.op(f.tape.pick(ArrayRef<const char *>(binary)), left + ", " + scalar(f, type), type);
  }
  case 5: { // odd divisors are not zero
    std::string one = type == "index" ? f.indexConstant(1) : f.constant(type + " one", "%one", constantText(type, 1));
    std::string divisor = f.op("arith.ori", scalar(f, type) + ", " + one, type);
    return f.op(f.tape.chance(1, 2) ? "arith.remui" : "arith.divui", left + ", " + divisor, type);
  }
  case 6: { // a constant divisor that is neither zero nor minus one
    unsigned bits = type == "index" ? 32 : integerBits(type);
    if (bits < 4)
      return f.op("arith.xori", left + ", " + left, type);
    static const char *const signedDivisions[] = {"arith.divsi", "arith.remsi", "arith.ceildivsi", "arith.floordivsi"};
    std::string three = f.constant(type + " three", "%three", constantText(type, 3));
    return f.op(f.tape.pick(ArrayRef<const char *>(signedDivisions)), left + ", " + three, type);
  }
  case 7: {
    std::string condition = compare(f);
    std::string first = scalar(f, type), second = scalar(f, type);
    f.feature("op:arith.select");
    f.use("arith.select", type);
    return f.op("arith.select " + condition + ", " + first + ", " + second + " : " + type);
  }
  }
}

void memref_cts::fuzz::arithmetic(FunctionBuilder &f) {
  std::string type = "index";
  if (!f.scalars.empty())
    type = f.scalars[f.scalars.size() - 1 - f.tape.below(f.scalars.size())].type;
  f.newScalar(type, arithmetic(f, type));
}

/// A value of another type made from one in scope.
void memref_cts::fuzz::conversion(FunctionBuilder &f) {
  if (f.scalars.empty())
    return arithmetic(f);
  Scalar from = f.scalars[f.tape.below(f.scalars.size())];
  // Integers become indices more often than chance has it: their signs matter.
  std::string to = integerBits(from.type) && f.tape.chance(1, 3) ? "index" : std::string(f.tape.pick(elementTypes()));
  unsigned fromBits = integerBits(from.type), toBits = integerBits(to);
  auto convert = [&](const char *name) {
    f.feature(std::string("op:") + name);
    f.use(name, from.type);
    f.newScalar(to, f.op(std::string(name) + " " + from.name + " : " + from.type + " to " + to));
  };
  if (from.type == to)
    return arithmetic(f);
  if (from.type == "index" && toBits)
    return convert(f.tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast");
  if (fromBits && to == "index")
    return convert(f.tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast");
  if (fromBits && toBits && fromBits < toBits)
    return convert(f.tape.chance(1, 2) ? "arith.extui" : "arith.extsi");
  if (fromBits > toBits && toBits)
    return convert("arith.trunci");
  if (fromBits && fromBits <= 16 && (to == "f32" || to == "f64"))
    return convert(f.tape.chance(1, 2) ? "arith.uitofp" : "arith.sitofp");
  auto floatRank = [](StringRef type) { return type == "f64" ? 3 : type == "f32" ? 2 : 1; };
  if (isFloat(from.type) && isFloat(to) && floatRank(from.type) != floatRank(to))
    return convert(floatRank(from.type) < floatRank(to) ? "arith.extf" : "arith.truncf");
  arithmetic(f);
}
