//===-- DemandedType.h - types that clauses demand --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The default convention as the clauses state it, for types alone.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_DEMANDEDTYPE_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_DEMANDEDTYPE_H

#include "refrt/refrt.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace memref_cts::conformance {

/// Compares the signature of `function` in the lowered program with the one the
/// clauses demand for its source type under the default memref convention
/// (FUNCTY-01 to FUNCTY-11, CALL-RANKED-08). "" when they agree, else a text: "expected
/// ..., found ...", or that the source program has no such function.
std::string checkLoweredSignature(const refrt_program *source, const refrt_program *lowered, llvm::StringRef function);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_DEMANDEDTYPE_H
