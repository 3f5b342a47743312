//===- Wrapper.cpp - C wrappers of functions ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wrapper takes memrefs as pointers to their descriptors and gives a struct
// result through a leading pointer, so that C can state its type. Of a defined
// function it calls the function; of a declared one the function gets a body
// that calls the wrapper, which C defines. Carries the chapter CIFACE.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/boundary/Wrapper.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/boundary/Passing.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

std::string memref_cts::lowering::getWrapperName(StringRef function) { return ("_mlir_ciface_" + function).str(); }

bool memref_cts::lowering::wantsWrapper(Operation *function, const LowerOptions &options) {
  return options.emitCWrappers || function->hasAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName());
}

using WrapperSignature = LoweringTypeConverter::WrapperSignature;

/// What is said of a memref's data says nothing of its descriptor, so only
/// attributes of other dialects stay with the pointer (CIFACE-24).
ArrayAttr memref_cts::lowering::getWrapperArgumentAttributes(const LoweringState &state, FunctionType source,
                                                             ArrayAttr attrs) {
  if (!attrs)
    return {};
  MLIRContext *context = attrs.getContext();
  WrapperSignature form = state.converter.convertWrapperSignature(source);
  SmallVector<Attribute> out;
  if (form.result)
    out.push_back(DictionaryAttr::get(context));
  for (auto [type, attr] : llvm::zip_equal(source.getInputs(), attrs)) {
    auto given = cast<DictionaryAttr>(attr);
    if (isa<BaseMemRefType>(type)) {
      out.push_back(selectAttributes(given, /*ofLLVM=*/false));
      continue;
    }
    NamedAttrList list(convertAttributeTypes(state.converter, given));
    if (state.converter.convertType(type) != form.type.getReturnType())
      list.erase(LLVM::LLVMDialect::getReturnedAttrName());
    out.push_back(list.getDictionary(context));
  }
  return ArrayAttr::get(context, out);
}

/// Says of each i1 that leaves lowered code how C takes a bool: as a whole byte
/// that is 0 or 1. `attrs` may be null; an extension that is there stays.
static ArrayAttr extendBools(MLIRContext *context, TypeRange types, ArrayAttr attrs) {
  auto isBool = [](Type type) { return type.isInteger(1); };
  if (llvm::none_of(types, isBool))
    return attrs;
  SmallVector<Attribute> out;
  for (auto [number, type] : llvm::enumerate(types)) {
    NamedAttrList list(attrs ? cast<DictionaryAttr>(attrs[number]) : DictionaryAttr::get(context));
    StringRef zero = LLVM::LLVMDialect::getZExtAttrName();
    if (isBool(type) && !list.get(zero) && !list.get(LLVM::LLVMDialect::getSExtAttrName()))
      list.set(zero, UnitAttr::get(context));
    out.push_back(list.getDictionary(context));
  }
  return ArrayAttr::get(context, out);
}

/// A call says how it passes what the callee takes, as the callee does: LLVM
/// wants both to agree.
static LLVM::CallOp createCall(OpBuilder &builder, Location loc, LLVM::LLVMFuncOp callee, ValueRange arguments) {
  auto call = LLVM::CallOp::create(builder, loc, callee, arguments);
  if (ArrayAttr attrs = callee.getArgAttrsAttr())
    call.setArgAttrsAttr(attrs);
  if (ArrayAttr attrs = callee.getResAttrsAttr())
    call.setResAttrsAttr(attrs);
  return call;
}

/// Whether what `passthrough` says of a function does not hold for its wrapper,
/// which has other arguments and reaches memory of its own.
static bool isAboutFunctionAlone(Attribute attr) {
  auto pair = dyn_cast<ArrayAttr>(attr); // with a value
  auto word = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attr);
  return word &&
         llvm::is_contained({"allockind", "allocsize", "argmemonly", "inaccessiblemem_or_argmemonly",
                             "inaccessiblememonly", "memory", "readnone", "readonly", "speculatable", "writeonly"},
                            word.getValue());
}

static Block *addEntry(OpBuilder &builder, LLVM::LLVMFuncOp function) {
  ArrayRef<Type> types = function.getFunctionType().getParams();
  SmallVector<Location> locs(types.size(), function.getLoc());
  return builder.createBlock(&function.getBody(), function.getBody().end(), types, locs);
}

