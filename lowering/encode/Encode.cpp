//===- Encode.cpp - the walk over a module
//---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses what to encode, creates blocks and values, asks the table for each
// operation, keeps locations and refusals. Knows nothing of single operations.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Handlers.h"
#include "lowering/encode/OpTable.h"
#include "lowering/encode/wide/EncodeWide.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace memref_cts::lowering {

void ProgramDeleter::operator()(refrt_program *program) const { refrt_program_destroy(program); }

llvm::StringRef getRefusalKindName(RefusalKind kind) {
  switch (kind) {
#define MEMREF_CTS_REFUSAL(NAME, TEXT)                                                                                 \
  case RefusalKind::NAME:                                                                                              \
    return TEXT;
#include "lowering/Refusals.def"
  }
  return "";
}

std::string Refusal::str() const {
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

//===----------------------------------------------------------------------===//
// Locations and refusals
//===----------------------------------------------------------------------===//

/// The first file position in a location: the innermost callee of a call site,
/// the first part of a fused one.
static FileLineColRange findPosition(Location location) {
  if (FileLineColRange position = dyn_cast<FileLineColRange>(location))
    return position;
  return location->findInstanceOf<FileLineColRange>();
}

uint32_t Encoder::getLocation(Operation *op) {
  if (op == locatedOp)
    return locatedId;
  locatedOp = op;
  // Attribute strings and operation names end with a zero.
  const char *name = op->getName().getStringRef().data();
  if (FileLineColRange position = findPosition(op->getLoc()))
    locatedId = refrt_program_add_location(program.get(), position.getFilename().str().c_str(), position.getStartLine(),
                                           position.getStartColumn(), name);
  else
    locatedId = refrt_program_add_location(program.get(), "", 0, 0, name);
  return locatedId;
}

bool Encoder::acceptPromise(Operation *op, StringRef name, const Twine &words) {
  if (options.acceptPromises) {
    countPromise(name);
    return true;
  }
  refuse(op, RefusalKind::Form, words + " (" + name + "), which nothing checks");
  return false;
}

/// A module of a file that says no place for it has line 0 of the file.
static std::string textOf(StringRef file, unsigned line, unsigned column) {
  if (line == 0)
    return file.empty() ? "unknown" : file.str();
  return (file + ":" + Twine(line) + ":" + Twine(column)).str();
}

/// Notes the symbol of the module that something is refused in.
void Encoder::blame(Operation *op) {
  while (op != module && op->getParentOp() != module && op->getParentOp())
    op = op->getParentOp();
  StringAttr name = op == module ? StringAttr() : op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  if (name)
    refusedSymbols.insert(name.getValue());
  else
    refusedModule = true;
}

void Encoder::refuse(Operation *op, RefusalKind kind, const Twine &reason, Type type) {
  // Once the builder fails everything after it does: only the first counts.
  if (hasRefused() && *refrt_program_error(program.get()))
    return;
  blame(op);
  Refusal refusal;
  refusal.kind = kind;
  refusal.op = op->getName().getStringRef().str();
  refusal.reason = reason.str();
  refusal.count = 1;
  if (type) {
    llvm::raw_string_ostream os(refusal.type);
    os << type;
  }
  std::string key = refusal.op + '\0' + refusal.type + '\0' + refusal.reason;
  auto [it, inserted] = refusalIndex.try_emplace(key, refusals.size());
  if (!inserted) {
    ++refusals[it->second].count;
    return;
  }
  refusal.location = "unknown";
  if (FileLineColRange position = findPosition(op->getLoc()))
    refusal.location = textOf(position.getFilename().getValue(), position.getStartLine(), position.getStartColumn());
  refusals.push_back(std::move(refusal));
}

//===----------------------------------------------------------------------===//
// Values and instructions
//===----------------------------------------------------------------------===//

uint32_t Encoder::addValue(refrt_type type) {
  if (type == REFRT_NONE || hasRefused())
    return REFRT_NONE;
  return refrt_function_add_value(program.get(), function, type);
}

uint32_t Encoder::getValue(Value value) {
  auto [it, inserted] = values.try_emplace(value, REFRT_NONE);
  if (inserted)
    it->second = addValue(getType(value.getType()));
  return it->second;
}

Encoder::Wide Encoder::getIds(Value value) { return isWide(value.getType()) ? getWide(value) : Wide{getValue(value)}; }

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
  if (hasRefused())
    return;
  assert((*refrt_program_error(program.get()) ||
          (!llvm::is_contained(operands, REFRT_NONE) && !llvm::is_contained(results, REFRT_NONE))) &&
         "a value without id, without refusal and without error");
  refrt_instruction instruction = {};
  instruction.opcode = opcode;
  instruction.flags = extra.flags;
  instruction.type = type;
  instruction.location = getLocation(op);
  instruction.operands = operands.data();
  instruction.num_operands = operands.size();
  instruction.results = results.data();
  instruction.num_results = results.size();
  instruction.attributes = extra.attributes.data();
  instruction.num_attributes = extra.attributes.size();
  refrt_block_add_instruction(program.get(), function, block, &instruction);
}

