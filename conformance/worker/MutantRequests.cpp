//===-- MutantRequests.cpp - what a worker says of mutants -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever MLIR says against a mutant is no error of anybody's.
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/MutantRequests.h"

#include "conformance/engines/native/SameCode.h"
#include "conformance/units/DeadCode.h"
#include "conformance/units/Encoded.h"
#include "mlir/IR/Diagnostics.h"

using namespace memref_cts::conformance;

static std::string notLowered() { return "there is no lowered module to make mutants of"; }

MutantsReply memref_cts::conformance::mutantsOf(WorkerUnit *unit, llvm::ArrayRef<std::string> operators) {
  MutantsReply reply;
  if (!unit || !unit->lowered || unit->object) {
    reply.message = notLowered();
    return reply;
  }
  reply.sites = unit->operations.sites(*unit->lowered, operators);
  reply.status = Reply::Ok;
  return reply;
}

/// False: no LLVM IR says what the module does, so that it is no mutant.
static bool encodeMutant(const WorkerUnit &unit, mlir::ModuleOp module, MutantReply &reply) {
  Encoded encoded = encodeRest(module, encodeOptions(unit), /*mustBeValid=*/true);
  LowerReply taken;
  if (!takeEncoded(encoded, taken))
    return false;
  reply.program = std::move(taken.program);
  reply.refusal = std::move(taken.refusal);
  reply.refused = std::move(taken.refused);
  return true;
}

/// Whether LLVM knows that the mutant does what the module does. Its passes drop promises about floats, broken or not.
static bool isSameCode(WorkerUnit &unit, mlir::ModuleOp mutant, const MutantSite &site) {
  if (unit.operations.isFloatPromise(site))
    return keepsFloatPromises(*unit.lowered, mutant);
  if (unit.optimized.empty())
    unit.optimized = optimizedText(*unit.lowered);
  return !unit.optimized.empty() && optimizedText(mutant) == unit.optimized;
}

MutantReply memref_cts::conformance::mutantOf(WorkerUnit *unit, const MutantSite &site, uint32_t flags) {
  MutantReply reply;
  if (!unit || !unit->lowered || unit->object) {
    reply.message = notLowered();
    return reply;
  }
  mlir::ScopedDiagnosticHandler silent(unit->lowered->getContext(), [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::OwningOpRef<mlir::ModuleOp> module = unit->operations.edited(*unit->lowered, site);
  if (!module || ((flags & Worker::WantProgram) && !encodeMutant(*unit, *module, reply))) {
    reply.status = Reply::VerifyError;
    return reply;
  }
  if (flags & Worker::WantIR)
    reply.difference =
        differenceOf(textOf(*unit->lowered, /*withDeadCode=*/true), textOf(*module, /*withDeadCode=*/true));
  if (flags & Worker::WantEqual)
    reply.isEqual = isSameCode(*unit, *module, site);
  reply.status = Reply::Ok;
  return reply;
}