/// Body of the wrapper of a defined function (CIFACE-06, 10, 12).
static void callFunction(const LoweringState &state, FunctionType source, const WrapperSignature &form,
                         LLVM::LLVMFuncOp function, LLVM::LLVMFuncOp wrapper, OpBuilder &builder) {
  Block *entry = addEntry(builder, wrapper);
  Location loc = wrapper.getLoc();
  IndexBuilder b(builder, loc, state.converter.getIndexType());
  ValueRange passed = entry->getArguments().drop_front(form.result ? 1 : 0);
  SmallVector<Value> arguments;
  Value first;
  for (auto [type, value] : llvm::zip_equal(source.getInputs(), passed)) {
    Value argument = value;
    if (isa<BaseMemRefType>(type)) {
      first = first ? first : argument;
      argument = LLVM::LoadOp::create(builder, loc, state.converter.convertType(type), argument);
    }
    appendFlattened(state.converter, b, type, argument, arguments);
  }
  LLVM::CallOp call = createCall(builder, loc, function, arguments);
  if (form.result)
    LLVM::StoreOp::create(builder, loc, call.getResult(), entry->getArgument(0));
  LLVM::ReturnOp::create(builder, loc, form.result ? ValueRange() : call.getResults());
}

/// Body of a declared function; its stack goes with it (CIFACE-07, 11, 14).
static void callWrapper(const LoweringState &state, FunctionType source, const WrapperSignature &form,
                        LLVM::LLVMFuncOp function, LLVM::LLVMFuncOp wrapper, OpBuilder &builder) {
  Block *entry = addEntry(builder, function);
  Location loc = function.getLoc();
  IndexBuilder b(builder, loc, state.converter.getIndexType());
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto allocate = [&](Type type) -> Value {
    return LLVM::AllocaOp::create(builder, loc, pointer, type, b.materialize(1));
  };
  SmallVector<Value> arguments;
  if (form.result)
    arguments.push_back(allocate(form.result));
  ValueRange rest = entry->getArguments();
  SmallVector<Type> fields;
  for (Type type : source.getInputs()) {
    fields.clear();
    (void)state.converter.flattenArgument(type, fields);
    Value argument = rebuildArgument(state, state.converter, b, type, rest.take_front(fields.size()));
    rest = rest.drop_front(fields.size());
    if (isa<BaseMemRefType>(type)) {
      Value memory = allocate(argument.getType());
      LLVM::StoreOp::create(builder, loc, argument, memory);
      argument = memory;
    }
    arguments.push_back(argument);
  }
  LLVM::CallOp call = createCall(builder, loc, wrapper, arguments);
  SmallVector<Value> results(call.getResults());
  if (form.result)
    results.push_back(LLVM::LoadOp::create(builder, loc, form.result, arguments.front()));
  LLVM::ReturnOp::create(builder, loc, results);
}

void memref_cts::lowering::buildWrapper(const LoweringState &state, FunctionType source, ArrayAttr argAttrs,
                                        ArrayAttr resAttrs, LLVM::LLVMFuncOp function, OpBuilder &builder) {
  WrapperSignature form = state.converter.convertWrapperSignature(source);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(function);
  // C calls or defines it, whatever the linkage of the function (CIFACE-25).
  std::string name = getWrapperName(function.getName());
  auto wrapper = LLVM::LLVMFuncOp::create(builder, function.getLoc(), name, form.type);
  MLIRContext *context = builder.getContext();
  bool defined = !function.isExternal();
  ArrayAttr attrs = getWrapperArgumentAttributes(state, source, argAttrs);
  if (!defined)
    attrs = extendBools(context, form.type.getParams(), attrs);
  if (attrs)
    wrapper.setArgAttrsAttr(attrs);
  if (!form.result && source.getNumResults() == 1) {
    attrs = keepResultAttributes(state.converter, source.getResults(), resAttrs);
    if (defined)
      attrs = extendBools(context, form.type.getReturnType(), attrs);
    if (attrs)
      wrapper.setResAttrsAttr(attrs);
  }
  // Features of the target, for one, decide how vectors are passed.
  for (StringRef name : {"target_cpu", "target_features", "tune_cpu"})
    if (Attribute attr = function->getAttr(name))
      wrapper->setAttr(name, attr);
  if (ArrayAttr passthrough = function.getPassthroughAttr()) {
    SmallVector<Attribute> kept(
        llvm::make_filter_range(passthrough, [](Attribute attr) { return !isAboutFunctionAlone(attr); }));
    if (!kept.empty())
      wrapper.setPassthroughAttr(ArrayAttr::get(context, kept));
  }

  if (defined) {
    callFunction(state, source, form, function, wrapper, builder);
    return;
  }
  // Each module that declares the function has this body: any one will do.
  wrapper.setLinkage(function.getLinkage());
  function.setLinkage(LLVM::Linkage::WeakODR);
  callWrapper(state, source, form, function, wrapper, builder);
}
