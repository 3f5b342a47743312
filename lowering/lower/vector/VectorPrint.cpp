//===- VectorPrint.cpp - Numbers and texts that are printed ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector.print becomes one call for each number and each mark, in the order in
// which they are read: "( ( 1, 2 ), ( 3, 4 ) )". What is narrower than what a
// function takes is widened without a change of the number. Carries OPS-VECTOR-01.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/vector/VectorPrint.h"
#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/VectorPattern.h"

using namespace mlir;
using namespace memref_cts::lowering;
using vector::PrintPunctuation;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LLVM::LLVMFunctionType PrintFunction::getType(MLIRContext *context) const {
  return LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                     argument ? ArrayRef<Type>(argument) : ArrayRef<Type>());
}

PrintFunction memref_cts::lowering::getNumberFunction(Type number) {
  MLIRContext *context = number.getContext();
  if (number.isF64())
    return {"printF64", number};
  if (number.isF32() || isSmallFloat(number))
    return {"printF32", Float32Type::get(context)};
  if (number.isF16() || number.isBF16())
    return {number.isF16() ? "printF16" : "printBF16", IntegerType::get(context, 16)};
  Type word = IntegerType::get(context, 64);
  if (number.isIndex())
    return {"printU64", word};
  if (auto integer = dyn_cast<IntegerType>(number); integer && integer.getWidth() <= 64)
    return {integer.isUnsigned() ? "printU64" : "printI64", word};
  return {};
}

PrintFunction memref_cts::lowering::getTextFunction(MLIRContext *context) {
  return {"printString", LLVM::LLVMPointerType::get(context)};
}

PrintFunction memref_cts::lowering::getPunctuationFunction(PrintPunctuation mark) {
  switch (mark) {
  case PrintPunctuation::NoPunctuation:
    return {};
  case PrintPunctuation::NewLine:
    return {"printNewline", {}};
  case PrintPunctuation::Comma:
    return {"printComma", {}};
  case PrintPunctuation::Open:
    return {"printOpen", {}};
  case PrintPunctuation::Close:
    return {"printClose", {}};
  }
  llvm_unreachable("unknown punctuation");
}

SmallVector<PrintFunction> memref_cts::lowering::getPrintFunctions(vector::PrintOp op) {
  if (op.getStringLiteralAttr())
    return {getTextFunction(op.getContext())};
  SmallVector<PrintFunction> functions;
  if (Value source = op.getSource()) {
    functions.push_back(getNumberFunction(getElementTypeOrSelf(source.getType())));
    if (auto type = dyn_cast<VectorType>(source.getType())) {
      functions.push_back(getPunctuationFunction(PrintPunctuation::Open));
      functions.push_back(getPunctuationFunction(PrintPunctuation::Close));
      if (type.getNumElements() > 1)
        functions.push_back(getPunctuationFunction(PrintPunctuation::Comma));
    }
  }
  if (op.getPunctuation() != PrintPunctuation::NoPunctuation)
    functions.push_back(getPunctuationFunction(op.getPunctuation()));
  return functions;
}

//===----------------------------------------------------------------------===//
// The pattern
//===----------------------------------------------------------------------===//

namespace {

/// Calls of one operation.
class VectorPrinter {
public:
  VectorPrinter(LoweringState &state, LaneBuilder &b) : state(state), b(b), builder(b.getBuilder()), loc(b.getLoc()) {}

  void mark(PrintPunctuation mark) {
    if (mark != PrintPunctuation::NoPunctuation)
      call(getPunctuationFunction(mark), {});
  }

  void text(StringRef text) {
    PrintFunction function = getTextFunction(builder.getContext());
    StringRef name = state.symbols.getText(builder, loc, "print", text);
    Value address = LLVM::AddressOfOp::create(builder, loc, function.argument, name);
    call(function, address);
  }

  /// `value` is a number of the source type `type`, converted.
  void number(Type type, Value value) {
    PrintFunction function = getNumberFunction(type);
    if (type.isF16() || type.isBF16())
      value = LLVM::BitcastOp::create(builder, loc, function.argument, value);
    else if (isSmallFloat(type))
      value = widenSmallFloat(builder, loc, cast<FloatType>(type), value, cast<FloatType>(function.argument));
    else if (isUnsigned(type))
      value = resizeInteger<LLVM::ZExtOp>(builder, loc, function.argument, value);
    else if (isa<IntegerType>(type))
      value = resizeInteger<LLVM::SExtOp>(builder, loc, function.argument, value);
    call(function, value);
  }

  /// The lanes of a vector from `dim` on, the next of which is number `next`.
  void lanes(VectorType type, LaneBuilder::Source &source, int64_t dim, int64_t &next) {
    ArrayRef<int64_t> shape = type.getShape();
    // A vector of rank 0 is printed as a row of one lane.
    bool isRow = dim + 1 >= type.getRank();
    int64_t size = shape.empty() ? 1 : shape[dim];
    mark(PrintPunctuation::Open);
    for (int64_t i = 0; i < size; ++i) {
      if (i != 0)
        mark(PrintPunctuation::Comma);
      if (isRow)
        lane(type, source, next++);
      else
        lanes(type, source, dim + 1, next);
    }
    mark(PrintPunctuation::Close);
  }

private:
  void lane(VectorType type, LaneBuilder::Source &source, int64_t at) {
    number(type.getElementType(), b.read(source[at]));
  }

  /// One bit without a sign is a truth, which C prints as 0 or 1.
  bool isUnsigned(Type type) const { return type.isIndex() || type.isUnsignedInteger() || type.isSignlessInteger(1); }

  void call(PrintFunction function, ValueRange arguments) {
    // C functions find narrow integers widened.
    bool isNarrow = function.argument && function.argument.isInteger(16);
    ArrayAttr attrs;
    if (isNarrow)
      attrs = builder.getArrayAttr(
          builder.getDictionaryAttr(builder.getNamedAttr(LLVM::LLVMDialect::getZExtAttrName(), builder.getUnitAttr())));
    state.symbols.call(builder, loc, function.name, function.getType(builder.getContext()), arguments, attrs);
  }

  LoweringState &state;
  LaneBuilder &b;
  OpBuilder &builder;
  Location loc;
};

struct PrintOpLowering : VectorLowering<vector::PrintOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::PrintOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &) const override {
    VectorPrinter printer(state, b);
    if (StringAttr text = op.getStringLiteralAttr())
      return printer.text(text);
    if (Value source = op.getSource()) {
      if (auto type = dyn_cast<VectorType>(source.getType())) {
        LaneBuilder::Source lanes = b.split(adaptor.getSource());
        int64_t next = 0;
        printer.lanes(type, lanes, 0, next);
      } else {
        printer.number(source.getType(), adaptor.getSource());
      }
    }
    printer.mark(op.getPunctuation());
  }
};

} // namespace

namespace memref_cts::lowering {
void populateVectorPrintPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_VectorPrint(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
