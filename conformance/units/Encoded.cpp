//===-- Encoded.cpp - modules as programs of the machine ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks the encoder, and again without the functions that it refused.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/Encoded.h"

#include "conformance/units/ModuleParts.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <optional>

using namespace memref_cts::conformance;

std::string memref_cts::conformance::printProgram(const refrt_program *program) {
  std::string text;
  refrt_program_print(
      program,
      [](void *user, const char *part, size_t length) { static_cast<std::string *>(user)->append(part, length); },
      &text);
  return text;
}

bool memref_cts::conformance::takeEncoded(Encoded &encoded, LowerReply &reply) {
  if (encoded.isInvalid) {
    reply.status = Reply::InvalidIR;
    reply.cause = encoded.cause;
    reply.message = encoded.refusal;
    return false;
  }
  reply.refusal = {std::move(encoded.refusal), std::move(encoded.cause)};
  reply.refused = std::move(encoded.refused);
  if (encoded.program)
    reply.program = printProgram(encoded.program.get());
  return true;
}

Encoded memref_cts::conformance::encode(mlir::ModuleOp module, const lowering::EncodeOptions &options) {
  Encoded encoded;
  llvm::Expected<memref_cts::lowering::EncodeResult> result = memref_cts::lowering::encodeModule(module, options);
  if (!result) {
    encoded.isError = true;
    encoded.cause.speaker = Speaker::Tool;
    encoded.refusal = "encoder: " + llvm::toString(result.takeError());
    return encoded;
  }
  for (const memref_cts::lowering::AcceptedPromise &promise : result->accepted)
    encoded.promises.emplace_back(promise.name, promise.count);
  encoded.program = std::move(result->program);
  if (encoded.program)
    return encoded;
  for (const memref_cts::lowering::EncodeRefusal &refusal : result->refusals) {
    encoded.refusal += (encoded.refusal.empty() ? "" : "\n") + refusal.str();
    encoded.isInvalid |= refusal.kind == memref_cts::lowering::RefusalKind::Invalid;
  }
  encoded.cause.reason = encoded.isInvalid ? Reason::NotEncodable : Reason::Unsupported;
  encoded.cause.speaker = Speaker::Tool;
  if (!result->refusals.empty())
    encoded.cause.operation = result->refusals.front().op;
  if (!result->refusals.empty() && !encoded.isInvalid)
    encoded.cause.complaint = result->refusals.front().reason;
  if (encoded.refusal.empty())
    encoded.refusal = "refused without a reason";
  for (std::string &symbol : result->refusedSymbols)
    encoded.refused.emplace_back(std::move(symbol), Refusal{encoded.refusal, encoded.cause});
  return encoded;
}

static constexpr unsigned kMaxRounds = 16; // each encodes the rest of a module once more

Encoded memref_cts::conformance::encodeRest(mlir::ModuleOp module, lowering::EncodeOptions options, bool mustBeValid) {
  Encoded encoded = encode(module, options);
  std::optional<ModuleParts> parts;
  RefusedFunctions refused;
  std::string refusal;
  Cause cause = encoded.cause;
  for (unsigned round = 0; round < kMaxRounds && !encoded.program && !encoded.refused.empty(); ++round) {
    if (encoded.isInvalid && mustBeValid)
      return encoded;
    refusal += (refusal.empty() ? "" : "\n") + encoded.refusal;
    if (!parts)
      parts.emplace(module);
    std::vector<std::string> names;
    for (const auto &[name, why] : encoded.refused)
      names.push_back(name);
    for (llvm::StringRef name : parts->usersOf(names))
      if (options.without.insert(name).second)
        refused.emplace_back(name.str(), Refusal{encoded.refusal, encoded.cause});
    bool anyLeft = llvm::any_of(module.getOps<mlir::FunctionOpInterface>(), [&](mlir::FunctionOpInterface function) {
      return !function.isExternal() && !options.without.contains(function.getName());
    });
    if (!anyLeft)
      break;
    encoded = encode(module, options);
  }
  if (!encoded.program && !encoded.isError && !refusal.empty()) {
    encoded.refusal = refusal;
    encoded.cause = cause;
  }
  encoded.refused = encoded.program ? std::move(refused) : RefusedFunctions();
  return encoded;
}

/// What has been encoded: a range has the width of its type.
static ArgumentPromise promiseOf(mlir::DictionaryAttr attributes) {
  using D = mlir::LLVM::LLVMDialect;
  auto number = [&](llvm::StringRef name) {
    mlir::IntegerAttr value = attributes.getAs<mlir::IntegerAttr>(name);
    return value ? value.getValue().getLimitedValue() : 0;
  };
  ArgumentPromise promise;
  if (uint64_t align = number(D::getAlignAttrName()); llvm::isPowerOf2_64(align))
    promise.align = align;
  promise.bytes = std::max(number(D::getDereferenceableAttrName()), number(D::getDereferenceableOrNullAttrName()));
  mlir::LLVM::ConstantRangeAttr range = attributes.getAs<mlir::LLVM::ConstantRangeAttr>(D::getRangeAttrName());
  if (range && range.getLower() != range.getUpper()) {
    auto bits = [](const llvm::APInt &value) {
      return ScalarBits{value.extractBitsAsZExtValue(std::min(64u, value.getBitWidth()), 0),
                        value.getActiveBits() > 64 ? value.lshr(64).getLimitedValue() : 0};
    };
    promise.range = NumberRange{bits(range.getLower()), bits(range.getUpper() - range.getLower())};
  }
  return promise;
}

ArgumentPromises memref_cts::conformance::argumentPromises(mlir::ModuleOp module) {
  ArgumentPromises promises;
  for (mlir::FunctionOpInterface function : module.getOps<mlir::FunctionOpInterface>()) {
    mlir::ArrayAttr arguments = function.getArgAttrsAttr();
    if (!arguments || function.isExternal())
      continue;
    std::vector<ArgumentPromise> &row = promises[function.getName().str()];
    for (mlir::Attribute argument : arguments)
      row.push_back(promiseOf(mlir::cast<mlir::DictionaryAttr>(argument)));
  }
  return promises;
}
