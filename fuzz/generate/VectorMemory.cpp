//===-- VectorMemory.cpp - vectors in memory -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every lane that is moved lies inside its view. A lane that may lie outside is
// off by its mask, or is on the far side of a dimension of a transfer that is
// not in bounds. The description pads it or leaves it out. Lanes below zero are
// always off. No two lanes of a scatter meet.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/VectorMemory.h"

#include "fuzz/generate/Control.h"
#include "fuzz/generate/Scalars.h"
#include "fuzz/generate/Vectors.h"
#include "fuzz/generate/Views.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

namespace {
enum class LaneChoice : uint8_t { All, Masked, Packed };

struct RowAccess {
  LaneChoice access = LaneChoice::All;
  VectorType type;
  std::vector<int64_t> needs; // sizes of the view
};

struct VectorOperands {
  std::string place, mask, maskType, attributes; // no mask: ""
};
} // namespace

/// Whether elements along the last dimension lie side by side.
static bool hasUnitStride(const ViewType &type) { return !type.sizes.empty() && type.strides.back() == 1; }

/// A view whose elements a vector may have as lanes, with elements side by side
/// rather than not if it `wantsRows`; null if there is none.
static GeneratedView *pickViewOfLanes(FunctionBuilder &f, bool writable, bool wantsRows) {
  GeneratedView *found = nullptr;
  for (int attempt = 0; attempt < 4 && vectorsMeetIndex(f); ++attempt) {
    GeneratedView *picked = pickView(f, writable, f.module.options.maxChain, /*wantsDimensions=*/true);
    if (!picked || (wantsRows && !hasUnitStride(picked->type) && leastSize(picked->type.element) > 1))
      continue;
    found = picked;
    if (!wantsRows || hasUnitStride(found->type))
      break;
  }
  return found;
}

/// A vector along the last dimension of `view`, not longer than it surely is.
static VectorType rowOf(FunctionBuilder &f, const GeneratedView &view) {
  const std::string &element = view.type.element;
  int64_t size = view.type.sizes.back(), lanes = hasUnitStride(view.type) ? drawVectorType(f, element, 1).shape[0] : 1;
  return {element, {size == kDynamic ? lanes : std::min(lanes, std::max(size, leastSize(element)))}};
}

/// An i1 that says whether dimension d of `view` has `needs[d]` elements for
/// each d; "" when it surely has, nothing when it surely has not.
static std::optional<std::string> hasSizes(FunctionBuilder &f, const GeneratedView &view, ArrayRef<int64_t> needs) {
  std::string condition;
  for (size_t d = 0; d < needs.size(); ++d) {
    int64_t size = view.type.sizes[d];
    if (size != kDynamic && size < needs[d])
      return std::nullopt;
    if (size != kDynamic || needs[d] == 0)
      continue;
    std::string enough = f.op("arith.cmpi", "uge, " + dim(f, view, d) + ", " + f.indexConstant(needs[d]), "index");
    condition = condition.empty() ? enough : f.op("arith.andi", condition + ", " + enough, "i1");
  }
  return condition;
}

/// An index from which `count` elements are inside, of dimension `d`, which has
/// as many.
static std::string startOf(FunctionBuilder &f, const GeneratedView &view, size_t d, int64_t count) {
  if (count == 1)
    return safeIndex(f, view, d);
  std::string rest = f.op("arith.subi", dim(f, view, d) + ", " + f.indexConstant(count - 1), "index");
  return f.op("arith.remui", anyIndex(f) + ", " + rest, "index");
}

/// An index from `below` before the first element to two beyond the last one.
static std::string looseStart(FunctionBuilder &f, const GeneratedView &view, size_t d, int64_t below) {
  std::string range = f.op("arith.addi", dim(f, view, d) + ", " + f.indexConstant(below + 3), "index");
  std::string start = f.op("arith.remui", anyIndex(f) + ", " + range, "index");
  return below ? f.op("arith.subi", start + ", " + f.indexConstant(below), "index") : start;
}

