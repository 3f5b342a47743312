//===-- Dependence.cpp - what operations a compared value depends on -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Backward slices over the functions that an entry reaches, without contexts of calls.
// An indirect call reaches every function, and one that leaves the program those whose
// address is taken. What is read from memory may be what any of
// the writes left, except that:
//
// * a buffer which is only allocated, loaded, stored and freed is apart from all others;
// * in an entry of one block, which nobody calls, a later write leaves nothing for an
//   earlier read.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/Dependence.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <set>

using namespace memref_cts::conformance;

namespace {

using Functions = llvm::SmallVector<mlir::FunctionOpInterface>;

/// What an operation does to memory itself, without the functions that it calls.
struct MemoryUse {
  bool reads = false, writes = false;
  mlir::Value apart; // the buffer of all that it reads and writes, if nothing else refers to that
};

/// The functions that an entry reaches, and what in them calls, reads and writes.
class ReachedCode {
public:
  ReachedCode(mlir::ModuleOp source, mlir::FunctionOpInterface entry);

  /// Functions with a body that a call may run.
  llvm::ArrayRef<mlir::FunctionOpInterface> targetsOf(mlir::CallOpInterface call) const;
  llvm::ArrayRef<mlir::Operation *> callsOf(mlir::Operation *function) const;
  MemoryUse accessOf(mlir::Operation *op) const;
  /// Names of the globals that an operation refers to, with what is in them.
  void addGlobals(mlir::Operation *op, std::set<std::string> &names) const;
  bool isStraight(mlir::Operation *op) const {
    return straight && entry == op->getParentOfType<mlir::FunctionOpInterface>();
  }
  /// Number of the operation of a straight entry's block that `op` is, or is in.
  unsigned positionOf(mlir::Operation *op) const { return positions.lookup(start->findAncestorOpInBlock(*op)); }

  mlir::FunctionOpInterface entry;
  std::vector<mlir::Operation *> operations;   // of all functions, those of the entry in their order
  std::vector<mlir::CallOpInterface> external; // calls that leave the program

private:
  void reach(mlir::Operation *symbol);
  void reachSymbols(mlir::Operation *op);
  void addCall(mlir::CallOpInterface call, std::vector<mlir::CallOpInterface> &indirect);
  bool isApart(mlir::Value memref) const;

  mlir::ModuleOp source;
  mlir::SymbolTable table;
  llvm::SetVector<mlir::Operation *> reached; // symbols
  Functions all;                              // that are reached and have a body
  llvm::DenseMap<mlir::Operation *, Functions> direct;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>> calls; // of each function
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
  mutable llvm::DenseMap<mlir::Value, bool> apart;
  mlir::Block *start = nullptr; // of the entry
  bool straight = false;
  bool isTaken = false; // the address of some function: who is given it may call that
};

/// The operations that some values depend on.
class Slice {
public:
  explicit Slice(const ReachedCode &program) : program(program) {}
  void addReturned(mlir::FunctionOpInterface function, unsigned result);
  void addWrites();
  void addExternalCalls();
  std::vector<std::string> take();

private:
  void addValue(mlir::Value value) {
    if (seenValues.insert(value).second)
      values.push_back(value);
  }
  void addOperation(mlir::Operation *op);
  void addPlace(mlir::Operation *op);
  void addFunction(mlir::FunctionOpInterface function);
  void addReads(mlir::Operation *op);
  void addWritesBefore(unsigned position);
  void addArgument(mlir::BlockArgument argument);
  void visit(mlir::Value value);

  const ReachedCode &program;
  std::set<std::string> names;
  std::vector<mlir::Value> values;
  llvm::DenseSet<mlir::Value> seenValues, seenApart;
  llvm::DenseSet<mlir::Operation *> whole, placed, seenFunctions;
  std::vector<mlir::Operation *> open; // to be added as a whole
  bool others = false;                 // all writes outside of a straight entry are there
  size_t nextWrite = 0;                // of `operations`, in a straight entry
};

} // namespace

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// What a call names, or nothing where a value says it.
static mlir::StringAttr calleeOf(mlir::CallOpInterface call) {
  mlir::CallInterfaceCallable callee = call.getCallableForCallee();
  mlir::SymbolRefAttr symbol = mlir::dyn_cast_if_present<mlir::SymbolRefAttr>(callee);
  return symbol ? symbol.getRootReference() : mlir::StringAttr();
}

