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
  reply.isEqual = (flags & Worker::WantEqual) && isSameCode(*unit->lowered, *module, unit->optimized);
  reply.status = Reply::Ok;
  return reply;
}
