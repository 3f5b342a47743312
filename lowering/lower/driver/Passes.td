//===- Passes.td - Passes of the lowering ------------------*- tablegen -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options of the lowering passes come from LowerOptions.def, in Passes.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PASSES
#define MEMREF_CTS_LOWERING_PASSES

include "mlir/Pass/PassBase.td"

class LowerPass<string name, string dialectName> : Pass<name, "::mlir::ModuleOp"> {
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let summary = "Lower " # dialectName # " to the LLVM dialect";
}

def LowerToLLVM : LowerPass<"lower-to-llvm", "func, cf, arith, index, complex, math, memref, ub and vector"> {
  let description = [{
    All patterns in one dialect conversion, then casts at the seams and
    repeated successors. Option `mode` says what happens to the rest.

    Input invariant: func, cf, arith, index, complex, math, memref, ub, vector and
    LLVM dialect operations, modules, and casts from earlier passes with the same options.

    Output: the LLVM dialect only (`mode=full`). On failure one error per cause,
    and the module as it was.
  }];
}

def LowerFuncToLLVM : LowerPass<"lower-func-to-llvm", "func"> {
  let description = [{
    Functions, returns, calls and function constants with the default memref
    convention.

    Input invariant: any module; `func.func` directly in modules.

    Output: no func operation; casts where other dialects use converted values.
  }];
}

def LowerControlFlowToLLVM : LowerPass<"lower-cf-to-llvm", "cf"> {
  let description = [{
    Branches with the arguments of the blocks that they reach, and assertions.

    Input invariant: any module; blocks with converted arguments are reached by
    cf terminators only.

    Output: no cf operation; casts where other dialects use block arguments.
  }];
}

def LowerArithToLLVM : LowerPass<"lower-arith-to-llvm", "arith"> {
  let description = [{
    Arithmetic on integers, index and floats, and vectors of any rank of them.

    Floats that LLVM only stores are computed on in wider ones.

    Input invariant: any module; no tensors in arith operations.

    Output: no arith operation; casts where other dialects use the values.
  }];
}

def LowerIndexToLLVM : LowerPass<"lower-index-to-llvm", "index"> {
  let description = [{
    Arithmetic on index as integers of the module's width.

    Input invariant: any module.

    Output: no index operation; casts where other dialects use the values.
  }];
}

def LowerComplexToLLVM : LowerPass<"lower-complex-to-llvm", "complex"> {
  let description = [{
    Complex numbers as structs of two parts; multiplication and division in the
    textbook form.

    Input invariant: any module; parts that LLVM has arithmetic on.

    Output: no complex operation; casts where other dialects use the values.
  }];
}

def LowerMathToLLVM : LowerPass<"lower-math-to-llvm", "math"> {
  let description = [{
    Functions that LLVM has an intrinsic for, short sequences of them, and calls
    of C's library, declared once.

    Input invariant: any module; no f80 and f128 where there is no intrinsic.

    Output: no math operation; casts where other dialects use the values.
  }];
}

def LowerMemRefToLLVM : LowerPass<"lower-memref-to-llvm", "memref"> {
  let description = [{
    Memory operations and views. Runtime functions are declared once.

    Input invariant: any module; memrefs with strides and an offset, in integer
    memory spaces.

    Output: no memref operation; casts where other dialects use the values.
  }];
}

def LowerUBToLLVM : LowerPass<"lower-ub-to-llvm", "ub"> {
  let description = [{
    Poison and unreachable.

    Input invariant: any module.

    Output: no ub operation; casts where other dialects use the values.
  }];
}

def LowerVectorToLLVM : LowerPass<"lower-vector-to-llvm", "vector"> {
  let description = [{
    Vectors of rank n as arrays of arrays ... of one-dimensional vectors, memory
    element by element where vectors lie otherwise than memrefs.

    Input invariant: any module; no tensors; scalable dimensions only last, and
    not where their lanes would need numbers.

    Output: no vector operation; casts where other dialects use the values.
  }];
}

def LowerRecordWidths : Pass<"lower-record-widths"> {
  let summary = "Let passes on modules inside agree on the width of index";
  let description = [{
    Input invariant: a module, or an operation with one in it, the one that the
    pipeline runs on; else an error, where passes on modules would do nothing.

    Output: as it was. Passes of this project on modules inside, behind this one,
    find out that one of them had another width of index, or passed memrefs in
    another way, also where passes on what is around run in between; else MLIR
    forgets it there. memref-cts-opt begins with it.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def LowerReconcileCasts : Pass<"lower-reconcile-casts"> {
  let summary = "Remove chains of casts that end where they began";
  let description = [{
    Input invariant: any operation.

    Output: no chain of unrealized conversion casts that ends at the type it
    started from. Other casts stay, but where two of them show that passes had
    different widths of index, that is an error.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def LowerLegalizeSuccessors : Pass<"lower-legalize-successors"> {
  let summary = "Give repeated edges with arguments a block of their own";
  let description = [{
    Input invariant: any operation.

    Output: no LLVM dialect terminator with the same successor twice, unless
    that block has no arguments.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // MEMREF_CTS_LOWERING_PASSES
