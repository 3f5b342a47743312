//===-- Words.cpp - what LLVM IR says, word by word -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes and metadata are written as LLVM prints them, so that a new one is a word without
// anything here that knows it.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ir/Words.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"

using namespace memref_cts::conformance;

template <typename Printed>
static std::string printed(const Printed &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

/// Without names of structs, which the import changes where they are taken.
static std::string typeText(const llvm::Type &type) {
  std::string text;
  auto list = [&](llvm::ArrayRef<llvm::Type *> types) {
    for (const llvm::Type *part : types)
      text += (text.empty() ? "" : ", ") + typeText(*part);
    return text;
  };
  if (const auto *structure = llvm::dyn_cast<llvm::StructType>(&type)) {
    list(structure->elements());
    return structure->isOpaque() ? "opaque" : structure->isPacked() ? "<{" + text + "}>" : "{" + text + "}";
  }
  if (const auto *array = llvm::dyn_cast<llvm::ArrayType>(&type))
    return "[" + std::to_string(array->getNumElements()) + " x " + typeText(*array->getElementType()) + "]";
  if (const auto *function = llvm::dyn_cast<llvm::FunctionType>(&type))
    return typeText(*function->getReturnType()) + " (" + list(function->params()) +
           (function->isVarArg() ? ", ...)" : ")");
  return printed(type);
}

/// Of attributes and initialisers, which have types in them.
static std::string withoutNames(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [before, name] = text.split('%');
    result += before;
    if (before.size() == text.size())
      break;
    result += '%';
    text = name.consume_front("\"") ? name.split('"').second
                                    : name.drop_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  }
  return result;
}

namespace {
/// The words of one symbol.
class SymbolWords {
public:
  SymbolWords(const llvm::Module &module, IRWords &words) : words(words) { module.getContext().getMDKindNames(kinds); }

  void see(const llvm::Function &function);
  void see(const llvm::GlobalVariable &variable);
  void add(llvm::StringRef name, const llvm::Twine &text) { ++words[{name.str(), text.str()}]; }
  void addIf(bool isThere, const char *name) {
    if (isThere)
      add(name, name);
  }

private:
  void see(const llvm::Instruction &instruction);
  void seeValue(const llvm::User &user);
  void seeMemory(const llvm::Instruction &instruction);
  void seeCall(const llvm::CallBase &call);
  void seeConstant(const llvm::Constant &constant);
  void see(const llvm::AttributeList &list);
  void seeMetadata(llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>> nodes);

  IRWords &words;
  llvm::SmallVector<llvm::StringRef> kinds;
};
} // namespace

void SymbolWords::see(const llvm::AttributeList &list) {
  for (unsigned index : list.indexes()) {
    const std::string of = index == llvm::AttributeList::FunctionIndex ? ""
                           : index == llvm::AttributeList::ReturnIndex
                               ? " of the result"
                               : " of parameter " + std::to_string(index - llvm::AttributeList::FirstArgIndex);
    for (const llvm::Attribute &attribute : list.getAttributes(index))
      add(attribute.isStringAttribute() ? attribute.getKindAsString()
                                        : llvm::Attribute::getNameFromAttrKind(attribute.getKindAsEnum()),
          withoutNames(attribute.getAsString()) + of);
  }
}

/// The numbers of a node, such as those of !range, are of what it says; what else it refers to is not.
void SymbolWords::seeMetadata(llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>> nodes) {
  for (const auto &[kind, node] : nodes) {
    if (kind == llvm::LLVMContext::MD_dbg)
      continue;
    std::string text = ("!" + kinds[kind]).str();
    for (const llvm::MDOperand &operand : node->operands())
      if (const auto *constant = llvm::dyn_cast_if_present<llvm::ConstantAsMetadata>(operand.get());
          constant && llvm::isa<llvm::ConstantData>(constant->getValue()))
        text += " " + printed(*constant->getValue());
    add(("!" + kinds[kind]).str(), text);
  }
}

