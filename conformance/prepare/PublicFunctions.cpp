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
