//===- Exportable.cpp - What the exporter takes for granted ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What neither MLIR's verifier nor the exporter looks for in modules of the LLVM
// dialect, and what LLVM's code generators do of its IR. Changes nothing.
//
//===----------------------------------------------------------------------===//

#include "lowering/emit/Exportable.h"
#include "lowering/TypeConverter.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/BuiltinGCs.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/GCStrategy.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/MCSubtargetInfo.h"

using namespace memref_cts::lowering;

//===----------------------------------------------------------------------===//
// Before the export
//===----------------------------------------------------------------------===//

/// A type among attributes that LLVM does not have, which neither the LLVM
/// dialect nor the exporter looks for: its name, or "".
static std::string findForeignType(mlir::Operation *op) {
  auto foreign = [](mlir::Attribute attr) {
    auto named = mlir::dyn_cast<mlir::TypeAttr>(attr);
    return named && !mlir::LLVM::isCompatibleType(named.getValue());
  };
  for (mlir::NamedAttribute attr : op->getAttrs()) {
    if (foreign(attr.getValue()) && op->getInherentAttr(attr.getName()))
      return attr.getName().str();
    auto lists = mlir::dyn_cast<mlir::ArrayAttr>(attr.getValue());
    if (!lists || (attr.getName() != "arg_attrs" && attr.getName() != "res_attrs"))
      continue;
    for (mlir::Attribute list : lists)
      if (auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(list))
        for (mlir::NamedAttribute part : dictionary)
          if (foreign(part.getValue()) && part.getName().strref().starts_with("llvm."))
            return part.getName().str();
  }
  return "";
}

/// Why LLVM IR has no function of that name. Intrinsics are declared by their names.
static std::string findReservedName(mlir::Operation *op) {
  auto function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op);
  if (!function || !function.getName().starts_with("llvm."))
    return "";
  if (!function.isExternal())
    return "is defined, but LLVM reserves names that begin with 'llvm.' for intrinsics";
  if (llvm::Intrinsic::lookupIntrinsicID(function.getName()) == llvm::Intrinsic::not_intrinsic)
    return "has a name that LLVM reserves for intrinsics, but there is no such intrinsic";
  return "";
}

/// Why LLVM IR has no such function: its verifier looks over what its parser does not.
static std::string findForeignBoundary(mlir::Operation *op) {
  auto function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op);
  if (!function || function.getName().starts_with("llvm."))
    return "";
  mlir::LLVM::LLVMFunctionType type = function.getFunctionType();
  llvm::SmallVector<mlir::Type> types(type.getParams());
  types.push_back(type.getReturnType());
  for (mlir::Type part : types)
    if (mlir::isa<mlir::LLVM::LLVMLabelType, mlir::LLVM::LLVMMetadataType>(part)) {
      std::string text;
      llvm::raw_string_ostream(text) << "type '" << part << "' is not one of values that LLVM passes";
      return text;
    }
  return "";
}

/// Why LLVM has no such operation: the exporter asks for the size of what has none.
static std::string findSizelessType(mlir::Operation *op) {
  mlir::Type type;
  if (auto alloca = mlir::dyn_cast<mlir::LLVM::AllocaOp>(op))
    type = alloca.getElemType();
  else if (auto zero = mlir::dyn_cast<mlir::LLVM::ZeroOp>(op))
    type = zero.getType();
  if (!type ||
      !mlir::isa<mlir::LLVM::LLVMVoidType, mlir::LLVM::LLVMLabelType, mlir::LLVM::LLVMTokenType,
                 mlir::LLVM::LLVMMetadataType, mlir::LLVM::LLVMFunctionType>(type) ||
      (mlir::isa<mlir::LLVM::ZeroOp>(op) && mlir::isa<mlir::LLVM::LLVMTokenType>(type)))
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << "type '" << type << "' has no size";
  return text;
}

/// Why the function that unwinds the stack through `op` cannot be found, which the
/// exporter relies on.
static std::string findMissingPersonality(mlir::Operation *op, const mlir::SymbolTable &symbols) {
  auto function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op);
  std::optional<llvm::StringRef> name = function ? function.getPersonality() : std::nullopt;
  if (!name || mlir::isa_and_present<mlir::LLVM::LLVMFuncOp>(symbols.lookup(*name)))
    return "";
  return ("attribute 'personality' names '@" + *name + "', which is no function of the module").str();
}

/// A type of `op`, or in its attributes, with a pointer to a memory space that
/// LLVM does not have, or null.
static mlir::Type findUnknownSpace(mlir::Operation *op) {
  mlir::Type found;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::LLVM::LLVMPointerType type) {
    if (type.getAddressSpace() <= kMaxMemorySpace)
      return mlir::WalkResult::advance();
    found = type;
    return mlir::WalkResult::interrupt();
  });
  for (mlir::TypeRange types : {mlir::TypeRange(op->getOperandTypes()), mlir::TypeRange(op->getResultTypes())})
    for (mlir::Type type : types)
      walker.walk(type);
  if (!found)
    walker.walk(op->getAttrDictionary());
  return found;
}

