//===-- ApiText.cpp - clauses about texts: text in, text out
//---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiText.h"

#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/Import.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"

namespace mlir {
#define GEN_PASS_REGISTRATION_SETLLVMMODULEDATALAYOUTPASS
#define GEN_PASS_REGISTRATION_CONVERTFUNCTOLLVMPASS
#include "mlir/Conversion/Passes.h.inc"
} // namespace mlir

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// A context of its own for each text, that collects what is said.
class Bench {
public:
  Bench() : context(registry(), MLIRContext::Threading::DISABLED) {
    context.loadAllAvailableDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      llvm::raw_string_ostream stream(made.said);
      if (auto place = dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
        stream << place.getLine() << ':' << place.getColumn() << ": ";
      stream << diagnostic.str() << '\n';
      return success();
    });
  }

  OwningOpRef<ModuleOp> parse(const std::string &mlir) { return parseSourceString<ModuleOp>(mlir, &context); }
  Made print(ModuleOp module) {
    llvm::raw_string_ostream stream(made.text);
    module.print(stream);
    made.ok = true;
    return made;
  }

  Made made;
  MLIRContext context;

private:
  static DialectRegistry registry() {
    DialectRegistry registry;
    registry.insert<DLTIDialect, func::FuncDialect, LLVM::LLVMDialect>();
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
    registerLLVMDialectImport(registry);
    return registry;
  }
};
} // namespace

bool Made::inOrder(std::initializer_list<const char *> parts) const {
  size_t at = 0;
  for (const char *part : parts) {
    size_t found = text.find(part, at);
    if (found == std::string::npos)
      return false;
    at = found + std::string(part).size();
  }
  return true;
}

unsigned Made::count(const std::string &part) const { return StringRef(text).count(part); }

std::string Made::body(const std::string &first) const {
  size_t at = text.find(first);
  if (at == std::string::npos)
    return "";
  size_t end = text.find("\n}", at);
  return text.substr(at, end == std::string::npos ? end : end + 2 - at);
}

Made memref_cts::conformance::printed(const std::string &mlir) {
  Bench bench;
  OwningOpRef<ModuleOp> module = bench.parse(mlir);
  return module ? bench.print(*module) : bench.made;
}

Made memref_cts::conformance::after(const std::string &pipeline, const std::string &mlir) {
  static bool registered = (registerSetLLVMModuleDataLayoutPass(), registerConvertFuncToLLVMPass(), true);
  (void)registered;
  Bench bench;
  OwningOpRef<ModuleOp> module = bench.parse(mlir);
  llvm::raw_string_ostream stream(bench.made.said);
  FailureOr<OpPassManager> passes = parsePassPipeline(pipeline, stream);
  if (!module || failed(passes))
    return bench.made;
  PassManager manager(&bench.context, passes->getOpAnchorName());
  static_cast<OpPassManager &>(manager) = std::move(*passes);
  return succeeded(manager.run(*module)) ? bench.print(*module) : bench.made;
}

Made memref_cts::conformance::exported(const std::string &mlir, bool verified) {
  Bench bench;
  OwningOpRef<ModuleOp> module = bench.parse(mlir);
  if (!module)
    return bench.made;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(*module, context, "exported", /*disableVerification=*/!verified);
  if (!result)
    return bench.made;
  llvm::raw_string_ostream text(bench.made.text), said(bench.made.said);
  text << *result;
  bench.made.ok = !llvm::verifyModule(*result, &said);
  return bench.made;
}

Made memref_cts::conformance::imported(const std::string &llvmIr, bool structsAsLiterals) {
  Bench bench;
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> source = llvm::parseAssemblyString(llvmIr, diagnostic, context);
  if (!source) {
    bench.made.said = std::to_string(diagnostic.getLineNo()) + ':' + std::to_string(diagnostic.getColumnNo() + 1) +
                      ": " + diagnostic.getMessage().str();
    return bench.made;
  }
  OwningOpRef<ModuleOp> module =
      translateLLVMIRToModule(std::move(source), &bench.context, /*emitExpensiveWarnings=*/false,
                              /*dropDICompositeTypeElements=*/false,
                              /*loadAllDialects=*/true, /*preferUnregisteredIntrinsics=*/false, structsAsLiterals);
  return module ? bench.print(*module) : bench.made;
}

Made memref_cts::conformance::ran(const std::string &llvmIr, const std::string &function,
                                  std::vector<int64_t> arguments) {
  static bool initialised = (llvm::InitializeNativeTarget(), llvm::InitializeNativeTargetAsmPrinter(), true);
  (void)initialised;
  Made made;
  auto context = std::make_unique<llvm::LLVMContext>();
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(llvmIr, diagnostic, *context);
  if (!module) {
    made.said = diagnostic.getMessage().str();
    return made;
  }
  llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>> jit = llvm::orc::LLJITBuilder().create();
  // The tests' programs depend on no layout.
  if (jit)
    module->setDataLayout((*jit)->getDataLayout());
  llvm::Error error =
      jit ? (*jit)->addIRModule(llvm::orc::ThreadSafeModule(std::move(module), std::move(context))) : jit.takeError();
  if (error) {
    made.said = toString(std::move(error));
    return made;
  }
  llvm::Expected<llvm::orc::ExecutorAddr> address = (*jit)->lookup(function);
  if (!address || arguments.size() != 2) {
    made.said = address ? "two arguments are needed" : toString(address.takeError());
    return made;
  }
  made.text = std::to_string(address->toPtr<int64_t (*)(int64_t, int64_t)>()(arguments[0], arguments[1]));
  made.ok = true;
  return made;
}
