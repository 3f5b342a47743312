//===-- NativeModule.h - lowered units as LLVM modules -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side, for everything that generates native code: a lowered unit becomes
// an LLVM module for a target. Its names are kept apart from others, and what it
// declares is bound. Its types are compared with those that the clauses demand.
// Generates no code.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEMODULE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEMODULE_H

#include "conformance/engines/native/NativeRuntime.h"
#include "conformance/units/Units.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

#include <map>

namespace memref_cts::conformance {

/// A reply of the engines; where nothing else is given, a refusal is that something is
/// not supported.
Reply makeReply(Reply::Status status, const std::string &message, Reason reason = Reason::None,
                Speaker speaker = Speaker::Tool);

/// A unit on its way from MLIR to addresses.
struct Building {
  uint32_t number;
  WorkerUnit *source;
  mlir::ModuleOp lowered; // or a repaired form of it: what is compiled
  std::unique_ptr<NativeUnit> native = std::make_unique<NativeUnit>();
  std::vector<std::string> entries;   // each once
  std::map<std::string, Reply> unfit; // entries that nobody can call, and why
  std::unique_ptr<llvm::Module> module;
  std::string prefix;
  std::string object;          // what is linked with the code of `module`; "": nothing
  bool wantsFunctions = false; // function values can reach the outside
  /// Names in `module` of functions whose addresses outcomes may have, and their indices
  /// there (PointerFact::Function); none unless `wantsFunctions`.
  std::vector<std::pair<std::string, uint32_t>> functions;
};

/// Where a module will run.
enum class Binding : uint8_t {
  InProcess, // runtime functions keep their names, sites of externals are addresses
  Executable // runtime functions are those of aot/program/executable.c, sites are numbers
};

/// Translates, and verifies what the lowering made before anything is added. Refused where
/// the source has LLVM dialect that is no LLVM IR: no lowering makes it so.
Reply translateUnit(Building &unit, llvm::LLVMContext &context, llvm::TargetMachine &target);
/// Prefixes definitions, binds declarations, describes globals, sorts out the
/// entries that are unfit.
/// `known`: what the runtime provides besides.
Reply bindUnit(Building &unit, const llvm::StringSet<> &known, Binding binding);
/// Of a unit that is not bound: whether all that it refers to is declared in its
/// source or is what lowered code may refer to.
Reply checkSymbols(const Building &unit, const llvm::StringSet<> &known);
/// The same of the lowered module in MLIR, for who makes no code: each function that uses a
/// symbol, directly or not, that is not there.
void findUndefined(const WorkerUnit &unit, LowerReply &reply);
/// What a function of LLVM IR with that name was made from, or nullptr: of a C wrapper its
/// function.
mlir::Operation *sourceOf(const Building &unit, llvm::StringRef name);
/// The calling convention that the source gives an entry.
llvm::CallingConv::ID conventionOf(const Building &unit, llvm::StringRef entry);
/// Whether the source gives its function an attribute of LLVM IR with this value: on an
/// operation of func or llvm, under its own name or handed through to LLVM.
bool asksFor(mlir::Operation *function, llvm::StringRef name, llvm::StringRef value);
/// What LLVM's code generator for this machine ends the process for, or "".
std::string whyNoCode(const llvm::Module &module);
/// LLVM's passes of a level; at 0 only what code generation cannot do without.
void optimizeModule(llvm::Module &module, llvm::TargetMachine &target, unsigned level);

/// Of the function that calls entries; "$" keeps it apart from units' names.
inline constexpr const char kDispatchName[] = "memref_cts$dispatch";

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEMODULE_H
