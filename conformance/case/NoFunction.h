//===-- NoFunction.h - the message for a function that is not there -*- C++ -*-//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_NOFUNCTION_H
#define MEMREF_CTS_CONFORMANCE_CASE_NOFUNCTION_H

#include "conformance/case/Call.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace memref_cts::conformance {

/// "the module defines no function @name", with the function that a typing error is away, or with
/// the first ones that it defines.
std::string noFunction(const refrt_program *program, llvm::StringRef name);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_NOFUNCTION_H
