//===-- LoweringContext.cpp - an MLIRContext and what lowers in it ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is registered and loaded, pipelines of this process, and this project's
// lowering for each set of options.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/ExternalLowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <set>

using namespace memref_cts::conformance;

/// Loads what pipelines of this process may name. Plug-ins are loaded once, as their passes
/// can be registered once. The first of `plugins` is at fault if one does not load.
static Refusal loadPassPlugins(std::vector<std::string> &plugins) {
  while (!plugins.empty()) {
    // A pipe would be waited for.
    const bool isFile = !llvm::sys::fs::exists(plugins.front()) || llvm::sys::fs::is_regular_file(plugins.front());
    llvm::Expected<mlir::PassPlugin> plugin =
        isFile ? mlir::PassPlugin::load(plugins.front()) : llvm::createStringError("it is no regular file");
    if (!plugin) {
      Refusal refusal;
      refusal.why = "plug-in '" + plugins.front() + "': " + llvm::toString(plugin.takeError());
      refusal.cause.reason = Reason::PluginNotLoaded;
      refusal.cause.location.file = plugins.front();
      return refusal;
    }
    plugin->registerPassRegistryCallbacks();
    plugins.erase(plugins.begin());
  }
  return {};
}

/// Namespaces of the operations, types and attributes of a module.
static std::set<std::string> dialectsOf(mlir::ModuleOp module) {
  std::set<std::string> names;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::Attribute attribute) { names.insert(attribute.getDialect().getNamespace().str()); });
  walker.addWalk([&](mlir::Type type) { names.insert(type.getDialect().getNamespace().str()); });
  module.walk([&](mlir::Operation *op) {
    names.insert(op->getName().getDialectNamespace().str());
    for (mlir::NamedAttribute attribute : op->getAttrs()) {
      names.insert(attribute.getName().getValue().split('.').first.str());
      walker.walk(attribute.getValue());
    }
    for (mlir::Type type : op->getResultTypes())
      walker.walk(type);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::Type type : block.getArgumentTypes())
          walker.walk(type);
  });
  return names;
}

static const mlir::DialectRegistry &allDialects() {
  static const mlir::DialectRegistry *const registry = [] {
    mlir::DialectRegistry *all = new mlir::DialectRegistry();
    mlir::registerAllDialects(*all);
    mlir::registerAllExtensions(*all);
    mlir::registerBuiltinDialectTranslation(*all);
    mlir::registerLLVMDialectTranslation(*all);
    registerImports(*all);
    return all;
  }();
  return *registry;
}

LoweringContext::LoweringContext(std::vector<std::string> &plugins)
    : plugins(plugins), mlirContext(allDialects(), mlir::MLIRContext::Threading::DISABLED) {}

Refusal LoweringContext::registerPasses() {
  static const bool registered = [] {
    mlir::registerAllPasses();
    registerOwnPasses();
    return true;
  }();
  (void)registered;
  return loadPassPlugins(plugins);
}

llvm::Expected<std::unique_ptr<mlir::PassManager>> LoweringContext::parse(const std::string &pipeline) {
  return parse(pipeline, mlirContext);
}

llvm::Expected<std::unique_ptr<mlir::PassManager>> LoweringContext::parse(const std::string &pipeline,
                                                                          mlir::MLIRContext &where) {
  if (Refusal refusal = registerPasses(); !refusal.why.empty())
    return llvm::createStringError(refusal.why);
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  mlir::FailureOr<mlir::OpPassManager> parsed = mlir::parsePassPipeline(pipeline, stream);
  if (mlir::failed(parsed))
    return llvm::createStringError(llvm::inconvertibleErrorCode(), "pass pipeline '" + pipeline + "' does not parse: " +
                                                                       llvm::StringRef(problem).trim());
  if (parsed->getOpAnchorName() != mlir::ModuleOp::getOperationName())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "pass pipeline '" + pipeline + "' must have the form builtin.module(...)");
  std::unique_ptr<mlir::PassManager> manager =
      std::make_unique<mlir::PassManager>(&where, mlir::ModuleOp::getOperationName());
  static_cast<mlir::OpPassManager &>(*manager) = std::move(*parsed);
  manager->enableVerifier(false);
  return std::move(manager);
}

/// A registered pass or pipeline that a name is one letter away from, or "".
static std::string nearPass(llvm::StringRef name) {
  auto isKnown = [](const std::string &text) {
    return mlir::PassInfo::lookup(text) || mlir::PassPipelineInfo::lookup(text);
  };
  std::vector<std::string> near;
  auto look = [&](std::string text) {
    if (near.empty() && isKnown(text))
      near.push_back(std::move(text));
  };
  std::string dashed = name.lower();
  llvm::replace(dashed, '_', '-');
  look(dashed);
  constexpr llvm::StringLiteral kLetters = "-abcdefghijklmnopqrstuvwxyz0123456789";
  for (size_t i = 0; i <= dashed.size() && near.empty(); ++i) {
    const std::string front = dashed.substr(0, i), back = dashed.substr(i);
    for (char letter : kLetters) {
      look(front + letter + back);
      if (!back.empty())
        look(front + letter + back.substr(1));
    }
    if (!back.empty())
      look(front + back.substr(1));
    if (back.size() > 1)
      look(front + back[1] + back[0] + back.substr(2));
  }
  return near.empty() ? "" : near.front();
}

/// What stands behind options in braces, or the text where it begins with none.
static llvm::StringRef behindOptions(llvm::StringRef text) {
  size_t depth = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '{';
    if (depth == 0)
      return text.drop_front(at);
    depth -= text[at] == '}';
  }
  return "";
}

