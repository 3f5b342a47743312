//===-- StandIns.cpp - a module in the place of object code ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that the object defines is one here that calls it. One that it asks for is declared
// here, and called by one of the name that the object gets to see. Both pass on what they are
// given: their types are the same, and so is how values are passed.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/StandIns.h"

#include "conformance/boundary/Boundary.h"
#include "conformance/boundary/FunctionAttributes.h"
#include "conformance/boundary/FunctionForms.h"

#include "mlir/IR/SymbolTable.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

namespace {
/// How a function of the source is called.
struct Demanded {
  llvmir::LLVMFunctionType type; // null: no clause says it
  mlir::ArrayAttr arguments, results;
  llvmir::cconv::CConv convention = llvmir::cconv::CConv::C;
};

class StandInBuilder {
public:
  StandInBuilder(mlir::ModuleOp source, unsigned indexBits, bool bare, mlir::ModuleOp lowered)
      : types(source.getContext(), indexBits), bare(bare), functions(source), builder(lowered.getContext()),
        location(lowered.getLoc()) {
    builder.setInsertionPointToEnd(lowered.getBody());
  }

  void add(const ObjectSymbol &symbol) {
    Demanded demanded = demandedOf(symbol.name);
    if (!demanded.type || demanded.type.isVarArg())
      return; // nobody knows how to pass on its arguments
    if (symbol.isDefined && symbol.isData)
      return; // there is no such function
    std::string own = kObjectPrefix + symbol.name;
    if (!symbol.isDefined) {
      llvmir::LLVMFuncOp declared = declare(symbol.name, demanded);
      passOn(declare(own, demanded), declared, demanded);
      return;
    }
    llvmir::LLVMFuncOp function = declare(symbol.name, demanded);
    function.setVisibility_(symbol.visibility);
    if (symbol.isWeak)
      function.setLinkage(llvmir::Linkage::Weak);
    passOn(function, declare(own, demanded), demanded);
  }

private:
  Demanded demandedOf(llvm::StringRef name);
  llvmir::LLVMFuncOp declare(const std::string &name, const Demanded &demanded);
  void passOn(llvmir::LLVMFuncOp from, llvmir::LLVMFuncOp to, const Demanded &demanded);

  FormTypes types;
  bool bare;
  mlir::SymbolTable functions; // of the source
  mlir::OpBuilder builder;
  mlir::Location location;
};
} // namespace

/// Attributes of each argument of a lowered function: of one that is there as a whole, the source's.
static mlir::ArrayAttr attributesOf(mlir::func::FuncOp function, llvm::ArrayRef<ArgumentOrigin> origins) {
  llvm::SmallVector<mlir::Attribute> list;
  mlir::Builder builder(function.getContext());
  for (const ArgumentOrigin &origin : origins) {
    mlir::DictionaryAttr own;
    if (origin.whole && origin.argument != ArgumentOrigin::kNone)
      own = function.getArgAttrDict(origin.argument);
    list.push_back(own ? own : builder.getDictionaryAttr({}));
  }
  return builder.getArrayAttr(list);
}

Demanded StandInBuilder::demandedOf(llvm::StringRef name) {
  Demanded demanded;
  llvm::StringRef wrapped = name;
  if (llvmir::LLVMFuncOp own = functions.lookup<llvmir::LLVMFuncOp>(name)) {
    demanded.type =
        llvmir::isCompatibleType(own.getFunctionType()) ? own.getFunctionType() : llvmir::LLVMFunctionType();
    demanded.arguments = own.getArgAttrsAttr();
    demanded.results = own.getResAttrsAttr();
    demanded.convention = own.getCConv();
    return demanded;
  }
  mlir::func::FuncOp function = functions.lookup<mlir::func::FuncOp>(name);
  const bool isWrapper = !function && wrapped.consume_front(kWrapperPrefix);
  if (isWrapper)
    function = functions.lookup<mlir::func::FuncOp>(wrapped);
  if (!function || isVariadic(function))
    return demanded;
  Forms forms = types.convert(function.getFunctionType());
  if (!forms.standard)
    return demanded;
  const bool isOfPointers = !isWrapper && isBare(function, bare);
  demanded.type = isWrapper ? forms.wrapper : isOfPointers ? forms.bare : forms.standard;
  demanded.arguments = attributesOf(function, isWrapper      ? forms.wrapperOrigins
                                              : isOfPointers ? forms.bareOrigins
                                                             : forms.standardOrigins);
  // Of several results, which become one struct, none has attributes.
  if (function.getNumResults() == 1)
    demanded.results = function.getResAttrsAttr();
  demanded.convention = demandedConvention(function);
  return demanded;
}

llvmir::LLVMFuncOp StandInBuilder::declare(const std::string &name, const Demanded &demanded) {
  llvmir::LLVMFuncOp function = llvmir::LLVMFuncOp::create(builder, location, name, demanded.type);
  function.setCConv(demanded.convention);
  if (demanded.arguments && demanded.arguments.size() == demanded.type.getNumParams())
    function.setArgAttrsAttr(demanded.arguments);
  if (demanded.results)
    function.setResAttrsAttr(demanded.results);
  return function;
}

void StandInBuilder::passOn(llvmir::LLVMFuncOp from, llvmir::LLVMFuncOp to, const Demanded &demanded) {
  mlir::OpBuilder::InsertionGuard guard(builder);
  mlir::Block *block = from.addEntryBlock(builder);
  builder.setInsertionPointToStart(block);
  llvmir::CallOp call = llvmir::CallOp::create(builder, location, to, block->getArguments());
  call.setCConv(demanded.convention);
  call.setArgAttrsAttr(to.getArgAttrsAttr());
  call.setResAttrsAttr(to.getResAttrsAttr());
  llvmir::ReturnOp::create(builder, location, call.getResults());
}

void memref_cts::conformance::addStandIns(mlir::ModuleOp source, llvm::ArrayRef<ObjectSymbol> symbols,
                                          unsigned indexBits, bool bare, mlir::ModuleOp lowered) {
  StandInBuilder builder(source, indexBits, bare, lowered);
  for (const ObjectSymbol &symbol : symbols)
    builder.add(symbol);
}
