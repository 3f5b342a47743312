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

#include "fuzz/generate/Vectors.h"

#include "fuzz/generate/Scalars.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

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

bool memref_cts::fuzz::vectorsMeetIndex(const FunctionBuilder &f) { return !f.module.narrowIndex; }

VectorType memref_cts::fuzz::drawVectorType(FunctionBuilder &f, const std::string &element, unsigned rank) {
  static const int64_t lengths[] = {4, 2, 3, 4, 2, 1, 8}, heights[] = {2, 3, 1}, widths[] = {3, 2, 4};
  int64_t first = std::max(f.tape.pick(rank == 1 ? ArrayRef<int64_t>(lengths) : heights), leastSize(element));
  if (rank == 1)
    return {element, {first}};
  return {element, {first, f.tape.pick(ArrayRef<int64_t>(widths))}};
}

/// A vector constant, at the start of the function. `lane` gives the value of
/// the lane of a number.
std::string memref_cts::fuzz::vectorConstant(FunctionBuilder &f, const VectorType &type,
                                             function_ref<std::string(int64_t)> lane) {
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
  return f.constant("vector " + value, "%k", value);
}

std::string memref_cts::fuzz::splat(FunctionBuilder &f, const std::string &scalar, const VectorType &type) {
  f.use("vector.broadcast", type.element);
  return f.op("vector.broadcast", scalar, type.element + " to " + text(type));
}

/// A size or position of a mask: below zero, inside, the size, and beyond it.
static std::string maskSize(FunctionBuilder &f, int64_t size) {
  if (f.tape.chance(1, 4))
    return f.indexConstant(f.tape.between(-1, size + 1));
  std::string some = f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(size + 3), "index");
  return f.op("arith.subi", some + ", " + f.indexConstant(1), "index");
}

std::string memref_cts::fuzz::createMask(FunctionBuilder &f, const VectorType &type) {
  std::vector<std::string> sizes;
  for (int64_t size : type.shape)
    sizes.push_back(maskSize(f, size));
  f.use("vector.create_mask", type.element);
  return f.op("vector.create_mask", join(sizes, ", "), text(type));
}

static std::string makeVector(FunctionBuilder &f, const VectorType &type) {
  int64_t lanes = lanesOf(type);
  unsigned bits = integerBits(type.element);
  uint64_t kind = f.tape.below(4);
  if (bits == 1 && kind != 1) {
    if (kind == 0) {
      std::vector<int64_t> numbers;
      for (int64_t size : type.shape)
        numbers.push_back(f.tape.between(1, size));
      f.use("vector.constant_mask", type.element);
      return f.op("vector.constant_mask", list(numbers), text(type));
    }
    return createMask(f, type);
  }
  switch (kind) {
  case 1:
    if (lanes <= 4) {
      std::vector<std::string> values;
      for (int64_t i = 0; i < lanes; ++i)
        values.push_back(scalar(f, type.element));
      f.use("vector.from_elements", type.element);
      return f.op("vector.from_elements", join(values, ", "), text(type));
    }
    [[fallthrough]];
  case 2: {
    static const char *const floats[] = {"1.0", "-2.5", "0.0", "3.0", "-0.0", "0.125"};
    int64_t first = f.tape.between(0, 5);
    return vectorConstant(f, type, [&](int64_t lane) -> std::string {
      if (isFloat(type.element))
        return floats[(first + lane) % 6];
      if (bits == 1)
        return (first + lane) % 3 ? "true" : "false";
      return std::to_string(lane % 2 ? first + lane : -first - lane);
    });
  }
  case 3:
    if (type.element == "index" && type.shape.size() == 1) {
      f.use("vector.step", type.element);
      return f.op("vector.step", "", text(type));
    }
    [[fallthrough]];
  default:
    return splat(f, scalar(f, type.element), type);
  }
}

/// A vector of `type`: one in scope if there is one, else a new one.
std::string memref_cts::fuzz::vector(FunctionBuilder &f, const VectorType &type) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < f.vectors.size(); ++i)
    if (f.vectors[i].type == type)
      fitting.push_back(i);
  if (fitting.empty() || f.tape.chance(1, 8))
    return makeVector(f, type);
  return f.vectors[fitting[fitting.size() - 1 - f.tape.below(fitting.size())]].name;
}

static std::string drawElement(FunctionBuilder &f) {
  std::string element = !f.scalars.empty() && f.tape.chance(1, 2)
                            ? f.scalars[f.scalars.size() - 1 - f.tape.below(f.scalars.size())].type
                            : f.tape.pick(elementTypes());
  return element == "index" && !vectorsMeetIndex(f) ? "i32" : element;
}

