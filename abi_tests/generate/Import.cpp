//===-- Import.cpp - signatures from MLIR ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only part of the model that knows MLIR: reads function types and modules.
// Must not lower anything.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"

using namespace memref_cts::abi_tests;

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

static std::string textOf(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

static llvm::Expected<Signature> importFunction(llvm::StringRef name, mlir::FunctionType type);

static llvm::Expected<ValueType> importType(mlir::Type type) {
  ValueType out;
  out.mlir = textOf(type);
  if (auto integer = mlir::dyn_cast<mlir::IntegerType>(type)) {
    out.kind = TypeKind::Integer;
    out.width = integer.getWidth();
    out.isUnsigned = integer.isUnsigned();
    if (!llvm::is_contained({1u, 8u, 16u, 32u, 64u, 128u}, out.width))
      return makeError("C has no integer of type " + out.mlir);
    return out;
  }
  if (type.isIndex()) {
    out.kind = TypeKind::Index;
    return out;
  }
  if (type.isF16() || type.isF32() || type.isF64() || type.isBF16()) {
    out.kind = type.isBF16() ? TypeKind::BFloat : TypeKind::Float;
    out.width = type.getIntOrFloatBitWidth();
    return out;
  }
  if (auto function = mlir::dyn_cast<mlir::FunctionType>(type)) {
    llvm::Expected<Signature> callee = importFunction("callee", function);
    if (!callee)
      return callee.takeError();
    if (callee->results.size() > 1)
      return makeError("pointers to functions with several results are not described: " + out.mlir);
    for (llvm::ArrayRef<ValueType> list : {llvm::ArrayRef<ValueType>(callee->arguments), llvm::ArrayRef<ValueType>(callee->results)})
      for (const ValueType &each : list)
        if (each.isMemRef() || each.kind == TypeKind::Pointer)
          return makeError("pointers to functions of other than scalars are not described: " + out.mlir);
    out.kind = TypeKind::Pointer;
    out.callee = std::make_shared<const Signature>(std::move(*callee));
    return out;
  }
  if (auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type)) {
    out.kind = mlir::isa<mlir::MemRefType>(type) ? TypeKind::Ranked : TypeKind::Unranked;
    if (out.kind == TypeKind::Ranked) {
      mlir::MemRefType ranked = mlir::cast<mlir::MemRefType>(type);
      out.rank = static_cast<unsigned>(ranked.getRank());
      if (out.rank > 8)
        return makeError("descriptors of more than 8 dimensions are not described: " + out.mlir);
      if (!ranked.isStrided())
        return makeError("the layout is not strides and an offset: " + out.mlir);
    }
    if (memref.getMemorySpace())
      return makeError("memory spaces are not described: " + out.mlir);
    llvm::Expected<ValueType> element = importType(memref.getElementType());
    if (element && !element->isMemRef() && element->kind != TypeKind::Pointer)
      out.element = std::make_shared<const ValueType>(std::move(*element));
    llvm::consumeError(element.takeError());
    return out;
  }
  return makeError("C has no counterpart of type " + out.mlir);
}

static llvm::Expected<Signature> importFunction(llvm::StringRef name, mlir::FunctionType type) {
  Signature signature;
  signature.name = name.str();
  auto convert = [](mlir::TypeRange from, std::vector<ValueType> &to) -> llvm::Error {
    for (mlir::Type each : from) {
      llvm::Expected<ValueType> converted = importType(each);
      if (!converted)
        return converted.takeError();
      to.push_back(std::move(*converted));
    }
    return llvm::Error::success();
  };
  if (llvm::Error error = convert(type.getInputs(), signature.arguments))
    return error;
  if (llvm::Error error = convert(type.getResults(), signature.results))
    return error;
  return signature;
}

llvm::Expected<Signature> memref_cts::abi_tests::parseSignature(llvm::StringRef name, llvm::StringRef functionType,
                                                                llvm::ArrayRef<unsigned> unsignedPositions) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  std::string problem;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    problem = diagnostic.str();
    return mlir::success();
  });
  mlir::Type type = mlir::parseType(functionType, &context);
  if (!type)
    return makeError("type '" + functionType + "' does not parse: " + problem);
  auto function = mlir::dyn_cast<mlir::FunctionType>(type);
  if (!function)
    return makeError("'" + functionType + "' is no function type");
  llvm::Expected<Signature> signature = importFunction(name, function);
  if (!signature)
    return signature;
  size_t arguments = signature->arguments.size();
  for (unsigned position : unsignedPositions) {
    if (position >= arguments + signature->results.size())
      return makeError("type '" + functionType + "' has no position " + llvm::Twine(position));
    (position < arguments ? signature->arguments[position] : signature->results[position - arguments]).isUnsigned = true;
  }
  return signature;
}

llvm::Expected<ModuleSignatures> memref_cts::abi_tests::readSignatures(llvm::StringRef text,
                                                                       llvm::StringRef fileName) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  std::string problem;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    if (!problem.empty() || diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
      return mlir::success();
    llvm::raw_string_ostream stream(problem);
    if (auto at = diagnostic.getLocation()->findInstanceOf<mlir::FileLineColLoc>())
      stream << at.getFilename().getValue() << ":" << at.getLine() << ":" << at.getColumn() << ": ";
    stream << diagnostic.str();
    return mlir::success();
  });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, fileName), llvm::SMLoc());
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(sources, &context);
  if (!module)
    return makeError(problem.empty() ? fileName + ": no module" : problem);
  ModuleSignatures out;
  for (mlir::func::FuncOp function : module->getOps<mlir::func::FuncOp>()) {
    if (function.isPrivate() && !function.isDeclaration())
      continue;
    llvm::Expected<Signature> signature = importFunction(function.getSymName(), function.getFunctionType());
    if (!signature) {
      out.skipped.push_back({function.getSymName().str(), llvm::toString(signature.takeError())});
      continue;
    }
    signature->defined = !function.isDeclaration();
    signature->wrapperRequested =
        function->hasAttr(mlir::LLVM::LLVMDialect::getEmitCWrapperAttrName());
    out.functions.push_back(std::move(*signature));
  }
  return out;
}
