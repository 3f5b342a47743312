//===-- Leftovers.cpp - what a lowering left as it was --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is left of parts that a lowering is said not to lower refuses the module; anything
// else is wrong.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/judge/Leftovers.h"

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace memref_cts::conformance;

/// The parts of `without` that the operations are of, or "": one of them is of no part. Casts
/// are of any.
static std::string partsOnly(const std::map<std::string, unsigned> &operations, llvm::ArrayRef<std::string> without) {
  std::set<std::string> parts;
  for (const auto &[name, count] : operations) {
    llvm::StringRef operation = name;
    auto hasIt = [&](llvm::StringRef part) { return part == operation || part == operation.split('.').first; };
    const auto *part = llvm::find_if(without, hasIt);
    if (part != without.end())
      parts.insert(*part);
    else if (operation != mlir::UnrealizedConversionCastOp::getOperationName())
      return "";
  }
  return llvm::join(parts, ", ");
}

bool memref_cts::conformance::hasLeftovers(mlir::ModuleOp module, llvm::ArrayRef<std::string> without, Reply *reply) {
  std::map<std::string, unsigned> counts;
  Cause cause;
  bool isCast = false;
  module.walk([&](mlir::Operation *op) {
    if (mlir::isa<mlir::ModuleOp>(op) || op->getName().getDialectNamespace() == "llvm")
      return;
    std::string name = op->getName().getStringRef().str();
    bool cast = mlir::isa<mlir::UnrealizedConversionCastOp>(op);
    if (cause.operation.empty() || (isCast && !cast)) {
      cause.operation = name;
      cause.location = placeOf(op->getLoc());
      isCast = cast;
    }
    ++counts[name];
  });
  if (counts.empty())
    return false;
  if (!reply)
    return true;
  reply->cause = cause;
  if (std::string parts = partsOnly(counts, without); !parts.empty()) {
    reply->status = Reply::Refused;
    reply->cause.reason = Reason::NotAsked;
    reply->cause.speaker = Speaker::Tool;
    reply->message = "not asked: the lowering is without " + parts;
    return true;
  }
  reply->status = Reply::Leftovers;
  reply->cause.reason = Reason::LeftOperation;
  reply->cause.speaker = Speaker::Lowering;
  reply->message = cause.location.text() + ": '" + cause.operation + "' is left after lowering; in all:";
  for (const std::pair<const std::string, unsigned> &count : counts)
    reply->message += " " + std::to_string(count.second) + " x " + count.first;
  return true;
}
