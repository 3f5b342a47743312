//===-- Boundary.cpp - other conventions seen as the default one ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function of the lowered module moves aside to NAME.lowered and one with the
// default signature takes its name. It calls the C wrapper with descriptors on
// its stack, or passes bare pointers. Declared functions get the same the other
// way around: a definition of the wrapper, or of what takes bare pointers, that
// calls the declaration which the engines observe. All types come from the source
// and the clauses (CIFACE-03, -04, -09, -12, -17, BARE-01, -13, -14, FUNCTY-01 to
// -12), never from the lowered module. Must not use the lowering's own code.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/Boundary.h"

#include "conformance/boundary/FunctionAttributes.h"
#include "conformance/boundary/FunctionForms.h"
#include "conformance/boundary/SameShape.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

static constexpr const char *kWrapperAttribute = "llvm.emit_c_interface";
static constexpr const char *kFunction = "function", *kWrapper = "C wrapper"; // in texts of what is wrong
static constexpr const char *kPrint = "puts";

static bool hasWrapper(mlir::func::FuncOp function, bool all) {
  return (all || function->hasAttr(kWrapperAttribute)) && !isVariadic(function);
}

std::vector<std::string> memref_cts::conformance::findWrapped(mlir::ModuleOp source, bool all) {
  std::vector<std::string> names;
  for (mlir::func::FuncOp function : source.getOps<mlir::func::FuncOp>())
    if (!function.isExternal() && !isBare(function, /*all=*/false) && hasWrapper(function, all))
      names.push_back(function.getName().str());
  return names;
}

bool memref_cts::conformance::losesAllocatedPointers(mlir::ModuleOp source, bool all) {
  auto isMemRef = [](mlir::Type type) { return mlir::isa<mlir::BaseMemRefType>(type); };
  bool lost = false, shown = false;
  for (mlir::func::FuncOp function : source.getOps<mlir::func::FuncOp>()) {
    lost |= isBare(function, all);
    shown |= function.isExternal() && llvm::any_of(function.getArgumentTypes(), isMemRef);
  }
  mlir::SymbolTable table(source);
  source.walk([&](mlir::func::CallOp call) {
    mlir::func::FuncOp callee = table.lookup<mlir::func::FuncOp>(call.getCallee());
    shown |= callee && isBare(callee, all) && llvm::any_of(call.getResultTypes(), isMemRef);
  });
  return lost && shown;
}

namespace {

using Values = llvm::SmallVector<mlir::Value>;
/// Pointers to descriptors in memory, and what was stored there.
using Slots = llvm::SmallVector<std::pair<mlir::Value, mlir::Value>>;

class Adapter {
public:
  Adapter(llvm::ArrayRef<mlir::func::FuncOp> functions, mlir::ModuleOp lowered, const BoundaryOptions &options,
          Mismatches &mismatches)
      : functions(functions), options(options), mismatches(mismatches), builder(lowered.getContext()),
        types(lowered.getContext(), options.indexBits), table(lowered), lowered(lowered) {}

  std::string run() {
    for (mlir::func::FuncOp function : functions) {
      bool bare = isBare(function, options.bare);
      // No clause says what a wrapper for bare pointers would look like (BARE-20).
      bool wrapped = !bare && (hasWrapper(function, options.allWrappers) || isWrapped(function));
      bool mayBeAbsent = !options.only.empty() && options.only != function.getName();
      if (mayBeAbsent && !table.lookup(function.getName()))
        continue;
      Forms forms = types.convert(function.getFunctionType());
      if (!wrapped && !bare) {
        if (std::string problem = checkPublic(function, forms); !problem.empty())
          mismatches.emplace_back(function.getName().str(), std::move(problem));
        continue;
      }
      if (!forms.standard || isVariadic(function))
        continue;
      std::string problem = wrapped ? adaptWrapper(function, forms) : adaptBare(function, forms);
      if (!problem.empty())
        return problem;
    }
    return "";
  }

private:
  // Types.
  mlir::Type index() { return types.index(); }
  mlir::Type pointer() { return types.pointer(); }

