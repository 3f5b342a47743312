//===- EncodeVectorPrint.cpp - what a program prints ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vector.print (V-PRINT) as calls of external functions, which whoever runs the
// program observes one by one: the number in each lane, and every mark between them.
// Their names and types are those of MLIR's runtime library, which its
// description refers to; a lowering that prints something else calls them in
// another order or with other numbers.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Pieces.h"
#include "lowering/encode/vector/EncodeVector.h"

using namespace mlir;
using vector::PrintPunctuation;

namespace memref_cts::lowering {

static StringRef getName(PrintPunctuation mark) {
  switch (mark) {
  case PrintPunctuation::NoPunctuation:
    return "";
  case PrintPunctuation::NewLine:
    return "printNewline";
  case PrintPunctuation::Comma:
    return "printComma";
  case PrintPunctuation::Open:
    return "printOpen";
  case PrintPunctuation::Close:
    return "printClose";
  }
  llvm_unreachable("unknown punctuation");
}

/// A function that prints, of no or one argument, without results: the
/// module's of that name, else one that nobody defines.
static refrt_symbol getPrinter(Encoder &encoder, Operation *user, StringRef name, std::optional<refrt_type> argument) {
  if (encoder.refusals.any())
    return REFRT_NONE;
  const refrt_type *arguments = argument ? &*argument : nullptr;
  refrt_type type = refrt_type_function(encoder.program, arguments, argument.has_value(), nullptr, 0, false);
  std::string symbol = name.str();
  StringAttr attr = StringAttr::get(user->getContext(), name);
  refrt_symbol id = encoder.symbols.lookup(attr) ? encoder.symbols.getFunction(user, attr)
                                                 : refrt_program_find_function(encoder.program, symbol.c_str());
  if (encoder.refusals.any())
    return REFRT_NONE;
  if (id == REFRT_NONE)
    return refrt_program_add_function(encoder.program, symbol.c_str(), type, REFRT_FUNCTION_LLVM,
                                      encoder.locations.get(user));
  if (refrt_program_function(encoder.program, id)->type != type)
    encoder.refusals.add(user, RefusalKind::Symbol, "'" + name + "' is another function than the one that prints");
  return id;
}

/// A constant global of its own that holds `text` and a zero.
static refrt_symbol addText(Encoder &encoder, Operation *user, StringRef text) {
  if (const char *reason = encoder.layout.whyNoPointers(0))
    encoder.refusals.add(user, RefusalKind::Type, reason);
  if (encoder.refusals.any())
    return REFRT_NONE;
  std::string name;
  uint32_t number = refrt_program_num_globals(encoder.program);
  do
    name = "printed_text_" + std::to_string(number++);
  while (encoder.symbols.lookup(StringAttr::get(user->getContext(), name)));
  SmallVector<refrt_value> leaves;
  for (char c : text) {
    leaves.emplace_back();
    leaves.back().lo = uint8_t(c);
  }
  leaves.emplace_back();
  refrt_type type = refrt_type_array(encoder.program, refrt_type_int(encoder.program, 8), leaves.size());
  return refrt_program_add_global(encoder.program, name.c_str(), type, 0, 1, REFRT_GLOBAL_CONSTANT, leaves.data(),
                                  leaves.size());
}

namespace {
class Printing {
public:
  Printing(Encoder &encoder, vector::PrintOp op) : encoder(encoder), op(op), p(encoder, op) {}

  void mark(PrintPunctuation mark) {
    if (mark != PrintPunctuation::NoPunctuation)
      call(getName(mark), {}, {});
  }

  void text(StringRef text) {
    if (text.contains('\0'))
      return encoder.refusals.add(op, RefusalKind::Form, "a text with a zero in it");
    refrt_symbol global = addText(encoder, op, text);
    uint32_t address = p.same(REFRT_OP_GLOBAL_ADDRESS, p.getPtr(), {}, {0, {global}});
    call("printString", p.getPtr(), address);
  }

