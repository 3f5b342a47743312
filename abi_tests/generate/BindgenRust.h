//===-- BindgenRust.h - words of Rust for the model's types -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of types and of targets in Rust, and functions as the text has them. Private
// to the generator of Rust.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENRUST_H
#define MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENRUST_H

#include "abi_tests/Model.h"

#include <optional>

namespace memref_cts::abi_tests::rust {

/// A function of the module that Rust calls.
struct Function {
  const Signature *signature;
  std::string name;  // a word that may be part of others
  std::string ident; // of the method: "r#fn"
  Convention convention;
  bool hasWrapper;
};

/// Text that may stand in a comment of one line, or in a literal.
std::string inText(llvm::StringRef text);

/// f16 and bf16.
bool isHalf(const ValueType &type);
/// An integer of up to 32 bits. A lowered function, or caller, defines no more of its register.
bool isNarrow(const ValueType &type);

/// The type of elements, with `path` before the names that the text defines. "": it has none.
std::string elementType(llvm::StringRef element, llvm::StringRef path);
/// `extern "C" fn(isize) -> i8`: lowered code calls it. Its narrow arguments come with other bits above them.
std::string functionType(const Signature &callee);
/// The type of a scalar for whoever calls.
std::string scalarType(const ValueType &type, llvm::StringRef path);
/// The struct of a memref, or the pointer of a bare one.
std::string descriptorType(const ValueType &type, llvm::StringRef path);
/// Of a memref, as text.
std::string rankOf(const ValueType &type);

/// The targets on which the function can be called under the convention; nullopt: all, also unknown ones.
std::optional<std::vector<const Target *>> namedTargets(const Signature &signature, Convention convention);
/// How Rust tells the target from others; "": it cannot.
std::string cfgOf(const Target &target);
/// "" or the attribute that leaves a declaration out elsewhere.
std::string cfgOf(const Signature &signature, Convention convention, llvm::StringRef indent);

/// `Functions` with a method of each function, and the structs of several results.
std::string functionsStruct(llvm::ArrayRef<Function> functions);

} // namespace memref_cts::abi_tests::rust

#endif // MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENRUST_H