mlir::LogicalResult memref_cts::lowering::checkExportable(mlir::ModuleOp module, const EmitOptions &options) {
  auto remedyOr = [&](llvm::StringRef usual) {
    return options.remedy.empty() ? usual : llvm::StringRef(options.remedy);
  };
  const mlir::SymbolTable symbols(module);
  mlir::WalkResult result = module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op == module)
      return mlir::WalkResult::advance();
    if (!mlir::isa_and_present<mlir::LLVM::LLVMDialect>(op->getDialect())) {
      mlir::InFlightDiagnostic error = mlir::emitError(op->getLoc());
      if (mlir::isa<mlir::ModuleOp>(op))
        error << "a module inside another one has no place in LLVM IR; emit it from a file of its own";
      else if (mlir::isa<mlir::UnrealizedConversionCastOp>(op))
        error << "'" << op->getName() << "' is left between passes; "
              << remedyOr("add --lower-to-llvm or --lower-reconcile-casts");
      else
        error << "'" << op->getName() << "' is not lowered; " << remedyOr("add --lower-to-llvm");
      return mlir::WalkResult::interrupt();
    }
    for (const std::string &trouble :
         {findReservedName(op), findForeignBoundary(op), findSizelessType(op), findMissingPersonality(op, symbols)})
      if (!trouble.empty()) {
        op->emitOpError(trouble);
        return mlir::WalkResult::interrupt();
      }
    if (mlir::Type type = findUnknownSpace(op)) {
      op->emitOpError() << "type " << type << " has a memory space above " << kMaxMemorySpace
                        << ", which LLVM does not have";
      return mlir::WalkResult::interrupt();
    }
    std::string name = findForeignType(op);
    if (name.empty())
      return mlir::WalkResult::advance();
    op->emitOpError("attribute '" + name + "' names a type that LLVM does not have");
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// After the export
//===----------------------------------------------------------------------===//

mlir::Location memref_cts::lowering::findPlace(mlir::ModuleOp module, llvm::StringRef name) {
  mlir::Operation *op = name.empty() ? nullptr : module.lookupSymbol(name);
  auto file = module.getLoc()->findInstanceOf<mlir::FileLineColLoc>();
  if (!op && file && file.getLine() == 0 && !module.getBody()->empty())
    op = &module.getBody()->front();
  return op ? op->getLoc() : module.getLoc();
}

std::string memref_cts::lowering::findPrintedName(llvm::StringRef text) {
  llvm::StringRef name = text.split('@').second;
  if (!name.consume_front("\""))
    return name.take_while([](char c) { return llvm::isAlnum(c) || llvm::is_contained({'_', '.', '$', '-'}, c); })
        .str();
  std::string plain;
  for (name = name.split('"').first; !name.empty(); name = name.drop_front()) {
    uint8_t code;
    if (name[0] == '\\' && !name.substr(1, 2).getAsInteger(16, code)) {
      plain += char(code);
      name = name.drop_front(2);
    } else {
      plain += name[0];
    }
  }
  return plain;
}

namespace {
/// Where a string is the value of a function's attribute, what LLVM's code
/// generators need it to be: a number, or one of a list.
struct ValueRule {
  llvm::StringLiteral attribute;
  /// Empty: an unsigned number.
  llvm::StringLiteral values;
  /// What the target's name begins with.
  llvm::StringLiteral target = "";
  uint64_t most = UINT64_MAX;
};
} // namespace

/// GCC's bound for the same attribute.
static constexpr uint64_t kMaxPatchableEntries = 65535;
static constexpr ValueRule kValueRules[] = {
    {"patchable-function-entry", "", "", kMaxPatchableEntries},
    {"patchable-function-prefix", "", "", kMaxPatchableEntries},
    {"stack-probe-size", ""},
    {"stack-protector-buffer-size", ""},
    {"zero-call-used-regs", "skip used-gpr-arg used-gpr used-arg used all-gpr-arg all-gpr all-arg all"},
    {"interrupt", "eic sw0 sw1 hw0 hw1 hw2 hw3 hw4 hw5", "mips"},
};