  // Functions.
  std::string expect(const std::string &name, const std::string &what, llvmir::LLVMFunctionType type,
                     llvmir::LLVMFuncOp &found);
  llvmir::LLVMFuncOp moveAside(llvmir::LLVMFuncOp function, llvmir::LLVMFunctionType standard);
  mlir::Block *begin(llvmir::LLVMFuncOp function);
  mlir::Value slot(mlir::Type type);
  mlir::Value pack(mlir::Type descriptor, mlir::ValueRange &rest);
  void unpack(mlir::Value descriptor, Values &out);
  mlir::Value fromPointer(mlir::MemRefType type, mlir::Value pointer);
  mlir::Value alignedPointer(mlir::Value descriptor);
  mlir::Value as(mlir::Type type, mlir::Value value);
  llvmir::CallOp call(llvmir::LLVMFuncOp callee, const Values &arguments);
  void returnAll(const Values &parts, mlir::Type packed);
  Values splitResult(llvmir::CallOp call, unsigned count);

  bool isWrapped(mlir::func::FuncOp function);
  bool mayBeAbsent(mlir::func::FuncOp function);
  std::string checkPublic(mlir::func::FuncOp function, const Forms &forms);
  std::string checkCall(const std::string &what, mlir::func::FuncOp function, llvmir::LLVMFuncOp found,
                        llvm::ArrayRef<ArgumentOrigin> origins, llvmir::Linkage linkage);
  std::string adaptWrapper(mlir::func::FuncOp function, const Forms &forms);
  void callWrapper(mlir::FunctionType type, const Forms &forms, llvmir::LLVMFuncOp from, llvmir::LLVMFuncOp wrapper);
  void reportChanges(llvmir::LLVMFuncOp from, const Slots &slots);
  void defineWrapper(mlir::FunctionType type, const Forms &forms, llvmir::LLVMFuncOp wrapper,
                     llvmir::LLVMFuncOp observed);
  std::string adaptBare(mlir::func::FuncOp function, const Forms &forms);
  void callBare(mlir::FunctionType type, llvmir::LLVMFuncOp from, llvmir::LLVMFuncOp bare);
  void defineBare(mlir::FunctionType type, llvmir::LLVMFuncOp bare, llvmir::LLVMFuncOp observed);

  llvm::ArrayRef<mlir::func::FuncOp> functions;
  const BoundaryOptions &options;
  Mismatches &mismatches;
  mlir::OpBuilder builder;
  FormTypes types;
  mlir::SymbolTable table;
  mlir::ModuleOp lowered;
  llvmir::GlobalOp changeText; // once it is there
};

} // namespace

static std::string text(mlir::Type type) {
  std::string result;
  llvm::raw_string_ostream(result) << type;
  return result;
}

//===----------------------------------------------------------------------===//
// Pieces of functions
//===----------------------------------------------------------------------===//

std::string Adapter::expect(const std::string &name, const std::string &what, llvmir::LLVMFunctionType type,
                            llvmir::LLVMFuncOp &found) {
  found = mlir::dyn_cast_or_null<llvmir::LLVMFuncOp>(table.lookup(name));
  if (!found)
    return what + " '" + name + "': expected '" + text(type) + "', found no function of that name";
  if (isSameShape(found.getFunctionType(), type))
    return "";
  return what + " '" + name + "': expected '" + text(type) + "', found '" + text(found.getFunctionType()) + "'";
}

/// Gives the name of `function` to a new one, still without a body.
llvmir::LLVMFuncOp Adapter::moveAside(llvmir::LLVMFuncOp function, llvmir::LLVMFunctionType standard) {
  std::string name = function.getName().str();
  (void)table.rename(function, name + kMovedSuffix);
  builder.setInsertionPointAfter(function);
  llvmir::LLVMFuncOp result = llvmir::LLVMFuncOp::create(builder, function.getLoc(), name, standard);
  table.insert(result);
  return result;
}

mlir::Block *Adapter::begin(llvmir::LLVMFuncOp function) {
  function.removeSymVisibilityAttr();
  llvm::ArrayRef<mlir::Type> types = function.getFunctionType().getParams();
  llvm::SmallVector<mlir::Location> locations(types.size(), function.getLoc());
  return builder.createBlock(&function.getBody(), function.getBody().end(), types, locations);
}

mlir::Value Adapter::slot(mlir::Type type) {
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Value one = llvmir::ConstantOp::create(builder, loc, index(), builder.getIntegerAttr(index(), 1));
  return llvmir::AllocaOp::create(builder, loc, pointer(), type, one);
}

