//===-- Vectors.cpp - values of vector type --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of one and two static dimensions that no memory is needed for: made
// from scalars, computed lane by lane, cut and put together, reduced. Positions
// that are known at run time are reduced by the number of lanes. Only integers
// are reduced: their sums have no order.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

std::string memref_cts::fuzz::text(const VectorType &type) {
  std::string result = "vector<";
  for (int64_t size : type.shape)
    result += std::to_string(size) + "x";
  return result + type.element + ">";
}

int64_t memref_cts::fuzz::leastSize(StringRef element) {
  unsigned bits = integerBits(element);
  bool isOfMachine = bits == 1 || bits == 8 || bits == 16 || bits == 32 || bits == 64;
  return bits == 0 || isOfMachine ? 1 : 2;
}

StringRef memref_cts::fuzz::elementOf(StringRef type) {
  if (!type.consume_front("vector<"))
    return type;
  type.consume_back(">");
  uint64_t size = 0;
  while (!type.consumeInteger(10, size))
    type = type.drop_front(); // the x
  return type;
}

/// Vectors do not grow beyond this: compiling them takes longer and longer.
static constexpr int64_t kMostLanes = 32;

static int64_t lanesOf(const VectorType &type) {
  int64_t lanes = 1;
  for (int64_t size : type.shape)
    lanes *= size;
  return lanes;
}

/// "[a, b, c]".
static std::string list(ArrayRef<int64_t> numbers) {
  std::string all;
  for (int64_t number : numbers)
    all += (all.empty() ? "" : ", ") + std::to_string(number);
  return "[" + all + "]";
}

VectorType FunctionBuilder::drawVectorType(const std::string &element, unsigned rank) {
  static const int64_t lengths[] = {4, 2, 3, 4, 2, 1, 8}, heights[] = {2, 3, 1}, widths[] = {3, 2, 4};
  int64_t first = std::max(tape.pick(rank == 1 ? ArrayRef<int64_t>(lengths) : heights), leastSize(element));
  if (rank == 1)
    return {element, {first}};
  return {element, {first, tape.pick(ArrayRef<int64_t>(widths))}};
}

/// A vector constant, at the start of the function. `lane` gives the value of
/// the lane of a number.
std::string FunctionBuilder::vectorConstant(const VectorType &type, function_ref<std::string(int64_t)> lane) {
  int64_t next = 0;
  auto nest = [&](auto &self, size_t d) -> std::string {
    if (d == type.shape.size())
      return lane(next++);
    std::string all;
    for (int64_t i = 0; i < type.shape[d]; ++i)
      all += (i ? ", " : "") + self(self, d + 1);
    return "[" + all + "]";
  };
  std::string value = "dense<" + nest(nest, 0) + "> : " + text(type);
  std::string &name = constants["vector " + value];
  if (name.empty()) {
    name = "%k" + std::to_string(constants.size());
    prologue += "  " + name + " = arith.constant " + value + "\n";
  }
  return name;
}

std::string FunctionBuilder::splat(const std::string &scalar, const VectorType &type) {
  use("vector.broadcast", type.element);
  return op("vector.broadcast", scalar, type.element + " to " + text(type));
}

std::string FunctionBuilder::newVector(const VectorType &type, const std::string &name) {
  vectors.push_back({name, type});
  return name;
}

/// A size or position of a mask: below zero, inside, the size, and beyond it.
std::string FunctionBuilder::maskSize(int64_t size) {
  if (tape.chance(1, 4))
    return indexConstant(tape.between(-1, size + 1));
  std::string some = op("arith.remui", anyIndex() + ", " + indexConstant(size + 3), "index");
  return op("arith.subi", some + ", " + indexConstant(1), "index");
}

std::string FunctionBuilder::createMask(const VectorType &type) {
  std::vector<std::string> sizes;
  for (int64_t size : type.shape)
    sizes.push_back(maskSize(size));
  use("vector.create_mask", type.element);
  return op("vector.create_mask", join(sizes, ", "), text(type));
}