/// Of instructions and of constants that are written as they are.
void SymbolWords::seeValue(const llvm::User &user) {
  if (const auto *op = llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&user)) {
    addIf(op->hasNoUnsignedWrap(), "nuw");
    addIf(op->hasNoSignedWrap(), "nsw");
  }
  if (const auto *op = llvm::dyn_cast<llvm::TruncInst>(&user)) {
    addIf(op->hasNoUnsignedWrap(), "nuw");
    addIf(op->hasNoSignedWrap(), "nsw");
  }
  if (const auto *op = llvm::dyn_cast<llvm::PossiblyExactOperator>(&user))
    addIf(op->isExact(), "exact");
  if (const auto *op = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&user))
    addIf(op->isDisjoint(), "disjoint");
  if (const auto *op = llvm::dyn_cast<llvm::PossiblyNonNegInst>(&user))
    addIf(op->hasNonNeg(), "nneg");
  if (const auto *op = llvm::dyn_cast<llvm::ICmpInst>(&user))
    addIf(op->hasSameSign(), "samesign");
  if (const auto *op = llvm::dyn_cast<llvm::GEPOperator>(&user)) {
    add("getelementptr", "getelementptr " + typeText(*op->getSourceElementType()));
    addIf(op->isInBounds(), "inbounds");
    addIf(op->hasNoUnsignedSignedWrap(), "nusw");
    addIf(op->hasNoUnsignedWrap(), "nuw");
    addIf(op->getInRange().has_value(), "inrange");
  }
  if (const auto *op = llvm::dyn_cast<llvm::FPMathOperator>(&user)) {
    const llvm::FastMathFlags flags = op->getFastMathFlags();
    addIf(flags.allowReassoc(), "reassoc");
    addIf(flags.noNaNs(), "nnan");
    addIf(flags.noInfs(), "ninf");
    addIf(flags.noSignedZeros(), "nsz");
    addIf(flags.allowReciprocal(), "arcp");
    addIf(flags.allowContract(), "contract");
    addIf(flags.approxFunc(), "afn");
  }
  for (const llvm::Use &operand : user.operands())
    if (const auto *constant = llvm::dyn_cast<llvm::ConstantExpr>(operand))
      seeConstant(*constant);
}

void SymbolWords::seeConstant(const llvm::Constant &constant) {
  const auto &expression = llvm::cast<llvm::ConstantExpr>(constant);
  if (!llvm::isa<llvm::GEPOperator>(expression))
    add(expression.getOpcodeName(), llvm::Twine(expression.getOpcodeName()) + " of constants");
  seeValue(expression);
}

void SymbolWords::seeMemory(const llvm::Instruction &instruction) {
  auto order = [&](llvm::AtomicOrdering ordering) {
    if (ordering != llvm::AtomicOrdering::NotAtomic)
      add("atomic", llvm::Twine("atomic ") + llvm::toIRString(ordering));
  };
  auto align = [&](llvm::Align alignment) {
    add("align", llvm::Twine(instruction.getOpcodeName()) + " align " + llvm::Twine(alignment.value()));
  };
  if (instruction.isVolatile())
    add("volatile", llvm::Twine("volatile ") + instruction.getOpcodeName());
  if (const auto *op = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    order(op->getOrdering());
    align(op->getAlign());
  } else if (const auto *op = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    order(op->getOrdering());
    align(op->getAlign());
  } else if (const auto *op = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) {
    align(op->getAlign());
    add("alloca", "alloca " + typeText(*op->getAllocatedType()));
  } else if (const auto *op = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
    order(op->getOrdering());
    align(op->getAlign());
    add("atomicrmw", "atomicrmw " + llvm::AtomicRMWInst::getOperationName(op->getOperation()));
  } else if (const auto *op = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
    order(op->getSuccessOrdering());
    order(op->getFailureOrdering());
    align(op->getAlign());
    if (op->isWeak())
      add("weak", "weak cmpxchg");
  } else if (const auto *op = llvm::dyn_cast<llvm::FenceInst>(&instruction)) {
    order(op->getOrdering());
  }
  if (std::optional<llvm::SyncScope::ID> scope = llvm::getAtomicSyncScopeID(&instruction);
      scope && *scope != llvm::SyncScope::System)
    add("syncscope", "syncscope");
}

void SymbolWords::seeCall(const llvm::CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  add("call", callee ? "call of " + callee->getName() : llvm::Twine("indirect call"));
  see(call.getAttributes());
  if (call.getCallingConv() != llvm::CallingConv::C)
    add("convention", "calling convention " + llvm::Twine(call.getCallingConv()));
  const auto *plain = llvm::dyn_cast<llvm::CallInst>(&call);
  if (plain && plain->getTailCallKind() != llvm::CallInst::TCK_None) {
    const char *kind = plain->isMustTailCall() ? "musttail" : plain->isNoTailCall() ? "notail" : "tail";
    add(kind, llvm::Twine(kind) + " of a call");
  }
  for (unsigned i = 0; i < call.getNumOperandBundles(); ++i) {
    const std::string bundle = "\"" + call.getOperandBundleAt(i).getTagName().str() + "\"";
    add("bundle", "operand bundle " + bundle);
  }
}