mlir::Value Adapter::pack(mlir::Type descriptor, mlir::ValueRange &rest) {
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Value value = llvmir::PoisonOp::create(builder, loc, descriptor);
  llvm::ArrayRef<mlir::Type> fields = mlir::cast<llvmir::LLVMStructType>(descriptor).getBody();
  for (int64_t field = 0; field < int64_t(fields.size()); ++field) {
    llvmir::LLVMArrayType array = mlir::dyn_cast<llvmir::LLVMArrayType>(fields[size_t(field)]);
    for (int64_t i = 0, count = array ? array.getNumElements() : 1; i < count; ++i) {
      llvm::SmallVector<int64_t, 2> position = {field};
      if (array)
        position.push_back(i);
      value = llvmir::InsertValueOp::create(builder, loc, value, rest.front(), position);
      rest = rest.drop_front();
    }
  }
  return value;
}

void Adapter::unpack(mlir::Value descriptor, Values &out) {
  mlir::Location loc = builder.getUnknownLoc();
  llvm::ArrayRef<mlir::Type> fields = mlir::cast<llvmir::LLVMStructType>(descriptor.getType()).getBody();
  for (int64_t field = 0; field < int64_t(fields.size()); ++field) {
    llvmir::LLVMArrayType array = mlir::dyn_cast<llvmir::LLVMArrayType>(fields[size_t(field)]);
    for (int64_t i = 0, count = array ? array.getNumElements() : 1; i < count; ++i) {
      llvm::SmallVector<int64_t, 2> position = {field};
      if (array)
        position.push_back(i);
      out.push_back(llvmir::ExtractValueOp::create(builder, loc, descriptor, position));
    }
  }
}

/// The descriptor of a row-major view without offset.
mlir::Value Adapter::fromPointer(mlir::MemRefType type, mlir::Value pointer) {
  Values fields = {pointer, pointer};
  auto number = [&](int64_t value) {
    fields.push_back(
        llvmir::ConstantOp::create(builder, builder.getUnknownLoc(), index(), builder.getIntegerAttr(index(), value)));
  };
  number(0);
  for (int64_t size : type.getShape())
    number(size);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t stride = 1;
    for (int64_t size : type.getShape().drop_front(size_t(dim) + 1))
      stride *= size;
    number(stride);
  }
  mlir::ValueRange rest(fields);
  return pack(types.convert(type), rest);
}

mlir::Value Adapter::alignedPointer(mlir::Value descriptor) {
  return llvmir::ExtractValueOp::create(builder, builder.getUnknownLoc(), descriptor, llvm::ArrayRef<int64_t>{1});
}

/// The value in a type of the same shape, whose structs may have other names.
mlir::Value Adapter::as(mlir::Type type, mlir::Value value) {
  if (value.getType() == type)
    return value;
  llvmir::LLVMStructType structure = mlir::dyn_cast<llvmir::LLVMStructType>(type);
  llvmir::LLVMArrayType array = mlir::dyn_cast<llvmir::LLVMArrayType>(type);
  int64_t count = structure ? int64_t(structure.getBody().size()) : int64_t(array.getNumElements());
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Value result = llvmir::PoisonOp::create(builder, loc, type);
  for (int64_t i = 0; i < count; ++i) {
    mlir::Value part = llvmir::ExtractValueOp::create(builder, loc, value, llvm::ArrayRef<int64_t>{i});
    part = as(structure ? structure.getBody()[size_t(i)] : array.getElementType(), part);
    result = llvmir::InsertValueOp::create(builder, loc, result, part, i);
  }
  return result;
}

llvmir::CallOp Adapter::call(llvmir::LLVMFuncOp callee, const Values &arguments) {
  Values passed;
  for (auto [argument, type] : llvm::zip_equal(arguments, callee.getFunctionType().getParams()))
    passed.push_back(as(type, argument));
  return llvmir::CallOp::create(builder, builder.getUnknownLoc(), callee, passed);
}

