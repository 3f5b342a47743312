//===- Encode.cpp - the walk over a module ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses what to encode, and hands out the program or the refusals.
//
//===----------------------------------------------------------------------===//

#include "lowering/Encode.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/OpTable.h"
#include "lowering/encode/module/Globals.h"
#include "lowering/encode/wide/EncodeWide.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace memref_cts::lowering {

llvm::StringRef getRefusalKindName(RefusalKind kind) {
  switch (kind) {
#define MEMREF_CTS_REFUSAL(NAME, TEXT)                                                                                 \
  case RefusalKind::NAME:                                                                                              \
    return TEXT;
#include "lowering/Refusals.def"
  }
  return "";
}

std::string EncodeRefusal::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << location << ": " << op << ": " << reason;
  if (!type.empty())
    os << " (" << type << ')';
  os << " [" << getRefusalKindName(kind);
  if (count > 1)
    os << ", " << count << " times";
  os << ']';
  return text;
}

namespace {
/// The walk over one module.
class ModuleEncoder {
public:
  ModuleEncoder(ModuleOp module, const EncodeOptions &options, ProgramPtr program)
      : module(module), options(options), program(std::move(program)), state(module, options, this->program.get()) {}

  llvm::Expected<EncodeResult> run();

private:
  /// Declares everything that is defined.
  void declareAll();
  void declare(Operation *op, StringAttr name);
  /// Declares the functions that the options name.
  llvm::Error declareEntries();
  void encodeBodies();
  llvm::Expected<EncodeResult> finish();
  void noteBuilderError(Operation *op);
  void refuseProgram(RefusalKind kind);

  ModuleOp module;
  const EncodeOptions &options;
  ProgramPtr program;
  ModuleState state;
  EncodeWide wide;
  /// What was being built when the builder failed.
  Operation *unbuilt = nullptr;
};
} // namespace

void ModuleEncoder::noteBuilderError(Operation *op) {
  if (!unbuilt && *refrt_program_error(program.get()))
    unbuilt = op;
}

void ModuleEncoder::refuseProgram(RefusalKind kind) {
  refrt_symbol function;
  uint32_t location;
  refrt_program_error_place(program.get(), &function, &location);
  Operation *at = state.symbols.lookupFunction(function);
  if (!at)
    at = unbuilt ? unbuilt : module.getOperation();
  state.refusals.addProgramError(at, kind);
}

llvm::Expected<EncodeResult> ModuleEncoder::finish() {
  bool failed = *refrt_program_error(program.get());
  if (failed || (!state.refusals.any() && options.verify)) {
    refrt_status status = refrt_program_verify(program.get());
    // MLIR's verifier lets through what no LLVM IR can say, such as a widening
    // trunc: broken lowerings make such modules, so it is the module's fault.
    if (status == REFRT_E_LIMIT)
      refuseProgram(RefusalKind::Limit);
    else if (status == REFRT_E_INVALID)
      refuseProgram(RefusalKind::Invalid);
    else if (status != REFRT_OK)
      return llvm::createStringError("encoded program: %s (%s)", refrt_program_error(program.get()),
                                     refrt_status_name(status));
  }
  EncodeResult result;
  if (!state.refusals.any())
    result.program = std::move(program);
  state.refusals.moveTo(result);
  return result;
}

void ModuleEncoder::declare(Operation *op, StringAttr name) {
  FunctionOpInterface functionOp = dyn_cast<FunctionOpInterface>(op);
  if (functionOp && !functionOp.isExternal())
    state.symbols.getFunction(op, name);
  else if (!functionOp && !isDeclaration(op) && !isWithoutMemory(op))
    state.symbols.getGlobal(op, name);
  noteBuilderError(op);
}

void ModuleEncoder::declareAll() {
  for (Operation &op : *module.getBody()) {
    const EncodeRow *row = findEncodeRow(&op);
    StringAttr name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (name && options.without.contains(name.getValue()))
      continue;
    if (row && row->kind == EncodeRow::TopLevel)
      declare(&op, name);
    else if (row && row->kind == EncodeRow::Refused)
      state.refusals.add(&op, RefusalKind::Operation, row->text);
    else if (!row || row->kind != EncodeRow::Ignored)
      state.refusals.add(&op, RefusalKind::Operation, "no encoding for this operation in a module");
  }
}

llvm::Error ModuleEncoder::declareEntries() {
  for (const std::string &entry : options.entries) {
    StringAttr name = StringAttr::get(module.getContext(), entry);
    Operation *op = state.symbols.lookup(name);
    FunctionOpInterface functionOp = dyn_cast_or_null<FunctionOpInterface>(op);
    if (!functionOp || functionOp.isExternal())
      return llvm::createStringError("no function '%s' with a body", entry.c_str());
    state.symbols.getFunction(op, name);
  }
  return llvm::Error::success();
}

void ModuleEncoder::encodeBodies() {
  for (size_t i = 0; i < state.symbols.getBodies().size(); ++i) {
    Symbols::Body body = state.symbols.getBodies()[i];
    Encoder(state, wide, body.function, body.id).encodeBody();
    noteBuilderError(body.function);
  }
}

llvm::Expected<EncodeResult> ModuleEncoder::run() {
  llvm::Expected<bool> usable = state.layout.read(module, options, state.refusals);
  if (!usable)
    return usable.takeError();
  if (*usable)
    refrt_program_set_layout(program.get(), &state.layout.get());
  state.symbols.collect();
  if (options.entries.empty())
    declareAll();
  else if (llvm::Error error = declareEntries())
    return std::move(error);
  encodeBodies();
  return finish();
}

llvm::Expected<EncodeResult> encodeModule(ModuleOp module, const EncodeOptions &options) {
  refrt_program *created = nullptr;
  refrt_status status = refrt_program_create(options.config, &created);
  ProgramPtr program(created);
  if (status != REFRT_OK)
    return llvm::createStringError("cannot create a program: %s", refrt_status_name(status));
  return ModuleEncoder(module, options, std::move(program)).run();
}

static EncodedOperation::Kind publicKind(EncodeRow::Kind kind) {
  switch (kind) {
  case EncodeRow::Simple:
  case EncodeRow::Handler:
    return EncodedOperation::Instruction;
  case EncodeRow::Ignored:
    return EncodedOperation::NoEffect;
  case EncodeRow::TopLevel:
    return EncodedOperation::TopLevel;
  case EncodeRow::Refused:
    return EncodedOperation::Refused;
  }
  llvm_unreachable("a kind of row");
}

std::vector<EncodedOperation> encodedOperations() {
  std::vector<EncodedOperation> all;
  for (const EncodeRow &row : getOpTable())
    all.push_back({row.name.str(), publicKind(row.kind), row.opcodes.vec(), row.text});
  return all;
}

} // namespace memref_cts::lowering