/// A mask of `shape`. A lane is on if its index along each dimension, `starts`
/// plus the lane's number, is not below zero, and is below the one of `ends` if
/// there are some.
static std::string lanesInside(FunctionBuilder &f, ArrayRef<int64_t> shape, ArrayRef<std::string> starts,
                               ArrayRef<std::string> ends) {
  VectorType places = {"index", shape.vec()};
  std::string zero = vectorConstant(f, places, [](int64_t) { return std::string("0"); }), mask;
  auto both = [&](const std::string &more) {
    mask = mask.empty() ? more : f.op("arith.andi", mask + ", " + more, text(VectorType{"i1", shape.vec()}));
  };
  int64_t inner = 1;
  for (size_t d = shape.size(); d-- > 0;) {
    std::string numbers =
        vectorConstant(f, places, [&](int64_t lane) { return std::to_string(lane / inner % shape[d]); });
    inner *= shape[d];
    std::string at = f.op("arith.addi", numbers + ", " + splat(f, starts[d], places), text(places));
    both(f.op("arith.cmpi", "sge, " + at + ", " + zero, text(places)));
    if (!ends.empty())
      both(f.op("arith.cmpi", "slt, " + at + ", " + splat(f, ends[d], places), text(places)));
  }
  return mask;
}

static RowAccess drawRowAccess(FunctionBuilder &f, const GeneratedView &view) {
  static const LaneChoice accesses[] = {LaneChoice::All, LaneChoice::Masked, LaneChoice::Packed};
  RowAccess row;
  if (hasUnitStride(view.type)) // else a vector of one lane
    row.access = f.tape.pick(ArrayRef<LaneChoice>(accesses));
  row.type = row.access == LaneChoice::Masked ? drawVectorType(f, view.type.element, 1) : rowOf(f, view);
  row.needs.assign(view.type.sizes.size(), 1);
  row.needs.back() = row.access == LaneChoice::Masked ? 0 : row.type.shape[0];
  return row;
}

/// Where the lanes of an access start, and which are on, in the block where it
/// stands.
static VectorOperands rowOperands(FunctionBuilder &f, const GeneratedView &view, const RowAccess &row) {
  size_t last = view.type.sizes.size() - 1;
  VectorType truths = {"i1", row.type.shape};
  VectorOperands result;
  std::vector<std::string> at;
  for (size_t d = 0; d < last; ++d)
    at.push_back(safeIndex(f, view, d));
  if (row.access == LaneChoice::Masked)
    at.push_back(looseStart(f, view, last, f.tape.chance(1, 3) ? 2 : 0));
  else
    at.push_back(startOf(f, view, last, row.type.shape[0]));
  result.place = view.name + "[" + join(at, ", ") + "]";
  if (row.access == LaneChoice::All)
    return result;
  result.mask = vector(f, truths);
  result.maskType = text(truths);
  if (row.access == LaneChoice::Masked)
    result.mask = f.op("arith.andi", result.mask + ", " + lanesInside(f, row.type.shape, at.back(), dim(f, view, last)),
                       result.maskType);
  return result;
}

void memref_cts::fuzz::accessRow(FunctionBuilder &f, bool writes) {
  GeneratedView *picked = pickViewOfLanes(f, writes, /*wantsRows=*/true);
  if (!picked)
    return vectorArithmetic(f);
  GeneratedView view = *picked;
  RowAccess row = drawRowAccess(f, view);
  std::optional<std::string> condition = hasSizes(f, view, row.needs);
  if (!condition)
    return;
  static const char *const names[][3] = {{"vector.load", "vector.maskedload", "vector.expandload"},
                                         {"vector.store", "vector.maskedstore", "vector.compressstore"}};
  std::string name = names[writes][static_cast<size_t>(row.access)], type = text(row.type);
  // What is stored, or takes the place of what is loaded if nothing is.
  std::string value = writes || !condition->empty() ? vector(f, row.type) : "";
  std::string read = guarded(f, *condition, writes ? "" : type, value, [&] {
    VectorOperands operands = rowOperands(f, view, row);
    f.feature("op:" + name);
    f.use(name, view);
    bool all = row.access == LaneChoice::All;
    std::string types = " : " + text(view.type) + ", " + (all ? "" : operands.maskType + ", ") + type;
    std::string place = operands.place + (all ? "" : ", " + operands.mask);
    if (!writes)
      return f.op(name + " " + place + (all ? types : ", " + vector(f, row.type) + types + " into " + type));
    f.line(name + " " + (all ? value + ", " + place : place + ", " + value) + types);
    return std::string();
  });
  if (!writes)
    f.newVector(row.type, read);
}

