//===-- ModelImport.cpp - signatures from MLIR ----------------------------===//
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

#include "lowering/ModuleText.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/SourceMgr.h"

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

static llvm::Expected<Signature> importFunction(llvm::StringRef name, mlir::FunctionType type,
                                                const LoweringChoice &choice);

/// `type` is strided.
static MemRefShape shapeOf(mlir::MemRefType type) {
  static_assert(mlir::ShapedType::kDynamic == MemRefShape::kAny, "one number for what is dynamic");
  auto [strides, offset] = type.getStridesAndOffset();
  return {{type.getShape().begin(), type.getShape().end()},
          {strides.begin(), strides.end()},
          offset,
          type.getLayout().isIdentity()};
}

static llvm::Expected<ValueType> importType(mlir::Type type, const LoweringChoice &choice) {
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
    out.width = choice.indexBits;
    return out;
  }
  if (type.isF16() || type.isF32() || type.isF64() || type.isBF16()) {
    out.kind = type.isBF16() ? TypeKind::BFloat : TypeKind::Float;
    out.width = type.getIntOrFloatBitWidth();
    return out;
  }
  if (auto function = mlir::dyn_cast<mlir::FunctionType>(type)) {
    llvm::Expected<Signature> callee = importFunction("callee", function, {false, choice.indexBits});
    if (!callee)
      return callee.takeError();
    if (callee->results.size() > 1)
      return makeError("pointers to functions with several results are not described: " + out.mlir);
    for (llvm::ArrayRef<ValueType> list :
         {llvm::ArrayRef<ValueType>(callee->arguments), llvm::ArrayRef<ValueType>(callee->results)})
      for (const ValueType &each : list)
        if (each.isMemRef() || each.kind == TypeKind::Pointer)
          return makeError("pointers to functions of other than scalars are not described: " + out.mlir);
    out.kind = TypeKind::Pointer;
    out.callee = std::make_shared<const Signature>(std::move(*callee));
    return out;
  }
  if (auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type)) {
    out.kind = mlir::isa<mlir::MemRefType>(type) ? TypeKind::Ranked : TypeKind::Unranked;
    out.width = choice.indexBits;
    if (out.kind == TypeKind::Ranked) {
      mlir::MemRefType ranked = mlir::cast<mlir::MemRefType>(type);
      out.rank = static_cast<unsigned>(ranked.getRank());
      if (out.rank > 8)
        return makeError("descriptors of more than 8 dimensions are not described: " + out.mlir);
      if (!ranked.isStrided())
        return makeError("the layout is not strides and an offset: " + out.mlir);
      out.shape = shapeOf(ranked);
    }
    if (memref.getMemorySpace())
      return makeError("memory spaces are not described: " + out.mlir);
    out.elementMlir = textOf(memref.getElementType());
    llvm::Expected<ValueType> element = importType(memref.getElementType(), choice);
    if (element && !element->isMemRef() && element->kind != TypeKind::Pointer)
      out.element = std::make_shared<const ValueType>(std::move(*element));
    llvm::consumeError(element.takeError());
    if (!choice.bare)
      return out;
    // BARE-07 to BARE-10.
    mlir::MemRefType ranked = mlir::dyn_cast<mlir::MemRefType>(type);
    if (!ranked || !ranked.hasStaticShape() || !ranked.getLayout().isIdentity())
      return makeError("only memrefs of static shape and default layout are bare pointers, not " + out.mlir);
    out.kind = TypeKind::Pointer;
    out.width = 0;
    return out;
  }
  if (auto pointer = mlir::dyn_cast<mlir::LLVM::LLVMPointerType>(type)) {
    if (pointer.getAddressSpace() != 0)
      return makeError("memory spaces are not described: " + out.mlir);
    out.kind = TypeKind::Pointer;
    return out;
  }
  if (mlir::isa<mlir::ComplexType>(type))
    return makeError("C's _Complex is one value, and LLVM passes the parts of " + out.mlir +
                     " one by one, which is elsewhere on most targets");
  if (mlir::isa<mlir::VectorType>(type))
    return makeError("where a vector is passed depends on features of the target that C code may not share: " +
                     out.mlir);
  return makeError("C has no counterpart of type " + out.mlir);
}

/// What the attributes of an argument or a result say of a narrow integer. It decides how C spells it, too.
static void setExtension(ValueType &type, mlir::DictionaryAttr attributes) {
  if (!attributes || type.kind != TypeKind::Integer)
    return;
  if (attributes.contains(mlir::LLVM::LLVMDialect::getZExtAttrName())) {
    type.extension = Extension::Zero;
    type.isUnsigned = true;
  } else if (attributes.contains(mlir::LLVM::LLVMDialect::getSExtAttrName())) {
    type.extension = Extension::Sign;
    type.isUnsigned = false;
  }
}