void SymbolWords::see(const llvm::Instruction &instruction) {
  std::string text = instruction.getOpcodeName();
  if (const auto *compare = llvm::dyn_cast<llvm::CmpInst>(&instruction))
    text += (" " + llvm::CmpInst::getPredicateName(compare->getPredicate())).str();
  add("instruction", text + " " + typeText(*instruction.getType()));
  seeValue(instruction);
  seeMemory(instruction);
  if (const auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction))
    seeCall(*call);
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  instruction.getAllMetadataOtherThanDebugLoc(nodes);
  seeMetadata(nodes);
}

void SymbolWords::see(const llvm::Function &function) {
  see(function.getAttributes());
  add("type", typeText(*function.getFunctionType()));
  add("linkage", "linkage " + llvm::Twine(unsigned(function.getLinkage())));
  add("visibility", "visibility " + llvm::Twine(unsigned(function.getVisibility())));
  add("unnamed_addr", "unnamed_addr " + llvm::Twine(unsigned(function.getUnnamedAddr())));
  add("convention", "calling convention " + llvm::Twine(function.getCallingConv()));
  addIf(function.hasSection(), "section");
  addIf(function.hasComdat(), "comdat");
  addIf(function.hasGC(), "gc");
  addIf(function.hasPersonalityFn(), "personality");
  addIf(function.hasPrefixData(), "prefix");
  addIf(function.hasPrologueData(), "prologue");
  addIf(function.getAlign().has_value(), "align");
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  function.getAllMetadata(nodes);
  seeMetadata(nodes);
  if (function.isDeclaration())
    return;
  llvm::ReversePostOrderTraversal<const llvm::Function *> reached(&function);
  for (const llvm::BasicBlock *block : reached)
    for (const llvm::Instruction &instruction : *block)
      if (!llvm::isa<llvm::DbgInfoIntrinsic>(instruction))
        see(instruction);
}

void SymbolWords::see(const llvm::GlobalVariable &variable) {
  add("global", withoutNames(llvm::StringRef(printed(variable)).split(", !").first));
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  variable.getAllMetadata(nodes);
  seeMetadata(nodes);
}

std::map<std::string, IRWords> memref_cts::conformance::wordsOf(const llvm::Module &module) {
  std::map<std::string, IRWords> words;
  auto of = [&](llvm::StringRef symbol) { return SymbolWords(module, words[symbol.str()]); };
  for (const llvm::Function &function : module)
    if (!function.isIntrinsic())
      of(function.getName()).see(function);
  for (const llvm::GlobalVariable &variable : module.globals())
    of(variable.getName()).see(variable);
  for (const llvm::GlobalAlias &alias : module.aliases())
    of(alias.getName()).add("alias", printed(alias));
  for (const llvm::GlobalIFunc &function : module.ifuncs())
    of(function.getName()).add("ifunc", printed(function));
  SymbolWords own = of("");
  if (!module.getModuleInlineAsm().empty())
    own.add("asm", module.getModuleInlineAsm());
  own.add("target", module.getDataLayoutStr());
  for (const llvm::NamedMDNode &node : module.named_metadata())
    own.add(("!" + node.getName()).str(), ("!" + node.getName()).str());
  return words;
}

std::vector<LostWord> memref_cts::conformance::lostWords(const std::map<std::string, IRWords> &before,
                                                         const std::map<std::string, IRWords> &after) {
  static const IRWords none;
  std::vector<LostWord> lost;
  for (const auto &[symbol, words] : before) {
    auto found = after.find(symbol);
    const IRWords &left = found == after.end() ? none : found->second;
    for (const auto &[word, count] : words) {
      auto same = left.find(word);
      const uint64_t kept = same == left.end() ? 0 : same->second;
      if (kept < count)
        lost.push_back({symbol, word, count - kept});
    }
  }
  return lost;
}

bool memref_cts::conformance::isCountedLoss(llvm::StringRef name) {
  static constexpr const char *kNames[] = {
#define LOSS(NAME, MEANING) NAME,
#include "conformance/engines/ir/losses.def"
      nullptr};
  return llvm::any_of(llvm::ArrayRef(kNames).drop_back(), [&](const char *each) { return name == each; });
}
