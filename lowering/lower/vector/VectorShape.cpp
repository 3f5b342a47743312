//===- VectorShape.cpp - Operations that move lanes -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each is a table of where the lanes of the result come from. Positions that are
// known at run time only choose among the rows; one that is -1 gives poison.
// Carries TYPE-VEC-01 to 07 and OPS-VECTOR-01 as far as values go.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/State.h"
#include "lowering/lower/base/VectorRows.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/Masks.h"
#include "lowering/lower/vector/VectorPattern.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace memref_cts::lowering;

/// A result of the type `type` whose lane at each position `source` names.
static Value buildLanes(LaneBuilder &b, Type type, ArrayRef<int64_t> shape,
                        llvm::function_ref<Lane(ArrayRef<int64_t>)> source) {
  Lanes lanes;
  forEachPosition(shape, [&](ArrayRef<int64_t> position) { lanes.push_back(source(position)); });
  return b.join(type, lanes);
}

static SmallVector<int64_t> getNumbers(ArrayAttr attr) {
  SmallVector<int64_t> numbers;
  for (const APInt &number : attr.getAsValueRange<IntegerAttr>())
    numbers.push_back(number.getSExtValue());
  return numbers;
}

/// Positions of vector.extract and insert: a number, or a value that numbers
/// rows or lanes.
using MixedPosition = SmallVector<std::pair<int64_t, Value>>;

static MixedPosition mixPosition(ArrayRef<int64_t> statics, ValueRange dynamics) {
  MixedPosition position;
  for (int64_t number : statics) {
    if (!ShapedType::isDynamic(number)) {
      position.push_back({number, Value()});
      continue;
    }
    position.push_back({number, dynamics.front()});
    dynamics = dynamics.drop_front();
  }
  return position;
}

static bool hasPoisonPosition(const MixedPosition &position) {
  return llvm::any_of(position, [](const std::pair<int64_t, Value> &part) { return !part.second && part.first == -1; });
}

static Value isNumber(LaneBuilder &b, Value index, int64_t number) {
  Value constant = b.integer(index.getType(), APInt(index.getType().getIntOrFloatBitWidth(), number, true, true));
  return LLVM::ICmpOp::create(b.getBuilder(), b.getLoc(), LLVM::ICmpPredicate::eq, index, constant);
}

static Value extractAt(LaneBuilder &b, Value from, ArrayRef<std::pair<int64_t, Value>> position) {
  if (position.empty())
    return from;
  auto [number, index] = position.front();
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  auto array = dyn_cast<LLVM::LLVMArrayType>(from.getType());
  if (!array)
    return LLVM::ExtractElementOp::create(builder, loc, from, index ? index : b.position(number));
  auto extractRow = [&](int64_t row) {
    Value part = LLVM::ExtractValueOp::create(builder, loc, from, ArrayRef<int64_t>{row});
    return extractAt(b, part, position.drop_front());
  };
  if (!index)
    return extractRow(number);
  Value result = extractRow(0);
  for (int64_t row = 1; row < int64_t(array.getNumElements()); ++row)
    result = LLVM::SelectOp::create(builder, loc, isNumber(b, index, row), extractRow(row), result);
  return result;
}

static Value insertAt(LaneBuilder &b, Value into, Value value, ArrayRef<std::pair<int64_t, Value>> position) {
  if (position.empty())
    return value;
  auto [number, index] = position.front();
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  auto array = dyn_cast<LLVM::LLVMArrayType>(into.getType());
  if (!array)
    return LLVM::InsertElementOp::create(builder, loc, into, value, index ? index : b.position(number));
  Value result = into;
  for (int64_t row = 0; row < int64_t(array.getNumElements()); ++row) {
    if (!index && row != number)
      continue;
    Value old = LLVM::ExtractValueOp::create(builder, loc, into, ArrayRef<int64_t>{row});
    Value part = insertAt(b, old, value, position.drop_front());
    if (index)
      part = LLVM::SelectOp::create(builder, loc, isNumber(b, index, row), part, old);
    result = LLVM::InsertValueOp::create(builder, loc, result, part, ArrayRef<int64_t>{row});
  }
  return result;
}