/// The first name in a list of passes that nobody knows, or "". What stands before a '(' is no pass.
static llvm::StringRef unknownPass(llvm::StringRef passes) {
  auto isOfName = [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.'; };
  while (!passes.empty()) {
    llvm::StringRef name = passes.take_while(isOfName);
    passes = passes.drop_front(std::max<size_t>(1, name.size()));
    if (name.empty())
      continue;
    if (!passes.starts_with("(") && !mlir::PassInfo::lookup(name) && !mlir::PassPipelineInfo::lookup(name))
      return name;
    passes = behindOptions(passes);
  }
  return "";
}

namespace {
/// What MLIR asks a pass itself, once it runs.
struct Schedulable : mlir::Pass {
  static bool isOn(const mlir::Pass &pass, mlir::RegisteredOperationName operation) {
    bool (mlir::Pass::*ask)(mlir::RegisteredOperationName) const = &Schedulable::canScheduleOn;
    return (pass.*ask)(operation);
  }
};
} // namespace

/// The elements of a list of passes, which may have lists in them.
static std::vector<llvm::StringRef> elementsOf(llvm::StringRef passes) {
  std::vector<llvm::StringRef> elements;
  size_t depth = 0, start = 0;
  for (size_t at = 0; at < passes.size(); ++at) {
    const char c = passes[at];
    depth += c == '(' || c == '{';
    depth -= depth != 0 && (c == ')' || c == '}');
    if (depth != 0 || c != ',')
      continue;
    elements.push_back(passes.slice(start, at));
    start = at + 1;
  }
  elements.push_back(passes.drop_front(start));
  return elements;
}

/// Adds an element of a list for modules. What runs on functions alone goes to functions.
static bool addElement(llvm::StringRef element, mlir::PassManager &manager, llvm::raw_ostream &problem) {
  if (element.trim().empty()) {
    problem << "a pass is missing before or behind a comma";
    return false;
  }
  mlir::OpPassManager probe;
  if (mlir::failed(mlir::parsePassPipeline(element, probe, problem)))
    return false;
  auto runsOn = [&](llvm::StringRef operation) {
    auto name = mlir::RegisteredOperationName::lookup(operation, manager.getContext());
    return name &&
           llvm::all_of(probe.getPasses(), [&](const mlir::Pass &pass) { return Schedulable::isOn(pass, *name); });
  };
  const llvm::StringRef function = mlir::func::FuncOp::getOperationName();
  const bool isOfFunctions = !runsOn(mlir::ModuleOp::getOperationName()) && runsOn(function);
  mlir::OpPassManager &where = isOfFunctions ? manager.nest(function) : manager;
  return mlir::succeeded(mlir::parsePassPipeline(element, where, problem));
}

llvm::Expected<std::unique_ptr<mlir::PassManager>> LoweringContext::parsePasses(llvm::StringRef passes,
                                                                                std::string *unknownName) {
  if (Refusal refusal = registerPasses(); !refusal.why.empty())
    return llvm::createStringError(refusal.why);
  const llvm::StringRef text = passes.trim();
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  auto wrong = [&] {
    llvm::StringRef unknown = unknownPass(text);
    if (unknown.empty())
      return llvm::createStringError("passes '" + text +
                                     "' do not parse: " + llvm::StringRef(problem).trim().split('\n').first);
    if (unknownName)
      *unknownName = unknown.str();
    const std::string near = nearPass(unknown);
    return llvm::createStringError("there is no pass '" + unknown + "'" +
                                   (near.empty() ? "." : "; is '" + near + "' meant?") +
                                   " Known are the passes of MLIR " LLVM_VERSION_STRING
                                   ", as mlir-opt --help lists them, and those of --load-pass-plugin");
  };
  auto manager = std::make_unique<mlir::PassManager>(&mlirContext, mlir::ModuleOp::getOperationName(),
                                                     mlir::OpPassManager::Nesting::Implicit);
  if (text.starts_with(mlir::ModuleOp::getOperationName()) && text.contains('(')) {
    mlir::FailureOr<mlir::OpPassManager> parsed = mlir::parsePassPipeline(text, stream);
    if (mlir::failed(parsed))
      return wrong();
    static_cast<mlir::OpPassManager &>(*manager) = std::move(*parsed);
  } else if (!text.empty()) {
    mlirContext.getOrLoadDialect<mlir::func::FuncDialect>();
    for (llvm::StringRef element : elementsOf(text))
      if (!addElement(element, *manager, stream))
        return wrong();
  }
  manager->enableVerifier(false);
  return std::move(manager);
}

std::string LoweringContext::textOf(const std::string &pipeline) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = parse(pipeline);
  if (manager)
    (*manager)->printAsTextualPipeline(stream);
  else
    llvm::consumeError(manager.takeError());
  return text;
}

mlir::DialectRegistry LoweringContext::registryOf(mlir::ModuleOp module) {
  mlir::DialectRegistry registry;
  for (const std::string &name : dialectsOf(module))
    if (mlir::Dialect *dialect = mlirContext.getLoadedDialect(name))
      registry.insert(dialect->getTypeID(), name, allDialects().getDialectAllocator(name));
  return registry;
}

llvm::Expected<OwnLowering *> LoweringContext::own(const OptionList &options, const std::string &plantedBug) {
  std::string key = plantedBug;
  for (const std::pair<std::string, std::string> &option : options)
    key += '\n' + option.first + '=' + option.second;
  std::unique_ptr<OwnLowering> &slot = ownLowerings[key];
  if (!slot) {
    llvm::Expected<std::unique_ptr<OwnLowering>> made = makeOwnLowering(&mlirContext, options, plantedBug);
    if (!made)
      return made.takeError();
    slot = std::move(*made);
  }
  return slot.get();
}
