//===- CheckFunc.cpp - What can be lowered of func ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Check functions that LoweredOps.def names: types at the boundary, attributes
// that the converted function or call would have, wrappers. Changes nothing.
// Carries BARE-07 to 10, BARE-20, CIFACE-20, CIFACE-23, LLVMMOD-LINK-05, -07,
// LLVMMOD-PASS-01, -05, -06.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/Check.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/IR/Attributes.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace memref_cts::lowering;

using Reason = std::optional<std::string>;

bool memref_cts::lowering::isVariadicFunction(Operation *function) {
  auto varargs = function->getAttrOfType<BoolAttr>("func.varargs");
  return varargs && varargs.getValue();
}

/// Whether LLVM has values of a converted type outside of its own intrinsics,
/// and knows their size. What `known` says of a type that is being looked at is
/// for structs inside themselves.
static bool hasValues(Type type, llvm::SmallDenseMap<Type, bool> &known) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return hasValues(array.getElementType(), known);
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    auto [entry, isNew] = known.try_emplace(type, false);
    if (!isNew || record.isOpaque())
      return entry->second;
    return known[type] = llvm::all_of(record.getBody(), [&](Type member) {
             return hasValues(member, known);
           });
  }
  return !isa<LLVM::LLVMVoidType, LLVM::LLVMFunctionType, LLVM::LLVMLabelType,
              LLVM::LLVMTokenType, LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType>(
      type);
}

/// Whether values of these types can be passed and returned.
static Reason checkBoundary(TypeRange types,
                            const LoweringTypeConverter &converter) {
  llvm::SmallDenseMap<Type, bool> known;
  for (Type type : types) {
    Type converted = converter.convertType(type);
    if (converted && !hasValues(converted, known))
      return printType(type) + " is not one of values that LLVM passes";
  }
  if (!converter.passesBarePointers())
    return std::nullopt;
  for (Type type : types)
    if (std::string trouble = converter.explainBareTrouble(type);
        !trouble.empty())
      return printType(type) + " " + trouble;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Attributes of arguments and results
//===----------------------------------------------------------------------===//

/// What the exporter knows of arguments and results: it passes over the rest of the
/// LLVM dialect's attributes without a word, and so does the verifier.
static bool isKnownOfParameters(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained(
      {Dialect::getAlignAttrName(), Dialect::getAllocAlignAttrName(), Dialect::getAllocatedPointerAttrName(),
       Dialect::getByValAttrName(), Dialect::getByRefAttrName(), Dialect::getNoUndefAttrName(),
       Dialect::getDereferenceableAttrName(), Dialect::getDereferenceableOrNullAttrName(),
       Dialect::getElementTypeAttrName(), Dialect::getInAllocaAttrName(), Dialect::getInRegAttrName(),
       Dialect::getNestAttrName(), Dialect::getNoAliasAttrName(), Dialect::getNoCaptureAttrName(),
       Dialect::getNoFreeAttrName(), Dialect::getNonNullAttrName(), Dialect::getPreallocatedAttrName(),
       Dialect::getRangeAttrName(), Dialect::getReadonlyAttrName(), Dialect::getReadnoneAttrName(),
       Dialect::getReturnedAttrName(), Dialect::getSExtAttrName(), Dialect::getStackAlignmentAttrName(),
       Dialect::getStructRetAttrName(), Dialect::getWriteOnlyAttrName(), Dialect::getZExtAttrName()},
      name);
}

/// The same of functions, besides what the exporter and this lowering take from them.
static bool isKnownOfFunctions(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained(
      {StringRef(kLinkageAttr), StringRef(kBarePointersAttr), Dialect::getEmitCWrapperAttrName(),
       Dialect::getReadnoneAttrName()},
      name);
}

static bool isKnownOfModules(StringRef name) {
  using Dialect = LLVM::LLVMDialect;
  return llvm::is_contained(
      {Dialect::getDataLayoutAttrName(), Dialect::getTargetTripleAttrName(), Dialect::getTargetAttrName(),
       Dialect::getIdentAttrName(), Dialect::getCommandlineAttrName(), Dialect::getModuleLevelAsmAttrName(),
       Dialect::getDependentLibrariesAttrName()},
      name);
}

/// An attribute of the LLVM dialect that says nothing where it is (LLVMMOD-ATTR-01).
static Reason checkNames(ArrayRef<NamedAttribute> attrs, bool (*isKnown)(StringRef), const char *where) {
  for (NamedAttribute attr : attrs)
    if (StringRef name = attr.getName(); name.starts_with("llvm.") && !isKnown(name))
      return "attribute '" + name.str() + "' is unknown to the LLVM dialect on " + where;
  return std::nullopt;
}

static Reason checkNames(ArrayAttr attrs, const char *where) {
  if (attrs)
    for (Attribute attr : attrs)
      if (Reason trouble = checkNames(cast<DictionaryAttr>(attr).getValue(), isKnownOfParameters, where))
        return trouble;
  return std::nullopt;
}

Reason memref_cts::lowering::checkName(StringRef name) {
  if (name.contains('\0'))
    return "has a name with a zero byte, which LLVM does not have";
  return std::nullopt;
}

Reason memref_cts::lowering::checkModule(ModuleOp module) {
  return checkNames(module->getAttrs(), isKnownOfModules, "modules");
}

/// One attribute of an argument of source type `type`, which is passed by the
/// rules of `boundary` to something with the result type `result`.
static Reason checkArgumentAttribute(NamedAttribute attr, Type type,
                                     TypeRange results, Type result,
                                     const LoweringTypeConverter &boundary) {
  std::string name = "attribute '" + attr.getName().str() + "' ";
  bool isMemRef = isa<BaseMemRefType>(type);
  if (namesPointee(attr.getName())) {
    if (isMemRef && !boundary.passesBarePointers())
      return name + "is on an argument of " + printType(type) +
             ", which is not passed as one pointer";
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
       (results.size() == 1 && !isa<BaseMemRefType>(results.front()) &&
        boundary.convertType(type) != result)))
    return name + "is on an argument whose type is not that of the result";
  if (llvmName == LLVM::LLVMDialect::getAlignAttrName() ||
      llvmName == LLVM::LLVMDialect::getStackAlignmentAttrName())
    if (auto value = dyn_cast<IntegerAttr>(attr.getValue());
        value && (!value.getValue().isPowerOf2() ||
                  value.getValue().getActiveBits() > 33))
      return name + "is not a power of two up to 4294967296";
  return std::nullopt;
}

