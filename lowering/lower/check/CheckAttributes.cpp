//===- CheckAttributes.cpp - What becomes of attributes -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of functions, calls, their arguments and results, of modules, and
// those that other operations do not know. Each is carried (Boundary.cpp), or
// is said: an error where the meaning would be another one, else a warning.
// Changes nothing. Carries LLVMMOD-ATTR-01 to 03, LLVMMOD-LINK-05, -07,
// LLVMMOD-PASS-01, -05, -06.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckAttributes.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/cf/ControlFlow.h"
#include "lowering/lower/check/Legality.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/IR/Attributes.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

/// What the exporter knows of arguments and results: it passes over the rest of
/// the LLVM dialect's attributes without a word, and so does the verifier.
static bool isKnownOfParameters(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained({Dialect::getAlignAttrName(),
                             Dialect::getAllocAlignAttrName(),
                             Dialect::getAllocatedPointerAttrName(),
                             Dialect::getByValAttrName(),
                             Dialect::getByRefAttrName(),
                             Dialect::getNoUndefAttrName(),
                             Dialect::getDereferenceableAttrName(),
                             Dialect::getDereferenceableOrNullAttrName(),
                             Dialect::getElementTypeAttrName(),
                             Dialect::getInAllocaAttrName(),
                             Dialect::getInRegAttrName(),
                             Dialect::getNestAttrName(),
                             Dialect::getNoAliasAttrName(),
                             Dialect::getNoCaptureAttrName(),
                             Dialect::getNoFreeAttrName(),
                             Dialect::getNonNullAttrName(),
                             Dialect::getPreallocatedAttrName(),
                             Dialect::getRangeAttrName(),
                             Dialect::getReadonlyAttrName(),
                             Dialect::getReadnoneAttrName(),
                             Dialect::getReturnedAttrName(),
                             Dialect::getSExtAttrName(),
                             Dialect::getStackAlignmentAttrName(),
                             Dialect::getStructRetAttrName(),
                             Dialect::getWriteOnlyAttrName(),
                             Dialect::getZExtAttrName()},
                            name);
}

/// The same of functions, besides what the exporter and this lowering take from
/// them.
static bool isKnownOfFunctions(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained({StringRef(kLinkageAttr), StringRef(kBarePointersAttr), Dialect::getEmitCWrapperAttrName(),
                             Dialect::getReadnoneAttrName()},
                            name);
}

static bool isKnownOfModules(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained({Dialect::getDataLayoutAttrName(), Dialect::getTargetTripleAttrName(),
                             Dialect::getTargetAttrName(), Dialect::getIdentAttrName(),
                             Dialect::getCommandlineAttrName(), Dialect::getModuleLevelAsmAttrName(),
                             Dialect::getDependentLibrariesAttrName()},
                            name);
}

/// An attribute of the LLVM dialect that says nothing where it is
/// (LLVMMOD-ATTR-01).
static ReasonText checkNames(ArrayRef<NamedAttribute> attrs, bool (*isKnown)(StringRef), const char *where) {
  for (NamedAttribute attr : attrs)
    if (StringRef name = attr.getName(); name.starts_with("llvm.") && !isKnown(name))
      return "attribute '" + name.str() + "' is unknown to the LLVM dialect on " + where;
  return std::nullopt;
}

static ReasonText checkNames(ArrayAttr attrs, const char *where) {
  if (attrs)
    for (Attribute attr : attrs)
      if (ReasonText trouble = checkNames(cast<DictionaryAttr>(attr).getValue(), isKnownOfParameters, where))
        return trouble;
  return std::nullopt;
}

