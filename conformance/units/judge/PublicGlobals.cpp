//===-- PublicGlobals.cpp - globals that other modules see ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Symbols are compared in MLIR. Bytes are those that a reference machine of each program
// has before the first call. Addresses are compared by what they are of: a symbol that
// other modules see has its name everywhere, memory of the module's own has its bytes.
// GLOBAL-*, LLVMMOD-LINK-02, LLVMMOD-GLOB-07.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/judge/PublicGlobals.h"

#include "conformance/boundary/FunctionAttributes.h"
#include "conformance/boundary/LeafPlan.h"
#include "conformance/boundary/StoredPointers.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <optional>
#include <set>
#include <tuple>

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

namespace {
/// A global as its definition in the source says.
struct Wanted {
  std::string name;
  bool isConstant = false;
  uint64_t align = 0; // 0: nothing is asked for
  bool isThreadLocal = false;
  std::optional<uint64_t> addressSpace = 0; // none: it has a name that a lowering gives a number
};

/// The memory of a global.
struct GlobalMemory {
  uint32_t id = 0;
  refrt_allocation allocation = {};
  std::vector<uint8_t> marks;
};

/// What an address is of.
struct Pointee {
  bool isFunction = false;
  std::string name;
  GlobalMemory region; // of a global
  uint64_t offset = 0;

  std::string text() const {
    return isFunction ? "function '" + name + "'" : "byte " + std::to_string(offset) + " of global '" + name + "'";
  }
};

/// The memory of all globals of a program before anything has run.
class InitialMemory {
public:
  explicit InitialMemory(const refrt_program *program);
  ~InitialMemory() { refrt_vm_destroy(vm); }
  InitialMemory(const InitialMemory &) = delete;
  InitialMemory &operator=(const InitialMemory &) = delete;

  /// Nothing: it is declared, or not there.
  std::optional<GlobalMemory> find(const std::string &name) const;
  /// How many bytes the address has that begins in a byte of a region; 0 where none does.
  uint64_t addressSize(const GlobalMemory &region, uint64_t at) const;
  /// What that address is of; nothing: of something else than a global or a function.
  std::optional<Pointee> target(const GlobalMemory &region, uint64_t at) const;

private:
  bool fill(uint32_t id, GlobalMemory &region) const;

  const refrt_program *program = nullptr;
  refrt_vm *vm = nullptr;
  llvm::StringMap<uint32_t> allocations;       // by name
  llvm::DenseMap<uint32_t, std::string> names; // by allocation, also of declared ones
};

/// Compares the bytes of globals of the source with those of the lowered module.
class Comparison {
public:
  Comparison(mlir::ModuleOp source, const refrt_program *sourceProgram, const refrt_program *loweredProgram)
      : symbols(source), source(sourceProgram), lowered(loweredProgram) {}

  /// What is wrong with the size, alignment and bytes of a global, or "".
  std::string compare(const Wanted &wanted) const;

private:
  /// The region of the source, found shifted by so many bytes.
  using Pair = std::tuple<uint32_t, uint32_t, uint64_t>;
  std::string compareBytes(const GlobalMemory &expected, const GlobalMemory &found, uint64_t shift,
                           std::set<Pair> &compared) const;
  std::string compareAddress(const GlobalMemory &expected, uint64_t at, const GlobalMemory &found, uint64_t foundAt,
                             std::set<Pair> &compared) const;
  bool hasFixedName(const Pointee &target) const;

  const mlir::SymbolTable symbols;
  const InitialMemory source, lowered;
};
} // namespace

InitialMemory::InitialMemory(const refrt_program *program) : program(program) {
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
    if (next < count) {
      names[next] = info->name;
      if (!(info->flags & REFRT_GLOBAL_EXTERNAL))
        allocations[info->name] = next;
    }
    ++next;
  }
}

bool InitialMemory::fill(uint32_t id, GlobalMemory &region) const {
  region.id = id;
  if (refrt_vm_allocation(vm, id, &region.allocation) != REFRT_OK)
    return false;
  region.marks.resize(region.allocation.size);
  return refrt_vm_get_marks(vm, id, 0, region.allocation.size, region.marks.data()) == REFRT_OK;
}

std::optional<GlobalMemory> InitialMemory::find(const std::string &name) const {
  auto found = allocations.find(name);
  GlobalMemory region;
  if (found == allocations.end() || !fill(found->second, region))
    return std::nullopt;
  return region;
}

