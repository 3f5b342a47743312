//===-- Scalars.cpp - constants and arithmetic ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations here have a defined result for all operands they can get: divisors
// are odd or constant, shift amounts are constants below the width, no overflow
// flags, no float to integer.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

ArrayRef<const char *> memref_cts::fuzz::elementTypes() {
  static const char *const types[] = {"f32", "i32", "index", "i64", "f64", "i8",  "i16",
                                      "i1",  "f16", "bf16",  "i24", "i7",  "i33", "i128"};
  return types;
}

unsigned memref_cts::fuzz::integerBits(StringRef type) {
  unsigned bits = 0;
  return type.consume_front("i") && !type.getAsInteger(10, bits) ? bits : 0;
}

bool memref_cts::fuzz::isFloat(StringRef type) { return type.starts_with("f") || type.starts_with("bf"); }

std::string FunctionBuilder::op(const std::string &text) {
  std::string name = fresh();
  line(name + " = " + text);
  return name;
}

std::string FunctionBuilder::op(const std::string &name, const std::string &operands, const std::string &type) {
  feature("op:" + name);
  if (StringRef(name).starts_with("arith."))
    use(name, elementOf(type).str());
  return op(name + " " + operands + " : " + type);
}

/// Constants stand at the start of the function, so that all blocks see them.
static std::string constantText(StringRef type, int64_t value) {
  if (type == "i1")
    return value ? "true" : "false";
  return std::to_string(value) + " : " + type.str();
}

std::string FunctionBuilder::indexConstant(int64_t value) {
  std::string &name = constants["index " + std::to_string(value)];
  if (name.empty()) {
    name = value < 0 ? "%cm" + std::to_string(-value) : "%c" + std::to_string(value);
    prologue += "  " + name + " = arith.constant " + std::to_string(value) + " : index\n";
  }
  return name;
}

std::string FunctionBuilder::constant(const std::string &type) {
  static const char *const floats[] = {"0.0", "1.0", "-2.5", "0.125", "3.0", "-0.0", "96.0"};
  std::string value;
  if (type == "index")
    return indexConstant(tape.between(0, 6));
  if (isFloat(type)) {
    value = std::string(tape.pick(ArrayRef<const char *>(floats))) + " : " + type;
  } else {
    unsigned bits = integerBits(type);
    if (bits == 1)
      value = tape.chance(1, 2) ? "true" : "false";
    else if (tape.chance(1, 4) && bits > 2)
      value = constantText(type, -(int64_t(1) << (std::min(bits, 62u) - 1)) + (tape.chance(1, 2) ? 1 : 0));
    else
      value = constantText(type, tape.between(0, std::min<int64_t>(100, (int64_t(1) << std::min(bits - 1, 8u)) - 1)));
  }
  std::string &name = constants[type + " " + value];
  if (name.empty()) {
    name = "%k" + std::to_string(constants.size());
    prologue += "  " + name + " = arith.constant " + value + "\n";
  }
  return name;
}

std::string FunctionBuilder::newScalar(const std::string &type, const std::string &name) {
  scalars.push_back({name, type});
  return name;
}

/// A value of `type`: one in scope if there is one, else a constant.
std::string FunctionBuilder::scalar(const std::string &type) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < scalars.size(); ++i)
    if (scalars[i].type == type)
      fitting.push_back(i);
  if (fitting.empty() || tape.chance(1, 8))
    return constant(type);
  // The youngest is the smallest choice: chains of computations are likely.
  return scalars[fitting[fitting.size() - 1 - tape.below(fitting.size())]].name;
}

std::string FunctionBuilder::compare() {
  if (tape.chance(1, 4) && !scalars.empty()) {
    const Scalar &some = scalars[tape.below(scalars.size())];
    if (isFloat(some.type)) {
      static const char *const predicates[] = {"olt", "oeq", "une", "uge", "ord", "ugt"};
      std::string type = some.type;
      std::string left = some.name;
      return op("arith.cmpf",
                std::string(tape.pick(ArrayRef<const char *>(predicates))) + ", " + left + ", " + scalar(type), type);
    }
    if (some.type == "i1")
      return some.name;
  }
  static const char *const predicates[] = {"slt", "ult", "eq", "ne", "sge", "ugt", "sle", "uge"};
  std::string type = "index";
  for (const Scalar &each : scalars)
    if (integerBits(each.type) > 1 && tape.chance(1, 3))
      type = each.type;
  std::string left = scalar(type);
  return op("arith.cmpi",
            std::string(tape.pick(ArrayRef<const char *>(predicates))) + ", " + left + ", " + scalar(type), type);
}

