//===-- Bitcode.cpp - bytes that a command prints -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In bitcode a type or a constant is written once, however often it is used: a hundred bytes may
// stand for a text that no disk holds. Walks without recursion, and looks at each only once.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/Bitcode.h"

#include "lowering/ModuleText.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

#include <functional>
#include <vector>

using namespace memref_cts::conformance;

/// Most parts of a type or constant that is written out: more than a text of the most bytes that a command prints has.
static constexpr uint64_t kMostParts = 64 << 20;

bool memref_cts::conformance::isBitcode(llvm::StringRef bytes) {
  return llvm::identify_magic(bytes) == llvm::file_magic::bitcode;
}

bool memref_cts::conformance::isObjectFile(llvm::StringRef bytes) {
  switch (llvm::identify_magic(bytes)) {
  case llvm::file_magic::elf:
  case llvm::file_magic::elf_relocatable:
  case llvm::file_magic::elf_executable:
  case llvm::file_magic::elf_shared_object:
  case llvm::file_magic::archive:
  case llvm::file_magic::macho_object:
  case llvm::file_magic::macho_executable:
  case llvm::file_magic::macho_dynamically_linked_shared_lib:
  case llvm::file_magic::macho_bundle:
  case llvm::file_magic::macho_universal_binary:
  case llvm::file_magic::coff_object:
  case llvm::file_magic::pecoff_executable:
  case llvm::file_magic::wasm_object:
    return true;
  default:
    return bytes.starts_with("\x7f"
                             "ELF"); // too short for more
  }
}

namespace {
/// Of a type or a constant that is written out.
struct WrittenSize {
  unsigned depth = 1;
  uint64_t parts = 1;
};

/// Measures nodes that have others in them, those at the bottom first.
template <typename Node>
class Measure {
public:
  using Parts = std::function<void(const Node *, std::vector<const Node *> &)>;
  explicit Measure(Parts partsOf) : partsOf(std::move(partsOf)) {}

  /// What is wrong with the node, or "".
  std::string check(const Node *top) {
    std::vector<const Node *> open = {top}, parts;
    while (!open.empty()) {
      const Node *node = open.back();
      parts.clear();
      if (!known.count(node))
        partsOf(node, parts);
      const size_t before = open.size();
      WrittenSize extent;
      // What is reached by way of itself has a name, and is written by that.
      const bool isSecond = !entered.insert(node).second;
      for (const Node *part : parts) {
        auto found = known.find(part);
        if (found == known.end()) {
          if (!isSecond)
            open.push_back(part);
          continue;
        }
        extent.depth = std::max(extent.depth, found->second.depth + 1);
        extent.parts = llvm::SaturatingAdd(extent.parts, found->second.parts);
      }
      if (open.size() != before)
        continue;
      open.pop_back();
      known.try_emplace(node, extent);
      if (extent.depth > memref_cts::kMostNested)
        return "nest more than " + std::to_string(memref_cts::kMostNested) + " deep";
      if (extent.parts > kMostParts)
        return "have more than " + std::to_string(kMostParts) + " parts";
    }
    return "";
  }

private:
  Parts partsOf;
  llvm::DenseMap<const Node *, WrittenSize> known;
  llvm::DenseSet<const Node *> entered;
};
} // namespace

static void partsOfType(const llvm::Type *type, std::vector<const llvm::Type *> &parts) {
  for (const llvm::Type *part : type->subtypes())
    parts.push_back(part);
}

namespace {
/// Measures all that a module writes out.
class ModuleMeasure {
public:
  std::string check(const llvm::Module &module) {
    for (const llvm::GlobalVariable &variable : module.globals()) {
      see(variable.getValueType());
      if (variable.hasInitializer())
        see(variable.getInitializer());
    }
    for (const llvm::GlobalAlias &alias : module.aliases())
      see(alias.getAliasee());
    for (const llvm::Function &function : module) {
      see(function.getFunctionType());
      see(function.getAttributes());
      for (const llvm::Instruction &instruction : llvm::instructions(function))
        see(instruction);
    }
    return why;
  }

private:
  void see(llvm::Type *type) {
    if (why.empty())
      if (why = types.check(type); !why.empty())
        why = "types " + why;
  }
  void see(const llvm::Value *value) {
    see(value->getType());
    const llvm::Constant *constant = llvm::dyn_cast<llvm::Constant>(value);
    if (why.empty() && constant)
      if (std::string found = constants.check(constant); !found.empty() && why.empty())
        why = "constants " + found;
  }
  /// Such as sret(TYPE).
  void see(const llvm::AttributeList &list) {
    for (unsigned index : list.indexes())
      for (const llvm::Attribute &attribute : list.getAttributes(index))
        if (attribute.isTypeAttribute() && attribute.getValueAsType())
          see(attribute.getValueAsType());
  }
  void see(const llvm::Instruction &instruction) {
    see(static_cast<const llvm::Value *>(&instruction));
    if (const auto *address = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction))
      see(address->getSourceElementType());
    if (const auto *slot = llvm::dyn_cast<llvm::AllocaInst>(&instruction))
      see(slot->getAllocatedType());
    if (const auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction)) {
      see(call->getFunctionType());
      see(call->getAttributes());
    }
    for (const llvm::Use &operand : instruction.operands())
      if (!operand->getType()->isMetadataTy())
        see(static_cast<const llvm::Value *>(operand.get()));
  }

  std::string why;
  Measure<llvm::Type> types{partsOfType};
  Measure<llvm::Constant> constants{[this](const llvm::Constant *constant, std::vector<const llvm::Constant *> &parts) {
    see(constant->getType());
    if (const auto *address = llvm::dyn_cast<llvm::GEPOperator>(constant))
      see(address->getSourceElementType());
    if (llvm::isa<llvm::GlobalValue>(constant))
      return; // is written by its name
    for (const llvm::Use &use : constant->operands())
      if (const llvm::Constant *part = llvm::dyn_cast<llvm::Constant>(use))
        parts.push_back(part);
  }};
};
} // namespace

std::string memref_cts::conformance::whyUnprintable(const llvm::Module &module) {
  return ModuleMeasure().check(module);
}