namespace {

/// A pattern of which only `lower` is to be said.
#define MEMREF_CTS_VECTOR_LOWERING(NAME, OP)                                                                           \
  struct NAME : VectorLowering<OP> {                                                                                   \
    using VectorLowering::VectorLowering;                                                                              \
    void lower(OP op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override;                \
  };                                                                                                                   \
  void NAME::lower([[maybe_unused]] OP op, [[maybe_unused]] Adaptor adaptor, LaneBuilder &b,                           \
                   SmallVectorImpl<Value> &results) const

MEMREF_CTS_VECTOR_LOWERING(BroadcastOpLowering, vector::BroadcastOp) {
  Position to = getLaneShape(op.getType());
  Position from = getLaneShape(op.getSource().getType());
  LaneBuilder::Source source = b.split(adaptor.getSource());
  results.push_back(buildLanes(b, convert(op.getType()), to, [&](ArrayRef<int64_t> position) {
    Position place(position.take_back(from.size()));
    for (auto [size, index] : llvm::zip_equal(from, place))
      index = size == 1 ? 0 : index;
    return source[getLaneNumber(from, place)];
  }));
}

MEMREF_CTS_VECTOR_LOWERING(ExtractOpLowering, vector::ExtractOp) {
  MixedPosition position = mixPosition(op.getStaticPosition(), adaptor.getDynamicPosition());
  Type type = convert(op.getType());
  if (hasPoisonPosition(position)) {
    results.push_back(b.poison(type));
    return;
  }
  Value value = extractAt(b, adaptor.getSource(), position);
  // A vector of rank 0 has one lane, and a vector of one lane may be asked for
  // instead of a scalar.
  if (!isa<VectorType>(op.getType()) && isa<VectorType>(value.getType()))
    value = b.read({value, 0});
  if (isa<VectorType>(type) && !isa<VectorType>(value.getType()))
    value = b.splat(type, value);
  results.push_back(value);
}

MEMREF_CTS_VECTOR_LOWERING(InsertOpLowering, vector::InsertOp) {
  MixedPosition position = mixPosition(op.getStaticPosition(), adaptor.getDynamicPosition());
  if (hasPoisonPosition(position)) {
    results.push_back(b.poison(convert(op.getType())));
    return;
  }
  // A vector of rank 0 has one lane, on either side.
  Value value = adaptor.getValueToStore();
  if (op.getType().getRank() == 0)
    position.push_back({0, Value()});
  if (getLaneShape(op.getValueToStoreType()).empty() && isa<VectorType>(value.getType()))
    value = b.read({value, 0});
  Value dest = adaptor.getDest();
  results.push_back(insertAt(b, dest, value, position));
}

MEMREF_CTS_VECTOR_LOWERING(ExtractStridedSliceOpLowering, vector::ExtractStridedSliceOp) {
  SmallVector<int64_t> offsets = getNumbers(op.getOffsets());
  Position from = getLaneShape(op.getSourceVectorType());
  LaneBuilder::Source source = b.split(adaptor.getSource());
  auto type = cast<VectorType>(op.getType());
  results.push_back(buildLanes(b, convert(type), getLaneShape(type), [&](ArrayRef<int64_t> position) {
    Position place(position);
    for (auto [index, offset] : llvm::zip(place, offsets))
      index += offset;
    return source[getLaneNumber(from, place)];
  }));
}

MEMREF_CTS_VECTOR_LOWERING(InsertStridedSliceOpLowering, vector::InsertStridedSliceOp) {
  SmallVector<int64_t> offsets = getNumbers(op.getOffsets());
  Position from = getLaneShape(op.getSourceVectorType());
  Position to = getLaneShape(op.getDestVectorType());
  LaneBuilder::Source source = b.split(adaptor.getValueToStore());
  LaneBuilder::Source dest = b.split(adaptor.getDest());
  size_t missing = to.size() - from.size();
  results.push_back(buildLanes(b, convert(op.getType()), to, [&](ArrayRef<int64_t> position) {
    Position place;
    bool isInside = true;
    for (size_t dim = 0; dim < to.size(); ++dim) {
      int64_t index = position[dim] - offsets[dim];
      int64_t size = dim < missing ? 1 : from[dim - missing];
      isInside &= index >= 0 && index < size;
      if (dim >= missing)
        place.push_back(index);
    }
    return isInside ? source[getLaneNumber(from, place)] : dest[getLaneNumber(to, position)];
  }));
}

MEMREF_CTS_VECTOR_LOWERING(ShuffleOpLowering, vector::ShuffleOp) {
  auto type = cast<VectorType>(op.getType());
  Position first = getLaneShape(op.getV1VectorType());
  LaneBuilder::Source sources[] = {b.split(adaptor.getV1()), b.split(adaptor.getV2())};
  // A vector of rank 0 counts as one slice.
  int64_t inFirst = first.empty() ? 1 : first.front();
  int64_t slice = getLaneCount(first) / inFirst;
  Lanes lanes;
  for (int64_t number : op.getMask())
    for (int64_t lane = 0; lane < slice; ++lane)
      lanes.push_back(number < 0         ? Lane()
                      : number < inFirst ? sources[0][number * slice + lane]
                                         : sources[1][(number - inFirst) * slice + lane]);
  results.push_back(b.join(convert(type), lanes));
}

} // namespace

/// Scalable rows in pieces that fit the rows of both types: all of a shape cast
/// have the same factor.
static Value castScalableRows(LaneBuilder &b, Value source, Type type) {
  OpBuilder &builder = b.getBuilder();
  VectorType from = getRowType(source.getType()), to = getRowType(type);
  int64_t length = std::gcd(from.getDimSize(0), to.getDimSize(0));
  VectorType piece = VectorType::get({length}, to.getElementType(), {true});
  LaneBuilder::Source rows = b.split(source);
  auto read = [&](int64_t place) -> Value {
    Value row = rows.row(place / from.getDimSize(0));
    if (piece == from)
      return row;
    return LLVM::vector_extract::create(builder, b.getLoc(), piece, row, place % from.getDimSize(0));
  };
  SmallVector<Value> results;
  int64_t count = getLaneCount(getRowShape(type)) * to.getDimSize(0);
  for (int64_t place = 0; place < count; place += to.getDimSize(0)) {
    Value row = piece == to ? read(place) : b.poison(to);
    for (int64_t i = 0; piece != to && i < to.getDimSize(0); i += length)
      row = LLVM::vector_insert::create(builder, b.getLoc(), row, read(place + i), i);
    results.push_back(row);
  }
  return b.joinRows(type, results);
}

namespace {

MEMREF_CTS_VECTOR_LOWERING(ShapeCastOpLowering, vector::ShapeCastOp) {
  if (op.getSourceVectorType().isScalable())
    return results.push_back(castScalableRows(b, adaptor.getSource(), convert(op.getType())));
  LaneBuilder::Source source = b.split(adaptor.getSource());
  Lanes lanes;
  for (int64_t lane = 0, count = getLaneCount(getLaneShape(op.getSourceVectorType())); lane < count; ++lane)
    lanes.push_back(source[lane]);
  results.push_back(b.join(convert(op.getType()), lanes));
}

MEMREF_CTS_VECTOR_LOWERING(TransposeOpLowering, vector::TransposeOp) {
  Position from = getLaneShape(op.getSourceVectorType());
  LaneBuilder::Source source = b.split(adaptor.getVector());
  results.push_back(
      buildLanes(b, convert(op.getType()), getLaneShape(op.getResultVectorType()), [&](ArrayRef<int64_t> position) {
        Position place(from.size());
        for (auto [index, dim] : llvm::zip_equal(position, op.getPermutation()))
          place[dim] = index;
        return source[getLaneNumber(from, place)];
      }));
}

MEMREF_CTS_VECTOR_LOWERING(FromElementsOpLowering, vector::FromElementsOp) {
  Lanes lanes;
  for (Value element : adaptor.getElements())
    lanes.push_back({element});
  results.push_back(b.join(convert(op.getType()), lanes));
}

MEMREF_CTS_VECTOR_LOWERING(ToElementsOpLowering, vector::ToElementsOp) {
  LaneBuilder::Source source = b.split(adaptor.getSource());
  for (unsigned lane = 0; lane < op.getNumResults(); ++lane)
    results.push_back(b.read(source[lane]));
}

MEMREF_CTS_VECTOR_LOWERING(BitCastOpLowering, vector::BitCastOp) {
  mapRows(
      b.getBuilder(), b.getLoc(), convert(op.getType()), adaptor.getSource(),
      [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
        Value row = rows.front();
        if (row.getType() != types.front())
          row = LLVM::BitcastOp::create(b.getBuilder(), b.getLoc(), types.front(), row);
        out.push_back(row);
      },
      results);
}

MEMREF_CTS_VECTOR_LOWERING(InterleaveOpLowering, vector::InterleaveOp) {
  mapRows(
      b.getBuilder(), b.getLoc(), convert(op.getType()), adaptor.getOperands(),
      [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
        if (cast<VectorType>(types.front()).isScalable()) {
          out.push_back(LLVM::vector_interleave2::create(b.getBuilder(), b.getLoc(), types.front(), rows));
          return;
        }
        Lanes lanes;
        for (int64_t lane = 0, count = getRowType(rows[0].getType()).getNumElements(); lane < count; ++lane)
          lanes.append({{rows[0], lane}, {rows[1], lane}});
        out.push_back(b.join(types.front(), lanes));
      },
      results);
}

MEMREF_CTS_VECTOR_LOWERING(DeinterleaveOpLowering, vector::DeinterleaveOp) {
  Type type = convert(op.getRes1().getType());
  mapRows(
      b.getBuilder(), b.getLoc(), {type, type}, adaptor.getSource(),
      [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
        auto part = cast<VectorType>(types.front());
        if (part.isScalable()) {
          Value both = LLVM::vector_deinterleave2::create(
              b.getBuilder(), b.getLoc(), LLVM::LLVMStructType::getLiteral(part.getContext(), {part, part}),
              rows.front());
          for (int64_t odd : {0, 1})
            out.push_back(LLVM::ExtractValueOp::create(b.getBuilder(), b.getLoc(), both, ArrayRef<int64_t>{odd}));
          return;
        }
        for (int64_t odd : {0, 1}) {
          Lanes lanes;
          for (int64_t lane = 0; lane < part.getNumElements(); ++lane)
            lanes.push_back({rows.front(), 2 * lane + odd});
          out.push_back(b.join(part, lanes));
        }
      },
      results);
}

MEMREF_CTS_VECTOR_LOWERING(ScalableInsertOpLowering, vector::ScalableInsertOp) {
  results.push_back(LLVM::vector_insert::create(b.getBuilder(), b.getLoc(), adaptor.getDest(),
                                                adaptor.getValueToStore(), op.getPos()));
}

MEMREF_CTS_VECTOR_LOWERING(ScalableExtractOpLowering, vector::ScalableExtractOp) {
  results.push_back(LLVM::vector_extract::create(b.getBuilder(), b.getLoc(), convert(op.getType()), adaptor.getSource(),
                                                 op.getPos()));
}

MEMREF_CTS_VECTOR_LOWERING(VectorScaleOpLowering, vector::VectorScaleOp) {
  results.push_back(LLVM::vscale::create(b.getBuilder(), b.getLoc(), convert(op.getType())));
}

MEMREF_CTS_VECTOR_LOWERING(StepOpLowering, vector::StepOp) {
  auto type = cast<VectorType>(convert(op.getType()));
  results.push_back(buildStep(b, type));
}

MEMREF_CTS_VECTOR_LOWERING(ConstantMaskOpLowering, vector::ConstantMaskOp) {
  VectorType type = op.getVectorType();
  Type converted = convert(type);
  Position shape = getLaneShape(type);
  ArrayRef<int64_t> sizes = op.getMaskDimSizes();
  SmallVector<Attribute> bits;
  forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    // A mask without dimensions has one size all the same. A scalable dimension
    // is on or off as a whole.
    bool isOn = !shape.empty() || sizes.front() != 0;
    for (auto [index, size] : llvm::zip(position, sizes))
      isOn &= index < size;
    bits.push_back(b.getBuilder().getBoolAttr(isOn));
  });
  VectorType row = getRowType(converted);
  size_t perRow = getLaneCount(getLaneShape(row));
  SmallVector<Value> rows;
  for (ArrayRef<Attribute> rest = bits; !rest.empty(); rest = rest.drop_front(perRow)) {
    DenseElementsAttr attr = row.isScalable() ? DenseElementsAttr::get(row, rest.front())
                                              : DenseElementsAttr::get(row, rest.take_front(perRow));
    rows.push_back(LLVM::ConstantOp::create(b.getBuilder(), b.getLoc(), row, attr));
  }
  results.push_back(b.joinRows(converted, rows));
}

/// The last dimension is a mask of a row, the others choose between it and an
/// empty one. Index is signed, so that sizes below zero are empty.
MEMREF_CTS_VECTOR_LOWERING(CreateMaskOpLowering, vector::CreateMaskOp) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  Type type = convert(op.getType());
  VectorType row = getRowType(type);
  auto index = types().getIndexType();
  ValueRange sizes = adaptor.getOperands();
  Value line = buildPrefixMask(b, row, Value(), sizes.back());
  Value empty = b.integer(row, APInt(1, 0));
  SmallVector<Value> rows;
  forEachPosition(getRowShape(type), [&](ArrayRef<int64_t> position) {
    Value result = line;
    for (auto [number, size] : llvm::zip(position, sizes)) {
      Value isInside = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::slt,
                                            b.integer(index, APInt(index.getWidth(), number)), size);
      result = LLVM::SelectOp::create(builder, loc, isInside, result, empty);
    }
    rows.push_back(result);
  });
  results.push_back(b.joinRows(type, rows));
}

#undef MEMREF_CTS_VECTOR_LOWERING

} // namespace

namespace memref_cts::lowering {
void populateVectorShapePatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_VectorShape(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
