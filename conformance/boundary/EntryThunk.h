//===-- EntryThunk.h - bridges between slots and lowered code ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM IR that calls lowered functions, and that lowered functions call for
// externals, with one 16-byte slot per leaf. Types come from the source program
// and the clauses (FUNCTY-*, DESC-*, TYPE-*), never from the lowered signature:
// a lowered function of another type is a finding.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_ENTRYTHUNK_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_ENTRYTHUNK_H

#include "refrt/refrt.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <string>

namespace memref_cts::conformance {

class ThunkBuilder {
public:
  ThunkBuilder(llvm::Module &module, const refrt_program *source)
      : module(module), context(module.getContext()), source(source) {}

  /// The lowered type of a source function type; nullptr with `problem` set if
  /// slots cannot carry it.
  llvm::FunctionType *functionType(refrt_type type, std::string &problem);

  /// Gives the declaration `function` a body: slots of the arguments, a call of
  /// `callback(site, arguments, results)`, results from the slots. If
  /// `target` is not empty, the body calls the C function `target` directly.
  void defineExternal(llvm::Function *function, uint64_t site, const char *callback, const std::string &target);

  /// Gives the declaration `function` a body that calls `callback(site, null, null)`,
  /// or, where `site` is 0, `callback()`, which does not return.
  void defineMissing(llvm::Function *function, uint64_t site, const char *callback);

  /// Gives the declaration `function` of a runtime function a body that calls
  /// `target` with integers zero-extended to `type`. False if that is not all
  /// that differs.
  bool defineAdapter(llvm::Function *function, const char *target, llvm::FunctionType *type);

private:
  llvm::Type *convert(refrt_type type, std::string &problem);
  llvm::Type *indexType() { return llvm::IntegerType::get(context, refrt_program_layout(source)->index_bits); }

  llvm::Module &module;
  llvm::LLVMContext &context;
  const refrt_program *source;
};

/// void name(i64 which, ptr arguments, ptr results): calls entry `which` with its
/// arguments from slots and leaves its results in slots. One function for all
/// entries of a module, since each function costs code generation a fixed time.
class EntryDispatch {
public:
  /// `keeps`: entries with C's convention are called by way of kCallKeeping, which the code is linked with.
  EntryDispatch(llvm::Module &module, const std::string &name, bool keeps = false);
  /// The next entry, counting from 0; its type was compared with the one that
  /// the source demands, and so is its convention.
  void add(llvm::Function *callee, llvm::CallingConv::ID convention);

private:
  llvm::Module &module;
  llvm::Function *function;
  llvm::SwitchInst *choice;
  bool keeps;
  uint64_t count = 0;
};

/// Takes the function that kCallKeeping calls next, with the arguments that it is given itself: any, of C's convention.
inline constexpr const char kKeepTarget[] = "memref_cts_keep_target", kCallKeeping[] = "memref_cts_call_keeping";

inline constexpr unsigned kSlotBytes = 16;

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_ENTRYTHUNK_H