/// Returns parts, or the one value, from a function with this result.
void Adapter::returnAll(const Values &parts, mlir::Type packed) {
  mlir::Location loc = builder.getUnknownLoc();
  if (parts.empty()) {
    llvmir::ReturnOp::create(builder, loc, parts);
    return;
  }
  mlir::Value value = parts.front();
  if (parts.size() > 1) {
    llvm::ArrayRef<mlir::Type> types = mlir::cast<llvmir::LLVMStructType>(packed).getBody();
    value = llvmir::PoisonOp::create(builder, loc, packed);
    for (int64_t i = 0; i < int64_t(parts.size()); ++i)
      value = llvmir::InsertValueOp::create(builder, loc, value, as(types[size_t(i)], parts[size_t(i)]), i);
  }
  llvmir::ReturnOp::create(builder, loc, mlir::ValueRange(as(packed, value)));
}

Values Adapter::splitResult(llvmir::CallOp call, unsigned count) {
  Values results(call.getResults());
  if (count < 2)
    return results;
  results.clear();
  for (int64_t i = 0; i < int64_t(count); ++i)
    results.push_back(llvmir::ExtractValueOp::create(builder, builder.getUnknownLoc(), call.getResult(), i));
  return results;
}

/// Whether nobody outside of the module calls the function.
static bool isInner(mlir::func::FuncOp function) {
  return function.isPrivate() || function.isExternal() || mayBeDropped(demandedLinkage(function));
}

/// An optimiser drops an inner function when nobody calls it any more.
bool Adapter::mayBeAbsent(mlir::func::FuncOp function) { return options.mayWrap && isInner(function); }

/// A caller from outside sees the type. Nobody else does: what is private may change,
/// and what is declared and not called may go.
std::string Adapter::checkPublic(mlir::func::FuncOp function, const Forms &forms) {
  std::string name = function.getName().str();
  if (function.isExternal()) {
    llvmir::LLVMFuncOp declared = table.lookup<llvmir::LLVMFuncOp>(name);
    bool isCalled = declared && forms.standard && declared.getFunctionType() == forms.standard;
    return isCalled ? checkCall(kFunction, function, declared, forms.standardOrigins, {}) : "";
  }
  if (function.isPrivate() || mayBeDropped(demandedLinkage(function)))
    return "";
  if (!forms.standard)
    return table.lookup(name) ? "" : "function '" + name + "': found no function of that name";
  llvmir::LLVMFunctionType type = forms.standard;
  if (isVariadic(function))
    type = llvmir::LLVMFunctionType::get(type.getReturnType(), type.getParams(), /*isVarArg=*/true);
  llvmir::LLVMFuncOp found;
  std::string problem = expect(name, kFunction, type, found);
  if (problem.empty())
    problem = checkCall(kFunction, function, found, forms.standardOrigins, demandedLinkage(function));
  return problem;
}

/// What a caller from outside relies on besides the type. What is private may change; of
/// what is declared, the linkage is its definition's.
std::string Adapter::checkCall(const std::string &what, mlir::func::FuncOp function, llvmir::LLVMFuncOp found,
                               llvm::ArrayRef<ArgumentOrigin> origins, llvmir::Linkage linkage) {
  if (function.isPrivate() && !function.isExternal())
    return "";
  std::string named = what + " '" + found.getName().str() + "'";
  std::string problem = checkPassing(named, function, found, origins, /*mustKeep=*/what == kFunction);
  if (problem.empty() && !function.isExternal())
    problem = checkLinkage(named, linkage, found.getLinkage());
  if (problem.empty() && !function.isExternal())
    problem = checkVisibility(named, demandedVisibility(function), found.getVisibility_());
  return problem;
}

/// The same for a function that is of LLVM's dialect in the source.
static std::string checkOwnCall(llvmir::LLVMFuncOp function, llvmir::LLVMFuncOp found) {
  std::string named = std::string(kFunction) + " '" + function.getName().str() + "'";
  llvm::SmallVector<ArgumentOrigin> origins;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    origins.push_back({i, true});
  std::string problem = checkPassing(named, function, found, origins, /*mustKeep=*/true);
  if (problem.empty())
    problem = checkLinkage(named, function.getLinkage(), found.getLinkage());
  return problem.empty() ? checkVisibility(named, function.getVisibility_(), found.getVisibility_()) : problem;
}

