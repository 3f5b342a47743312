//===-- Program.cpp - edits of a module in reduction ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After each edit the module is tidied: unreachable blocks, straight-line
// branches, unused pure operations and unused private functions go. Structured
// control flow is taken apart by the passes that the tool has for it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/reduce/Program.h"

#include "conformance/Worker.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"

#include <set>

using namespace memref_cts::fuzz;

struct ModuleEditor::Impl {
  Impl() : context(mlir::MLIRContext::Threading::DISABLED) {
    // Cases are about any operation; constants are made of arith's and ub's.
    mlir::DialectRegistry all;
    mlir::registerAllDialects(all);
    context.appendDialectRegistry(all);
    context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::ub::UBDialect>();
    context.allowUnregisteredDialects();
    // Candidates that do not verify are ordinary.
    context.getDiagEngine().registerHandler([](mlir::Diagnostic &) { return mlir::success(); });
  }
  /// Cleans an edited copy up: its text, if it verifies.
  std::optional<std::string> tidy(mlir::ModuleOp edited) const;
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  bool keepUnused = false;
};

ModuleEditor::ModuleEditor() : impl(std::make_unique<Impl>()) {}
ModuleEditor::~ModuleEditor() = default;

bool ModuleEditor::parse(llvm::StringRef text) {
  impl->module = mlir::parseSourceString<mlir::ModuleOp>(text, &impl->context);
  return static_cast<bool>(impl->module);
}

static std::string printModule(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // Without the braces of the module, as people write case files.
  for (mlir::Operation &op : module.getBody()->getOperations()) {
    op.print(stream, mlir::OpPrintingFlags().useLocalScope());
    stream << '\n';
  }
  return text;
}

std::string ModuleEditor::print() const { return printModule(*impl->module); }

static unsigned countOperations(mlir::ModuleOp module) {
  unsigned count = 0;
  module.walk([&](mlir::Operation *) { ++count; });
  return count - 1;
}

std::vector<std::string> ModuleEditor::names() const {
  std::set<std::string> names;
  impl->module->walk([&](mlir::Operation *op) {
    if (!llvm::isa<mlir::ModuleOp>(op))
      names.insert(op->getName().getStringRef().str());
  });
  return {names.begin(), names.end()};
}

unsigned ModuleEditor::operations() const { return countOperations(*impl->module); }

//===----------------------------------------------------------------------===//
// Tidying
//===----------------------------------------------------------------------===//

/// Drops arguments of blocks that nothing uses, and what branches pass for them.
static void dropBlockArguments(mlir::Region &region) {
  for (mlir::Block &block : llvm::drop_begin(region))
    for (unsigned i = block.getNumArguments(); i-- > 0;) {
      if (!block.getArgument(i).use_empty())
        continue;
      for (auto before = block.pred_begin(); before != block.pred_end(); ++before)
        llvm::cast<mlir::BranchOpInterface>((*before)->getTerminator())
            .getSuccessorOperands(before.getSuccessorIndex())
            .erase(i);
      block.eraseArgument(i);
    }
}

/// Joins blocks that only one plain branch leads to.
static void joinBlocks(mlir::IRRewriter &rewriter, mlir::Region &region) {
  for (mlir::Block &block : llvm::make_early_inc_range(region)) {
    mlir::Block *before = block.getSinglePredecessor();
    if (block.isEntryBlock() || !before || before == &block)
      continue;
    mlir::cf::BranchOp branch = llvm::dyn_cast<mlir::cf::BranchOp>(before->getTerminator());
    if (!branch)
      continue;
    llvm::SmallVector<mlir::Value> operands(branch.getDestOperands());
    rewriter.eraseOp(branch);
    rewriter.mergeBlocks(&block, before, operands);
  }
}