/// All lanes of two dimensions, along the last two of a view.
void memref_cts::fuzz::accessBox(FunctionBuilder &f) {
  bool writes = f.tape.chance(1, 2);
  GeneratedView *picked = pickViewOfLanes(f, writes, /*wantsRows=*/true);
  if (!picked || picked->type.sizes.size() < 2 || !hasUnitStride(picked->type))
    return vectorShape(f);
  GeneratedView view = *picked;
  size_t rank = view.type.sizes.size();
  VectorType type = drawVectorType(f, view.type.element, 2);
  std::vector<int64_t> needs(rank, 1);
  for (size_t i = 0; i < 2; ++i) {
    int64_t size = view.type.sizes[rank - 2 + i];
    if (size != kDynamic)
      type.shape[i] = std::min(type.shape[i], std::max(size, leastSize(type.element)));
    needs[rank - 2 + i] = type.shape[i];
  }
  std::optional<std::string> condition = hasSizes(f, view, needs);
  if (!condition)
    return;
  f.feature("vector-2d-access");
  std::string name = writes ? "vector.store" : "vector.load", typeText = text(type);
  std::string value = writes || !condition->empty() ? vector(f, type) : "";
  std::string read = guarded(f, *condition, writes ? "" : typeText, value, [&] {
    std::vector<std::string> at;
    for (size_t d = 0; d < rank; ++d)
      at.push_back(startOf(f, view, d, needs[d]));
    f.feature("op:" + name);
    f.use(name, view);
    std::string access = view.name + "[" + join(at, ", ") + "] : " + text(view.type) + ", " + typeText;
    if (!writes)
      return f.op(name + " " + access);
    f.line(name + " " + value + ", " + access);
    return std::string();
  });
  if (!writes)
    f.newVector(type, read);
}

namespace {
/// What a transfer of a view looks like. `along` names the dimension of the
/// view for each one of the vector, or none if elements are repeated along it.
struct TransferShape {
  GeneratedView view;
  VectorType type;
  std::vector<std::optional<size_t>> along;
  std::vector<bool> inBounds;           // of each dimension of the vector
  std::vector<bool> below;              // ... may start below zero
  bool masked = false, outside = false; // the mask is that of a vector.mask
  std::vector<int64_t> needs;           // of each dimension of the view

  bool minorIdentity() const {
    for (size_t i = 0; i < along.size(); ++i)
      if (along[i] != view.type.sizes.size() - along.size() + i)
        return false;
    return true;
  }
};
} // namespace

static std::optional<TransferShape> drawTransfer(FunctionBuilder &f, bool writes) {
  GeneratedView *picked = pickViewOfLanes(f, writes, /*wantsRows=*/false);
  if (!picked)
    return std::nullopt;
  TransferShape transfer;
  transfer.view = *picked;
  size_t rank = transfer.view.type.sizes.size();
  uint64_t kind = rank == 1 ? 0 : f.tape.below(writes ? 5 : 7);
  switch (kind) {
  default:
    transfer.along = {rank - 1};
    break;
  case 2:
    transfer.along = {rank - 2, rank - 1};
    break;
  case 3:
    transfer.along = {rank - 1, rank - 2};
    f.feature("transfer:transposed");
    break;
  case 4:
    transfer.along = {rank - 2};
    f.feature("transfer:column");
    break;
  case 5:
    transfer.along = {std::nullopt, rank - 1};
    f.feature("transfer:repeated");
    break;
  case 6:
    transfer.along = {rank - 2, std::nullopt};
    f.feature("transfer:repeated");
    break;
  }
  transfer.type = drawVectorType(f, transfer.view.type.element, static_cast<unsigned>(transfer.along.size()));
  transfer.masked = f.tape.chance(1, 2);
  transfer.outside = transfer.masked && transfer.minorIdentity() && f.tape.chance(1, 4);
  transfer.needs.assign(rank, 1);
  for (size_t i = 0; i < transfer.along.size(); ++i) {
    int64_t size = transfer.along[i] ? transfer.view.type.sizes[*transfer.along[i]] : kDynamic;
    bool fits = size == kDynamic || size >= transfer.type.shape[i];
    bool inBounds = !transfer.along[i] || (f.tape.chance(1, 3) && fits);
    transfer.inBounds.push_back(inBounds);
    transfer.below.push_back(!inBounds && transfer.masked && f.tape.chance(1, 3));
    if (transfer.along[i])
      transfer.needs[*transfer.along[i]] = inBounds ? transfer.type.shape[i] : 0;
    if (!transfer.along[i])
      continue;
    f.feature(inBounds ? "transfer:in-bounds" : "transfer:any-bounds");
    if (transfer.below.back())
      f.feature("transfer:below");
  }
  return transfer;
}

