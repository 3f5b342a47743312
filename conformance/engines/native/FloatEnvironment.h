//===-- FloatEnvironment.h - What a call leaves of the FPU ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calling conventions make the callee keep the controls of floating point: rounding, flushing of denormals, masks of
// exceptions, an empty x87 stack. Flags of exceptions that were met are nobody's.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_FLOATENVIRONMENT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_FLOATENVIRONMENT_H

#include <string>

namespace memref_cts::conformance {

/// Gives the thread the environment that a new one has, so that no run meets what another one left. The result says
/// what was different, or is "".
std::string resetFloatEnvironment();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_FLOATENVIRONMENT_H