void memref_cts::conformance::compareOwnFunctions(mlir::ModuleOp source, mlir::ModuleOp lowered,
                                                  Mismatches &mismatches) {
  mlir::SymbolTable table(lowered);
  for (llvmir::LLVMFuncOp function : source.getOps<llvmir::LLVMFuncOp>()) {
    if (function.isExternal() || mayBeDropped(function.getLinkage()))
      continue;
    std::string name = function.getName().str(), demanded = text(function.getFunctionType());
    llvmir::LLVMFuncOp found = table.lookup<llvmir::LLVMFuncOp>(name);
    if (!found)
      mismatches.emplace_back(name,
                              "function '" + name + "': expected '" + demanded + "', found no function of that name");
    // Other types have other names in LLVM's dialect.
    else if (llvmir::isCompatibleType(function.getFunctionType()) &&
             !isSameShape(found.getFunctionType(), function.getFunctionType()))
      mismatches.emplace_back(name, "function '" + name + "': expected '" + demanded + "', found '" +
                                        text(found.getFunctionType()) + "'");
    else if (std::string problem = checkOwnCall(function, found); !problem.empty())
      mismatches.emplace_back(name, std::move(problem));
  }
}

//===----------------------------------------------------------------------===//
// C wrappers
//===----------------------------------------------------------------------===//

/// Whether a lowering that may do so calls a declared function through a wrapper.
bool Adapter::isWrapped(mlir::func::FuncOp function) {
  if (!options.mayWrap || !function.isExternal() || isVariadic(function))
    return false;
  llvmir::LLVMFuncOp wrapper = table.lookup<llvmir::LLVMFuncOp>((kWrapperPrefix + function.getName()).str());
  return wrapper && wrapper.isExternal();
}

std::string Adapter::adaptWrapper(mlir::func::FuncOp function, const Forms &forms) {
  std::string name = function.getName().str();
  llvmir::LLVMFuncOp own, wrapper;
  if (mayBeAbsent(function) && !table.lookup(name)) {
    if (!function.isExternal() || !table.lookup(kWrapperPrefix + name))
      return "";
    std::string wrong = expect(kWrapperPrefix + name, kWrapper, forms.wrapper, wrapper);
    if (!wrong.empty() || !wrapper.isExternal())
      return wrong;
    builder.setInsertionPointAfter(wrapper);
    own = llvmir::LLVMFuncOp::create(builder, wrapper.getLoc(), name, forms.standard);
    table.insert(own);
    defineWrapper(function.getFunctionType(), forms, wrapper, own);
    return "";
  }
  std::string problem = expect(name, kFunction, forms.standard, own);
  if (problem.empty())
    problem = expect(kWrapperPrefix + name, kWrapper, forms.wrapper, wrapper);
  if (problem.empty() && !mayBeDropped(demandedLinkage(function)))
    problem = checkCall(kFunction, function, own, forms.standardOrigins, demandedLinkage(function));
  if (problem.empty())
    problem = checkCall(kWrapper, function, wrapper, forms.wrapperOrigins, llvmir::Linkage::External);
  if (!problem.empty())
    return problem;
  if (function.isExternal()) {
    if (own.isExternal() || !wrapper.isExternal())
      return "C wrapper '" + wrapper.getName().str() + "': expected a declaration, and a body of '" + name +
             "' that calls it";
    defineWrapper(function.getFunctionType(), forms, wrapper, moveAside(own, forms.standard));
    return "";
  }
  if (own.isExternal() || wrapper.isExternal())
    return "C wrapper '" + wrapper.getName().str() + "': expected a definition that calls '" + name + "'";
  if (options.throughWrappers)
    callWrapper(function.getFunctionType(), forms, moveAside(own, forms.standard), wrapper);
  return "";
}

