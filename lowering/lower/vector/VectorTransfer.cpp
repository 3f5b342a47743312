//===- VectorTransfer.cpp - transfer_read and transfer_write --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lane is transferred if it is on in all masks and in bounds along every
// dimension that does not promise to be. A row is a plain access if nothing can
// keep a lane out, else a masked one.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/State.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/Masks.h"
#include "lowering/lower/vector/VectorAccess.h"
#include "lowering/lower/vector/VectorPattern.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

/// What transfers in both directions share.
class Transfer {
public:
  template <typename OpT>
  Transfer(LoweringState &state, LaneBuilder &b, OpT op, MaskedOperands in)
      : b(b), vector(op.getVectorType()), type(state.converter.convertType(vector)), shape(getLaneShape(vector)),
        map(op.getPermutationMap()), indices(typename OpT::Adaptor(in.operands, op).getIndices()),
        access(state, b, cast<MemRefType>(op.getBase().getType()), typename OpT::Adaptor(in.operands, op).getBase(),
               indices) {
    for (bool claim : op.getInBounds().template getAsValueRange<BoolAttr>())
      inBounds.push_back(claim);
    typename OpT::Adaptor adaptor(in.operands, op);
    if (Value mask = adaptor.getMask())
      masks.push_back(permute(mask));
    if (in.mask)
      masks.push_back(permute(in.mask));
  }

  LaneBuilder &b;
  VectorType vector;
  Type type;
  Position shape;
  AffineMap map;
  ValueRange indices;
  VectorAccess access;

  /// Calls `visit` with every row, in row-major order.
  void forEachRow(llvm::function_ref<void(VectorAccess::LaneRow)> visit) {
    VectorType row = getRowType(type);
    int64_t last = shape.empty() ? -1 : getDim(shape.size() - 1);
    bool isPacked = access.isPacked(row, last);
    Value steps = access.stepsOf(row, last);
    if (!shape.empty() && isOpen(shape.size() - 1))
      lineMask = compareLine(row, last);
    SmallVector<LaneBuilder::Source> maskRows;
    for (Value mask : masks)
      maskRows.push_back(b.split(mask));
    int64_t number = 0;
    forEachPosition(getRowShape(type), [&](ArrayRef<int64_t> outer) {
      auto distanceOf = [&](int64_t lane) {
        Index sum = getDistance(outer);
        if (last >= 0 && lane != 0)
          sum = access.index().add(sum, step(shape.size() - 1, lane));
        return sum;
      };
      Value mask = lineMask;
      for (LaneBuilder::Source &rows : maskRows)
        mask = both(mask, rows.row(number));
      for (auto [dim, index] : llvm::enumerate(outer))
        if (isOpen(dim))
          mask = keepIf(isInside(dim, index), mask, row);
      ++number;
      visit({distanceOf, isPacked, mask, steps});
    });
  }

private:
  /// The dimension of the memref that a dimension of the vector runs along, -1
  /// for none.
  int64_t getDim(unsigned dim) const {
    auto expr = dyn_cast<AffineDimExpr>(map.getResult(dim));
    return expr ? int64_t(expr.getPosition()) : -1;
  }
  bool isOpen(unsigned dim) const { return getDim(dim) >= 0 && !inBounds[dim]; }

  Index step(unsigned dim, int64_t index) { return access.index().mul(index, access.stride(getDim(dim))); }

  Index getDistance(ArrayRef<int64_t> outer) {
    Index sum = 0;
    for (auto [dim, index] : llvm::enumerate(outer))
      if (getDim(dim) >= 0 && index != 0)
        sum = access.index().add(sum, step(dim, index));
    return sum;
  }

  /// 0 <= index + step < size, as one comparison without signs.
  Value compare(Value place, Value size) {
    return LLVM::ICmpOp::create(b.getBuilder(), b.getLoc(), LLVM::ICmpPredicate::ult, place, size);
  }

  Value isInside(unsigned dim, int64_t index) {
    Value &known = inside[{dim, index}];
    if (!known) {
      const IndexBuilder &at = access.index();
      known = compare(at.materialize(at.add(indices[getDim(dim)], index)), at.materialize(access.size(getDim(dim))));
    }
    return known;
  }

  Value compareLine(VectorType row, int64_t dim) {
    return buildPrefixMask(b, row, indices[dim], access.index().materialize(access.size(dim)));
  }

  Value both(Value mask, Value other) {
    if (!mask)
      return other;
    return LLVM::AndOp::create(b.getBuilder(), b.getLoc(), mask, other);
  }

  Value keepIf(Value condition, Value mask, VectorType row) {
    VectorType bits = cast<VectorType>(getMaskType(row));
    if (!mask)
      return b.splat(bits, condition);
    return LLVM::SelectOp::create(b.getBuilder(), b.getLoc(), condition, mask, b.integer(bits, APInt(1, 0)));
  }

  /// A mask has the dimensions of the memref that the map names, in the
  /// memref's order; a lane looks at the one it comes from or goes to.
  Value permute(Value mask) {
    SmallVector<std::pair<int64_t, unsigned>, 4> used;
    for (unsigned dim = 0; dim < map.getNumResults(); ++dim)
      if (getDim(dim) >= 0)
        used.emplace_back(getDim(dim), dim);
    llvm::sort(used);
    Type wanted = getMaskType(type);
    Position from;
    for (auto [memrefDim, dim] : used)
      from.push_back(shape[dim]);
    LaneBuilder::Source source = b.split(mask);
    Lanes lanes;
    forEachPosition(shape, [&](ArrayRef<int64_t> position) {
      Position place;
      for (auto [memrefDim, dim] : used)
        place.push_back(position[dim]);
      lanes.push_back(source[getLaneNumber(from, place)]);
    });
    return b.join(wanted, lanes);
  }

  SmallVector<bool> inBounds;
  SmallVector<Value, 2> masks;
  Value lineMask;
  DenseMap<std::pair<unsigned, int64_t>, Value> inside;
};

} // namespace

namespace memref_cts::lowering {

MEMREF_CTS_MASKABLE(vector::TransferReadOp) {
  Transfer transfer(state, b, op, in);
  vector::TransferReadOp::Adaptor adaptor(in.operands, op);
  VectorType row = getRowType(transfer.type);
  Value padding;
  SmallVector<Value> rows;
  transfer.forEachRow([&](VectorAccess::LaneRow place) {
    if (place.mask && !padding)
      padding = b.splat(row, adaptor.getPadding());
    rows.push_back(transfer.access.load(row, place, padding));
  });
  results.push_back(b.joinRows(transfer.type, rows));
}

MEMREF_CTS_MASKABLE(vector::TransferWriteOp) {
  Transfer transfer(state, b, op, in);
  vector::TransferWriteOp::Adaptor adaptor(in.operands, op);
  LaneBuilder::Source values = b.split(adaptor.getValueToStore());
  int64_t number = 0;
  transfer.forEachRow([&](VectorAccess::LaneRow place) { transfer.access.store(values.row(number++), place); });
}

} // namespace memref_cts::lowering

namespace memref_cts::lowering {
void populateVectorTransferPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_VectorTransfer(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
