//===-- CalleeBodies.cpp - bodies for functions that a case declares ------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/CalleeBodies.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// Copies symbols of callee files into a source module.
class CalleeLinker {
public:
  explicit CalleeLinker(ModuleOp source) : source(source), symbols(source) {}

  /// Makes the symbols of a file known.
  LogicalResult add(const CalleeFile &file);
  /// Gives all declarations of the source bodies, where there are some.
  FailureOr<bool> link();

private:
  /// The place in the source of what the files call `name`: it is copied where the source has none.
  /// Null: an error, which is reported at `user`.
  StringAttr place(StringRef name, Operation *user);
  /// Puts a copy of `definition` into the source, in place of `declaration` unless that is null.
  StringAttr copy(Operation *definition, Operation *declaration);
  /// Copies what the copies use, and what these use.
  LogicalResult copyUsed();

  ModuleOp source;
  SymbolTable symbols;
  SmallVector<OwningOpRef<ModuleOp>> files;
  llvm::StringMap<Operation *> definitions, declarations; // of the files
  llvm::StringMap<StringAttr> placed;                     // name in the files -> name in the source
  SmallVector<Operation *> pending;                       // copies whose uses are not copied
};
} // namespace

static bool isDeclaration(Operation *symbol) {
  auto function = dyn_cast<FunctionOpInterface>(symbol);
  return function && function.isExternal();
}

/// Whether a declaration and what shall take its place are the same kind of function, of one type.
static LogicalResult checkSame(Operation *declaration, Operation *definition) {
  auto declared = dyn_cast<FunctionOpInterface>(declaration), defined = dyn_cast<FunctionOpInterface>(definition);
  if (defined && declaration->getName() == definition->getName() &&
      declared.getFunctionType() == defined.getFunctionType())
    return success();
  StringAttr name = SymbolTable::getSymbolName(declaration);
  InFlightDiagnostic error = mlir::emitError(declaration->getLoc())
                             << "@" << name.getValue() << " is declared here as a " << declaration->getName()
                             << " of type " << declared.getFunctionType() << ", and ";
  if (defined)
    error << "--callees has a " << definition->getName() << " of type " << defined.getFunctionType();
  else
    error << "--callees has a " << definition->getName();
  error.attachNote(definition->getLoc()) << "it is defined here";
  return error;
}

LogicalResult CalleeLinker::add(const CalleeFile &file) {
  ParserConfig config(source.getContext());
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(file.text, config, file.name);
  if (!module)
    return failure();
  // A file of declarations may go with another one, but a file of nothing is a mistake.
  if (module->getBody()->empty())
    return mlir::emitError(FileLineColLoc::get(source.getContext(), file.name, 1, 1)) << "the module has no function";
  for (Operation &op : *module->getBody()) {
    StringAttr name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (!name)
      continue;
    if (isDeclaration(&op)) {
      declarations.try_emplace(name.getValue(), &op);
      continue;
    }
    auto [found, isNew] = definitions.try_emplace(name.getValue(), &op);
    if (!isNew) {
      InFlightDiagnostic error = op.emitError() << "--callees defines @" << name.getValue() << " twice";
      error.attachNote(found->second->getLoc()) << "it is defined here, too";
      return error;
    }
  }
  files.push_back(std::move(module));
  return success();
}

StringAttr CalleeLinker::copy(Operation *definition, Operation *declaration) {
  Operation *clone = definition->clone();
  SymbolTable::setSymbolVisibility(clone, SymbolTable::Visibility::Private);
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(clone); function && !function.isExternal())
    function.setLinkage(LLVM::Linkage::Internal);
  if (auto global = dyn_cast<LLVM::GlobalOp>(clone))
    global.setLinkage(LLVM::Linkage::Internal);
  Block::iterator at = source.getBody()->end();
  if (declaration) {
    at = std::next(declaration->getIterator());
    symbols.erase(declaration);
  }
  StringAttr name = symbols.insert(clone, at); // another name if there is one of its own
  placed[SymbolTable::getSymbolName(definition).getValue()] = name;
  pending.push_back(clone);
  return name;
}

StringAttr CalleeLinker::place(StringRef name, Operation *user) {
  if (auto found = placed.find(name); found != placed.end())
    return found->second;
  Operation *there = symbols.lookup(name);
  if (auto found = definitions.find(name); found != definitions.end()) {
    bool takesPlace = there && isDeclaration(there);
    if (takesPlace && failed(checkSame(there, found->second)))
      return nullptr;
    return copy(found->second, takesPlace ? there : nullptr);
  }
  auto found = declarations.find(name);
  if (found == declarations.end()) {
    user->emitError() << "uses @" << name << ", which no file of --callees has";
    return nullptr;
  }
  // A function of the engines, or of the case.
  if (!there)
    return copy(found->second, nullptr);
  if (failed(checkSame(found->second, there)))
    return nullptr;
  return placed[name] = StringAttr::get(source.getContext(), name);
}

LogicalResult CalleeLinker::copyUsed() {
  while (!pending.empty()) {
    Operation *clone = pending.pop_back_val();
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(clone);
    if (!uses)
      return clone->emitError() << "has symbols that nobody can follow";
    llvm::SmallDenseMap<StringAttr, StringAttr> others;
    for (const SymbolTable::SymbolUse &use : *uses) {
      StringAttr name = use.getSymbolRef().getRootReference();
      StringAttr there = place(name.getValue(), use.getUser());
      if (!there)
        return failure();
      if (there != name)
        others[name] = there;
    }
    // All at once: the new name of one may be the old name of another.
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](SymbolRefAttr reference) -> std::optional<std::pair<Attribute, WalkResult>> {
      auto found = others.find(reference.getRootReference());
      if (found == others.end())
        return std::nullopt;
      return std::pair(Attribute(SymbolRefAttr::get(found->second, reference.getNestedReferences())),
                       WalkResult::skip());
    });
    if (!others.empty())
      replacer.recursivelyReplaceElementsIn(clone, /*replaceAttrs=*/true);
  }
  return success();
}

FailureOr<bool> CalleeLinker::link() {
  SmallVector<std::pair<Operation *, Operation *>> found;
  for (Operation &op : *source.getBody())
    if (isDeclaration(&op))
      if (Operation *definition = definitions.lookup(SymbolTable::getSymbolName(&op).getValue()))
        found.push_back({&op, definition});
  for (auto [declaration, definition] : found) {
    // Unless what was copied before uses it, too.
    if (placed.contains(SymbolTable::getSymbolName(definition).getValue()))
      continue;
    if (failed(checkSame(declaration, definition)))
      return failure();
    copy(definition, declaration);
    if (failed(copyUsed()))
      return failure();
  }
  return !found.empty();
}

FailureOr<bool> memref_cts::conformance::addCallees(ModuleOp source, llvm::ArrayRef<CalleeFile> files) {
  if (files.empty())
    return false;
  CalleeLinker linker(source);
  for (const CalleeFile &file : files)
    if (failed(linker.add(file)))
      return failure();
  return linker.link();
}
