//===- Encoder.cpp - the body of one function -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates blocks and values, asks the table for each operation, and tells whoever
// watches a run which instructions are one operation.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Encoder.h"
#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/MemoryEffects.h"
#include "lowering/encode/OpTable.h"
#include "lowering/encode/module/UncheckedPromises.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace memref_cts::lowering {

Encoder::Encoder(ModuleState &state, WideEncoding &wide, Operation *function, refrt_symbol id)
    : options(state.options), program(state.program), layout(state.layout), refusals(state.refusals),
      locations(state.locations), types(state.types), symbols(state.symbols), facts(state.facts), wideEncoding(wide),
      function(function), id(id) {}

//===----------------------------------------------------------------------===//
// Values and instructions
//===----------------------------------------------------------------------===//

uint32_t Encoder::addValue(refrt_type type) {
  if (type == REFRT_NONE || refusals.any())
    return REFRT_NONE;
  return refrt_function_add_value(program, id, type);
}

uint32_t Encoder::getValue(Value value) {
  auto [it, inserted] = values.try_emplace(value, REFRT_NONE);
  if (inserted)
    it->second = addValue(types.get(value.getType()));
  return it->second;
}

Encoder::Wide Encoder::getWide(Value value) {
  auto [it, inserted] = wides.try_emplace(value, Wide{REFRT_NONE, REFRT_NONE});
  if (inserted) {
    auto [low, high] = getWideParts(value.getType());
    it->second = {addValue(types.get(low)), addValue(types.get(high))};
  }
  return it->second;
}

Ids Encoder::getValues(ValueRange range) {
  Ids ids;
  ids.reserve(range.size());
  for (Value value : range) {
    if (isWide(value.getType())) {
      Wide wide = getWide(value);
      ids.append({wide.low, wide.high});
    } else {
      ids.push_back(getValue(value));
    }
  }
  return ids;
}

void Encoder::emit(Operation *op, refrt_opcode opcode, refrt_type type, ArrayRef<uint32_t> operands,
                   ArrayRef<uint32_t> results, Extra extra) {
  if (refusals.any())
    return;
  assert((*refrt_program_error(program) ||
          (!llvm::is_contained(operands, REFRT_NONE) && !llvm::is_contained(results, REFRT_NONE))) &&
         "a value without id, without refusal and without error");
  refrt_instruction instruction = {};
  instruction.opcode = opcode;
  instruction.flags = extra.flags;
  instruction.type = type;
  instruction.location = locations.get(op);
  instruction.operands = operands.data();
  instruction.num_operands = operands.size();
  instruction.results = results.data();
  instruction.num_results = results.size();
  instruction.attributes = extra.attributes.data();
  instruction.num_attributes = extra.attributes.size();
  refrt_block_add_instruction(program, id, block, &instruction);
}

void Encoder::emit(Operation *op, refrt_opcode opcode, Type type, Extra extra) {
  if (refusals.any())
    return;
  if (isWideOperation)
    return wideEncoding.encode(*this, op, opcode, extra);
  refrt_type typeId = type ? types.getOrRefuse(op, type) : REFRT_NONE;
  emit(op, opcode, typeId, getValues(op->getOperands()), getValues(op->getResults()), extra);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Instructions on memrefs that add to their pointers.
static bool computesElementAddress(refrt_opcode opcode) { return refrt_opcode_traits(opcode) & REFRT_TRAIT_ELEMENT; }

bool Encoder::checkTypes(Operation *op, bool computesAddress) {
  for (Type type : op->getResultTypes())
    if (!isWide(type) && types.getOrRefuse(op, type) == REFRT_NONE)
      return false;
  // The dialect first: an operation makes its attributes anew at each question.
  if (isa<LLVM::LLVMDialect>(op->getDialect()) && !op->getAttrs().empty() && refusesPromises(refusals, op))
    return false;
  if (computesAddress)
    for (Type type : op->getOperandTypes())
      if (isa<BaseMemRefType>(type) && !types.canComputeAddress(op, type))
        return false;
  return true;
}

static bool touchesWide(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isWide) || llvm::any_of(op->getResultTypes(), isWide);
}

void Encoder::encodeOperation(Operation *op) {
  const EncodeRow *row = findEncodeRow(op);
  if (!row)
    return refusals.add(op, RefusalKind::Operation,
                        op->isRegistered() ? "no encoding for this operation" : "an unknown operation");
  switch (row->kind) {
  case EncodeRow::Refused:
    return refusals.add(op, RefusalKind::Operation, row->text);
  case EncodeRow::TopLevel:
    return refusals.add(op, RefusalKind::Operation, "stands inside a function");
  case EncodeRow::Ignored:
    return;
  case EncodeRow::Simple:
  case EncodeRow::Handler:
    break;
  }
  llvm::SaveAndRestore wide(isWideOperation, touchesWide(op));
  if (isWideOperation && !wideEncoding.check(*this, op, row->kind == EncodeRow::Simple))
    return;
  if (!checkTypes(op, llvm::any_of(row->opcodes, computesElementAddress)))
    return;
  uint32_t first = getNumInstructions();
  row->encode(*this, op, row->opcodes.front());
  joinInstructions(op, first);
}