/// What LLVM asks of the arguments of one function together. It holds for the
/// function's C wrapper too: there no memref has more arguments, and what comes
/// first there comes with a result, beside which no argument is `sret`.
static Reason checkPositions(ArrayAttr attrs, Type result) {
  using Dialect = LLVM::LLVMDialect;
  llvm::SmallDenseSet<StringRef> seen;
  for (auto [number, attr] : llvm::enumerate(attrs)) {
    auto dictionary = cast<DictionaryAttr>(attr);
    for (StringRef name : {Dialect::getStructRetAttrName(),
                           Dialect::getReturnedAttrName(), Dialect::getNestAttrName()})
      if (dictionary.get(name) && !seen.insert(name).second)
        return ("has the attribute '" + name + "' on two arguments").str();
    if (dictionary.get(Dialect::getStructRetAttrName()) &&
        !isa<LLVM::LLVMVoidType>(result))
      return "has the attribute 'llvm.sret' on an argument, and results besides";
    if (number > 1 && dictionary.get(LLVM::LLVMDialect::getStructRetAttrName()))
      return "has the attribute 'llvm.sret' on an argument that is neither the "
             "first nor the second one that is passed";
    if (number + 1 != attrs.size() &&
        dictionary.get(LLVM::LLVMDialect::getInAllocaAttrName()))
      return "has the attribute 'llvm.inalloca' on an argument that is not the "
             "last one that is passed";
  }
  return std::nullopt;
}

/// Ranges have the width of what they are ranges of, which nobody else checks.
static Reason checkRanges(ArrayAttr attrs, ArrayRef<Type> types) {
  if (!attrs)
    return std::nullopt;
  for (auto [attr, type] : llvm::zip(attrs, types)) {
    auto range = cast<DictionaryAttr>(attr).getAs<LLVM::ConstantRangeAttr>(
        LLVM::LLVMDialect::getRangeAttrName());
    if (range && !getElementTypeOrSelf(type).isInteger(range.getLower().getBitWidth()))
      return "attribute 'llvm.range' has another width than " + printType(type);
  }
  return std::nullopt;
}

/// What the LLVM dialect says of a function with these attributes.
static Reason checkByDialect(Location loc, LLVM::LLVMFunctionType type,
                             ArrayAttr argAttrs, ArrayAttr resAttrs) {
  OpBuilder builder(loc.getContext());
  OwningOpRef<LLVM::LLVMFuncOp> function =
      LLVM::LLVMFuncOp::create(builder, loc, "attributes", type);
  if (argAttrs)
    function->setArgAttrsAttr(argAttrs);
  if (resAttrs)
    function->setResAttrsAttr(resAttrs);
  Reason said;
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
  return "has an attribute of an argument or result that its LLVM form cannot "
         "have: " +
         said.value_or("it does not verify");
}

