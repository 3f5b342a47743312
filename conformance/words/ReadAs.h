//===-- ReadAs.h - how a worker reads a source module -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names among SourceModule::options that are about reading a module, and not about lowering it. No case can give
// them: an OPTIONS line has no name with a blank.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_READAS_H
#define MEMREF_CTS_CONFORMANCE_WORDS_READAS_H

namespace memref_cts::conformance {

/// Operations, types and attributes of dialects that nobody registered are read, as mlir-opt does with
/// -allow-unregistered-dialect.
inline constexpr char kReadUnregistered[] = "read unregistered";
/// Private and nested functions with a body are public for all that follows, so that they can be called.
inline constexpr char kReadAllPublic[] = "read all-public";
/// The value of both.
inline constexpr char kReadOn[] = "1";

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_READAS_H