/// Erases what nothing in the module refers to, of what `mayGo` allows.
static bool dropSymbols(mlir::ModuleOp module, llvm::function_ref<bool(mlir::SymbolOpInterface)> mayGo) {
  bool any = false, changed = true;
  while (changed) {
    changed = false;
    for (mlir::Operation &op : llvm::make_early_inc_range(module.getBody()->getOperations())) {
      mlir::SymbolOpInterface symbol = llvm::dyn_cast<mlir::SymbolOpInterface>(op);
      if (!symbol || !mayGo(symbol) || !mlir::SymbolTable::symbolKnownUseEmpty(&op, module))
        continue;
      op.erase();
      any = changed = true;
    }
  }
  return any;
}

std::optional<std::string> ModuleEditor::Impl::tidy(mlir::ModuleOp module) const {
  mlir::IRRewriter rewriter(module.getContext());
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>()) {
    (void)mlir::eraseUnreachableBlocks(rewriter, function->getRegions());
    if (!function.isExternal())
      dropBlockArguments(function.getBody());
    joinBlocks(rewriter, function.getBody());
    // Loads stay: one whose value nobody needs may be all that shows a bug.
    bool removed = true;
    while (removed) {
      removed = false;
      function.walk([&](mlir::Operation *op) {
        if (op != function.getOperation() && op->use_empty() && mlir::isMemoryEffectFree(op) &&
            !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
            (!keepUnused || op->hasTrait<mlir::OpTrait::ConstantLike>())) {
          op->erase();
          removed = true;
        }
      });
    }
  }
  dropSymbols(module, [](mlir::SymbolOpInterface symbol) { return symbol.isPrivate(); });
  if (mlir::failed(mlir::verify(module)))
    return std::nullopt;
  return printModule(module);
}

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

/// Zero of a scalar type at the start of the function; null for others.
static mlir::Value zeroFor(mlir::Type type, mlir::func::FuncOp function) {
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockBegin(&function.getBody().front());
  if (!type.isIntOrIndexOrFloat())
    return {};
  mlir::TypedAttr zero = builder.getZeroAttr(type);
  for (mlir::arith::ConstantOp constant : function.getBody().front().getOps<mlir::arith::ConstantOp>())
    if (constant.getValue() == zero) {
      constant->moveBefore(&function.getBody().front(), function.getBody().front().begin());
      return constant.getResult();
    }
  return mlir::arith::ConstantOp::create(builder, function.getLoc(), zero).getResult();
}

/// A value that can stand for `value` where `op` is; null if there is none.
static mlir::Value standIn(mlir::Operation *op, mlir::Value value, mlir::func::FuncOp function) {
  if (mlir::Value zero = zeroFor(value.getType(), function))
    return zero;
  for (mlir::Value operand : op->getOperands())
    if (operand.getType() == value.getType())
      return operand;
  mlir::DominanceInfo dominance(function);
  for (mlir::BlockArgument argument : function.getArguments())
    if (argument.getType() == value.getType())
      return argument;
  return {};
}

static bool removeOperation(mlir::Operation *op) {
  mlir::func::FuncOp function = op->getParentOfType<mlir::func::FuncOp>();
  if (!function || op->hasTrait<mlir::OpTrait::IsTerminator>())
    return false;
  if (op->hasTrait<mlir::OpTrait::ConstantLike>() && !op->use_empty()) {
    mlir::Value zero = zeroFor(op->getResult(0).getType(), function);
    if (!zero || zero == op->getResult(0))
      return false;
  }
  llvm::SmallVector<mlir::Value> others;
  for (mlir::Value result : op->getResults()) {
    others.push_back(result.use_empty() ? mlir::Value() : standIn(op, result, function));
    if (!result.use_empty() && (!others.back() || others.back() == result))
      return false;
  }
  for (auto [result, other] : llvm::zip(op->getResults(), others))
    if (other)
      result.replaceAllUsesWith(other);
  op->erase();
  return true;
}

