//===- ProgramPtr.h - Owner of a program of the machine ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one owner of programs of the reference machine, wherever they come from: the
// encoder or a text.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PROGRAMPTR_H
#define MEMREF_CTS_LOWERING_PROGRAMPTR_H

#include "refrt/refrt.h"

#include <memory>

namespace memref_cts::lowering {

/// How std::unique_ptr ends a program of the reference machine.
struct ProgramDeleter {
  /// Ends it; never called with null.
  void operator()(refrt_program *program) const { refrt_program_destroy(program); }
};
using ProgramPtr = std::unique_ptr<refrt_program, ProgramDeleter>;

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_PROGRAMPTR_H
