//===-- KeptRegisters.h - registers that a call keeps -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calling conventions name registers that a callee leaves as they were. Code of LLVM's code generator does; objects and
// inline assembly may not, and nobody else would notice. Known for x86-64 (System V) and C's convention. The same goes
// for the controls of floating point: rounding, flushing of denormals, masks of exceptions, an empty x87 stack. Flags
// of exceptions that were met are nobody's.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_KEPTREGISTERS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_KEPTREGISTERS_H

#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// Two functions for compiled code, kKeepTarget and kCallKeeping (EntryThunk.h), with their addresses. After a call by
/// way of the second one all registers are as before. None where registers are not known.
std::vector<std::pair<const char *, void *>> registerKeepers();

/// What the last such call of this thread changed, "rbx, r12", or "". Asked once.
std::string takeChangedRegisters();

/// Gives the thread the environment that a new one has, so that no run meets what another one left. The result says
/// what was different, or is "".
std::string resetFloatEnvironment();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_KEPTREGISTERS_H