/// What the caller put into memory of its own is what it finds there after the call: a
/// wrapper loads descriptors (CIFACE-06) and writes to its result alone (CIFACE-10). A
/// change is printed, so that every engine sees it.
void Adapter::reportChanges(llvmir::LLVMFuncOp from, const Slots &slots) {
  mlir::Type integer = builder.getI32Type();
  llvmir::LLVMFunctionType printing = llvmir::LLVMFunctionType::get(integer, {pointer()});
  mlir::Operation *known = table.lookup(kPrint);
  llvmir::LLVMFuncOp print = mlir::dyn_cast_or_null<llvmir::LLVMFuncOp>(known);
  // The program's own function of that name prints nothing.
  if (slots.empty() || (known && (!print || !print.isExternal() || print.getFunctionType() != printing)))
    return;
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Value same;
  for (auto [at, descriptor] : slots) {
    Values before, after;
    unpack(descriptor, before);
    unpack(llvmir::LoadOp::create(builder, loc, descriptor.getType(), at), after);
    for (auto [one, other] : llvm::zip_equal(before, after)) {
      mlir::Value equal = llvmir::ICmpOp::create(builder, loc, llvmir::ICmpPredicate::eq, one, other);
      same = same ? mlir::Value(llvmir::AndOp::create(builder, loc, same, equal)) : equal;
    }
  }
  mlir::Block *end = builder.getInsertionBlock();
  mlir::Block *changed = builder.createBlock(&from.getBody(), from.getBody().end());
  mlir::Block *done = builder.createBlock(&from.getBody(), from.getBody().end());
  builder.setInsertionPointToEnd(end);
  llvmir::CondBrOp::create(builder, loc, same, done, changed);
  builder.setInsertionPointToEnd(changed);
  mlir::OpBuilder outside = mlir::OpBuilder::atBlockEnd(lowered.getBody());
  if (!print) {
    print = llvmir::LLVMFuncOp::create(outside, loc, kPrint, printing);
    table.insert(print);
  }
  if (!changeText) {
    std::string words("the C wrapper changed a descriptor of its caller");
    words.push_back('\0');
    mlir::Type array = llvmir::LLVMArrayType::get(builder.getI8Type(), unsigned(words.size()));
    changeText = llvmir::GlobalOp::create(outside, loc, array, /*isConstant=*/true, llvmir::Linkage::Internal,
                                          "memref_cts_wrapper_change", builder.getStringAttr(words));
    table.insert(changeText);
  }
  llvmir::CallOp::create(builder, loc, print,
                         mlir::ValueRange(mlir::Value(llvmir::AddressOfOp::create(builder, loc, changeText))));
  llvmir::BrOp::create(builder, loc, mlir::ValueRange(), done);
  builder.setInsertionPointToEnd(done);
}

/// What a caller in C does.
void Adapter::callWrapper(mlir::FunctionType type, const Forms &forms, llvmir::LLVMFuncOp from,
                          llvmir::LLVMFuncOp wrapper) {
  mlir::ValueRange rest = begin(from)->getArguments();
  mlir::Location loc = builder.getUnknownLoc();
  Values arguments;
  Slots slots;
  if (forms.result)
    arguments.push_back(slot(forms.result));
  for (mlir::Type input : type.getInputs()) {
    if (!mlir::isa<mlir::BaseMemRefType>(input)) {
      arguments.push_back(rest.front());
      rest = rest.drop_front();
      continue;
    }
    // Poison that other functions of the module pass is not compared with itself.
    mlir::Value descriptor = llvmir::FreezeOp::create(builder, loc, pack(types.convert(input), rest));
    arguments.push_back(slot(descriptor.getType()));
    llvmir::StoreOp::create(builder, loc, descriptor, arguments.back());
    slots.emplace_back(arguments.back(), descriptor);
  }
  llvmir::CallOp made = call(wrapper, arguments);
  reportChanges(from, slots);
  Values results(made.getResults());
  if (forms.result)
    results.push_back(llvmir::LoadOp::create(builder, loc, forms.result, arguments.front()));
  returnAll(results, from.getFunctionType().getReturnType());
}

/// What a definition in C does.
void Adapter::defineWrapper(mlir::FunctionType type, const Forms &forms, llvmir::LLVMFuncOp wrapper,
                            llvmir::LLVMFuncOp observed) {
  wrapper.setLinkage(llvmir::Linkage::External);
  mlir::ValueRange rest = begin(wrapper)->getArguments();
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Value result = forms.result ? rest.front() : mlir::Value();
  rest = rest.drop_front(forms.result ? 1 : 0);
  Values arguments;
  for (auto [input, value] : llvm::zip_equal(type.getInputs(), rest)) {
    if (mlir::isa<mlir::BaseMemRefType>(input))
      unpack(llvmir::LoadOp::create(builder, loc, types.convert(input), value), arguments);
    else
      arguments.push_back(value);
  }
  llvmir::CallOp made = call(observed, arguments);
  if (result)
    llvmir::StoreOp::create(builder, loc, made.getResult(), result);
  returnAll(result ? Values() : Values(made.getResults()), wrapper.getFunctionType().getReturnType());
}

