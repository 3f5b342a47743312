//===-- ObjectUnit.cpp - units that became object code --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The width of index is the source's, and whether memrefs are bare pointers is an option of the
// case: an object says neither.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/ObjectUnit.h"

#include "conformance/boundary/StandIns.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/targets/Targets.h"

using namespace memref_cts::conformance;

static constexpr const char *kNoModule = "the lowering gave an object: there is no module to run";

void memref_cts::conformance::takeObject(const WorkerUnit &unit, const LoweringSpec &spec, ExternalResult &external) {
  Reply problem;
  std::string bytes = std::move(external.printed);
  external.printed.clear();
  const std::string said = std::move(external.reply.said);
  if (std::string why = whyNotAsObject(*unit.source); !why.empty()) {
    problem.status = Reply::Refused;
    problem.cause.reason = Reason::Unsupported;
    problem.cause.speaker = Speaker::Tool;
    problem.message = why;
  } else {
    external.object = readObject(std::move(bytes), llvm::Triple(targetTriple(unit.target)), problem);
  }
  if (!external.object) {
    problem.said = said;
    external.reply = std::move(problem);
    return;
  }
  mlir::ModuleOp source = *unit.source;
  source.getContext()->getOrLoadDialect<mlir::LLVM::LLVMDialect>();
  external.module = mlir::ModuleOp::create(mlir::UnknownLoc::get(source.getContext()));
  const unsigned indexBits = unit.program     ? refrt_program_layout(unit.program.get())->index_bits
                             : unit.indexBits ? unit.indexBits
                                              : 64;
  addStandIns(source, external.object->symbols, indexBits, isOn(spec.options, "use-bare-ptr-memref-call-conv"),
              *external.module);
}

void memref_cts::conformance::sayObject(const ObjectCode &object, bool wantsBytes, LowerReply &reply) {
  reply.fromObject = true;
  if (wantsBytes)
    reply.object = object.bytes;
  reply.refusal.why = kNoModule;
  reply.refusal.cause.reason = Reason::NoModule;
  reply.refusal.cause.speaker = Speaker::Tool;
  reply.ir = "// " + std::string(kNoModule) + "\n";
  reply.irPlaces.clear();
}
