//===-- ParseJson.h - JSON that anybody may have written --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For every file that may be damaged or foreign. Must not say what is in it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PARSEJSON_H
#define MEMREF_CTS_CONFORMANCE_PARSEJSON_H

#include "llvm/Support/JSON.h"

namespace memref_cts::conformance {

/// Errors start with "path:line: ". Nesting is bounded, since llvm::json recurses.
llvm::Expected<llvm::json::Value> parseJSON(llvm::StringRef path, llvm::StringRef text);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PARSEJSON_H