void Encoder::emit(Operation *op, refrt_opcode opcode, Type type, Extra extra) {
  if (hasRefused())
    return;
  if (isWideOperation)
    return encodeWide(*this, op, opcode, extra);
  refrt_type id = type ? getTypeOrRefuse(op, type) : REFRT_NONE;
  emit(op, opcode, id, getValues(op->getOperands()), getValues(op->getResults()), extra);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Instructions on memrefs that add to their pointers.
static bool computesElementAddress(refrt_opcode opcode) { return refrt_opcode_traits(opcode) & REFRT_TRAIT_ELEMENT; }

void Encoder::encodeOperation(Operation *op) {
  const OpRow *row = findOpRow(op);
  if (!row)
    return refuse(op, RefusalKind::Operation,
                  op->isRegistered() ? "no encoding for this operation" : "an unknown operation");
  switch (row->kind) {
  case OpRow::Refused:
    return refuse(op, RefusalKind::Operation, row->text);
  case OpRow::TopLevel:
    return refuse(op, RefusalKind::Operation, "stands inside a function");
  case OpRow::Ignored:
    return;
  case OpRow::Simple:
  case OpRow::Handler:
    break;
  }
  llvm::SaveAndRestore wide(isWideOperation, touchesWide(op));
  if (isWideOperation && !checkWide(*this, op, row->kind == OpRow::Simple))
    return;
  for (Type type : op->getResultTypes())
    if (!isWide(type) && getTypeOrRefuse(op, type) == REFRT_NONE)
      return;
  if (!op->getAttrs().empty() && isa<LLVM::LLVMDialect>(op->getDialect()) && refusesPromises(*this, op))
    return;
  if (llvm::any_of(row->opcodes, computesElementAddress))
    for (Type type : op->getOperandTypes())
      if (isa<BaseMemRefType>(type) && !canComputeAddress(op, type))
        return;
  uint32_t first = refrt_block_num_instructions(program.get(), function, block);
  row->encode(*this, op, row->opcodes.front());
  joinInstructions(op, first);
}

void Encoder::joinInstructions(Operation *op, uint32_t first) {
  if (hasRefused())
    return;
  uint32_t end = refrt_block_num_instructions(program.get(), function, block);
  if (end - first < 2 && !isWideOperation)
    return;
  // Those of a region are operations of their own, and what ends it stands for
  // the operation that has it.
  if (op->getNumRegions() != 0 ||
      (op->hasTrait<OpTrait::IsTerminator>() && !isa<FunctionOpInterface>(op->getParentOp())))
    return;
  refrt_instruction instruction;
  // A call is a step of its own, which others begin inside of.
  for (uint32_t next; first < end; first = next + 1) {
    // An operand may be the result as it stands.
    llvm::SmallDenseSet<uint32_t> made;
    for (next = first; next < end; ++next) {
      refrt_block_instruction(program.get(), function, block, next, &instruction);
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
  refrt_block_join(program.get(), function, block, first, &operation);
}

void Encoder::encodeInline(Region &region) {
  for (Operation &operation : region.front())
    encodeOperation(&operation);
}

void Encoder::addArgument(Operation *op, uint32_t target, BlockArgument argument, bool isOfFunction) {
  auto hasType = [&](Type type) {
    // Those of the function were refused with its signature.
    return (isOfFunction ? getType(type) : getTypeOrRefuse(op, type)) != REFRT_NONE;
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
  if (!hasRefused())
    for (uint32_t id : ids)
      refrt_block_add_argument(program.get(), function, target, id);
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

void Encoder::encodeBody(Operation *op, refrt_symbol id) {
  function = id;
  values.clear();
  wides.clear();
  blocks.clear();
  scopes.clear();
  Region &body = cast<FunctionOpInterface>(op).getFunctionBody();
  llvm::SmallPtrSet<Block *, 8> reachable = findReachable(body);
  for (Block &source : body) {
    if (!reachable.contains(&source))
      continue;
    uint32_t target = hasRefused() ? REFRT_NONE : refrt_function_add_block(program.get(), function);
    blocks.try_emplace(&source, target);
    for (BlockArgument argument : source.getArguments())
      addArgument(op, target, argument, &source == &body.front());
  }
  block = blocks.lookup(&body.front());
  Ids passed = getValues(body.getArguments());
  auto functionOp = cast<FunctionOpInterface>(op);
  if (ArrayAttr attributes = functionOp.getArgAttrsAttr())
    for (auto [i, argument] : llvm::enumerate(body.getArguments()))
      setValue(argument, requirePromises(*this, op, argument.getType(), getValue(argument),
                                         dyn_cast<DictionaryAttr>(attributes[i]),
                                         "argument " + Twine(i) + ofFunction(functionOp.getName())));
  beginEffects(*this, op, getPromisedEffects(op), body.getArguments(), getValues(body.getArguments()),
               functionOp.getArgAttrsAttr());
  uint32_t checks = hasRefused() ? 0 : refrt_block_num_instructions(program.get(), function, block);
  if (checks > 1) {
    Ids words;
    for (uint32_t id : passed)
      words.append({id, REFRT_NONE});
    join(0, checks, words, 0);
  }
  for (Block &source : body) {
    if (!reachable.contains(&source))
      continue;
    block = blocks.lookup(&source);
    for (Operation &operation : source)
      encodeOperation(&operation);
  }
}

/// FUNCTY-10: the attribute is a bool; of functions of the LLVM dialect the type
/// says it.
static bool isVariadicByAttribute(Operation *function) {
  BoolAttr variadic = function->getAttrOfType<BoolAttr>("func.varargs");
  return variadic && variadic.getValue() && !isa<LLVM::LLVMFuncOp>(function);
}

refrt_symbol Encoder::declareFunction(Operation *op) {
  FunctionOpInterface functionOp = cast<FunctionOpInterface>(op);
  uint32_t flags = 0;
  Type type = functionOp.getFunctionType();
  if (LLVM::LLVMFuncOp llvmFunction = dyn_cast<LLVM::LLVMFuncOp>(op)) {
    flags |= REFRT_FUNCTION_LLVM;
    if (refusesPromises(*this, op))
      return REFRT_NONE;
    LLVM::Linkage linkage = llvmFunction.getLinkage();
    if (linkage == LLVM::Linkage::Internal || linkage == LLVM::Linkage::Private)
      flags |= REFRT_FUNCTION_PRIVATE;
    if (ArrayAttr attributes = functionOp.getArgAttrsAttr())
      for (DictionaryAttr argument : attributes.getAsRange<DictionaryAttr>())
        if (StringRef copied = getCopiedArgument(argument); !copied.empty()) {
          refuse(op, RefusalKind::Form, "an argument that is a copy of memory (" + copied + ")");
          return REFRT_NONE;
        }
  } else if (functionOp.isPrivate()) {
    flags |= REFRT_FUNCTION_PRIVATE;
  }
  if (!functionOp.isExternal() && refusesPassthrough(*this, op))
    return REFRT_NONE;
  refrt_type id = getType(type);
  if (id != REFRT_NONE && isVariadicByAttribute(op)) {
    const char *reason = nullptr;
    id = buildFunctionType(functionOp.getArgumentTypes(), functionOp.getResultTypes(), /*variadic=*/true, reason);
  }
  if (id == REFRT_NONE) {
    bool blamed = false;
    for (Type part : llvm::concat<const Type>(functionOp.getArgumentTypes(), functionOp.getResultTypes()))
      blamed |= getTypeOrRefuse(op, part) == REFRT_NONE;
    if (!blamed)
      getTypeOrRefuse(op, type);
  }
  if (hasRefused())
    return REFRT_NONE;
  return refrt_program_add_function(program.get(), functionOp.getName().str().c_str(), id, flags, getLocation(op));
}

StringAttr Encoder::resolveAlias(StringAttr name) const {
  // Aliases of aliases end, also where they are a circle.
  for (size_t steps = 0; steps <= symbols.size(); ++steps) {
    auto alias = dyn_cast_or_null<LLVM::AliasOp>(symbols.lookup(name).op);
    if (!alias)
      return name;
    auto end = cast<LLVM::ReturnOp>(alias.getInitializerBlock().getTerminator());
    auto address = end.getArg().getDefiningOp<LLVM::AddressOfOp>();
    if (!address)
      return name;
    name = address.getGlobalNameAttr().getAttr();
  }
  return name;
}

refrt_symbol Encoder::getFunction(Operation *user, StringAttr name) {
  name = resolveAlias(name);
  if (options.without.contains(name.getValue())) {
    refuse(user, RefusalKind::Symbol, "'" + name.getValue() + "' is left out");
    return REFRT_NONE;
  }
  auto it = symbols.find(name);
  if (it == symbols.end() || !isa<FunctionOpInterface>(it->second.op)) {
    refuse(user, RefusalKind::Symbol, "'" + name.getValue() + "' is not a function of the module");
    return REFRT_NONE;
  }
  SymbolEntry &entry = it->second;
  if (!entry.visited) {
    entry.visited = true;
    // May create types but never touches the symbol table.
    entry.id = declareFunction(entry.op);
    if (!cast<FunctionOpInterface>(entry.op).isExternal())
      pending.emplace_back(entry.op, entry.id);
  }
  return entry.id;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void Encoder::noteBuilderError(Operation *op) {
  if (!unbuilt && *refrt_program_error(program.get()))
    unbuilt = op;
}

/// What builder or verifier of the machine say of the program, where they say it.
void Encoder::refuseProgram(RefusalKind kind) {
  refrt_symbol function;
  uint32_t location;
  const char *words = refrt_program_error_place(program.get(), &function, &location);
  Operation *at = unbuilt;
  for (const auto &[name, entry] : symbols)
    if (function != REFRT_NONE && entry.id == function && isa<FunctionOpInterface>(entry.op))
      at = entry.op;
  if (hasRefused())
    return;
  refuse(at ? at : module.getOperation(), kind, words);
  if (location == REFRT_NONE)
    return;
  if (const refrt_location *place = refrt_program_location(program.get(), location)) {
    refusals.back().op = place->op;
    refusals.back().location = textOf(place->file, place->line, place->column);
  }
}

llvm::Expected<EncodeResult> Encoder::finish() {
  bool failed = *refrt_program_error(program.get());
  if (failed || (refusals.empty() && options.verify)) {
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
  if (refusals.empty())
    result.program = std::move(program);
  if (!refusedModule)
    for (StringRef name : refusedSymbols)
      result.refusedSymbols.push_back(name.str());
  result.refusals = std::move(refusals);
  for (const auto &[name, count] : accepted)
    result.accepted.push_back({name, count});
  return result;
}

llvm::Expected<EncodeResult> Encoder::run() {
  refrt_program *created = nullptr;
  refrt_status status = refrt_program_create(options.config, &created);
  program.reset(created);
  if (status != REFRT_OK)
    return llvm::createStringError("cannot create a program: %s", refrt_status_name(status));
  llvm::Error error = llvm::Error::success();
  bool usable = computeLayout(error);
  if (error)
    return std::move(error);
  if (usable)
    refrt_program_set_layout(program.get(), &layout);

  for (Operation &op : *module.getBody())
    if (StringAttr name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      symbols[name].op = &op;

  if (options.entries.empty()) {
    for (Operation &op : *module.getBody()) {
      const OpRow *row = findOpRow(&op);
      StringAttr name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
      if (name && options.without.contains(name.getValue()))
        continue;
      if (row && row->kind == OpRow::TopLevel) {
        FunctionOpInterface functionOp = dyn_cast<FunctionOpInterface>(&op);
        if (functionOp && !functionOp.isExternal())
          getFunction(&op, name);
        else if (!functionOp && !isDeclaration(&op) && !isWithoutMemory(&op))
          getGlobal(&op, name);
        noteBuilderError(&op);
      } else if (row && row->kind == OpRow::Refused) {
        refuse(&op, RefusalKind::Operation, row->text);
      } else if (!row || row->kind != OpRow::Ignored) {
        refuse(&op, RefusalKind::Operation, "no encoding for this operation in a module");
      }
    }
  }
  for (const std::string &entry : options.entries) {
    StringAttr name = StringAttr::get(module.getContext(), entry);
    Operation *op = lookupSymbol(name);
    FunctionOpInterface functionOp = dyn_cast_or_null<FunctionOpInterface>(op);
    if (!functionOp || functionOp.isExternal())
      return llvm::createStringError("no function '%s' with a body", entry.c_str());
    getFunction(op, name);
  }
  for (size_t i = 0; i < pending.size(); ++i) {
    encodeBody(pending[i].first, pending[i].second);
    noteBuilderError(pending[i].first);
  }
  return finish();
}

llvm::Expected<EncodeResult> encodeModule(ModuleOp module, const EncodeOptions &options) {
  return Encoder(module, options).run();
}

static EncodedOperation::Kind publicKind(OpRow::Kind kind) {
  switch (kind) {
  case OpRow::Simple:
  case OpRow::Handler:
    return EncodedOperation::Instruction;
  case OpRow::Ignored:
    return EncodedOperation::NoEffect;
  case OpRow::TopLevel:
    return EncodedOperation::TopLevel;
  case OpRow::Refused:
    return EncodedOperation::Refused;
  }
  llvm_unreachable("a kind of row");
}

std::vector<EncodedOperation> encodedOperations() {
  std::vector<EncodedOperation> all;
  for (const OpRow &row : getOpTable())
    all.push_back({row.name.str(), publicKind(row.kind), row.opcodes.vec(), row.text});
  return all;
}

} // namespace memref_cts::lowering
