//===-- CText.h - the C ends of a matrix ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Source texts for C compilers. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIX_CTEXT_H
#define MEMREF_CTS_ABI_TESTS_MATRIX_CTEXT_H

#include "abi_tests/Matrix.h"

namespace memref_cts::abi_tests {

/// C (or C++) that calls, and that is called; `rows` are indices.
std::string cCaller(llvm::ArrayRef<MatrixRow> rows, llvm::ArrayRef<unsigned> chosen);
std::string cCallee(llvm::ArrayRef<MatrixRow> rows, llvm::ArrayRef<unsigned> chosen);
/// C of the frame: main, values, recorders. `loweredCaller`: the calls are made
/// by lowered code.
std::string cFrame(llvm::ArrayRef<MatrixRow> rows, const Target &target, bool loweredCaller);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIX_CTEXT_H