/// A vector in scope, of integers if it shall be; the youngest is the smallest
/// choice. A new one if there is none.
static Vector anyVector(FunctionBuilder &f, bool ofIntegers = false) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < f.vectors.size(); ++i)
    if (!ofIntegers || integerBits(f.vectors[i].type.element))
      fitting.push_back(i);
  if (!fitting.empty() && !f.tape.chance(1, 6))
    return f.vectors[fitting[fitting.size() - 1 - f.tape.below(fitting.size())]];
  VectorType type;
  type.element = drawElement(f);
  if (ofIntegers && !integerBits(type.element))
    type.element = "i32";
  type = drawVectorType(f, type.element, f.tape.chance(1, 3) ? 2 : 1);
  return {makeVector(f, type), type};
}

void memref_cts::fuzz::vectorArithmetic(FunctionBuilder &f) {
  Vector left = anyVector(f);
  const VectorType &type = left.type;
  std::string typeText = text(type);
  auto binary = [&](ArrayRef<const char *> names) {
    std::string name = f.tape.pick(names);
    f.newVector(type, f.op(name, left.name + ", " + vector(f, type), typeText));
  };
  VectorType truths = {"i1", type.shape};
  uint64_t kind = f.tape.below(8);
  if (kind == 7) {
    std::string condition = vector(f, truths);
    f.feature("op:arith.select");
    f.use("arith.select", type.element);
    std::string other = vector(f, type);
    f.newVector(type, f.op("arith.select " + condition + ", " + left.name + ", " + other + " : " + text(truths) + ", " +
                           typeText));
    return;
  }
  if (isFloat(type.element)) {
    static const char *const names[] = {"arith.addf", "arith.mulf", "arith.subf"};
    static const char *const predicates[] = {"olt", "oeq", "une", "uge", "ord", "ugt"};
    if (kind == 6) {
      std::string predicate = f.tape.pick(ArrayRef<const char *>(predicates));
      f.newVector(truths, f.op("arith.cmpf", predicate + ", " + left.name + ", " + vector(f, type), typeText));
      return;
    }
    if (kind == 5) {
      f.newVector(type, f.op("arith.negf", left.name, typeText));
      return;
    }
    return binary(names);
  }
  if (kind == 6) {
    static const char *const predicates[] = {"slt", "ult", "eq", "ne", "sge", "ugt", "sle", "uge"};
    std::string predicate = f.tape.pick(ArrayRef<const char *>(predicates));
    f.newVector(truths, f.op("arith.cmpi", predicate + ", " + left.name + ", " + vector(f, type), typeText));
    return;
  }
  if (kind == 5) {
    VectorType to = {f.tape.pick(elementTypes()), type.shape};
    unsigned from = integerBits(type.element), wanted = integerBits(to.element);
    const char *name = nullptr;
    if ((to.element == "index" && !vectorsMeetIndex(f)) || *llvm::min_element(to.shape) < leastSize(to.element))
      name = nullptr;
    else if ((from && to.element == "index") || (wanted && type.element == "index"))
      name = f.tape.chance(1, 2) ? "arith.index_castui" : "arith.index_cast";
    else if (from && wanted && from != wanted)
      name = from > wanted ? "arith.trunci" : f.tape.chance(1, 2) ? "arith.extui" : "arith.extsi";
    if (name) {
      f.use(name, type.element);
      f.feature(std::string("op:") + name);
      f.newVector(to, f.op(std::string(name) + " " + left.name + " : " + typeText + " to " + text(to)));
      return;
    }
  }
  static const char *const names[] = {"arith.addi", "arith.subi",  "arith.muli",  "arith.xori",  "arith.andi",
                                      "arith.ori",  "arith.maxsi", "arith.minui", "arith.minsi", "arith.maxui"};
  binary(names);
}

/// An operation with a vector as result, of which `rest` follows the name.
static void vectorResult(FunctionBuilder &f, const char *name, const VectorType &type, const std::string &rest) {
  f.use(name, type.element);
  f.feature(std::string("op:") + name);
  f.newVector(type, f.op(std::string(name) + " " + rest));
}

/// Where a lane is: a number, or for vectors of one dimension a value.
static std::string lanePosition(FunctionBuilder &f, const VectorType &type) {
  if (type.shape.size() == 1 && vectorsMeetIndex(f) && f.tape.chance(1, 2))
    return f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(type.shape[0]), "index");
  std::string all;
  for (int64_t size : type.shape)
    all += (all.empty() ? "" : ", ") + std::to_string(f.tape.between(0, size - 1));
  return all;
}