/// The attributes of a function or call as they will be (CALL-RANKED-04,
/// CALL-RANKED-10, BARE-19).
static Reason checkAttributes(Operation *op, const LoweringState &state,
                              const LoweringTypeConverter &boundary,
                              FunctionType type, ArrayAttr argAttrs,
                              ArrayAttr resAttrs) {
  if (!argAttrs && !resAttrs)
    return std::nullopt;
  if (Reason trouble = checkNames(argAttrs, "arguments"))
    return trouble;
  if (Reason trouble = checkNames(resAttrs, "results"))
    return trouble;
  LLVM::LLVMFunctionType signature =
      boundary.convertSignature(type, /*variadic=*/false);
  if (!signature)
    return std::nullopt;
  if (argAttrs)
    for (auto [source, attrs] : llvm::zip_equal(type.getInputs(), argAttrs))
      for (NamedAttribute attr : cast<DictionaryAttr>(attrs))
        if (Reason trouble = checkArgumentAttribute(
                attr, source, type.getResults(), signature.getReturnType(),
                boundary))
          return trouble;
  ArrayAttr passed =
      flattenArgumentAttributes(state, boundary, type, argAttrs);
  if (passed)
    if (Reason trouble = checkPositions(passed, signature.getReturnType()))
      return trouble;
  ArrayAttr returned = keepResultAttributes(boundary, type.getResults(), resAttrs);
  if (Reason trouble = checkRanges(passed, signature.getParams()))
    return trouble;
  if (Reason trouble = checkRanges(returned, signature.getReturnTypes()))
    return trouble;
  return checkByDialect(op->getLoc(), signature, passed, returned);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// CIFACE-20, CIFACE-23, BARE-20.
static Reason checkWrapper(func::FuncOp func, Checker &checker) {
  StringRef name = LLVM::LLVMDialect::getEmitCWrapperAttrName();
  if (Attribute attr = func->getAttr(name); attr && !isa<UnitAttr>(attr))
    return ("attribute '" + name + "' is not a unit attribute").str();
  if (!wantsWrapper(func, checker.state.options))
    return std::nullopt;
  if (isVariadicFunction(func))
    return "is variadic, and a variadic function cannot have a C wrapper";
  if (checker.state.converter.passesBarePointers() || wantsBarePointers(func))
    return "is to have a C wrapper, which takes descriptors, but functions "
           "pass bare pointers";
  if (func.getName().empty())
    return "is to have a C wrapper, but has no name to make one from";
  // Several results go through a pointer.
  if (func.getNumResults() > 1)
    for (Type type : func.getResultTypes())
      if (auto vector = dyn_cast<VectorType>(type);
          vector && vector.isScalable())
        return "is to have a C wrapper, which stores results of " +
               printType(vector) + ", but scalable ones have no known size";
  std::string wrapper = getWrapperName(func.getName());
  if (checker.state.symbols.lookup(wrapper))
    return "needs the name '@" + wrapper +
           "' for its C wrapper, but that name is taken";
  return std::nullopt;
}

/// LLVMMOD-LINK-05, LLVMMOD-LINK-07.
static Reason checkLinkage(func::FuncOp func) {
  Attribute attr = func->getAttr(kLinkageAttr);
  if (!attr)
    return std::nullopt;
  auto kind = dyn_cast<LLVM::LinkageAttr>(attr);
  if (!kind)
    return "attribute 'llvm.linkage' is not a linkage";
  LLVM::Linkage linkage = kind.getLinkage();
  if (linkage == LLVM::Linkage::Common || linkage == LLVM::Linkage::Appending)
    return "is a function, whose linkage cannot be " +
           LLVM::linkage::stringifyLinkage(linkage).str();
  if (func.isExternal() && linkage != LLVM::Linkage::External &&
      linkage != LLVM::Linkage::ExternWeak)
    return "is a declaration, whose linkage can only be external or "
           "extern_weak";
  if (!func.isExternal() && linkage == LLVM::Linkage::ExternWeak)
    return "is a definition, whose linkage cannot be extern_weak";
  return std::nullopt;
}

/// LLVMMOD-PASS-01 to 06; numbers as text are for LLVM (LLVMMOD-PASS-07).
static Reason checkPassthrough(Attribute attr) {
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
    if (kind == LLVMAttr::StackAlignment &&
        !value.getValue().getAsInteger(0, number) &&
        (!llvm::isPowerOf2_64(number) || number > 1u << 8))
      return text + "whose value is not a power of two up to 256";
  }
  return std::nullopt;
}

