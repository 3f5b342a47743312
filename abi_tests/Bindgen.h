//===-- Bindgen.h - declarations for an MLIR module ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of a C header, and of a Python, a Rust and a Fortran module. The header declares every function
// that C may call or has to provide, asserts the layout of every struct, and warns
// of each prototype that is not safe. Must not depend on the machine it runs on.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_BINDGEN_H
#define MEMREF_CTS_ABI_TESTS_BINDGEN_H

#include "abi_tests/Model.h"

namespace memref_cts::abi_tests {

struct BindgenOptions {
  std::string source;       // for the banner
  std::string guard;        // include guard of a header
  bool allWrappers = false; // not only where llvm.emit_c_interface stands
  bool checks = false;      // of a header: with a front door for each function
};

/// Functions that a binding does not have, or has under another name, with the reasons.
struct Skips {
  std::vector<Skipped> leftOut, renamed;
  size_t bound = 0; // functions that the binding has
};

/// A header with a prototype of each function, of C wrappers too, the types that they need,
/// and assertions about layouts. Nothing fails: `skips` gets the functions that C cannot
/// declare, with the reasons; a comment in their place says so, too.
std::string bindC(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips);

/// A Python module that calls each function through ctypes, with NumPy's arrays as memrefs. It stands alone. Nothing
/// fails: what it leaves out is in `skips`, and in its text.
std::string bindPython(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips);
/// The types of that module's functions, for tools that check Python (.pyi).
std::string bindPythonStubs(const ModuleSignatures &module, const BindgenOptions &options);

/// Rust text that declares each function, and calls it with views of slices. It stands alone, without std. Nothing
/// fails: what it leaves out is in `skips`, and in its text.
std::string bindRust(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips);

/// A Fortran 2008 module that calls each function with arrays. It stands alone. Nothing fails: what it leaves out is in
/// `skips`, and in its text.
std::string bindFortran(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips);

/// "" or why the include guard is none: "is a word of C or C++".
std::string guardProblem(llvm::StringRef guard);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_BINDGEN_H
