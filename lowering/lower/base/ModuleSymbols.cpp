//===- ModuleSymbols.cpp - Symbols that the lowering needs or adds --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Additions go to the start of the module. A clash between a runtime function
// and a symbol of the user is found by the check, before anything is added.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/ModuleSymbols.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace memref_cts::lowering;

llvm::StringRef memref_cts::lowering::getRuntimeName(RuntimeFunction function, const LowerOptions &options) {
  bool generic = options.useGenericFunctions;
  switch (function) {
  case RuntimeFunction::Malloc:
    return generic ? "_mlir_memref_to_llvm_alloc" : "malloc";
  case RuntimeFunction::AlignedAlloc:
    return generic ? "_mlir_memref_to_llvm_aligned_alloc" : "aligned_alloc";
  case RuntimeFunction::Free:
    return generic ? "_mlir_memref_to_llvm_free" : "free";
  // A target without malloc has one allocator for these too (LIFE-10).
  case RuntimeFunction::HeapCopyAlloc:
    return getRuntimeName(RuntimeFunction::Malloc, options);
  case RuntimeFunction::HeapCopyFree:
    return getRuntimeName(RuntimeFunction::Free, options);
  case RuntimeFunction::Copy:
    return "memrefCopy";
  case RuntimeFunction::Puts:
    return "puts";
  case RuntimeFunction::Abort:
    return "abort";
  }
  llvm_unreachable("unknown runtime function");
}

LLVM::LLVMFunctionType memref_cts::lowering::getRuntimeType(RuntimeFunction function,
                                                            const LoweringTypeConverter &converter) {
  MLIRContext *context = converter.getContext();
  Type none = LLVM::LLVMVoidType::get(context);
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type index = converter.getIndexType();
  switch (function) {
  case RuntimeFunction::Malloc:
  case RuntimeFunction::HeapCopyAlloc:
    return LLVM::LLVMFunctionType::get(pointer, {index});
  case RuntimeFunction::AlignedAlloc:
    return LLVM::LLVMFunctionType::get(pointer, {index, index});
  case RuntimeFunction::Free:
  case RuntimeFunction::HeapCopyFree:
    return LLVM::LLVMFunctionType::get(none, {pointer});
  case RuntimeFunction::Copy:
    return LLVM::LLVMFunctionType::get(none, {index, pointer, pointer});
  case RuntimeFunction::Puts:
    return LLVM::LLVMFunctionType::get(IntegerType::get(context, 32), {pointer});
  case RuntimeFunction::Abort:
    return LLVM::LLVMFunctionType::get(none, {});
  }
  llvm_unreachable("unknown runtime function");
}

void ModuleSymbols::reset(ModuleOp newModule, bool keeps) {
  module = newModule;
  keepsFunctions = keeps;
  symbols.clear();
  texts.clear();
  variadic.clear();
  bare.clear();
  for (Operation &op : *module.getBody())
    if (auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      symbols[name.getValue()] = &op;
}

Operation *ModuleSymbols::lookup(StringRef name) const { return symbols.lookup(name); }

Value ModuleSymbols::call(OpBuilder &builder, Location loc, RuntimeFunction function, ValueRange arguments,
                          const LowerOptions &options, const LoweringTypeConverter &converter) {
  return call(builder, loc, getRuntimeName(function, options), getRuntimeType(function, converter), arguments);
}

/// A call of a function of the right type that is not lowered yet.
static Value callSource(OpBuilder &builder, Location loc, func::FuncOp function, Type resultType, ValueRange arguments,
                        ArrayAttr argAttrs) {
  auto convert = [&](Value value, Type type) -> Value {
    if (value.getType() == type)
      return value;
    return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
  };
  SmallVector<Value> operands;
  for (auto [value, type] : llvm::zip_equal(arguments, function.getArgumentTypes()))
    operands.push_back(convert(value, type));
  auto call = func::CallOp::create(builder, loc, function, operands);
  if (argAttrs)
    call.setArgAttrsAttr(argAttrs);
  return call.getNumResults() ? convert(call.getResult(0), resultType) : Value();
}

Value ModuleSymbols::call(OpBuilder &builder, Location loc, StringRef name, LLVM::LLVMFunctionType type,
                          ValueRange arguments, ArrayAttr argAttrs) {
  if (symbols.try_emplace(name, nullptr).second) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    auto function = LLVM::LLVMFuncOp::create(builder, module.getLoc(), name, type);
    if (argAttrs)
      function.setArgAttrsAttr(argAttrs);
  }
  if (auto source = keepsFunctions ? dyn_cast_or_null<func::FuncOp>(lookup(name)) : func::FuncOp())
    return callSource(builder, loc, source, type.getReturnType(), arguments, argAttrs);
  auto call = LLVM::CallOp::create(builder, loc, type, name, arguments);
  if (argAttrs)
    call.setArgAttrsAttr(argAttrs);
  return call.getNumResults() ? call.getResult() : Value();
}

StringRef ModuleSymbols::getText(OpBuilder &builder, Location loc, StringRef kind, StringRef text) {
  Texts &alike = texts[kind];
  std::string &name = alike.names[text];
  if (!name.empty())
    return name;
  do
    name = (kind + "_text_" + llvm::Twine(alike.next++)).str();
  while (!symbols.try_emplace(name, nullptr).second);

  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  std::string data = text.str();
  data.push_back('\0');
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), data.size());
  LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true, LLVM::Linkage::Private, name,
                         builder.getStringAttr(data));
  return name;
}