void Encoder::joinInstructions(Operation *op, uint32_t first) {
  if (refusals.any())
    return;
  uint32_t end = getNumInstructions();
  if (end - first < 2 && !isWideOperation)
    return;
  // Those of a region are operations of their own, and what ends it stands for
  // the operation that has it.
  if (op->getNumRegions() != 0 ||
      (op->hasTrait<OpTrait::IsTerminator>() && !isa<FunctionOpInterface>(op->getParentOp())))
    return;
  // A value that is not wide has one id.
  auto getIds = [&](Value value) { return isWide(value.getType()) ? getWide(value) : Wide{getValue(value)}; };
  refrt_instruction instruction;
  // A call is a step of its own, which others begin inside of.
  for (uint32_t next; first < end; first = next + 1) {
    // An operand may be the result as it stands.
    llvm::SmallDenseSet<uint32_t> made;
    for (next = first; next < end; ++next) {
      refrt_block_instruction(program, id, block, next, &instruction);
      if (refrt_opcode_traits(instruction.opcode) & REFRT_TRAIT_CALL)
        break;
      made.insert(instruction.results, instruction.results + instruction.num_results);
    }
    Ids words, operands;
    for (Value result : op->getResults())
      if (Wide ids = getIds(result); next == end && made.contains(ids.low))
        words.append({ids.low, ids.high});
    for (Value operand : op->getOperands())
      if (Wide ids = getIds(operand); ids.low != REFRT_NONE)
        operands.append({ids.low, ids.high});
    size_t numResults = words.size() / 2;
    words.append(operands);
    join(first, next - first, words, numResults);
  }
}

void Encoder::join(uint32_t first, uint32_t count, ArrayRef<uint32_t> words, size_t numResults) {
  // One wide instruction has operands in two parts.
  if (count < 2 && !(isWideOperation && count == 1))
    return;
  refrt_operation operation = {};
  operation.num_instructions = count;
  operation.num_results = numResults;
  operation.num_operands = words.size() / 2 - numResults;
  operation.values = words.data();
  refrt_block_join(program, id, block, first, &operation);
}

void Encoder::encodeInline(Region &region) {
  for (Operation &operation : region.front())
    encodeOperation(&operation);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void Encoder::addArgument(uint32_t target, BlockArgument argument, bool isOfFunction) {
  auto hasType = [&](Type type) {
    // Those of the function were refused with its signature.
    return (isOfFunction ? types.get(type) : types.getOrRefuse(function, type)) != REFRT_NONE;
  };
  Ids ids;
  if (!isOfFunction && isWide(argument.getType())) {
    auto [low, high] = getWideParts(argument.getType());
    if (hasType(low) && hasType(high)) {
      Wide wide = getWide(argument);
      ids = {wide.low, wide.high};
    }
  } else if (hasType(argument.getType())) {
    ids = {getValue(argument)};
  }
  if (!refusals.any())
    for (uint32_t value : ids)
      refrt_block_add_argument(program, id, target, value);
}

/// Nothing reaches the other blocks, whatever they hold.
static llvm::SmallPtrSet<Block *, 8> findReachable(Region &body) {
  llvm::SmallPtrSet<Block *, 8> reached = {&body.front()};
  SmallVector<Block *> open = {&body.front()};
  while (!open.empty())
    for (Block *next : open.pop_back_val()->getSuccessors())
      if (reached.insert(next).second)
        open.push_back(next);
  return reached;
}

void Encoder::addBlocks() {
  Region &body = cast<FunctionOpInterface>(function).getFunctionBody();
  llvm::SmallPtrSet<Block *, 8> reachable = findReachable(body);
  for (Block &source : body) {
    if (!reachable.contains(&source))
      continue;
    uint32_t target = refusals.any() ? REFRT_NONE : refrt_function_add_block(program, id);
    blocks.try_emplace(&source, target);
    for (BlockArgument argument : source.getArguments())
      addArgument(target, argument, &source == &body.front());
  }
}

void Encoder::checkArguments() {
  auto functionOp = cast<FunctionOpInterface>(function);
  Block::BlockArgListType arguments = functionOp.getArguments();
  Ids passed = getValues(arguments);
  ArrayAttr attributes = functionOp.getArgAttrsAttr();
  if (attributes)
    for (auto [i, argument] : llvm::enumerate(arguments))
      setValue(argument, requirePromises(*this, function, argument.getType(), getValue(argument),
                                         dyn_cast<DictionaryAttr>(attributes[i]),
                                         "argument " + Twine(i) + ofFunction(functionOp.getName())));
  beginEffects(*this, function, getPromisedEffects(function), arguments, getValues(arguments), attributes);
  uint32_t checks = refusals.any() ? 0 : getNumInstructions();
  if (checks > 1) {
    Ids words;
    for (uint32_t value : passed)
      words.append({value, REFRT_NONE});
    join(0, checks, words, 0);
  }
}

void Encoder::encodeBody() {
  addBlocks();
  Region &body = cast<FunctionOpInterface>(function).getFunctionBody();
  block = getBlock(&body.front());
  checkArguments();
  for (Block &source : body) {
    auto found = blocks.find(&source);
    if (found == blocks.end())
      continue;
    block = found->second;
    for (Operation &operation : source)
      encodeOperation(&operation);
  }
}

} // namespace memref_cts::lowering
