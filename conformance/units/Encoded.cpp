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
#include "mlir/IR/BuiltinDialect.h"
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

/// The cause is that of the first.
static Refusal refusalOf(llvm::ArrayRef<memref_cts::lowering::EncodeRefusal> refusals) {
  Refusal refusal;
  bool isInvalid = false;
  for (const memref_cts::lowering::EncodeRefusal &part : refusals) {
    refusal.why += (refusal.why.empty() ? "" : "\n") + part.str();
    isInvalid |= part.kind == memref_cts::lowering::RefusalKind::Invalid;
  }
  refusal.cause.reason = isInvalid ? Reason::NotEncodable : Reason::Unsupported;
  refusal.cause.speaker = Speaker::Tool;
  if (!refusals.empty())
    refusal.cause.operation = refusals.front().op;
  if (!refusals.empty() && !isInvalid)
    refusal.cause.complaint = refusals.front().reason;
  if (refusal.why.empty())
    refusal.why = "refused without a reason";
  return refusal;
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
  Refusal refusal = refusalOf(result->refusals);
  encoded.isInvalid = refusal.cause.reason == Reason::NotEncodable;
  encoded.refusal = std::move(refusal.why);
  encoded.cause = std::move(refusal.cause);
  for (memref_cts::lowering::RefusedSymbol &symbol : result->refusedSymbols)
    encoded.refused.emplace_back(std::move(symbol.name), refusalOf(symbol.refusals));
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
    for (const SymbolUser &user : parts->usersOf(names))
      if (options.without.insert(user.name).second) {
        const auto &[used, why] = encoded.refused[user.of];
        refused.emplace_back(user.name.str(), why);
        if (user.name != used)
          refused.back().second.why = "it uses @" + used + ", which is refused: " + why.why;
      }
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

bool memref_cts::conformance::canBeRun(mlir::ModuleOp module, LowerReply &reply) {
  static const llvm::StringSet<> known = [] {
    llvm::StringSet<> dialects;
    for (const lowering::EncodedOperation &operation : lowering::encodedOperations())
      dialects.insert(llvm::StringRef(operation.name).split('.').first);
    dialects.insert(mlir::BuiltinDialect::getDialectNamespace());
    return dialects;
  }();
  std::string found;
  module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (known.contains(op->getName().getDialectNamespace()))
      return mlir::WalkResult::advance();
    found = op->getName().getStringRef().str();
    return mlir::WalkResult::interrupt();
  });
  if (found.empty())
    return true;
  reply.status = Reply::Refused;
  reply.cause.reason = Reason::Unsupported;
  reply.cause.speaker = Speaker::Tool;
  reply.cause.operation = found;
  reply.message = "it gets the module without --prepare, and does not lower '" + found +
                  "': name a compiler that does, with --lowering-pipeline or --lowering-cmd";
  reply.cause.complaint = reply.message;
  return false;
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
