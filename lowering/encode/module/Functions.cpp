//===- Functions.cpp - declarations of functions --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signature, visibility and unchecked promises of a function.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Functions.h"
#include "lowering/encode/module/ModuleState.h"
#include "lowering/encode/module/UncheckedPromises.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace memref_cts::lowering {

/// FUNCTY-10: the attribute is a bool; of functions of the LLVM dialect the type
/// says it.
static bool isVariadicByAttribute(Operation *function) {
  BoolAttr variadic = function->getAttrOfType<BoolAttr>("func.varargs");
  return variadic && variadic.getValue() && !isa<LLVM::LLVMFuncOp>(function);
}

/// REFRT_NONE after refusing the function, for the parts of its type if they are
/// the reason.
static refrt_type getSignature(ModuleState &state, FunctionOpInterface function) {
  refrt_type id = state.types.get(function.getFunctionType());
  if (id != REFRT_NONE && isVariadicByAttribute(function))
    id = state.types.getVariadic(function.getArgumentTypes(), function.getResultTypes());
  if (id != REFRT_NONE)
    return id;
  bool blamed = false;
  for (Type part : llvm::concat<const Type>(function.getArgumentTypes(), function.getResultTypes()))
    blamed |= state.types.getOrRefuse(function, part) == REFRT_NONE;
  if (!blamed)
    state.types.getOrRefuse(function, function.getFunctionType());
  return REFRT_NONE;
}

/// True after a refusal.
static bool refusesCopies(ModuleState &state, FunctionOpInterface function) {
  ArrayAttr attributes = function.getArgAttrsAttr();
  if (!attributes)
    return false;
  for (DictionaryAttr argument : attributes.getAsRange<DictionaryAttr>())
    if (StringRef copied = getCopiedArgument(argument); !copied.empty()) {
      state.refusals.add(function, RefusalKind::Form, "an argument that is a copy of memory (" + copied + ")");
      return true;
    }
  return false;
}

refrt_symbol declareFunction(ModuleState &state, FunctionOpInterface function) {
  uint32_t flags = 0;
  if (LLVM::LLVMFuncOp llvmFunction = dyn_cast<LLVM::LLVMFuncOp>(*function)) {
    flags |= REFRT_FUNCTION_LLVM;
    if (refusesPromises(state.refusals, function))
      return REFRT_NONE;
    LLVM::Linkage linkage = llvmFunction.getLinkage();
    if (linkage == LLVM::Linkage::Internal || linkage == LLVM::Linkage::Private)
      flags |= REFRT_FUNCTION_PRIVATE;
    if (refusesCopies(state, function))
      return REFRT_NONE;
  } else {
    if (StringRef(function.getName()).starts_with("llvm.")) {
      state.refusals.add(function, RefusalKind::Form, "a function with a name that LLVM reserves");
      return REFRT_NONE;
    }
    if (function.isPrivate())
      flags |= REFRT_FUNCTION_PRIVATE;
  }
  if (!function.isExternal() && refusesPassthrough(state.refusals, function))
    return REFRT_NONE;
  refrt_type type = getSignature(state, function);
  if (state.refusals.any())
    return REFRT_NONE;
  return refrt_program_add_function(state.program, function.getName().str().c_str(), type, flags,
                                    state.locations.get(function));
}

} // namespace memref_cts::lowering