std::string FunctionBuilder::makeVector(const VectorType &type) {
  int64_t lanes = lanesOf(type);
  unsigned bits = integerBits(type.element);
  uint64_t kind = tape.below(4);
  if (bits == 1 && kind != 1) {
    if (kind == 0) {
      std::vector<int64_t> numbers;
      for (int64_t size : type.shape)
        numbers.push_back(tape.between(1, size));
      use("vector.constant_mask", type.element);
      return op("vector.constant_mask", list(numbers), text(type));
    }
    return createMask(type);
  }
  switch (kind) {
  case 1:
    if (lanes <= 4) {
      std::vector<std::string> values;
      for (int64_t i = 0; i < lanes; ++i)
        values.push_back(scalar(type.element));
      use("vector.from_elements", type.element);
      return op("vector.from_elements", join(values, ", "), text(type));
    }
    [[fallthrough]];
  case 2: {
    static const char *const floats[] = {"1.0", "-2.5", "0.0", "3.0", "-0.0", "0.125"};
    int64_t first = tape.between(0, 5);
    return vectorConstant(type, [&](int64_t lane) -> std::string {
      if (isFloat(type.element))
        return floats[(first + lane) % 6];
      if (bits == 1)
        return (first + lane) % 3 ? "true" : "false";
      return std::to_string(lane % 2 ? first + lane : -first - lane);
    });
  }
  case 3:
    if (type.element == "index" && type.shape.size() == 1) {
      use("vector.step", type.element);
      return op("vector.step", "", text(type));
    }
    [[fallthrough]];
  default:
    return splat(scalar(type.element), type);
  }
}

/// A vector of `type`: one in scope if there is one, else a new one.
std::string FunctionBuilder::vector(const VectorType &type) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < vectors.size(); ++i)
    if (vectors[i].type == type)
      fitting.push_back(i);
  if (fitting.empty() || tape.chance(1, 8))
    return makeVector(type);
  return vectors[fitting[fitting.size() - 1 - tape.below(fitting.size())]].name;
}

/// A vector in scope, of integers if it shall be; the youngest is the smallest
/// choice. A new one if there is none.
Vector FunctionBuilder::anyVector(bool ofIntegers) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < vectors.size(); ++i)
    if (!ofIntegers || integerBits(vectors[i].type.element))
      fitting.push_back(i);
  if (!fitting.empty() && !tape.chance(1, 6))
    return vectors[fitting[fitting.size() - 1 - tape.below(fitting.size())]];
  VectorType type;
  type.element = drawElement();
  if (ofIntegers && !integerBits(type.element))
    type.element = "i32";
  type = drawVectorType(type.element, tape.chance(1, 3) ? 2 : 1);
  return {makeVector(type), type};
}

std::string FunctionBuilder::drawElement() {
  std::string element = !scalars.empty() && tape.chance(1, 2)
                            ? scalars[scalars.size() - 1 - tape.below(scalars.size())].type
                            : tape.pick(elementTypes());
  return element == "index" && !vectorsMeetIndex() ? "i32" : element;
}

void FunctionBuilder::vectorArithmetic() {
  Vector left = anyVector();
  const VectorType &type = left.type;
  std::string typeText = text(type);
  auto binary = [&](ArrayRef<const char *> names) {
    std::string name = tape.pick(names);
    newVector(type, op(name, left.name + ", " + vector(type), typeText));
  };
  VectorType truths = {"i1", type.shape};
  uint64_t kind = tape.below(8);
  if (kind == 7) {
    std::string condition = vector(truths);
    feature("op:arith.select");
    use("arith.select", type.element);
    std::string other = vector(type);
    newVector(type, op("arith.select " + condition + ", " + left.name + ", " + other + " : " + text(truths) + ", " +
                       typeText));
    return;
  }
  if (isFloat(type.element)) {
    static const char *const names[] = {"arith.addf", "arith.mulf", "arith.subf"};
    static const char *const predicates[] = {"olt", "oeq", "une", "uge", "ord", "ugt"};
    if (kind == 6) {
      std::string predicate = tape.pick(ArrayRef<const char *>(predicates));
      newVector(truths, op("arith.cmpf", predicate + ", " + left.name + ", " + vector(type), typeText));
      return;
    }
    if (kind == 5) {
      newVector(type, op("arith.negf", left.name, typeText));
      return;
    }
    return binary(names);
  }
  if (kind == 6) {
    static const char *const predicates[] = {"slt", "ult", "eq", "ne", "sge", "ugt", "sle", "uge"};
    std::string predicate = tape.pick(ArrayRef<const char *>(predicates));
    newVector(truths, op("arith.cmpi", predicate + ", " + left.name + ", " + vector(type), typeText));
    return;
  }
  if (kind == 5) {
    VectorType to = {tape.pick(elementTypes()), type.shape};
    unsigned from = integerBits(type.element), wanted = integerBits(to.element);
    const char *name = nullptr;
    if ((to.element == "index" && !vectorsMeetIndex()) || *llvm::min_element(to.shape) < leastSize(to.element))
      name = nullptr;
    else if ((from && to.element == "index") || (wanted && type.element == "index"))
      name = tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast";
    else if (from && wanted && from != wanted)
      name = from > wanted ? "arith.trunci" : tape.chance(1, 2) ? "arith.extui" : "arith.extsi";
    if (name) {
      use(name, type.element);
      feature(std::string("op:") + name);
      newVector(to, op(std::string(name) + " " + left.name + " : " + typeText + " to " + text(to)));
      return;
    }
  }
  static const char *const names[] = {"arith.addi", "arith.subi",  "arith.muli",  "arith.xori",  "arith.andi",
                                      "arith.ori",  "arith.maxsi", "arith.minui", "arith.minsi", "arith.maxui"};
  binary(names);
}