static void extractLane(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  f.use("vector.extract", type.element);
  std::string where = lanePosition(f, type);
  f.newScalar(type.element,
              f.op("vector.extract", from.name + "[" + where + "]", type.element + " from " + text(type)));
}

static void insertLane(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  std::string value = scalar(f, type.element), where = lanePosition(f, type);
  vectorResult(f, "vector.insert", type,
               value + ", " + from.name + "[" + where + "] : " + type.element + " into " + text(type));
}

static void extractRow(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  VectorType row = {type.element, {type.shape.back()}};
  std::string where = std::to_string(f.tape.between(0, type.shape[0] - 1));
  vectorResult(f, "vector.extract", row, from.name + "[" + where + "] : " + text(row) + " from " + text(type));
}

static void insertRow(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  VectorType row = {type.element, {type.shape.back()}};
  std::string value = vector(f, row), where = std::to_string(f.tape.between(0, type.shape[0] - 1));
  vectorResult(f, "vector.insert", type,
               value + ", " + from.name + "[" + where + "] : " + text(row) + " into " + text(type));
}

/// A part with the same rank, taken out or put in.
static void stridedSlice(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  VectorType part = type;
  std::vector<int64_t> offsets, ones(type.shape.size(), 1);
  for (int64_t &size : part.shape) {
    int64_t whole = size;
    size = f.tape.between(leastSize(type.element), whole);
    offsets.push_back(f.tape.between(0, whole - size));
  }
  if (f.tape.chance(1, 2)) {
    std::string value = vector(f, part);
    return vectorResult(f, "vector.insert_strided_slice", type,
                        value + ", " + from.name + " {offsets = " + list(offsets) + ", strides = " + list(ones) +
                            "} : " + text(part) + " into " + text(type));
  }
  vectorResult(f, "vector.extract_strided_slice", part,
               from.name + " {offsets = " + list(offsets) + ", sizes = " + list(part.shape) +
                   ", strides = " + list(ones) + "} : " + text(type) + " to " + text(part));
}

/// All lanes as numbers of the program; the last two are used.
static void allLanes(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  int64_t lanes = lanesOf(type);
  if (lanes < 2)
    return vectorArithmetic(f);
  f.use("vector.to_elements", type.element);
  f.feature("op:vector.to_elements");
  std::string name = f.fresh();
  f.line(name + ":" + std::to_string(lanes) + " = vector.to_elements " + from.name + " : " + text(type));
  f.newScalar(type.element, name + "#" + std::to_string(lanes - 1));
  f.newScalar(type.element, name + "#0");
}

static void shuffleRows(FunctionBuilder &f, const Vector &from) {
  const VectorType &type = from.type;
  VectorType other = type;
  other.shape[0] = f.tape.between(leastSize(type.element), 2);
  std::string second = vector(f, other);
  VectorType to = type;
  to.shape[0] =
      f.tape.between(leastSize(type.element), std::min<int64_t>(4, kMostLanes / (lanesOf(type) / type.shape[0])));
  std::vector<int64_t> lanes;
  for (int64_t i = 0; i < to.shape[0]; ++i)
    lanes.push_back(f.tape.between(0, type.shape[0] + other.shape[0] - 1));
  vectorResult(f, "vector.shuffle", to,
               from.name + ", " + second + " " + list(lanes) + " : " + text(type) + ", " + text(other));
}

/// Lanes and rows of vectors, taken out and put in.
void memref_cts::fuzz::vectorParts(FunctionBuilder &f) {
  Vector from = anyVector(f);
  const bool hasRows = from.type.shape.size() == 2;
  switch (f.tape.below(7)) {
  case 0:
    return extractLane(f, from);
  case 1:
    return insertLane(f, from);
  case 2:
    return hasRows ? extractRow(f, from) : stridedSlice(f, from);
  case 3:
    return hasRows ? insertRow(f, from) : stridedSlice(f, from);
  case 4:
    return stridedSlice(f, from);
  case 5:
    return allLanes(f, from);
  default:
    return shuffleRows(f, from);
  }
}