/// Indices, mask and attributes of a transfer, in the block where it stands.
static VectorOperands transferOperands(FunctionBuilder &f, const TransferShape &transfer) {
  const GeneratedView &view = transfer.view;
  size_t rank = view.type.sizes.size();
  std::vector<std::string> at(rank);
  std::vector<std::optional<size_t>> vectorDimension(rank);
  for (size_t i = 0; i < transfer.along.size(); ++i)
    if (transfer.along[i])
      vectorDimension[*transfer.along[i]] = i;
  bool below = false;
  for (size_t d = 0; d < rank; ++d) {
    if (!vectorDimension[d]) {
      at[d] = safeIndex(f, view, d);
    } else if (size_t i = *vectorDimension[d]; transfer.inBounds[i]) {
      at[d] = startOf(f, view, d, transfer.type.shape[i]);
    } else {
      below |= transfer.below[i];
      at[d] = looseStart(f, view, d, transfer.below[i] ? 2 : 0);
    }
  }
  VectorOperands result;
  result.place = view.name + "[" + join(at, ", ") + "]";
  // The mask has the order of the memory, and no repeated dimension.
  if (transfer.masked) {
    VectorType truths = {"i1", {}};
    std::vector<std::string> starts;
    for (size_t d = 0; d < rank; ++d)
      if (vectorDimension[d]) {
        truths.shape.push_back(transfer.type.shape[*vectorDimension[d]]);
        starts.push_back(at[d]);
      }
    // A constant mask of ones around a transfer_write keeps upstream's expand-realloc
    // folding without end (FINDINGS.md), so that no row can explain a program with it.
    result.mask = transfer.outside ? createMask(f, truths) : vector(f, truths);
    if (below)
      result.mask = f.op("arith.andi", result.mask + ", " + lanesInside(f, truths.shape, starts, {}), text(truths));
    result.maskType = text(truths);
    f.feature(transfer.outside ? "transfer:mask-around" : "transfer:masked");
  }
  std::vector<std::string> attributes;
  if (is_contained(transfer.inBounds, true)) {
    std::vector<std::string> bounds;
    for (bool each : transfer.inBounds)
      bounds.push_back(each ? "true" : "false");
    attributes.push_back("in_bounds = [" + join(bounds, ", ") + "]");
  }
  if (!transfer.minorIdentity()) {
    std::vector<std::string> from, to;
    for (size_t d = 0; d < rank; ++d)
      from.push_back("d" + std::to_string(d));
    for (const std::optional<size_t> &each : transfer.along)
      to.push_back(each ? "d" + std::to_string(*each) : "0");
    attributes.push_back("permutation_map = affine_map<(" + join(from, ", ") + ") -> (" + join(to, ", ") + ")>");
  }
  if (!attributes.empty())
    result.attributes = " {" + join(attributes, ", ") + "}";
  return result;
}

void memref_cts::fuzz::transfer(FunctionBuilder &f, bool writes) {
  std::optional<TransferShape> transfer = drawTransfer(f, writes);
  if (!transfer)
    return vectorParts(f);
  const GeneratedView &view = transfer->view;
  std::optional<std::string> condition = hasSizes(f, view, transfer->needs);
  if (!condition)
    return;
  std::string name = writes ? "vector.transfer_write" : "vector.transfer_read", type = text(transfer->type);
  std::string value = writes || !condition->empty() ? vector(f, transfer->type) : "";
  std::string read = guarded(f, *condition, writes ? "" : type, value, [&] {
    std::string padding = writes ? "" : ", " + scalar(f, view.type.element);
    VectorOperands operands = transferOperands(f, *transfer);
    f.feature("op:" + name);
    f.use(name, view);
    std::string whole = name + " " + (writes ? value + ", " : "") + operands.place + padding +
                        (transfer->masked && !transfer->outside ? ", " + operands.mask : "") + operands.attributes +
                        " : " + (writes ? type + ", " + text(view.type) : text(view.type) + ", " + type);
    if (transfer->outside)
      whole =
          "vector.mask " + operands.mask + " { " + whole + " } : " + operands.maskType + (writes ? "" : " -> " + type);
    if (!writes)
      return f.op(whole);
    f.line(whole);
    return std::string();
  });
  if (!writes)
    f.newVector(transfer->type, read);
}

