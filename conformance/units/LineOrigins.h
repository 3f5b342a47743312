//===-- LineOrigins.h - what lines of lowered text were made from -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A repair of a row of waivers changes only what the row's operations were lowered to.
// Locations of the lowered module say what that is. Must not change the module.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_LINEORIGINS_H
#define MEMREF_CTS_CONFORMANCE_UNITS_LINEORIGINS_H

#include "conformance/Repair.h"
#include "mlir/IR/BuiltinOps.h"

#include <deque>

namespace memref_cts::conformance {

/// A lowered module as repairs see it.
struct LoweredText {
  std::string text;
  std::vector<const LineOrigin *> lines; // of each line of `text`
  std::deque<LineOrigin> origins;        // owns them
};

/// Prints `lowered` with the origin of each line. `byCommand`: a command that was given
/// text without locations has its own name for the file, or prints locations in another
/// text. One location that is none of the source's makes all of them worthless there.
LoweredText printWithOrigins(mlir::ModuleOp lowered, mlir::ModuleOp source, bool byCommand);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_LINEORIGINS_H