/// The exporter takes what it finds for what it needs.
static ReasonText checkModuleAttribute(NamedAttribute attr) {
  using Dialect = LLVM::LLVMDialect;
  StringRef name = attr.getName();
  bool isText = isa<StringAttr>(attr.getValue());
  auto list = dyn_cast<ArrayAttr>(attr.getValue());
  bool isTexts = list && llvm::all_of(list, llvm::IsaPred<StringAttr>);
  if (!isText && llvm::is_contained({Dialect::getDataLayoutAttrName(), Dialect::getTargetTripleAttrName(),
                                     Dialect::getIdentAttrName(), Dialect::getCommandlineAttrName()},
                                    name))
    return "attribute '" + name.str() + "' is not a string";
  if (!isTexts &&
      llvm::is_contained({Dialect::getModuleLevelAsmAttrName(), Dialect::getDependentLibrariesAttrName()}, name))
    return "attribute '" + name.str() + "' is not a list of strings";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkModule(ModuleOp module) {
  for (NamedAttribute attr : module->getAttrs())
    if (ReasonText trouble = checkModuleAttribute(attr))
      return trouble;
  return checkNames(module->getAttrs(), isKnownOfModules, "modules");
}

/// One attribute of an argument of source type `type`, which `boundary`
/// passes to something with the result type `result`.
static ReasonText checkArgumentAttribute(NamedAttribute attr, Type type, TypeRange results, Type result,
                                         const LoweringTypeConverter &boundary) {
  std::string name = "attribute '" + attr.getName().str() + "' ";
  bool isMemRef = isa<BaseMemRefType>(type);
  if (namesPointee(attr.getName())) {
    if (isMemRef && !boundary.passesBarePointers())
      return name + "is on an argument of " + printType(type) + ", which is not passed as one pointer";
    auto named = dyn_cast<TypeAttr>(attr.getValue());
    if (!named)
      return name + "is not a type";
    Type pointee = boundary.convertType(named.getValue());
    if (!pointee)
      return name + "names " + explainType(named.getValue(), boundary);
    if (!LLVM::isLoadableType(pointee))
      return name + "names " + printType(pointee) + ", which has no size";
    return std::nullopt;
  }
  StringRef llvmName = attr.getName().strref();
  // It is dropped where the result is packed or a descriptor.
  if (llvmName == LLVM::LLVMDialect::getReturnedAttrName() && !isMemRef &&
      (results.empty() ||
       (results.size() == 1 && !isa<BaseMemRefType>(results.front()) && boundary.convertType(type) != result)))
    return name + "is on an argument whose type is not that of the result";
  if (llvmName == LLVM::LLVMDialect::getAlignAttrName() || llvmName == LLVM::LLVMDialect::getStackAlignmentAttrName())
    if (auto value = dyn_cast<IntegerAttr>(attr.getValue());
        value && (!value.getValue().isPowerOf2() || value.getValue().getActiveBits() > 33))
      return name + "is not a power of two up to 4294967296";
  return std::nullopt;
}

/// What LLVM asks of the arguments of one function together. It holds for the
/// function's C wrapper too: there no memref has more arguments, and what comes
/// first there comes with a result, beside which no argument is `sret`.
static ReasonText checkPositions(ArrayAttr attrs, Type result) {
  using Dialect = LLVM::LLVMDialect;
  llvm::SmallDenseSet<StringRef> seen;
  for (auto [number, attr] : llvm::enumerate(attrs)) {
    auto dictionary = cast<DictionaryAttr>(attr);
    for (StringRef name : {Dialect::getStructRetAttrName(), Dialect::getReturnedAttrName(), Dialect::getNestAttrName()})
      if (dictionary.get(name) && !seen.insert(name).second)
        return ("has the attribute '" + name + "' on two arguments").str();
    if (dictionary.get(Dialect::getStructRetAttrName()) && !isa<LLVM::LLVMVoidType>(result))
      return "has the attribute 'llvm.sret' on an argument, and results "
             "besides";
    if (number > 1 && dictionary.get(LLVM::LLVMDialect::getStructRetAttrName()))
      return "has the attribute 'llvm.sret' on an argument that is neither the "
             "first nor the second one that is passed";
    if (number + 1 != attrs.size() && dictionary.get(LLVM::LLVMDialect::getInAllocaAttrName()))
      return "has the attribute 'llvm.inalloca' on an argument that is not the "
             "last one that is passed";
  }
  return std::nullopt;
}

/// Ranges have the width of what they are ranges of, which nobody else checks.
static ReasonText checkRanges(ArrayAttr attrs, ArrayRef<Type> types) {
  if (!attrs)
    return std::nullopt;
  for (auto [attr, type] : llvm::zip(attrs, types)) {
    auto range = cast<DictionaryAttr>(attr).getAs<LLVM::ConstantRangeAttr>(LLVM::LLVMDialect::getRangeAttrName());
    if (range && !getElementTypeOrSelf(type).isInteger(range.getLower().getBitWidth()))
      return "attribute 'llvm.range' has another width than " + printType(type);
  }
  return std::nullopt;
}

/// Whether an attribute says how a value is passed, and not only promises
/// something: without a promise a program does nothing else than with it.
static bool saysHowPassed(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return namesPointee(name) ||
         llvm::is_contained({Dialect::getInRegAttrName(), Dialect::getNestAttrName(), Dialect::getSExtAttrName(),
                             Dialect::getZExtAttrName(), Dialect::getStackAlignmentAttrName()},
                            name);
}

/// LLVMMOD-ATTR-02: what is in `given` and in none of `carried`.
static ReasonText checkCarried(Operation *op, Checker &checker, DictionaryAttr given, ArrayRef<Attribute> carried,
                               const Twine &where) {
  for (NamedAttribute attr : given) {
    if (llvm::any_of(carried, [&](Attribute other) { return cast<DictionaryAttr>(other).contains(attr.getName()); }))
      continue;
    std::string text = ("attribute '" + attr.getName().str() + "' has no place on " + where).str();
    if (saysHowPassed(attr.getName()))
      return text;
    checker.warn(op, text + ", and is left out");
  }
  return std::nullopt;
}

/// The same of all arguments, which become those with `passed`.
static ReasonText checkArgumentsCarried(Operation *op, Checker &checker, const LoweringTypeConverter &boundary,
                                        TypeRange types, ArrayAttr given, ArrayRef<Attribute> passed) {
  for (auto [type, attrs] : llvm::zip_equal(types, given)) {
    SmallVector<Type> fields;
    (void)boundary.flattenArgument(type, fields);
    if (ReasonText trouble = checkCarried(op, checker, cast<DictionaryAttr>(attrs), passed.take_front(fields.size()),
                                          "an argument of " + printType(type) + " as it is passed"))
      return trouble;
    passed = passed.drop_front(fields.size());
  }
  return std::nullopt;
}

/// What the LLVM dialect says of a function with these attributes.
static ReasonText checkByDialect(Location loc, LLVM::LLVMFunctionType type, ArrayAttr argAttrs, ArrayAttr resAttrs,
                                 ArrayRef<NamedAttribute> own) {
  OpBuilder builder(loc.getContext());
  OwningOpRef<LLVM::LLVMFuncOp> function = LLVM::LLVMFuncOp::create(builder, loc, "attributes", type);
  // Less is asked of a declaration, but LLVM asks it of both.
  builder.setInsertionPointToStart(function->addEntryBlock(builder));
  LLVM::UnreachableOp::create(builder, loc);
  for (NamedAttribute attr : own) {
    if (!LLVM::LLVMFuncOp::getInherentAttr(loc.getContext(), function->getProperties(), attr.getName()))
      continue;
    // Another kind of attribute is as if none was given.
    (*function)->setAttr(attr.getName(), attr.getValue());
    if ((*function)->getAttr(attr.getName()) != attr.getValue())
      return "attribute '" + attr.getName().str() + "' is of another kind than that of 'llvm.func'";
  }
  if (argAttrs)
    function->setArgAttrsAttr(argAttrs);
  if (resAttrs)
    function->setResAttrsAttr(resAttrs);
  ReasonText said;
  uint64_t thread = llvm::get_threadid();
  ScopedDiagnosticHandler handler(loc.getContext(), [&](Diagnostic &diagnostic) {
    if (llvm::get_threadid() != thread)
      return failure();
    if (!said && diagnostic.getSeverity() == DiagnosticSeverity::Error)
      said = diagnostic.str();
    return success();
  });
  if (succeeded(verify(*function)))
    return std::nullopt;
  return "has an attribute that its LLVM form cannot have: " + said.value_or("it does not verify");
}

ReasonText memref_cts::lowering::checkAttributes(Operation *op, Checker &checker, const LoweringTypeConverter &boundary,
                                                 FunctionType type, ArrayAttr argAttrs, ArrayAttr resAttrs,
                                                 ArrayRef<NamedAttribute> own) {
  if (!argAttrs && !resAttrs && own.empty())
    return std::nullopt;
  if (ReasonText trouble = checkNames(argAttrs, "arguments"))
    return trouble;
  if (ReasonText trouble = checkNames(resAttrs, "results"))
    return trouble;
  LLVM::LLVMFunctionType signature = boundary.convertSignature(type, /*variadic=*/false);
  if (!signature)
    return std::nullopt;
  if (argAttrs)
    for (auto [source, attrs] : llvm::zip_equal(type.getInputs(), argAttrs))
      for (NamedAttribute attr : cast<DictionaryAttr>(attrs))
        if (ReasonText trouble =
                checkArgumentAttribute(attr, source, type.getResults(), signature.getReturnType(), boundary))
          return trouble;
  ArrayAttr passed = flattenArgumentAttributes(boundary, type, argAttrs);
  if (passed) {
    if (ReasonText trouble =
            checkArgumentsCarried(op, checker, boundary, type.getInputs(), argAttrs, passed.getValue()))
      return trouble;
    if (ReasonText trouble = checkPositions(passed, signature.getReturnType()))
      return trouble;
  }
  ArrayAttr returned = keepResultAttributes(boundary, type.getResults(), resAttrs);
  if (resAttrs)
    for (auto [source, attrs] : llvm::zip_equal(type.getResults(), resAttrs))
      if (ReasonText trouble = checkCarried(op, checker, cast<DictionaryAttr>(attrs),
                                            returned ? returned.getValue() : ArrayRef<Attribute>(),
                                            "a result of " + printType(source) + " as it is returned"))
        return trouble;
  if (ReasonText trouble = checkRanges(passed, signature.getParams()))
    return trouble;
  if (ReasonText trouble = checkRanges(returned, signature.getReturnTypes()))
    return trouble;
  return checkByDialect(op->getLoc(), signature, passed, returned, own);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// LLVMMOD-LINK-05, LLVMMOD-LINK-07.
static ReasonText checkLinkage(func::FuncOp func) {
  Attribute attr = func->getAttr(kLinkageAttr);
  if (!attr)
    return std::nullopt;
  auto kind = dyn_cast<LLVM::LinkageAttr>(attr);
  if (!kind)
    return "attribute 'llvm.linkage' is not a linkage";
  LLVM::Linkage linkage = kind.getLinkage();
  if (linkage == LLVM::Linkage::Common || linkage == LLVM::Linkage::Appending)
    return "is a function, whose linkage cannot be " + LLVM::linkage::stringifyLinkage(linkage).str();
  if (func.isExternal() && linkage != LLVM::Linkage::External && linkage != LLVM::Linkage::ExternWeak)
    return "is a declaration, whose linkage can only be external or "
           "extern_weak";
  if (!func.isExternal() && linkage == LLVM::Linkage::ExternWeak)
    return "is a definition, whose linkage cannot be extern_weak";
  return std::nullopt;
}

/// LLVMMOD-PASS-01 to 06; numbers as text are for LLVM (LLVMMOD-PASS-07).
static ReasonText checkPassthrough(Attribute attr) {
  auto entries = dyn_cast<ArrayAttr>(attr);
  if (!entries)
    return "attribute 'passthrough' is not an array";
  for (Attribute entry : entries) {
    auto name = dyn_cast<StringAttr>(entry);
    StringAttr value;
    if (auto pair = dyn_cast<ArrayAttr>(entry); pair && pair.size() == 2) {
      name = dyn_cast<StringAttr>(pair[0]);
      value = dyn_cast<StringAttr>(pair[1]);
      if (!value)
        name = nullptr;
    }
    if (!name)
      return "attribute 'passthrough' has an entry that is neither a string "
             "nor a pair of strings";
    if (name.empty())
      return "attribute 'passthrough' has an entry without a name";
    using LLVMAttr = llvm::Attribute;
    LLVMAttr::AttrKind kind = LLVMAttr::getAttrKindFromName(name.getValue());
    if (kind == LLVMAttr::None)
      continue;
    std::string text = "attribute 'passthrough' names '" + name.str() + "', ";
    if (!LLVMAttr::canUseAsFnAttr(kind))
      return text + "which is no attribute of functions";
    bool takesValue = LLVMAttr::isIntAttrKind(kind);
    if (takesValue != (value != nullptr))
      return text + (takesValue ? "which needs a value" : "which takes no value");
    uint64_t number;
    if (kind == LLVMAttr::StackAlignment && !value.getValue().getAsInteger(0, number) &&
        (!llvm::isPowerOf2_64(number) || number > 1u << 8))
      return text + "whose value is not a power of two up to 256";
  }
  return std::nullopt;
}

/// Why attributes of `func` itself cannot be those of its LLVM form, which are
/// `own` (LLVMMOD-ATTR-03).
static ReasonText checkOwn(func::FuncOp func, Checker &checker, ArrayRef<NamedAttribute> own) {
  if (ReasonText trouble = checkNames(func->getAttrs(), isKnownOfFunctions, "functions"))
    return trouble;
  StringRef readnone = LLVM::LLVMDialect::getReadnoneAttrName();
  if (func->hasAttr(readnone) && func->hasAttr(kMemoryEffectsAttr))
    return ("has both '" + readnone + "' and '" + kMemoryEffectsAttr + "'").str();
  for (StringRef name : {"CConv", "comdat", "linkage", "personality"})
    if (func->hasAttr(name))
      return ("attribute '" + name + "' of 'llvm.func' cannot be given to 'func.func'").str();
  // The exporter would round it, and LLVM's verifier has no locations.
  if (auto align = func->getAttrOfType<IntegerAttr>("alignment"); align && !align.getValue().isPowerOf2())
    return "attribute 'alignment' is not a power of two";
  if (auto range = func->getAttrOfType<LLVM::VScaleRangeAttr>("vscale_range")) {
    uint64_t least = range.getMinRange().getInt(), most = range.getMaxRange().getInt();
    if (!llvm::isPowerOf2_64(least) || (most != 0 && (!llvm::isPowerOf2_64(most) || most < least)))
      return "attribute 'vscale_range' is not from a power of two to one that "
             "is as large, or 0";
  }
  for (StringRef name : {readnone, StringRef(kMemoryEffectsAttr)})
    if (func->hasAttr(name) &&
        llvm::none_of(own, [](NamedAttribute attr) { return attr.getName() == kMemoryEffectsAttr; }))
      checker.warn(func, ("attribute '" + name +
                          "' does not hold of descriptors of unranked memrefs, "
                          "which are passed "
                          "in memory, and is left out")
                             .str());
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkFunctionAttributes(func::FuncOp func, Checker &checker,
                                                         const LoweringTypeConverter &boundary) {
  SmallVector<NamedAttribute> own = keepFunctionAttributes(func);
  if (ReasonText trouble = checkOwn(func, checker, own))
    return trouble;
  if (ReasonText trouble = checkLinkage(func))
    return trouble;
  if (Attribute attr = func->getAttr("passthrough"))
    if (ReasonText trouble = checkPassthrough(attr))
      return trouble;
  return checkAttributes(func, checker, boundary, func.getFunctionType(), func.getArgAttrsAttr(),
                         func.getResAttrsAttr(), own);
}

//===----------------------------------------------------------------------===//
// Other operations
//===----------------------------------------------------------------------===//

void memref_cts::lowering::checkDiscardable(Operation *op, Checker &checker) {
  for (NamedAttribute attr : op->getDiscardableAttrs())
    if (LLVM::LoopAnnotationAttr loop = getLoopAnnotation(op); !loop || attr.getValue() != loop)
      checker.warn(op,
                   "attribute '" + attr.getName().str() + "' cannot be kept on the lowered operation, and is left out");
}