/// Why LLVM makes no code of `function`, crashes or does not end, though its verifier
/// accepts it.
static std::string explainNoCode(const llvm::Function &function) {
  if (uint64_t alignment = function.getFnStackAlign().valueOrOne().value(); alignment > llvm::Value::MaximumAlignment)
    return "attribute 'alignstack' is " + std::to_string(alignment) + ", more than " +
           std::to_string(llvm::Value::MaximumAlignment);
  for (const ValueRule &rule : kValueRules) {
    if (!function.hasFnAttribute(rule.attribute) ||
        !function.getParent()->getTargetTriple().getArchName().starts_with(rule.target))
      continue;
    llvm::StringRef value = function.getFnAttribute(rule.attribute).getValueAsString();
    uint64_t number;
    llvm::SmallVector<llvm::StringRef> values;
    rule.values.split(values, ' ');
    if (rule.values.empty() ? value.getAsInteger(0, number) : !llvm::is_contained(values, value))
      return ("attribute '" + rule.attribute + "' is '" + value + "', which is " +
              (rule.values.empty() ? "no number" : "none of: " + llvm::join(values, ", ")))
          .str();
    if (rule.values.empty() && number > rule.most)
      return ("attribute '" + rule.attribute + "' is " + value + ", more than " + llvm::Twine(rule.most)).str();
  }
  return "";
}

/// More than what pages of memory are aligned by; an object file is padded to it.
static constexpr uint64_t kMaxCodeAlignment = uint64_t(1) << 24;

/// Why the function or variable is not written into an object, or "".
template <typename Symbol>
static std::string explainAlignment(const Symbol &symbol) {
  uint64_t alignment = symbol.getAlign().valueOrOne().value();
  if (symbol.isDeclaration() || alignment <= kMaxCodeAlignment)
    return "";
  return "attribute 'alignment' is " + std::to_string(alignment) + ", more than " + std::to_string(kMaxCodeAlignment);
}

/// Why `function` cannot have the garbage collector it names, where code is made.
static std::string explainCollector(const llvm::Function &function) {
  if (!function.hasGC())
    return "";
  llvm::linkAllBuiltinGCs();
  std::string known;
  for (const llvm::GCRegistry::entry &entry : llvm::GCRegistry::entries()) {
    if (entry.getName() == function.getGC())
      return "";
    known += (known.empty() ? "" : ", ") + entry.getName().str();
  }
  return "garbage collector '" + function.getGC() + "' is none that LLVM has: " + known;
}

/// What LLVM's verifier says of `exported`, as one error at the function or
/// global that it is about.
static mlir::LogicalResult verify(mlir::ModuleOp module, const llvm::Module &exported) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (!llvm::verifyModule(exported, &stream))
    return mlir::success();
  // What it prints after the first line are values, with names of their own.
  auto [said, values] = llvm::StringRef(text).split('\n');
  std::string name = findPrintedName(values.split('\n').first), ofFunction;
  llvm::raw_string_ostream again(ofFunction);
  for (const llvm::Function &function : exported)
    if (llvm::verifyFunction(function, &again)) {
      name = function.getName();
      said = llvm::StringRef(ofFunction).split('\n').first;
      break;
    }
  mlir::InFlightDiagnostic error = mlir::emitError(findPlace(module, name)) << "LLVM's verifier: " << said;
  if (!name.empty())
    error << " (of '@" << name << "')";
  return error;
}

mlir::LogicalResult memref_cts::lowering::checkExported(mlir::ModuleOp module, const llvm::Module &exported,
                                                        bool makesCode) {
  if (mlir::failed(verify(module, exported)))
    return mlir::failure();
  if (!makesCode)
    return mlir::success();
  auto reject = [&](llvm::StringRef kind, llvm::StringRef name, llvm::StringRef trouble) -> mlir::LogicalResult {
    return mlir::emitError(findPlace(module, name)) << kind << " '@" << name << "': " << trouble;
  };
  for (const llvm::Function &function : exported)
    for (const std::string &trouble : {explainNoCode(function), explainCollector(function), explainAlignment(function)})
      if (!trouble.empty())
        return reject("function", function.getName(), trouble);
  for (const llvm::GlobalVariable &variable : exported.globals())
    if (std::string trouble = explainAlignment(variable); !trouble.empty())
      return reject("variable", variable.getName(), trouble);
  return mlir::success();
}

/// Takes features that `target` does not have out of `function` and into `unknown`.
static void dropUnknownFeatures(llvm::Function &function, const llvm::MCSubtargetInfo &target,
                                llvm::SmallVectorImpl<llvm::StringRef> &unknown) {
  llvm::StringRef all = function.getFnAttribute("target-features").getValueAsString();
  llvm::SmallVector<llvm::StringRef> known;
  for (llvm::StringRef feature : llvm::split(all, ',')) {
    llvm::StringRef name = feature;
    bool hasSign = name.consume_front("+") || name.consume_front("-");
    llvm::ArrayRef<llvm::SubtargetFeatureKV> features = target.getAllProcessorFeatures();
    const llvm::SubtargetFeatureKV *found = llvm::lower_bound(features, name);
    bool isKnown = hasSign && found != features.end() && llvm::StringRef(found->Key) == name;
    (isKnown ? known : unknown).push_back(feature);
  }
  if (!unknown.empty())
    function.addFnAttr("target-features", llvm::join(known, ","));
}