static llvm::Expected<Signature> importFunction(llvm::StringRef name, mlir::FunctionType type,
                                                const LoweringChoice &choice) {
  Signature signature;
  signature.name = name.str();
  signature.bare = choice.bare;
  auto convert = [&](mlir::TypeRange from, std::vector<ValueType> &to) -> llvm::Error {
    for (mlir::Type each : from) {
      llvm::Expected<ValueType> converted = importType(each, choice);
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
  llvm::Expected<Signature> signature = importFunction(name, function, {});
  if (!signature)
    return signature;
  size_t arguments = signature->arguments.size();
  for (unsigned position : unsignedPositions) {
    if (position >= arguments + signature->results.size())
      return makeError("type '" + functionType + "' has no position " + llvm::Twine(position));
    (position < arguments ? signature->arguments[position] : signature->results[position - arguments]).isUnsigned =
        true;
  }
  return signature;
}

/// What the module says of the width of its index, as lowerings read it; 0:
/// nothing (TYPE-INDEX-04, -06).
static llvm::Expected<unsigned> findIndexBits(mlir::ModuleOp module) {
  if (mlir::DataLayoutSpecInterface spec = module.getDataLayoutSpec())
    for (mlir::DataLayoutEntryInterface entry : spec.getEntries())
      if (mlir::Type type = llvm::dyn_cast_if_present<mlir::Type>(entry.getKey()); type && type.isIndex())
        return static_cast<unsigned>(mlir::DataLayout(module).getTypeSizeInBits(type).getFixedValue());
  mlir::StringAttr text = module->getAttrOfType<mlir::StringAttr>(mlir::LLVM::LLVMDialect::getDataLayoutAttrName());
  if (!text)
    return 0;
  llvm::Expected<llvm::DataLayout> layout = llvm::DataLayout::parse(text.getValue());
  if (!layout)
    return layout.takeError();
  return layout->getIndexSizeInBits(0);
}

llvm::Expected<ModuleSignatures> memref_cts::abi_tests::readSignatures(llvm::StringRef text, llvm::StringRef fileName,
                                                                       const LoweringChoice &choice) {
  if (std::optional<memref_cts::TextProblem> problem = memref_cts::findUnreadableModule(text))
    return makeError(fileName + ":" + llvm::Twine(problem->line) + ":1: " + problem->what);
  // Its depth shows only to who reads it, and nothing bounds this process.
  if (text.starts_with("ML\xefR"))
    return makeError(fileName + ": it is MLIR bytecode; mlir-opt prints it as text, which is read");
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
  out.indexBits = choice.indexBits;
  if (!out.indexBits) {
    llvm::Expected<unsigned> bits = findIndexBits(*module);
    if (!bits)
      return makeError(fileName + ": " + llvm::toString(bits.takeError()));
    out.indexBits = *bits;
  }
  if (!llvm::is_contained({0u, 16u, 32u, 64u}, out.indexBits))
    return makeError(fileName + ": the index has " + llvm::Twine(out.indexBits) + " bits, not 16, 32 or 64");
  for (mlir::func::FuncOp function : module->getOps<mlir::func::FuncOp>()) {
    if (function.isPrivate() && !function.isDeclaration())
      continue;
    bool bare = choice.bare || function->hasAttr("llvm.bareptr");
    llvm::Expected<Signature> signature =
        importFunction(function.getSymName(), function.getFunctionType(), {bare, out.indexBits});
    if (!signature) {
      out.skipped.push_back({function.getSymName().str(), llvm::toString(signature.takeError())});
      continue;
    }
    for (unsigned i = 0; i < signature->arguments.size(); ++i)
      setExtension(signature->arguments[i], function.getArgAttrDict(i));
    for (unsigned i = 0; i < signature->results.size(); ++i)
      setExtension(signature->results[i], function.getResultAttrDict(i));
    signature->defined = !function.isDeclaration();
    signature->wrapperRequested = function->hasAttr(mlir::LLVM::LLVMDialect::getEmitCWrapperAttrName());
    out.functions.push_back(std::move(*signature));
  }
  for (mlir::LLVM::LLVMFuncOp function : module->getOps<mlir::LLVM::LLVMFuncOp>())
    if (!function.isExternal() && function.getLinkage() == mlir::LLVM::Linkage::External)
      out.skipped.push_back(
          {function.getSymName().str(), "it is lowered: which of its parameters make a memref is not known any more"});
  return out;
}