static void forEachSymbol(mlir::Operation *op, llvm::function_ref<void(mlir::StringAttr)> visit) {
  op->getAttrDictionary().walk([&](mlir::SymbolRefAttr symbol) { visit(symbol.getRootReference()); });
}

ReachedCode::ReachedCode(mlir::ModuleOp source, mlir::FunctionOpInterface entry)
    : entry(entry), source(source), table(source) {
  reach(entry);
  for (size_t i = 0; i < reached.size(); ++i)
    reached[i]->walk([&](mlir::Operation *op) { reachSymbols(op); });
  std::vector<mlir::CallOpInterface> indirect;
  for (mlir::Operation *symbol : reached) {
    mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(symbol);
    if (!function || function.isExternal())
      continue;
    all.push_back(function);
    function->walk([&](mlir::Operation *op) {
      if (op == function)
        return;
      operations.push_back(op);
      if (mlir::CallOpInterface call = mlir::dyn_cast<mlir::CallOpInterface>(op))
        addCall(call, indirect);
    });
  }
  for (mlir::CallOpInterface call : indirect)
    for (mlir::FunctionOpInterface function : all)
      calls[function].push_back(call);
  mlir::Region &body = entry.getFunctionBody();
  start = &body.front();
  straight = body.hasOneBlock() && !calls.contains(entry);
  if (straight)
    for (auto [i, op] : llvm::enumerate(body.front()))
      positions[&op] = unsigned(i);
}

void ReachedCode::reach(mlir::Operation *symbol) {
  if (symbol)
    reached.insert(symbol);
}

void ReachedCode::addCall(mlir::CallOpInterface call, std::vector<mlir::CallOpInterface> &indirect) {
  mlir::StringAttr name = calleeOf(call);
  mlir::FunctionOpInterface callee = name ? table.lookup<mlir::FunctionOpInterface>(name) : nullptr;
  if (callee && !callee.isExternal()) {
    direct[call].push_back(callee);
    calls[callee].push_back(call);
    return;
  }
  external.push_back(call);
  if (!name || isTaken)
    indirect.push_back(call);
}

void ReachedCode::reachSymbols(mlir::Operation *op) {
  mlir::CallOpInterface call = mlir::dyn_cast<mlir::CallOpInterface>(op);
  forEachSymbol(op, [&](mlir::StringAttr name) {
    mlir::Operation *symbol = table.lookup(name);
    reach(symbol);
    isTaken |= !call && mlir::isa_and_present<mlir::FunctionOpInterface>(symbol);
  });
  if (call && !calleeOf(call))
    for (mlir::FunctionOpInterface function : source.getOps<mlir::FunctionOpInterface>())
      reach(function);
}

llvm::ArrayRef<mlir::FunctionOpInterface> ReachedCode::targetsOf(mlir::CallOpInterface call) const {
  if (auto found = direct.find(call); found != direct.end())
    return found->second;
  return !calleeOf(call) || isTaken ? llvm::ArrayRef<mlir::FunctionOpInterface>(all)
                                    : llvm::ArrayRef<mlir::FunctionOpInterface>();
}

llvm::ArrayRef<mlir::Operation *> ReachedCode::callsOf(mlir::Operation *function) const {
  auto found = calls.find(function);
  return found == calls.end() ? llvm::ArrayRef<mlir::Operation *>() : found->second;
}

bool ReachedCode::isApart(mlir::Value memref) const {
  auto [found, isNew] = apart.try_emplace(memref, false);
  if (!isNew)
    return found->second;
  bool is = memref.getDefiningOp<mlir::memref::AllocOp>() || memref.getDefiningOp<mlir::memref::AllocaOp>();
  for (mlir::OpOperand &use : memref.getUses()) {
    mlir::Operation *user = use.getOwner();
    mlir::memref::StoreOp store = mlir::dyn_cast<mlir::memref::StoreOp>(user);
    is &=
        mlir::isa<mlir::memref::LoadOp, mlir::memref::DeallocOp>(user) || (store && store.getValueToStore() != memref);
  }
  return found->second = is;
}