Reason memref_cts::lowering::checkFunc(Operation *op, Checker &checker) {
  auto func = cast<func::FuncOp>(op);
  const LoweringTypeConverter &converter = checker.state.converter;
  FunctionType type = func.getFunctionType();
  for (TypeRange types :
       {TypeRange(type.getInputs()), TypeRange(type.getResults())})
    for (Type part : types)
      if (!converter.convertType(part))
        return explainType(part, converter);
  if (Reason trouble = checkName(func.getName()))
    return trouble;
  if (Attribute attr = op->getAttr(kBarePointersAttr)) {
    if (!isa<UnitAttr>(attr))
      return ("attribute '" + kBarePointersAttr + "' is not a unit attribute")
          .str();
    checker.state.symbols.addBare(func.getName());
  }
  const LoweringTypeConverter &boundary =
      checker.state.getBoundary(func.getName());
  for (TypeRange types :
       {TypeRange(type.getInputs()), TypeRange(type.getResults())})
    if (Reason trouble = checkBoundary(types, boundary))
      return trouble;
  if (!isa<ModuleOp>(op->getParentOp()))
    return "is not directly in a module";
  if (Reason trouble = checkNames(op->getAttrs(), isKnownOfFunctions, "functions"))
    return trouble;
  if (Reason trouble = checkAttributes(op, checker.state, boundary, type,
                                       func.getArgAttrsAttr(),
                                       func.getResAttrsAttr()))
    return trouble;
  if (Reason trouble = checkWrapper(func, checker))
    return trouble;
  if (Reason trouble = checkLinkage(func))
    return trouble;
  if (Attribute attr = op->getAttr("passthrough"))
    if (Reason trouble = checkPassthrough(attr))
      return trouble;
  if (Attribute attr = op->getAttr("func.varargs")) {
    auto varargs = dyn_cast<BoolAttr>(attr);
    if (!varargs)
      return "attribute 'func.varargs' is not a bool";
    if (varargs.getValue())
      checker.state.symbols.addVariadic(func.getName());
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Returns, calls, values
//===----------------------------------------------------------------------===//

static bool hasUnranked(TypeRange types) {
  return llvm::any_of(types, [](Type t) { return isa<UnrankedMemRefType>(t); });
}

Reason memref_cts::lowering::checkReturn(Operation *op, Checker &checker) {
  if (hasUnranked(op->getOperandTypes()))
    return checker.needRuntime(op, RuntimeFunction::HeapCopyAlloc);
  return std::nullopt;
}

/// A call through a function value knows nothing of the function.
Reason memref_cts::lowering::checkFuncConstant(Operation *op, Checker &checker) {
  auto constant = cast<func::ConstantOp>(op);
  Operation *function = checker.state.symbols.lookup(constant.getValue());
  auto type = dyn_cast<FunctionType>(constant.getType());
  // LLVM wants a call to name the ellipsis of whom it calls.
  if (function && isVariadicFunction(function))
    return "makes a value of a variadic function, which calls through values do "
           "not know is variadic";
  if (!function || !type || !wantsBarePointers(function) ||
      checker.state.converter.passesBarePointers())
    return std::nullopt;
  auto isMemRef = [](Type part) { return isa<BaseMemRefType>(part); };
  if (llvm::none_of(type.getInputs(), isMemRef) &&
      llvm::none_of(type.getResults(), isMemRef))
    return std::nullopt;
  return "makes a value of a function that passes bare pointers, which calls "
         "through values do not";
}

Reason memref_cts::lowering::checkCall(Operation *op, Checker &checker) {
  const LoweringTypeConverter &converter = checker.state.converter;
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    if (Reason trouble = checkBoundary(types, converter))
      return trouble;
  // A direct or an indirect one.
  const LoweringTypeConverter *boundary = &converter;
  TypeRange inputs = op->getOperandTypes();
  if (auto call = dyn_cast<func::CallOp>(op)) {
    Operation *callee = checker.state.symbols.lookup(call.getCallee());
    if (callee && wantsBarePointers(callee))
      boundary = &checker.state.bareConverter;
  } else {
    inputs = inputs.drop_front();
  }
  if (Reason trouble = checkAttributes(
          op, checker.state, *boundary,
          FunctionType::get(op->getContext(), inputs, op->getResultTypes()),
          op->getAttrOfType<ArrayAttr>("arg_attrs"),
          op->getAttrOfType<ArrayAttr>("res_attrs")))
    return trouble;
  if (hasUnranked(op->getResultTypes()))
    return checker.needRuntime(op, RuntimeFunction::HeapCopyFree);
  return std::nullopt;
}