/// The same lanes in another shape or order, or more of them.
void memref_cts::fuzz::vectorShape(FunctionBuilder &f) {
  Vector from = anyVector(f);
  const VectorType &type = from.type;
  size_t rank = type.shape.size();
  VectorType to = type;
  auto result = [&](const char *name, const std::string &rest) {
    f.use(name, type.element);
    f.feature(std::string("op:") + name);
    f.newVector(to, f.op(std::string(name) + " " + rest));
  };
  switch (f.tape.below(6)) {
  case 0:
    if (rank == 2) {
      to.shape = {type.shape[0] * type.shape[1]};
    } else {
      int64_t inner = type.shape[0] % 2 || f.tape.chance(1, 3) ? 1 : 2;
      to.shape = {type.shape[0] / inner, inner};
      if (*llvm::min_element(to.shape) < leastSize(type.element))
        return vectorArithmetic(f);
    }
    return result("vector.shape_cast", from.name + " : " + text(type) + " to " + text(to));
  case 1:
    if (rank == 2) {
      bool turned = f.tape.chance(2, 3);
      if (turned)
        std::swap(to.shape[0], to.shape[1]);
      return result("vector.transpose",
                    from.name + ", " + (turned ? "[1, 0]" : "[0, 1]") + " : " + text(type) + " to " + text(to));
    }
    [[fallthrough]];
  case 2:
    if (rank == 1 && 3 * type.shape[0] <= kMostLanes) {
      to.shape.insert(to.shape.begin(), f.tape.between(leastSize(type.element), 3));
      return result("vector.broadcast", from.name + " : " + text(type) + " to " + text(to));
    }
    [[fallthrough]];
  case 3:
    if (2 * lanesOf(type) <= kMostLanes) {
      to.shape.back() *= 2;
      std::string other = vector(f, type);
      return result("vector.interleave", from.name + ", " + other + " : " + text(type) + " -> " + text(to));
    }
    [[fallthrough]];
  case 4:
    // Upstream takes a vector of index for one of the LLVM dialect here.
    if (type.shape.back() % 2 == 0 && type.shape.back() / 2 >= leastSize(type.element) && type.element != "index") {
      to.shape.back() /= 2;
      f.use("vector.deinterleave", type.element);
      f.feature("op:vector.deinterleave");
      std::string even = f.fresh(), odd = f.fresh();
      f.line(even + ", " + odd + " = vector.deinterleave " + from.name + " : " + text(type) + " -> " + text(to));
      f.newVector(to, odd);
      f.newVector(to, even);
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
      return vectorArithmetic(f);
    }
    return result("vector.bitcast", from.name + " : " + text(type) + " to " + text(to));
  }
  }
}

/// Integers alone: what a sum of floats is depends on the order.
void memref_cts::fuzz::vectorReduction(FunctionBuilder &f) {
  static const char *const kinds[] = {"add", "xor", "minsi", "maxui", "mul", "and", "or", "minui", "maxsi"};
  Vector from = anyVector(f, /*ofIntegers=*/true);
  const VectorType &type = from.type;
  const std::string &element = type.element;
  std::string kind = "<" + std::string(f.tape.pick(ArrayRef<const char *>(kinds))) + ">";
  if (type.shape.size() == 2) {
    if (f.tape.chance(1, 3)) {
      VectorType left = {element, {type.shape[0]}}, right = {element, {type.shape[1]}};
      std::string a = vector(f, left), b = vector(f, right);
      f.use("vector.outerproduct", element);
      f.newVector(type,
                  f.op("vector.outerproduct", a + ", " + b + ", " + from.name + " {kind = #vector.kind" + kind + "}",
                       text(left) + ", " + text(right)));
      return;
    }
    size_t gone = f.tape.below(2);
    VectorType left = {element, {type.shape[1 - gone]}};
    std::string start = vector(f, left);
    f.use("vector.multi_reduction", element);
    f.newVector(left, f.op("vector.multi_reduction",
                           kind + ", " + from.name + ", " + start + " [" + std::to_string(gone) + "]",
                           text(type) + " to " + text(left)));
    return;
  }
  bool starts = f.tape.chance(2, 3), masked = f.tape.chance(1, 4);
  std::string start = starts || masked ? ", " + scalar(f, element) : "";
  std::string reduction =
      "vector.reduction " + kind + ", " + from.name + start + " : " + text(type) + " into " + element;
  f.feature("op:vector.reduction");
  f.use("vector.reduction", element);
  if (masked) {
    VectorType truths = {"i1", type.shape};
    std::string mask = vector(f, truths);
    f.feature("op:vector.mask");
    f.use("vector.mask", element);
    f.newScalar(element, f.op("vector.mask " + mask + " { " + reduction + " } : " + text(truths) + " -> " + element));
    return;
  }
  f.newScalar(element, f.op(reduction));
}
