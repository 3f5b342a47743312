//===-- Encoded.h - modules as programs of the machine ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the encoder makes of a module, or of what is left of it without the functions
// that it refuses. Knows nothing of lowerings.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_ENCODED_H
#define MEMREF_CTS_CONFORMANCE_UNITS_ENCODED_H

#include "conformance/Worker.h"
#include "conformance/words/Promises.h"
#include "lowering/Encode.h"
#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::conformance {

/// What the encoder made of a module.
struct Encoded {
  memref_cts::lowering::ProgramPtr program;
  std::string refusal;      // "", or why there is no program
  Cause cause;              // of the first refusal
  RefusedFunctions refused; // that the program lacks
  PromiseCounts promises;
  bool isError = false;   // of the harness
  bool isInvalid = false; // MLIR's verifier lets through what no LLVM IR can say
};

std::string printProgram(const refrt_program *program);

Encoded encode(mlir::ModuleOp module, const lowering::EncodeOptions &options);
/// The same, but for what is refused and all that uses it; `refused` names these
/// functions. What is invalid in a module that `mustBeValid` is not left out.
Encoded encodeRest(mlir::ModuleOp module, lowering::EncodeOptions options, bool mustBeValid);

/// Puts what ref-llvm runs, and what it refuses, into a reply; false, with the reason
/// there, if the module is not valid.
bool takeEncoded(Encoded &encoded, LowerReply &reply);

/// Whether all operations are of dialects of which the machine runs some. Otherwise `reply` refuses the module
/// for lowerings that this tool names itself, as they lower no more than that.
bool canBeRun(mlir::ModuleOp module, LowerReply &reply);

/// What the functions with a body promise of their arguments.
ArgumentPromises argumentPromises(mlir::ModuleOp module);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_ENCODED_H