mlir::LogicalResult memref_cts::lowering::checkProcessors(mlir::ModuleOp module, llvm::Module &exported,
                                                          const llvm::MCSubtargetInfo &target) {
  std::string triple = target.getTargetTriple().str();
  llvm::StringSet<> said;
  for (llvm::Function &function : exported) {
    for (llvm::StringRef name : {"target-cpu", "tune-cpu"}) {
      llvm::StringRef processor = function.getFnAttribute(name).getValueAsString();
      if (!processor.empty() && !target.isCPUStringValid(processor))
        return mlir::emitError(findPlace(module, function.getName()))
               << "function '@" << function.getName() << "': the target '" << triple << "' has no processor '"
               << processor << "'";
    }
    if (!function.hasFnAttribute("target-features"))
      continue;
    llvm::SmallVector<llvm::StringRef> unknown;
    dropUnknownFeatures(function, target, unknown);
    for (llvm::StringRef feature : unknown)
      if (said.insert(feature).second)
        mlir::emitWarning(findPlace(module, function.getName()))
            << "function '@" << function.getName() << "': the target '" << triple << "' has no feature '" << feature
            << "', which is left out";
  }
  return mlir::success();
}

void SaysOnce::markAssembly(llvm::Module &exported) {
  assembly.clear();
  module.walk([&](mlir::LLVM::InlineAsmOp op) { assembly.push_back(op); });
  llvm::SmallVector<llvm::CallBase *> calls;
  for (llvm::Function &function : exported)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction); call && call->isInlineAsm())
        calls.push_back(call);
  // The exporter keeps the order.
  if (calls.size() != assembly.size())
    return assembly.clear();
  llvm::Type *type = llvm::Type::getInt64Ty(exported.getContext());
  for (auto [number, call] : llvm::enumerate(calls)) {
    auto *value = llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(type, number + 1));
    call->setMetadata("srcloc", llvm::MDNode::get(exported.getContext(), value));
  }
}

/// The function that `info` is about, or null; `text` becomes what it says.
static const llvm::Function *explainFunction(const llvm::DiagnosticInfo &info, std::string &text) {
  static constexpr llvm::DiagnosticKind kKinds[] = {llvm::DK_GenericWithLoc, llvm::DK_LegalizationFailure,
                                                    llvm::DK_RegAllocFailure, llvm::DK_ResourceLimit,
                                                    llvm::DK_Unsupported};
  if (!llvm::is_contained(kKinds, info.getKind()))
    return nullptr;
  const auto &placed = static_cast<const llvm::DiagnosticInfoWithLocationBase &>(info);
  if (const auto *unsupported = llvm::dyn_cast<llvm::DiagnosticInfoUnsupported>(&info)) {
    text = unsupported->getMessage().str();
    return &placed.getFunction();
  }
  llvm::raw_string_ostream stream(text);
  llvm::DiagnosticPrinterRawOStream printer(stream);
  info.print(printer);
  if (std::string place = placed.getLocationStr() + ": "; llvm::StringRef(text).starts_with(place))
    text.erase(0, place.size());
  return &placed.getFunction();
}

bool SaysOnce::handleDiagnostics(const llvm::DiagnosticInfo &info) {
  if (info.getSeverity() != llvm::DS_Error)
    return false;
  if (hasSaid)
    return true;
  hasSaid = true;
  std::string text, name;
  uint64_t number = 0; // of `assembly`, from 1
  if (const llvm::Function *function = explainFunction(info, text)) {
    name = function->getName();
    text = "function '@" + name + "': " + text;
  } else if (const auto *parsed = llvm::dyn_cast<llvm::DiagnosticInfoSrcMgr>(&info)) {
    number = parsed->getLocCookie();
    text =
        ("assembly '" + parsed->getSMDiag().getLineContents().trim() + "': " + parsed->getSMDiag().getMessage()).str();
  } else {
    llvm::raw_string_ostream stream(text);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info.print(printer);
    if (const auto *inlined = llvm::dyn_cast<llvm::DiagnosticInfoInlineAsm>(&info)) {
      number = inlined->getLocCookie();
      text = inlined->getMsgStr().str();
    }
  }
  mlir::Location place = number - 1 < assembly.size() ? assembly[number - 1].getLoc() : findPlace(module, name);
  mlir::emitError(place) << "LLVM: " << llvm::StringRef(text).rtrim();
  return true;
}