/// Lanes and rows of vectors, taken out and put in.
void FunctionBuilder::vectorParts() {
  Vector from = anyVector();
  const VectorType &type = from.type;
  size_t rank = type.shape.size();
  VectorType row = {type.element, {type.shape.back()}};
  auto result = [&](const char *name, const VectorType &resultType, const std::string &rest) {
    use(name, type.element);
    feature(std::string("op:") + name);
    newVector(resultType, op(std::string(name) + " " + rest));
  };
  // Where a lane is: a number, or for vectors of one dimension a value.
  auto position = [&]() -> std::string {
    if (rank == 1 && vectorsMeetIndex() && tape.chance(1, 2))
      return op("arith.remui", anyIndex() + ", " + indexConstant(type.shape[0]), "index");
    std::string all;
    for (int64_t size : type.shape)
      all += (all.empty() ? "" : ", ") + std::to_string(tape.between(0, size - 1));
    return all;
  };
  switch (tape.below(7)) {
  case 0: {
    use("vector.extract", type.element);
    std::string where = position();
    newScalar(type.element, op("vector.extract", from.name + "[" + where + "]", type.element + " from " + text(type)));
    return;
  }
  case 1: {
    std::string value = scalar(type.element), where = position();
    return result("vector.insert", type,
                  value + ", " + from.name + "[" + where + "] : " + type.element + " into " + text(type));
  }
  case 2:
    if (rank == 2) {
      std::string where = std::to_string(tape.between(0, type.shape[0] - 1));
      return result("vector.extract", row, from.name + "[" + where + "] : " + text(row) + " from " + text(type));
    }
    [[fallthrough]];
  case 3:
    if (rank == 2) {
      std::string value = vector(row), where = std::to_string(tape.between(0, type.shape[0] - 1));
      return result("vector.insert", type,
                    value + ", " + from.name + "[" + where + "] : " + text(row) + " into " + text(type));
    }
    [[fallthrough]];
  case 4: {
    VectorType part = type;
    std::vector<int64_t> offsets, ones(rank, 1);
    for (int64_t &size : part.shape) {
      int64_t whole = size;
      size = tape.between(leastSize(type.element), whole);
      offsets.push_back(tape.between(0, whole - size));
    }
    if (tape.chance(1, 2)) {
      std::string value = vector(part);
      return result("vector.insert_strided_slice", type,
                    value + ", " + from.name + " {offsets = " + list(offsets) + ", strides = " + list(ones) +
                        "} : " + text(part) + " into " + text(type));
    }
    return result("vector.extract_strided_slice", part,
                  from.name + " {offsets = " + list(offsets) + ", sizes = " + list(part.shape) +
                      ", strides = " + list(ones) + "} : " + text(type) + " to " + text(part));
  }
  case 5: {
    // All lanes as numbers of the program; the last two are used.
    int64_t lanes = lanesOf(type);
    if (lanes < 2)
      return vectorArithmetic();
    use("vector.to_elements", type.element);
    feature("op:vector.to_elements");
    std::string name = fresh();
    line(name + ":" + std::to_string(lanes) + " = vector.to_elements " + from.name + " : " + text(type));
    newScalar(type.element, name + "#" + std::to_string(lanes - 1));
    newScalar(type.element, name + "#0");
    return;
  }
  default: {
    VectorType other = type;
    other.shape[0] = tape.between(leastSize(type.element), 2);
    std::string second = vector(other);
    VectorType to = type;
    to.shape[0] =
        tape.between(leastSize(type.element), std::min<int64_t>(4, kMostLanes / (lanesOf(type) / type.shape[0])));
    std::vector<int64_t> lanes;
    for (int64_t i = 0; i < to.shape[0]; ++i)
      lanes.push_back(tape.between(0, type.shape[0] + other.shape[0] - 1));
    return result("vector.shuffle", to,
                  from.name + ", " + second + " " + list(lanes) + " : " + text(type) + ", " + text(other));
  }
  }
}

