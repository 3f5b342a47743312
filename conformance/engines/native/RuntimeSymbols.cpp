//===-- RuntimeSymbols.cpp - functions of the runtime ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table, by name. Must not define any of the functions.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/RuntimeSymbols.h"

#include <map>

using namespace memref_cts::conformance;

const RuntimeSymbol *memref_cts::conformance::findRuntimeSymbol(llvm::StringRef name) {
  static const std::map<llvm::StringRef, RuntimeSymbol> table = {
      {"malloc", {"malloc", "p", "s"}},
      {"calloc", {"calloc", "p", "ss"}},
      {"aligned_alloc", {"aligned_alloc", "p", "ss"}},
      {"free", {"free", "v", "p"}},
      {"_mlir_memref_to_llvm_alloc", {"malloc", "p", "s"}},
      {"_mlir_memref_to_llvm_aligned_alloc", {"aligned_alloc", "p", "ss"}},
      {"_mlir_memref_to_llvm_free", {"free", "v", "p"}},
      {"memrefCopy", {"copy_i", "v", "xpp"}},
      {"abort", {"abort", "v", ""}},
      {"puts", {"puts", "i", "p"}},
      {"putchar", {"putchar", "i", "i"}},
  };
  std::map<llvm::StringRef, RuntimeSymbol>::const_iterator found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}

llvm::FunctionType *memref_cts::conformance::runtimeType(const RuntimeSymbol &symbol, unsigned sizeBits,
                                                         unsigned indexBits, llvm::LLVMContext &context) {
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::SmallVector<llvm::Type *> operands;
  for (char c : llvm::StringRef(symbol.operands))
    operands.push_back(c == 'p'   ? pointer
                       : c == 'i' ? llvm::Type::getInt32Ty(context)
                       : c == 's' ? llvm::Type::getIntNTy(context, sizeBits)
                                  : llvm::Type::getIntNTy(context, indexBits));
  llvm::Type *result = symbol.result[0] == 'p'   ? pointer
                       : symbol.result[0] == 'i' ? llvm::Type::getInt32Ty(context)
                                                 : llvm::Type::getVoidTy(context);
  return llvm::FunctionType::get(result, operands, false);
}
