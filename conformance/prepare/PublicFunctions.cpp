//===-- PublicFunctions.cpp - functions that can be called -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before any pass sees the module, so that passes know that strangers call its functions.
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/PublicFunctions.h"

#include "llvm/Support/raw_ostream.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace memref_cts::conformance;

bool memref_cts::conformance::takeReadOption(std::vector<std::pair<std::string, std::string>> &options,
                                             llvm::StringRef name) {
  const size_t before = options.size();
  llvm::erase_if(options, [&](const auto &option) { return option.first == name; });
  return options.size() != before;
}

void memref_cts::conformance::makeFunctionsPublic(mlir::ModuleOp module) {
  for (mlir::FunctionOpInterface function : module.getOps<mlir::FunctionOpInterface>())
    if (!function.isExternal() && !function.isPublic())
      mlir::SymbolTable::setSymbolVisibility(function, mlir::SymbolTable::Visibility::Public);
}

static std::string textOfType(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

std::string memref_cts::conformance::changeForCallers(mlir::FunctionOpInterface before, mlir::Operation *found) {
  auto after = mlir::dyn_cast_or_null<mlir::FunctionOpInterface>(found);
  if (!after)
    return "removes it";
  if (before->getName() != after->getName())
    return "makes it a " + after->getName().getStringRef().str();
  if (before.getFunctionType() != after.getFunctionType())
    return "changes its type from " + textOfType(before.getFunctionType()) + " to " +
           textOfType(after.getFunctionType());
  if (after.isExternal())
    return "takes its body";
  return after.isPrivate() ? "makes it private" : "";
}