std::optional<std::string> ModuleEditor::withoutOperations(unsigned from, unsigned count) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  llvm::SmallVector<mlir::Operation *> chosen;
  unsigned number = 0;
  copy->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op == copy->getOperation())
      return;
    if (number >= from && number < from + count)
      chosen.push_back(op);
    ++number;
  });
  bool removed = false;
  for (mlir::Operation *op : llvm::reverse(chosen))
    removed |= removeOperation(op);
  return removed ? impl->tidy(*copy) : std::nullopt;
}

std::optional<std::string> ModuleEditor::withOnly(llvm::StringRef entry) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  return dropSymbols(*copy, [&](mlir::SymbolOpInterface symbol) { return symbol.getName() != entry; })
             ? impl->tidy(*copy)
             : std::nullopt;
}

unsigned ModuleEditor::numSymbols() const {
  return static_cast<unsigned>(llvm::range_size(impl->module->getBody()->getOps<mlir::SymbolOpInterface>()));
}

std::optional<std::string> ModuleEditor::withoutSymbol(unsigned number) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::SymbolOpInterface chosen = *std::next(copy->getBody()->getOps<mlir::SymbolOpInterface>().begin(), number);
  return dropSymbols(*copy, [&](mlir::SymbolOpInterface symbol) { return symbol == chosen; }) ? impl->tidy(*copy)
                                                                                              : std::nullopt;
}

std::optional<std::string> ModuleEditor::withoutStructure() const {
  mlir::registerPass([] { return mlir::createSCFToControlFlowPass(); });
  mlir::registerPass([] { return mlir::createLowerAffinePass(); });
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::PassManager passes(copy->getContext());
  if (mlir::failed(mlir::parsePassPipeline(memref_cts::conformance::kStructuralPasses, passes)) ||
      mlir::failed(passes.run(*copy)))
    return std::nullopt;
  return impl->tidy(*copy);
}

static mlir::Operation *findOperation(mlir::ModuleOp module, unsigned wanted) {
  mlir::Operation *chosen = nullptr;
  unsigned number = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op != module.getOperation() && number++ == wanted)
      chosen = op;
  });
  return chosen;
}

std::optional<std::string> ModuleEditor::withoutDuplicates() const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::IRRewriter rewriter(copy->getContext());
  for (mlir::func::FuncOp function : copy->getOps<mlir::func::FuncOp>()) {
    mlir::DominanceInfo dominance(function);
    mlir::eliminateCommonSubExpressions(rewriter, dominance, function);
  }
  return impl->tidy(*copy);
}

std::optional<std::string> ModuleEditor::withConstant(unsigned wanted, int64_t value) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::Operation *op = findOperation(*copy, wanted);
  if (!op || op->getNumResults() != 1 || !op->getResult(0).getType().isIntOrIndex() || op->getResult(0).use_empty() ||
      op->hasTrait<mlir::OpTrait::ConstantLike>())
    return std::nullopt;
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockBegin(&op->getParentRegion()->front());
  mlir::TypedAttr constant = builder.getIntegerAttr(op->getResult(0).getType(), value);
  op->getResult(0).replaceAllUsesWith(mlir::arith::ConstantOp::create(builder, op->getLoc(), constant).getResult());
  op->erase();
  return impl->tidy(*copy);
}

/// The allocation that `grown` is about gets room for all of it, so that it can do
/// without the reallocation.
static void allocateAtOnce(mlir::memref::ReallocOp grown) {
  mlir::memref::AllocOp alloc = grown.getSource().getDefiningOp<mlir::memref::AllocOp>();
  mlir::Value size = grown.getDynamicResultSize();
  if (alloc && size && alloc.getDynamicSizes().size() == 1 &&
      mlir::DominanceInfo(alloc->getParentOp()).properlyDominates(size, alloc))
    alloc.getDynamicSizesMutable().assign(size);
}

std::optional<std::string> ModuleEditor::withOperand(unsigned wanted) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::Operation *chosen = findOperation(*copy, wanted);
  if (!chosen || chosen->getNumResults() != 1)
    return std::nullopt;
  for (mlir::Value operand : chosen->getOperands())
    if (operand.getType() == chosen->getResult(0).getType()) {
      if (mlir::memref::ReallocOp grown = llvm::dyn_cast<mlir::memref::ReallocOp>(chosen))
        allocateAtOnce(grown);
      chosen->getResult(0).replaceAllUsesWith(operand);
      chosen->erase();
      return impl->tidy(*copy);
    }
  return std::nullopt;
}