uint64_t InitialMemory::addressSize(const GlobalMemory &region, uint64_t at) const {
  llvm::ArrayRef<uint8_t> marks = llvm::ArrayRef(region.marks).drop_front(at);
  if (marks.empty() || !isPointerMark(marks.front()))
    return 0;
  uint64_t size = marks.front() - REFRT_SHADOW_POINTER;
  bool isWhole = size == refrt_program_layout(program)->pointer_bits / 8 && size <= marks.size() &&
                 llvm::all_of(marks.slice(1, size - 1), [](uint8_t mark) { return mark == REFRT_SHADOW_POINTER_REST; });
  return isWhole ? size : 0;
}

std::optional<Pointee> InitialMemory::target(const GlobalMemory &region, uint64_t at) const {
  const refrt_layout &layout = *refrt_program_layout(program);
  refrt_value pointer = {readPointer(layout, region.allocation.bytes + at), 0, REFRT_DEFINED, 0};
  Pointee target;
  if (refrt_symbol function = refrt_vm_function_of(vm, pointer); function != REFRT_NONE) {
    target.isFunction = true;
    target.name = refrt_program_function(program, function)->name;
    return target;
  }
  uint32_t id = refrt_vm_find_allocation(vm, pointer.lo);
  auto name = names.find(id);
  if (name == names.end() || !fill(id, target.region))
    return std::nullopt;
  target.name = name->second;
  target.offset = pointer.lo - target.region.allocation.address;
  return target;
}

/// The address space that a memory space of memrefs is, where it is a number.
static std::optional<uint64_t> addressSpaceOf(mlir::memref::GlobalOp global) {
  mlir::Attribute space = global.getType().getMemorySpace();
  if (!space)
    return 0;
  mlir::IntegerAttr number = mlir::dyn_cast<mlir::IntegerAttr>(space);
  return number ? std::optional<uint64_t>(number.getValue().getZExtValue()) : std::nullopt;
}

/// Whether a module defines something that others may use; private ones are its own.
static bool isPublicGlobal(mlir::Operation &op, Wanted &wanted) {
  if (mlir::memref::GlobalOp global = mlir::dyn_cast<mlir::memref::GlobalOp>(op)) {
    wanted = {global.getSymName().str(), global.getConstant(), global.getAlignment().value_or(0),
              /*isThreadLocal=*/false, addressSpaceOf(global)};
    return global.isPublic() && !global.isExternal();
  }
  llvmir::GlobalOp global = mlir::dyn_cast<llvmir::GlobalOp>(op);
  if (!global || global.getSymName().starts_with("llvm.") ||
      (!global.getValueOrNull() && global.getInitializerRegion().empty()))
    return false;
  wanted = {global.getSymName().str(), global.getConstant(), global.getAlignment().value_or(0),
            global.getThreadLocal_(), global.getAddrSpace()};
  return !mayBeDropped(global.getLinkage()) && global.getLinkage() != llvmir::Linkage::Appending;
}

bool memref_cts::conformance::hasPublicGlobals(mlir::ModuleOp source) {
  Wanted wanted;
  return llvm::any_of(*source.getBody(), [&](mlir::Operation &op) { return isPublicGlobal(op, wanted); });
}

/// What makes a global another one than the code of other modules takes it for, or "".
static std::string compareKinds(mlir::Operation *source, const Wanted &wanted, llvmir::GlobalOp found) {
  std::string name = "global '" + wanted.name + "'";
  std::string problem = checkLinkage(name, demandedLinkage(source), found.getLinkage());
  if (problem.empty())
    problem = checkVisibility(name, demandedVisibility(source), found.getVisibility_());
  if (!problem.empty())
    return problem;
  auto storage = [](bool isThreadLocal) { return isThreadLocal ? "one for each thread" : "one for all threads"; };
  if (found.getThreadLocal_() != wanted.isThreadLocal)
    return name + ": expected " + storage(wanted.isThreadLocal) + ", found " + storage(found.getThreadLocal_());
  if (wanted.addressSpace && found.getAddrSpace() != *wanted.addressSpace)
    return name + ": expected address space " + std::to_string(*wanted.addressSpace) + ", found " +
           std::to_string(found.getAddrSpace());
  return found.getConstant() && !wanted.isConstant ? name + ": expected a variable, found a constant" : "";
}

/// Whether code of other modules may know a symbol of the source by its name.
bool Comparison::hasFixedName(const Pointee &target) const {
  mlir::Operation *op = symbols.lookup(target.name);
  if (!op || mayBeDropped(demandedLinkage(op)))
    return false;
  mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
  return (function && function.isExternal()) ||
         mlir::SymbolTable::getSymbolVisibility(op) == mlir::SymbolTable::Visibility::Public;
}