MemoryUse ReachedCode::accessOf(mlir::Operation *op) const {
  MemoryUse access;
  if (mlir::CallOpInterface call = mlir::dyn_cast<mlir::CallOpInterface>(op)) {
    access.reads = access.writes = !direct.contains(op);
    return access;
  }
  mlir::MemoryEffectOpInterface effects = mlir::dyn_cast<mlir::MemoryEffectOpInterface>(op);
  if (!effects) {
    access.reads = access.writes =
        !op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() && !op->hasTrait<mlir::OpTrait::IsTerminator>();
    return access;
  }
  llvm::SmallVector<mlir::MemoryEffects::EffectInstance> found;
  effects.getEffects(found);
  bool isApart = true;
  for (const mlir::MemoryEffects::EffectInstance &effect : found) {
    bool reads = mlir::isa<mlir::MemoryEffects::Read>(effect.getEffect());
    bool writes = mlir::isa<mlir::MemoryEffects::Write>(effect.getEffect());
    if (!reads && !writes)
      continue;
    access.reads |= reads;
    access.writes |= writes;
    mlir::Value buffer = effect.getValue();
    isApart &= buffer && (!access.apart || access.apart == buffer) && this->isApart(buffer);
    access.apart = buffer;
  }
  if (!isApart)
    access.apart = {};
  return access;
}

void ReachedCode::addGlobals(mlir::Operation *op, std::set<std::string> &names) const {
  forEachSymbol(op, [&](mlir::StringAttr name) {
    mlir::Operation *symbol = table.lookup(name);
    if (symbol && !mlir::isa<mlir::FunctionOpInterface>(symbol))
      symbol->walk([&](mlir::Operation *inner) { names.insert(inner->getName().getStringRef().str()); });
  });
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// That an operation is executed at all: what it is in, the branches of its function, and
/// calls of that.
void Slice::addPlace(mlir::Operation *op) {
  if (!placed.insert(op).second)
    return;
  names.insert(op->getName().getStringRef().str());
  program.addGlobals(op, names);
  mlir::Operation *parent = op->getParentOp();
  if (mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(parent))
    addFunction(function);
  else
    addOperation(parent);
}

void Slice::addFunction(mlir::FunctionOpInterface function) {
  if (!seenFunctions.insert(function).second)
    return;
  for (mlir::Operation *call : program.callsOf(function))
    addOperation(call);
  for (mlir::Block &block : function.getFunctionBody()) {
    mlir::Operation *end = block.getTerminator();
    mlir::BranchOpInterface branch = mlir::dyn_cast<mlir::BranchOpInterface>(end);
    if (end->getNumSuccessors() < 2)
      continue;
    addPlace(end);
    llvm::DenseSet<unsigned> passed;
    for (unsigned i = 0; branch && i < end->getNumSuccessors(); ++i) {
      mlir::OperandRange forwarded = branch.getSuccessorOperands(i).getForwardedOperands();
      for (unsigned each = 0; each < forwarded.size(); ++each)
        passed.insert(forwarded.getBeginOperandIndex() + each);
    }
    for (mlir::OpOperand &operand : end->getOpOperands())
      if (!passed.contains(operand.getOperandNumber()))
        addValue(operand.get());
  }
}

void Slice::addOperation(mlir::Operation *op) {
  if (whole.insert(op).second)
    open.push_back(op);
}

void Slice::addReads(mlir::Operation *op) {
  MemoryUse access = program.accessOf(op);
  if (!access.reads)
    return;
  if (access.apart) {
    if (seenApart.insert(access.apart).second)
      for (mlir::Operation *user : access.apart.getUsers())
        if (program.accessOf(user).writes)
          addOperation(user);
    return;
  }
  addWritesBefore(program.isStraight(op) ? program.positionOf(op) : UINT_MAX);
}

/// Those of a straight entry up to a position, and all others.
void Slice::addWritesBefore(unsigned position) {
  auto add = [&](mlir::Operation *op) {
    MemoryUse access = program.accessOf(op);
    if (access.writes && !access.apart)
      addOperation(op);
  };
  for (; nextWrite < program.operations.size(); ++nextWrite) {
    mlir::Operation *op = program.operations[nextWrite];
    if (!program.isStraight(op) || program.positionOf(op) > position)
      break;
    add(op);
  }
  if (std::exchange(others, true))
    return;
  for (mlir::Operation *op : program.operations)
    if (!program.isStraight(op))
      add(op);
}

void Slice::addArgument(mlir::BlockArgument argument) {
  mlir::Block *block = argument.getOwner();
  mlir::Operation *parent = block->getParentOp();
  if (block->isEntryBlock()) {
    if (mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(parent))
      addFunction(function);
    else
      addOperation(parent);
    return;
  }
  for (mlir::Block::pred_iterator from = block->pred_begin(); from != block->pred_end(); ++from) {
    mlir::Operation *end = (*from)->getTerminator();
    mlir::BranchOpInterface branch = mlir::dyn_cast<mlir::BranchOpInterface>(end);
    mlir::Value passed;
    if (branch)
      passed = branch.getSuccessorOperands(from.getSuccessorIndex())[argument.getArgNumber()];
    if (!passed) { // the operation makes it
      addOperation(end);
      continue;
    }
    addPlace(end);
    addValue(passed);
  }
}

void Slice::visit(mlir::Value value) {
  if (mlir::BlockArgument argument = mlir::dyn_cast<mlir::BlockArgument>(value))
    return addArgument(argument);
  mlir::OpResult result = mlir::cast<mlir::OpResult>(value);
  addOperation(result.getOwner());
  if (mlir::CallOpInterface call = mlir::dyn_cast<mlir::CallOpInterface>(result.getOwner()))
    for (mlir::FunctionOpInterface target : program.targetsOf(call))
      addReturned(target, result.getResultNumber());
}

void Slice::addReturned(mlir::FunctionOpInterface function, unsigned result) {
  for (mlir::Block &block : function.getFunctionBody()) {
    mlir::Operation *end = block.getTerminator();
    if (!end->hasTrait<mlir::OpTrait::ReturnLike>() && end->getNumSuccessors() != 0)
      continue;
    addPlace(end);
    if (result < end->getNumOperands())
      addValue(end->getOperand(result));
  }
}

void Slice::addWrites() { addWritesBefore(UINT_MAX); }

void Slice::addExternalCalls() {
  for (mlir::CallOpInterface call : program.external)
    addOperation(call);
}

std::vector<std::string> Slice::take() {
  while (!open.empty() || !values.empty()) {
    if (!values.empty()) {
      mlir::Value value = values.back();
      values.pop_back();
      visit(value);
      continue;
    }
    mlir::Operation *op = open.back();
    open.pop_back();
    addPlace(op);
    addReads(op);
    for (mlir::Value operand : op->getOperands())
      addValue(operand);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::Operation &inner : block)
          addOperation(&inner);
  }
  return {names.begin(), names.end()};
}