//===----------------------------------------------------------------------===//
// Bare pointers
//===----------------------------------------------------------------------===//

std::string Adapter::adaptBare(mlir::func::FuncOp function, const Forms &forms) {
  llvmir::LLVMFuncOp own;
  if (mayBeAbsent(function) && !table.lookup(function.getName()))
    return "";
  std::string problem = expect(function.getName().str(), kFunction, forms.bare, own);
  if (own && !own.isExternal() && !problem.empty() && mayBeAbsent(function))
    return ""; // nor does anybody see how it is called
  if (problem.empty() && !mayBeDropped(demandedLinkage(function)))
    problem = checkCall(kFunction, function, own, forms.bareOrigins, demandedLinkage(function));
  if (!problem.empty() || !forms.hasMemRefs)
    return problem;
  bool defined = !own.isExternal();
  llvmir::LLVMFuncOp standard = moveAside(own, forms.standard);
  if (defined)
    callBare(function.getFunctionType(), standard, own);
  else
    defineBare(function.getFunctionType(), own, standard);
  return "";
}

void Adapter::callBare(mlir::FunctionType type, llvmir::LLVMFuncOp from, llvmir::LLVMFuncOp bare) {
  mlir::ValueRange rest = begin(from)->getArguments();
  mlir::Location loc = builder.getUnknownLoc();
  Values arguments, descriptors;
  for (mlir::Type input : type.getInputs()) {
    if (mlir::isa<mlir::BaseMemRefType>(input)) {
      descriptors.push_back(pack(types.convert(input), rest));
      arguments.push_back(alignedPointer(descriptors.back()));
    } else {
      arguments.push_back(rest.front());
      rest = rest.drop_front();
    }
  }
  Values results = splitResult(call(bare, arguments), type.getNumResults());
  for (auto [value, output] : llvm::zip_equal(results, type.getResults())) {
    mlir::MemRefType memref = mlir::dyn_cast<mlir::MemRefType>(output);
    if (!memref)
      continue;
    // Of what comes back the caller knows the allocation: it passed it.
    mlir::Value pointer = value, allocated = value;
    for (mlir::Value descriptor : descriptors) {
      mlir::Value aligned = alignedPointer(descriptor);
      if (aligned.getType() != pointer.getType())
        continue;
      mlir::Value same = llvmir::ICmpOp::create(builder, loc, llvmir::ICmpPredicate::eq, pointer, aligned);
      mlir::Value start = llvmir::ExtractValueOp::create(builder, loc, descriptor, llvm::ArrayRef<int64_t>{0});
      allocated = llvmir::SelectOp::create(builder, loc, same, start, allocated);
    }
    value = llvmir::InsertValueOp::create(builder, loc, fromPointer(memref, pointer), allocated,
                                          llvm::ArrayRef<int64_t>{0});
  }
  returnAll(results, from.getFunctionType().getReturnType());
}

void Adapter::defineBare(mlir::FunctionType type, llvmir::LLVMFuncOp bare, llvmir::LLVMFuncOp observed) {
  bare.setLinkage(llvmir::Linkage::External);
  mlir::ValueRange passed = begin(bare)->getArguments();
  Values arguments;
  for (auto [input, value] : llvm::zip_equal(type.getInputs(), passed)) {
    if (mlir::MemRefType memref = mlir::dyn_cast<mlir::MemRefType>(input))
      unpack(fromPointer(memref, value), arguments);
    else
      arguments.push_back(value);
  }
  Values results = splitResult(call(observed, arguments), type.getNumResults());
  for (auto [value, output] : llvm::zip_equal(results, type.getResults()))
    if (mlir::isa<mlir::BaseMemRefType>(output))
      value = alignedPointer(value);
  returnAll(results, bare.getFunctionType().getReturnType());
}

std::string memref_cts::conformance::adaptBoundary(llvm::ArrayRef<mlir::func::FuncOp> functions, mlir::ModuleOp lowered,
                                                   const BoundaryOptions &options, Mismatches &mismatches) {
  return functions.empty() ? "" : Adapter(functions, lowered, options, mismatches).run();
}