/// Distances from `start` to `places`, of the type of indices that is drawn.
static std::string distances(FunctionBuilder &f, const std::string &places, const std::string &start,
                             VectorType &type) {
  std::string apart = f.op("arith.subi", places + ", " + splat(f, start, type), text(type));
  static const char *const elements[] = {"index", "i32", "i64", "i8", "i16"};
  VectorType narrow = {f.tape.pick(ArrayRef<const char *>(elements)), type.shape};
  if (narrow.element == "index")
    return apart;
  apart = f.op("arith.index_cast " + apart + " : " + text(type) + " to " + text(narrow));
  type = narrow;
  return apart;
}

void memref_cts::fuzz::gather(FunctionBuilder &f) {
  GeneratedView *picked = pickViewOfLanes(f, false, /*wantsRows=*/true);
  if (!picked || !hasUnitStride(picked->type))
    return vectorShape(f);
  GeneratedView view = *picked;
  size_t rank = view.type.sizes.size();
  VectorType type = drawVectorType(f, view.type.element, 1), truths = {"i1", type.shape};
  std::optional<std::string> condition = hasSizes(f, view, std::vector<int64_t>(rank, 1));
  if (!condition)
    return;
  std::string other = condition->empty() ? "" : vector(f, type);
  f.newVector(
      type, guarded(f, *condition, text(type), other, [&] {
        VectorType apart = {"index", type.shape};
        std::string any = vector(f, apart), size = splat(f, dim(f, view, rank - 1), apart);
        std::string places = f.op("arith.remui", any + ", " + size, text(apart));
        std::vector<std::string> at;
        for (size_t d = 0; d < rank; ++d)
          at.push_back(safeIndex(f, view, d));
        std::string from = distances(f, places, at.back(), apart), mask = vector(f, truths), rest = vector(f, type);
        if (f.tape.chance(1, 4)) // lanes that are off may be anywhere
          from = f.op("arith.select " + mask + ", " + from + ", " + vector(f, apart) + " : " + text(truths) + ", " +
                      text(apart));
        f.use("vector.gather", view);
        return f.op("vector.gather", view.name + "[" + join(at, ", ") + "] [" + from + "], " + mask + ", " + rest,
                    text(view.type) + ", " + text(apart) + ", " + text(truths) + ", " + text(type) + " into " +
                        text(type));
      }));
}

void memref_cts::fuzz::scatter(FunctionBuilder &f) {
  GeneratedView *picked = pickViewOfLanes(f, true, /*wantsRows=*/true);
  if (!picked || !hasUnitStride(picked->type))
    return vectorShape(f);
  GeneratedView view = *picked;
  size_t rank = view.type.sizes.size();
  VectorType type = rowOf(f, view), truths = {"i1", type.shape};
  std::vector<int64_t> needs(rank, 1);
  needs.back() = type.shape[0];
  std::optional<std::string> condition = hasSizes(f, view, needs);
  if (!condition)
    return;
  std::string value = vector(f, type);
  guarded(f, *condition, "", "", [&]() -> std::string {
    // As many numbers in a row as there are lanes, in some order, modulo a size
    // that is not smaller: all different.
    VectorType apart = {"index", type.shape};
    std::vector<int64_t> order;
    for (int64_t lane = 0; lane < type.shape[0]; ++lane)
      order.insert(order.begin() + static_cast<ptrdiff_t>(f.tape.below(order.size() + 1)), lane);
    std::string numbers =
        vectorConstant(f, apart, [&](int64_t lane) { return std::to_string(order[static_cast<size_t>(lane)]); });
    std::string first = splat(f, safeIndex(f, view, rank - 1), apart), size = splat(f, dim(f, view, rank - 1), apart);
    std::string places =
        f.op("arith.remui", f.op("arith.addi", numbers + ", " + first, text(apart)) + ", " + size, text(apart));
    std::vector<std::string> at;
    for (size_t d = 0; d < rank; ++d)
      at.push_back(safeIndex(f, view, d));
    std::string to = distances(f, places, at.back(), apart), mask = vector(f, truths);
    f.feature("op:vector.scatter");
    f.use("vector.scatter", view);
    f.line("vector.scatter " + view.name + "[" + join(at, ", ") + "] [" + to + "], " + mask + ", " + value + " : " +
           text(view.type) + ", " + text(apart) + ", " + text(truths) + ", " + text(type));
    return "";
  });
}