  /// A number as its function takes it.
  void number(Type type, uint32_t value) {
    if (type.isF64())
      return call("printF64", encoder.types.get(type), value);
    if (type.isF16() || type.isBF16())
      return call(type.isF16() ? "printF16" : "printBF16", p.getInt(16),
                  convert(REFRT_OP_BITCAST, type, p.getInt(16), value));
    if (isa<FloatType>(type))
      return numberAsF32(cast<FloatType>(type), value);
    if (type.isIndex())
      return call("printU64", p.getInt(64), convert(REFRT_OP_CASTU, type, p.getInt(64), value));
    // A truth is 0 or 1.
    bool isUnsigned = type.isUnsignedInteger();
    bool addsZeros = isUnsigned || type.isSignlessInteger(1);
    unsigned width = type.getIntOrFloatBitWidth();
    if (width > 64)
      return refuseNumber(type);
    if (width < 64)
      value = convert(addsZeros ? REFRT_OP_ZEXT : REFRT_OP_SEXT, type, p.getInt(64), value);
    call(isUnsigned ? "printU64" : "printI64", p.getInt(64), value);
  }

  /// In row-major order; brackets open before the first lane of a slice and
  /// close after its last one.
  void lanes(VectorType type, uint32_t value) {
    // Calls of another number of lanes may name what these need not.
    for (PrintPunctuation name : {PrintPunctuation::Open, PrintPunctuation::Comma, PrintPunctuation::Close})
      getPrinter(encoder, op, getName(name), {});
    ArrayRef<int64_t> shape = type.getShape();
    forEachPosition(shape, [&](ArrayRef<int64_t> position) {
      uint64_t lane = getLane(shape, position);
      if (lane != 0)
        mark(PrintPunctuation::Comma);
      brackets(PrintPunctuation::Open, shape, position, [](int64_t at, int64_t) { return at == 0; });
      number(type.getElementType(), emitLanes(encoder, op, type.getElementType(), {value}, {lane}));
      brackets(PrintPunctuation::Close, shape, position, [](int64_t at, int64_t size) { return at == size - 1; });
    });
  }

private:
  /// One for each slice that begins or ends at the position: those of the inner
  /// dimensions up to the first one that does not. A vector of rank 0 is a row.
  void brackets(PrintPunctuation bracket, ArrayRef<int64_t> shape, ArrayRef<int64_t> position,
                llvm::function_ref<bool(int64_t at, int64_t size)> isEdge) {
    if (shape.empty())
      mark(bracket);
    for (size_t d = shape.size(); d-- > 0 && isEdge(position[d], shape[d]);)
      mark(bracket);
  }

  void numberAsF32(FloatType type, uint32_t value) {
    refrt_type f32 = encoder.types.get(Float32Type::get(op.getContext()));
    if (type.isF32())
      return call("printF32", f32, value);
    if (type.getWidth() > 8)
      return refuseNumber(type);
    call("printF32", f32, convert(REFRT_OP_EXTF, type, f32, value));
  }

  void refuseNumber(Type type) {
    encoder.refusals.add(op, RefusalKind::Type, "no function prints such a number", type);
  }

  uint32_t convert(refrt_opcode opcode, Type from, refrt_type to, uint32_t value) {
    return p.add(opcode, encoder.types.get(from), to, {value});
  }

  void call(StringRef name, std::optional<refrt_type> argument, ArrayRef<uint32_t> values) {
    refrt_symbol function = getPrinter(encoder, op, name, argument);
    p.emit(REFRT_OP_CALL, REFRT_NONE, values, {}, Encoder::Extra{0, {function}});
  }

  Encoder &encoder;
  vector::PrintOp op;
  Pieces p;
};
} // namespace

void encode(Encoder &encoder, vector::PrintOp op) {
  Printing printing(encoder, op);
  if (StringAttr text = op.getStringLiteralAttr())
    return printing.text(text);
  if (Value source = op.getSource()) {
    if (encoder.types.getOrRefuse(op, source.getType()) == REFRT_NONE)
      return;
    if (auto type = dyn_cast<VectorType>(source.getType()))
      printing.lanes(type, encoder.getValue(source));
    else
      printing.number(source.getType(), encoder.getValue(source));
  }
  printing.mark(op.getPunctuation());
}

} // namespace memref_cts::lowering
