//===- ModuleText.h - Modules that no parser survives -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the readers and printers of MLIR and LLVM take the stack, the memory
/// or hours for is found before they see it. Knows no grammar but brackets,
/// strings, comments, numbers and names of types and attributes.
///
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_MODULETEXT_H
#define MEMREF_CTS_LOWERING_MODULETEXT_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace memref_cts {

/// Most digits of a number: reading takes the cube of their number, and stack.
inline constexpr unsigned kMostDigits = 4096;

/// Most brackets inside each other, and most operations: MLIR's parser, verifier and printer recurse
/// along nested types, attributes and regions, and the stack ends long before a file does.
inline constexpr unsigned kMostNested = 1000;

/// What is wrong with a text, and the line, from 1, where it shows.
struct TextProblem {
  unsigned line = 0;
  std::string what;
};

/// The first place of `text` where brackets nest too deep, or a number is too
/// long. None of bytecode, which has no text.
std::optional<TextProblem> findUnreadable(llvm::StringRef text);

/// The same of MLIR, where names of types and attributes must not stand for too
/// much text, either.
std::optional<TextProblem> findUnreadableModule(llvm::StringRef text);

} // namespace memref_cts

#endif // MEMREF_CTS_LOWERING_MODULETEXT_H