//===----------------------------------------------------------------------===//
// Public
//===----------------------------------------------------------------------===//

DependenceReply memref_cts::conformance::findDependence(mlir::ModuleOp source, llvm::StringRef entry) {
  DependenceReply reply;
  mlir::FunctionOpInterface function = mlir::SymbolTable(source).lookup<mlir::FunctionOpInterface>(entry);
  if (!function || function.isExternal()) {
    reply.message = "the source module has no body of '" + entry.str() + "'";
    return reply;
  }
  reply.status = Reply::Ok;
  ReachedCode program(source, function);
  std::set<std::string> names = {source->getName().getStringRef().str(), function->getName().getStringRef().str()};
  for (mlir::Operation *op : program.operations) {
    names.insert(op->getName().getStringRef().str());
    names.insert(op->getParentOp()->getName().getStringRef().str());
  }
  // A run restores and observes globals that it does not reach, too.
  for (mlir::Operation &op : *source.getBody())
    if (mlir::isa<mlir::SymbolOpInterface>(op) && !mlir::isa<mlir::FunctionOpInterface>(op))
      op.walk([&](mlir::Operation *inner) { names.insert(inner->getName().getStringRef().str()); });
  reply.reached.assign(names.begin(), names.end());
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    Slice slice(program);
    slice.addReturned(function, i);
    reply.results.push_back(slice.take());
  }
  Slice memory(program);
  memory.addWrites();
  reply.memory = memory.take();
  Slice calls(program);
  calls.addExternalCalls();
  calls.addWrites();
  reply.calls = calls.take();
  return reply;
}
