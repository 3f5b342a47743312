//===-- ReadText.cpp - modules as text, beside others ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text that is at odds with the context is read in one of its own, where structs get
// other names, and carried over.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/ReadText.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace memref_cts::conformance;

using mlir::LLVM::LLVMStructType;

static mlir::OwningOpRef<mlir::ModuleOp> parse(mlir::MLIRContext &context, llvm::StringRef text, llvm::StringRef file) {
  return mlir::parseSourceString<mlir::ModuleOp>(text, mlir::ParserConfig(&context, /*verifyAfterParse=*/false), file);
}

/// Gives each struct of `module` that `other` knows with another body a name that goes by
/// the body: two modules with the same struct agree on it.
static void renameStructs(mlir::ModuleOp module, mlir::MLIRContext &other) {
  mlir::AttrTypeReplacer replacer;
  using Replacement = std::optional<std::pair<mlir::Type, mlir::WalkResult>>;
  replacer.addReplacement([&](LLVMStructType type) -> Replacement {
    if (!type.isIdentified())
      return std::nullopt; // its elements may be
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << type; // with the bodies of all structs in it
    mlir::ScopedDiagnosticHandler quiet(&other, [](mlir::Diagnostic &) { return mlir::success(); });
    if (mlir::parseType(text, &other))
      return {{type, mlir::WalkResult::skip()}};
    std::string name = (type.getName() + "." + llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true)).str();
    if (type.isOpaque())
      return {{LLVMStructType::getOpaque(name, type.getContext()), mlir::WalkResult::skip()}};
    llvm::SmallVector<mlir::Type> body;
    for (mlir::Type element : type.getBody())
      body.push_back(replacer.replace(element));
    LLVMStructType renamed = LLVMStructType::getIdentified(type.getContext(), name);
    (void)renamed.setBody(body, type.isPacked()); // where it has one already, it is this one
    return {{renamed, mlir::WalkResult::skip()}};
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true, /*replaceLocs=*/false, /*replaceTypes=*/true);
}

/// Says in `context` what was said in another one.
static void repeat(const mlir::Diagnostic &said, mlir::MLIRContext &context) {
  mlir::Location location = mlir::UnknownLoc::get(&context);
  if (auto place = said.getLocation()->findInstanceOf<mlir::FileLineColLoc>())
    location = mlir::FileLineColLoc::get(&context, place.getFilename().getValue(), place.getLine(), place.getColumn());
  (void)(mlir::emitError(location) << said.str());
}

mlir::OwningOpRef<mlir::ModuleOp> memref_cts::conformance::readText(mlir::MLIRContext &context, llvm::StringRef text,
                                                                    llvm::StringRef file) {
  {
    mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) { return mlir::success(); });
    if (mlir::OwningOpRef<mlir::ModuleOp> module = parse(context, text, file))
      return module;
  }
  mlir::MLIRContext own(context.getDialectRegistry(), mlir::MLIRContext::Threading::DISABLED);
  own.allowUnregisteredDialects(context.allowsUnregisteredDialects());
  mlir::ScopedDiagnosticHandler repeating(&own, [&](mlir::Diagnostic &said) {
    if (said.getSeverity() == mlir::DiagnosticSeverity::Error)
      repeat(said, context);
    return mlir::success();
  });
  mlir::OwningOpRef<mlir::ModuleOp> module = parse(own, text, file);
  if (!module)
    return nullptr;
  renameStructs(*module, context);
  std::string renamed;
  llvm::raw_string_ostream stream(renamed);
  module->print(stream, mlir::OpPrintingFlags().enableDebugInfo().printGenericOpForm());
  return parse(context, renamed, file);
}
