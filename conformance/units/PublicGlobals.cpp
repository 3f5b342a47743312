//===-- PublicGlobals.cpp - globals that other modules see ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Symbols are compared in MLIR. Bytes are those that a reference machine of each program
// has before the first call. GLOBAL-*, LLVMMOD-LINK-02, LLVMMOD-GLOB-07.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/PublicGlobals.h"

#include "conformance/boundary/Passing.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

namespace {
/// A global as its definition in the source says.
struct Wanted {
  std::string name;
  bool isConstant = false;
  uint64_t align = 0; // 0: nothing is asked for
};

/// The memory of all globals of a program before anything has run.
class Memory {
public:
  explicit Memory(const refrt_program *program);
  ~Memory() { refrt_vm_destroy(vm); }
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// False: it is declared, or not there.
  bool find(const std::string &name, refrt_allocation &allocation, std::vector<uint8_t> &marks) const;

private:
  refrt_vm *vm = nullptr;
  llvm::StringMap<uint32_t> allocations; // by name
};
} // namespace

Memory::Memory(const refrt_program *program) {
  refrt_config config;
  refrt_config_init(&config);
  if (!program || refrt_vm_create(&config, program, &vm) != REFRT_OK)
    return;
  // In the order of the program.
  uint32_t next = 0, count = refrt_vm_num_allocations(vm);
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    refrt_allocation allocation;
    while (next < count &&
           (refrt_vm_allocation(vm, next, &allocation) != REFRT_OK || allocation.kind != REFRT_ALLOCATION_GLOBAL))
      ++next;
    const refrt_global_info *info = refrt_program_global(program, global);
    if (next < count && !(info->flags & REFRT_GLOBAL_EXTERNAL))
      allocations[info->name] = next;
    ++next;
  }
}

bool Memory::find(const std::string &name, refrt_allocation &allocation, std::vector<uint8_t> &marks) const {
  auto found = allocations.find(name);
  if (found == allocations.end() || refrt_vm_allocation(vm, found->second, &allocation) != REFRT_OK)
    return false;
  marks.resize(allocation.size);
  return refrt_vm_get_marks(vm, found->second, 0, allocation.size, marks.data()) == REFRT_OK;
}

/// Whether a module defines something that others may use; private ones are its own.
static bool isPublicGlobal(mlir::Operation &op, Wanted &wanted) {
  if (mlir::memref::GlobalOp global = mlir::dyn_cast<mlir::memref::GlobalOp>(op)) {
    wanted = {global.getSymName().str(), global.getConstant(), global.getAlignment().value_or(0)};
    return global.isPublic() && !global.isExternal();
  }
  llvmir::GlobalOp global = mlir::dyn_cast<llvmir::GlobalOp>(op);
  if (!global || global.getSymName().starts_with("llvm.") ||
      (!global.getValueOrNull() && global.getInitializerRegion().empty()))
    return false;
  wanted = {global.getSymName().str(), global.getConstant(), global.getAlignment().value_or(0)};
  return !mayBeDropped(global.getLinkage()) && global.getLinkage() != llvmir::Linkage::Appending;
}

bool memref_cts::conformance::hasPublicGlobals(mlir::ModuleOp source) {
  Wanted wanted;
  return llvm::any_of(*source.getBody(), [&](mlir::Operation &op) { return isPublicGlobal(op, wanted); });
}

/// What is wrong with the bytes of a global, or "".
static std::string compareBytes(const Memory &source, const Memory &lowered, const Wanted &wanted) {
  refrt_allocation expected, found;
  std::vector<uint8_t> expectedMarks, foundMarks;
  if (!source.find(wanted.name, expected, expectedMarks) || !lowered.find(wanted.name, found, foundMarks))
    return "";
  if (expected.size != found.size)
    return "expected " + std::to_string(expected.size) + " bytes, found " + std::to_string(found.size);
  if (wanted.align > found.align)
    return "expected an alignment of " + std::to_string(wanted.align) + " bytes, found " + std::to_string(found.align);
  auto text = [](uint8_t byte) { return "0x" + llvm::utohexstr(byte, /*LowerCase=*/true, /*Width=*/2); };
  for (uint64_t i = 0; i < expected.size; ++i) {
    // What is left open may be anything. Addresses differ from machine to machine.
    if (expectedMarks[i] != REFRT_SHADOW_INITIALIZED)
      continue;
    bool isNumber = foundMarks[i] == REFRT_SHADOW_INITIALIZED;
    if (!isNumber || expected.bytes[i] != found.bytes[i])
      return "expected " + text(expected.bytes[i]) + " in byte " + std::to_string(i) + ", found " +
             (isNumber ? text(found.bytes[i]) : std::string("no number"));
  }
  return "";
}

void memref_cts::conformance::compareGlobals(mlir::ModuleOp source, const refrt_program *sourceProgram,
                                             mlir::ModuleOp lowered, const refrt_program *loweredProgram,
                                             Mismatches &mismatches) {
  if (!hasPublicGlobals(source))
    return;
  const mlir::SymbolTable table(lowered);
  const Memory expected(sourceProgram), found(loweredProgram);
  for (mlir::Operation &op : *source.getBody()) {
    Wanted wanted;
    if (!isPublicGlobal(op, wanted))
      continue;
    auto say = [&](const std::string &what) {
      mismatches.emplace_back(wanted.name, "global '" + wanted.name + "': " + what);
    };
    mlir::Operation *there = table.lookup(wanted.name);
    llvmir::GlobalOp global = mlir::dyn_cast_or_null<llvmir::GlobalOp>(there);
    if (mlir::isa_and_present<llvmir::AliasOp>(there))
      continue;
    if (!global || (!global.getValueOrNull() && global.getInitializerRegion().empty())) {
      say("expected a definition, found " + std::string(global ? "a declaration" : "no global of that name"));
      continue;
    }
    llvmir::Linkage demanded = demandedLinkage(&op);
    bool isUsable = global.getLinkage() == demanded || global.getLinkage() == llvmir::Linkage::External ||
                    global.getLinkage() == llvmir::Linkage::Weak || global.getLinkage() == llvmir::Linkage::WeakODR ||
                    global.getLinkage() == llvmir::Linkage::Common;
    if (!isUsable)
      say("expected " + llvmir::linkage::stringifyLinkage(demanded).str() + " linkage, found " +
          llvmir::linkage::stringifyLinkage(global.getLinkage()).str());
    else if (global.getConstant() && !wanted.isConstant)
      say("expected a variable, found a constant");
    else if (std::string problem = compareBytes(expected, found, wanted); !problem.empty())
      say(problem);
  }
}
