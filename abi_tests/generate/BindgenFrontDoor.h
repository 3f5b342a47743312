//===-- BindgenFrontDoor.h - calls that check their memrefs -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of C for headers with --checks. Private to the generator of C.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENFRONTDOOR_H
#define MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENFRONTDOOR_H

#include "abi_tests/Model.h"

namespace memref_cts::abi_tests {

/// What all front doors of a program need, guarded by a macro. It stands behind refrt_memref_check.h.
std::string frontDoorSupport();

/// An inline function `NAME_checked` with the parameters of the wrapper, or of the function with descriptors
/// instead of their fields. "": it would have nothing to check.
std::string frontDoor(const Signature &signature, Convention convention);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENFRONTDOOR_H
