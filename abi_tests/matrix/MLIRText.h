//===-- MLIRText.h - the lowered ends of a matrix ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Source texts for lowerings. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIX_MLIRTEXT_H
#define MEMREF_CTS_ABI_TESTS_MATRIX_MLIRTEXT_H

#include "abi_tests/Matrix.h"

namespace memref_cts::abi_tests {

/// MLIR that calls, and that is called.
std::string mlirCaller(llvm::ArrayRef<MatrixRow> rows, llvm::ArrayRef<unsigned> chosen, const Target &target);
std::string mlirCallee(llvm::ArrayRef<MatrixRow> rows, llvm::ArrayRef<unsigned> chosen, const Target &target);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIX_MLIRTEXT_H