unsigned ModuleEditor::numEdges() const {
  unsigned count = 0;
  impl->module->walk([&](mlir::Operation *op) {
    if (op->getNumSuccessors() > 1)
      count += op->getNumSuccessors();
  });
  return count;
}

std::optional<std::string> ModuleEditor::withEdge(unsigned wanted) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::Operation *chosen = nullptr;
  unsigned successor = 0, number = 0;
  copy->walk([&](mlir::Operation *op) {
    if (op->getNumSuccessors() <= 1)
      return;
    if (wanted >= number && wanted < number + op->getNumSuccessors()) {
      chosen = op;
      successor = wanted - number;
    }
    number += op->getNumSuccessors();
  });
  mlir::BranchOpInterface branch = llvm::dyn_cast_or_null<mlir::BranchOpInterface>(chosen);
  if (!branch)
    return std::nullopt;
  llvm::SmallVector<mlir::Value> operands(branch.getSuccessorOperands(successor).getForwardedOperands());
  mlir::OpBuilder builder(chosen);
  mlir::cf::BranchOp::create(builder, chosen->getLoc(), chosen->getSuccessor(successor), operands);
  chosen->erase();
  return impl->tidy(*copy);
}

/// Calls `visit` for each conditional branch and each branch back to it.
static void forEachLoop(mlir::ModuleOp module,
                        llvm::function_ref<void(mlir::cf::CondBranchOp, mlir::cf::BranchOp)> visit) {
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>()) {
    if (function.isExternal())
      continue;
    mlir::DominanceInfo dominance(function);
    for (mlir::Block &block : function.getBody()) {
      mlir::cf::CondBranchOp head = llvm::dyn_cast<mlir::cf::CondBranchOp>(block.getTerminator());
      if (!head)
        continue;
      for (mlir::Block *before : block.getPredecessors())
        if (mlir::cf::BranchOp back = llvm::dyn_cast<mlir::cf::BranchOp>(before->getTerminator()))
          if (dominance.dominates(&block, before))
            visit(head, back);
    }
  }
}

unsigned ModuleEditor::numLoops() const {
  unsigned count = 0;
  forEachLoop(*impl->module, [&](mlir::cf::CondBranchOp, mlir::cf::BranchOp) { ++count; });
  return count;
}

std::optional<std::string> ModuleEditor::withLoopOnce(unsigned number, int64_t index) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::cf::CondBranchOp head;
  mlir::cf::BranchOp back;
  unsigned count = 0;
  forEachLoop(*copy, [&](mlir::cf::CondBranchOp someHead, mlir::cf::BranchOp someBack) {
    if (count++ == number) {
      head = someHead;
      back = someBack;
    }
  });
  if (!head)
    return std::nullopt;
  // Behind the loop stands what its only round computes.
  llvm::SmallVector<mlir::Value> results(head.getFalseDestOperands());
  for (mlir::Value &result : results)
    if (mlir::BlockArgument argument = llvm::dyn_cast<mlir::BlockArgument>(result);
        argument && argument.getOwner() == head->getBlock())
      result = back.getDestOperands()[argument.getArgNumber()];
  if (mlir::Block *exit = head.getFalseDest(); exit->getSinglePredecessor() == head->getBlock()) {
    mlir::DominanceInfo dominance(head->getParentOp());
    for (mlir::BlockArgument argument : head->getBlock()->getArguments())
      argument.replaceUsesWithIf(back.getDestOperands()[argument.getArgNumber()], [&](mlir::OpOperand &use) {
        return dominance.dominates(exit, use.getOwner()->getBlock());
      });
  }
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockBegin(&head->getParentRegion()->front());
  for (mlir::BlockArgument argument : head->getBlock()->getArguments())
    if (index && argument.getType().isIndex())
      argument.replaceAllUsesWith(mlir::arith::ConstantIndexOp::create(builder, head.getLoc(), index).getResult());
  builder.setInsertionPoint(back);
  mlir::cf::BranchOp::create(builder, back.getLoc(), head.getFalseDest(), results);
  back.erase();
  builder.setInsertionPoint(head);
  mlir::cf::BranchOp::create(builder, head.getLoc(), head.getTrueDest(), head.getTrueDestOperands());
  head.erase();
  return impl->tidy(*copy);
}