/// The same lanes in another shape or order, or more of them.
void FunctionBuilder::vectorShape() {
  Vector from = anyVector();
  const VectorType &type = from.type;
  size_t rank = type.shape.size();
  VectorType to = type;
  auto result = [&](const char *name, const std::string &rest) {
    use(name, type.element);
    feature(std::string("op:") + name);
    newVector(to, op(std::string(name) + " " + rest));
  };
  switch (tape.below(6)) {
  case 0:
    if (rank == 2) {
      to.shape = {type.shape[0] * type.shape[1]};
    } else {
      int64_t inner = type.shape[0] % 2 || tape.chance(1, 3) ? 1 : 2;
      to.shape = {type.shape[0] / inner, inner};
      if (*llvm::min_element(to.shape) < leastSize(type.element))
        return vectorArithmetic();
    }
    return result("vector.shape_cast", from.name + " : " + text(type) + " to " + text(to));
  case 1:
    if (rank == 2) {
      bool turned = tape.chance(2, 3);
      if (turned)
        std::swap(to.shape[0], to.shape[1]);
      return result("vector.transpose",
                    from.name + ", " + (turned ? "[1, 0]" : "[0, 1]") + " : " + text(type) + " to " + text(to));
    }
    [[fallthrough]];
  case 2:
    if (rank == 1 && 3 * type.shape[0] <= kMostLanes) {
      to.shape.insert(to.shape.begin(), tape.between(leastSize(type.element), 3));
      return result("vector.broadcast", from.name + " : " + text(type) + " to " + text(to));
    }
    [[fallthrough]];
  case 3:
    if (2 * lanesOf(type) <= kMostLanes) {
      to.shape.back() *= 2;
      std::string other = vector(type);
      return result("vector.interleave", from.name + ", " + other + " : " + text(type) + " -> " + text(to));
    }
    [[fallthrough]];
  case 4:
    // Upstream takes a vector of index for one of the LLVM dialect here.
    if (type.shape.back() % 2 == 0 && type.shape.back() / 2 >= leastSize(type.element) && type.element != "index") {
      to.shape.back() /= 2;
      use("vector.deinterleave", type.element);
      feature("op:vector.deinterleave");
      std::string even = fresh(), odd = fresh();
      line(even + ", " + odd + " = vector.deinterleave " + from.name + " : " + text(type) + " -> " + text(to));
      newVector(to, odd);
      newVector(to, even);
      return;
    }
    [[fallthrough]];
  default: {
    // The same bits as integers of half or twice the width.
    unsigned bits = integerBits(type.element);
    if ((bits == 16 || bits == 32 || bits == 64) && 2 * lanesOf(type) <= kMostLanes) {
      to.element = "i" + std::to_string(bits / 2);
      to.shape.back() *= 2;
    } else if (bits == 8 && type.shape.back() % 2 == 0) {
      to.element = "i16";
      to.shape.back() /= 2;
    } else {
      return vectorArithmetic();
    }
    return result("vector.bitcast", from.name + " : " + text(type) + " to " + text(to));
  }
  }
}

/// Integers alone: what a sum of floats is depends on the order.
void FunctionBuilder::vectorReduction() {
  static const char *const kinds[] = {"add", "xor", "minsi", "maxui", "mul", "and", "or", "minui", "maxsi"};
  Vector from = anyVector(/*ofIntegers=*/true);
  const VectorType &type = from.type;
  const std::string &element = type.element;
  std::string kind = "<" + std::string(tape.pick(ArrayRef<const char *>(kinds))) + ">";
  if (type.shape.size() == 2) {
    if (tape.chance(1, 3)) {
      VectorType left = {element, {type.shape[0]}}, right = {element, {type.shape[1]}};
      std::string a = vector(left), b = vector(right);
      use("vector.outerproduct", element);
      newVector(type, op("vector.outerproduct", a + ", " + b + ", " + from.name + " {kind = #vector.kind" + kind + "}",
                         text(left) + ", " + text(right)));
      return;
    }
    size_t gone = tape.below(2);
    VectorType left = {element, {type.shape[1 - gone]}};
    std::string start = vector(left);
    use("vector.multi_reduction", element);
    newVector(left,
              op("vector.multi_reduction", kind + ", " + from.name + ", " + start + " [" + std::to_string(gone) + "]",
                 text(type) + " to " + text(left)));
    return;
  }
  bool starts = tape.chance(2, 3), masked = tape.chance(1, 4);
  std::string start = starts || masked ? ", " + scalar(element) : "";
  std::string reduction =
      "vector.reduction " + kind + ", " + from.name + start + " : " + text(type) + " into " + element;
  feature("op:vector.reduction");
  use("vector.reduction", element);
  if (masked) {
    VectorType truths = {"i1", type.shape};
    std::string mask = vector(truths);
    feature("op:vector.mask");
    use("vector.mask", element);
    newScalar(element, op("vector.mask " + mask + " { " + reduction + " } : " + text(truths) + " -> " + element));
    return;
  }
  newScalar(element, op(reduction));
}