std::string FunctionBuilder::arithmetic(const std::string &type) {
  std::string left = scalar(type);
  if (isFloat(type)) {
    static const char *const binary[] = {"arith.addf", "arith.mulf", "arith.subf", "arith.maximumf", "arith.minimumf"};
    if (tape.chance(1, 8))
      return op("arith.negf", left, type);
    return op(tape.pick(ArrayRef<const char *>(binary)), left + ", " + scalar(type), type);
  }
  switch (tape.below(8)) {
  default: {
    static const char *const binary[] = {"arith.addi", "arith.subi",  "arith.muli",  "arith.xori",  "arith.andi",
                                         "arith.ori",  "arith.maxsi", "arith.minui", "arith.minsi", "arith.maxui"};
    return op(tape.pick(ArrayRef<const char *>(binary)), left + ", " + scalar(type), type);
  }
  case 5: { // odd divisors are not zero
    std::string one = type == "index" ? indexConstant(1) : std::string();
    if (one.empty()) {
      std::string &name = constants[type + " one"];
      if (name.empty()) {
        name = "%one" + std::to_string(constants.size());
        prologue += "  " + name + " = arith.constant " + constantText(type, 1) + "\n";
      }
      one = name;
    }
    std::string divisor = op("arith.ori", scalar(type) + ", " + one, type);
    return op(tape.chance(1, 2) ? "arith.remui" : "arith.divui", left + ", " + divisor, type);
  }
  case 6: { // a constant divisor that is neither zero nor minus one
    unsigned bits = type == "index" ? 32 : integerBits(type);
    if (bits < 4)
      return op("arith.xori", left + ", " + left, type);
    static const char *const signedDivisions[] = {"arith.divsi", "arith.remsi", "arith.ceildivsi", "arith.floordivsi"};
    std::string &name = constants[type + " three"];
    if (name.empty()) {
      name = "%three" + std::to_string(constants.size());
      prologue += "  " + name + " = arith.constant " + constantText(type, 3) + "\n";
    }
    return op(tape.pick(ArrayRef<const char *>(signedDivisions)), left + ", " + name, type);
  }
  case 7: {
    std::string condition = compare();
    std::string first = scalar(type), second = scalar(type);
    feature("op:arith.select");
    use("arith.select", type);
    return op("arith.select " + condition + ", " + first + ", " + second + " : " + type);
  }
  }
}

void FunctionBuilder::arithmetic() {
  std::string type = "index";
  if (!scalars.empty())
    type = scalars[scalars.size() - 1 - tape.below(scalars.size())].type;
  newScalar(type, arithmetic(type));
}

/// A value of another type made from one in scope.
void FunctionBuilder::conversion() {
  if (scalars.empty())
    return arithmetic();
  Scalar from = scalars[tape.below(scalars.size())];
  // Integers become indices more often than chance has it: their signs matter.
  std::string to = integerBits(from.type) && tape.chance(1, 3) ? "index" : std::string(tape.pick(elementTypes()));
  unsigned fromBits = integerBits(from.type), toBits = integerBits(to);
  auto convert = [&](const char *name) {
    feature(std::string("op:") + name);
    use(name, from.type);
    newScalar(to, op(std::string(name) + " " + from.name + " : " + from.type + " to " + to));
  };
  if (from.type == to)
    return arithmetic();
  if (from.type == "index" && toBits)
    return convert(tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast");
  if (fromBits && to == "index")
    return convert(tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast");
  if (fromBits && toBits && fromBits < toBits)
    return convert(tape.chance(1, 2) ? "arith.extui" : "arith.extsi");
  if (fromBits > toBits && toBits)
    return convert("arith.trunci");
  if (fromBits && fromBits <= 16 && (to == "f32" || to == "f64"))
    return convert(tape.chance(1, 2) ? "arith.uitofp" : "arith.sitofp");
  auto floatRank = [](StringRef type) { return type == "f64" ? 3 : type == "f32" ? 2 : 1; };
  if (isFloat(from.type) && isFloat(to) && floatRank(from.type) != floatRank(to))
    return convert(floatRank(from.type) < floatRank(to) ? "arith.extf" : "arith.truncf");
  arithmetic();
}