static void forEachBlockArgument(mlir::ModuleOp module, llvm::function_ref<void(mlir::BlockArgument)> visit) {
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>())
    for (mlir::Block &block : function.getBody())
      for (mlir::BlockArgument argument : block.getArguments())
        if (!block.isEntryBlock() && argument.getType().isIntOrIndex() && !argument.use_empty())
          visit(argument);
}

unsigned ModuleEditor::numBlockArguments() const {
  unsigned count = 0;
  forEachBlockArgument(*impl->module, [&](mlir::BlockArgument) { ++count; });
  return count;
}

std::optional<std::string> ModuleEditor::withBlockArgument(unsigned number, int64_t value) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::BlockArgument chosen;
  unsigned count = 0;
  forEachBlockArgument(*copy, [&](mlir::BlockArgument argument) {
    if (count++ == number)
      chosen = argument;
  });
  if (!chosen)
    return std::nullopt;
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockBegin(&chosen.getOwner()->getParent()->front());
  mlir::TypedAttr constant = builder.getIntegerAttr(chosen.getType(), value);
  chosen.replaceAllUsesWith(mlir::arith::ConstantOp::create(builder, chosen.getLoc(), constant).getResult());
  return impl->tidy(*copy);
}

static mlir::func::FuncOp findFunction(mlir::ModuleOp module, llvm::StringRef name) {
  return module.lookupSymbol<mlir::func::FuncOp>(name);
}

void ModuleEditor::keepUnused() { impl->keepUnused = true; }

std::vector<std::string> ModuleEditor::publicFunctions() const {
  std::vector<std::string> names;
  for (mlir::func::FuncOp function : impl->module->getOps<mlir::func::FuncOp>())
    if (function.isPublic() && !function.isDeclaration())
      names.push_back(function.getSymName().str());
  return names;
}

unsigned ModuleEditor::numResults(llvm::StringRef entry) const {
  mlir::func::FuncOp function = findFunction(*impl->module, entry);
  return function ? function.getNumResults() : 0;
}

unsigned ModuleEditor::numArguments(llvm::StringRef entry) const {
  mlir::func::FuncOp function = findFunction(*impl->module, entry);
  return function ? function.getNumArguments() : 0;
}

std::optional<std::string> ModuleEditor::withoutResult(llvm::StringRef entry, unsigned number) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::func::FuncOp function = findFunction(*copy, entry);
  if (!function || number >= function.getNumResults() || function.isExternal() ||
      !mlir::SymbolTable::symbolKnownUseEmpty(function, *copy))
    return std::nullopt;
  function.walk([&](mlir::func::ReturnOp op) { op->eraseOperand(number); });
  if (mlir::failed(function.eraseResult(number)))
    return std::nullopt;
  return impl->tidy(*copy);
}

std::optional<std::string> ModuleEditor::withoutArgument(llvm::StringRef entry, unsigned number) const {
  mlir::OwningOpRef<mlir::ModuleOp> copy(impl->module->clone());
  mlir::func::FuncOp function = findFunction(*copy, entry);
  if (!function || number >= function.getNumArguments() || function.isExternal() ||
      !function.getArgument(number).use_empty() || !mlir::SymbolTable::symbolKnownUseEmpty(function, *copy))
    return std::nullopt;
  if (mlir::failed(function.eraseArgument(number)))
    return std::nullopt;
  return impl->tidy(*copy);
}