std::string Comparison::compare(const Wanted &wanted) const {
  std::optional<GlobalMemory> expected = source.find(wanted.name), found = lowered.find(wanted.name);
  if (!expected || !found)
    return "";
  const refrt_allocation &has = found->allocation;
  if (expected->allocation.size != has.size)
    return "expected " + std::to_string(expected->allocation.size) + " bytes, found " + std::to_string(has.size);
  if (wanted.align > has.align)
    return "expected an alignment of " + std::to_string(wanted.align) + " bytes, found " + std::to_string(has.align);
  std::set<Pair> compared;
  return compareBytes(*expected, *found, /*shift=*/0, compared);
}

std::string Comparison::compareBytes(const GlobalMemory &expected, const GlobalMemory &found, uint64_t shift,
                                     std::set<Pair> &compared) const {
  if (!compared.emplace(expected.id, found.id, shift).second)
    return "";
  auto text = [](uint8_t byte) { return "0x" + llvm::utohexstr(byte, /*LowerCase=*/true, /*Width=*/2); };
  for (uint64_t i = 0; i < expected.allocation.size; ++i) {
    uint64_t at = i + shift; // wraps around where it lies before the region
    if (source.addressSize(expected, i) != 0) {
      if (std::string problem = compareAddress(expected, i, found, at, compared); !problem.empty())
        return problem;
      continue;
    }
    // What is left open may be anything. The rest of an address has been compared.
    if (expected.marks[i] != REFRT_SHADOW_INITIALIZED)
      continue;
    bool isNumber = at < found.marks.size() && found.marks[at] == REFRT_SHADOW_INITIALIZED;
    if (!isNumber || expected.allocation.bytes[i] != found.allocation.bytes[at])
      return "expected " + text(expected.allocation.bytes[i]) + " in byte " + std::to_string(i) + ", found " +
             (isNumber ? text(found.allocation.bytes[at]) : std::string("no number"));
  }
  return "";
}

std::string Comparison::compareAddress(const GlobalMemory &expected, uint64_t at, const GlobalMemory &found,
                                       uint64_t foundAt, std::set<Pair> &compared) const {
  std::optional<Pointee> wanted = source.target(expected, at);
  if (!wanted)
    return "";
  std::string beginning = "expected the address of " + wanted->text() + " in byte " + std::to_string(at) + ", found ";
  if (foundAt >= found.marks.size() || lowered.addressSize(found, foundAt) == 0)
    return beginning + "no address";
  std::optional<Pointee> given = lowered.target(found, foundAt);
  if (!given)
    return beginning + "that of something else";
  bool isOther = given->isFunction != wanted->isFunction;
  if (hasFixedName(*wanted))
    isOther |= given->name != wanted->name || given->offset != wanted->offset;
  if (isOther)
    return beginning + "that of " + given->text();
  if (wanted->isFunction || hasFixedName(*wanted))
    return ""; // a public global is compared itself
  std::string problem = compareBytes(wanted->region, given->region, given->offset - wanted->offset, compared);
  return problem.empty() ? "" : "where byte " + std::to_string(at) + " points to, " + problem;
}

void memref_cts::conformance::compareGlobals(mlir::ModuleOp source, const refrt_program *sourceProgram,
                                             mlir::ModuleOp lowered, const refrt_program *loweredProgram,
                                             Mismatches &mismatches) {
  if (!hasPublicGlobals(source))
    return;
  const mlir::SymbolTable table(lowered);
  const Comparison comparison(source, sourceProgram, loweredProgram);
  for (mlir::Operation &op : *source.getBody()) {
    Wanted wanted;
    if (!isPublicGlobal(op, wanted))
      continue;
    auto say = [&](const std::string &what) {
      mismatches.emplace_back(wanted.name, "global '" + wanted.name + "': " + what);
    };
    mlir::Operation *there = table.lookup(wanted.name);
    llvmir::GlobalOp global = mlir::dyn_cast_or_null<llvmir::GlobalOp>(there);
    if (mlir::isa_and_present<llvmir::AliasOp>(there)) { // resolveAliases left it
      say("expected memory of its own, found another name of a symbol that the source has");
      continue;
    }
    if (!global || (!global.getValueOrNull() && global.getInitializerRegion().empty())) {
      say("expected a definition, found " + std::string(global ? "a declaration" : "no global of that name"));
      continue;
    }
    if (std::string problem = compareKinds(&op, wanted, global); !problem.empty())
      mismatches.emplace_back(wanted.name, std::move(problem));
    else if (std::string problem = comparison.compare(wanted); !problem.empty())
      say(problem);
  }
}
