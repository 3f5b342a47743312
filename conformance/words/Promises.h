//===-- Promises.h - what callers promise of arguments -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `llvm.` attributes of a function's arguments say that a caller from
// outside can keep or break: no type says it. Of a memref they speak of its
// aligned pointer (CALL-RANKED-04). That pointers are not null and values well
// defined is so in every call.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_PROMISES_H
#define MEMREF_CTS_CONFORMANCE_WORDS_PROMISES_H

#include "conformance/words/Scalar.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// `count` numbers from `first` on, around the end of the type if they get there.
struct NumberRange {
  ScalarBits first;
  ScalarBits count;
};

/// What an attribute promises of an argument.
struct ArgumentPromise {
  uint64_t align = 1;               // of the pointer, in bytes
  uint64_t bytes = 0;               // that are there from the pointer on
  std::optional<NumberRange> range; // of an integer or index
};

/// Of the functions that have any: one for each argument.
using ArgumentPromises = std::map<std::string, std::vector<ArgumentPromise>>;

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_PROMISES_H
