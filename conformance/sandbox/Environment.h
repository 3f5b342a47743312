//===-- Environment.h - variables that a process in the box has --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of environment.def, applied. Must not know what the variables mean.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SANDBOX_ENVIRONMENT_H
#define MEMREF_CTS_CONFORMANCE_SANDBOX_ENVIRONMENT_H

#include "conformance/sandbox/Sandbox.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// Those of `variables`, NAME=VALUE, that such a process has.
std::vector<std::string> environmentOf(BoxedProcess who, const std::vector<std::string> &variables);

/// Adds to the variable of the address sanitizer. No second one: shells take the last of two, programs the first.
void addSanitizerOption(std::vector<std::string> &variables, const std::string &option);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SANDBOX_ENVIRONMENT_H
