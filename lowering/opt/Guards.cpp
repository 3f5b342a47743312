//===- Guards.cpp - What LLVM and MLIR would die of -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/opt/Guards.h"

#include "lowering/ModuleText.h"
#include "lowering/ReadFile.h"
#include "lowering/emit/Exportable.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/Signals.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <unistd.h>

using namespace memref_cts::lowering;

static std::string inputName;
static const MakingCode *making = nullptr;

std::unique_ptr<llvm::MemoryBuffer> memref_cts::lowering::readInput(const std::string &file, int &code) {
  inputName = file;
  auto input = memref_cts::readInput(file, memref_cts::kMostModuleBytes);
  if (!input) {
    llvm::errs() << "memref-cts-opt: error: cannot open input file '" << file << "': " << input.getError().message()
                 << '\n';
    code = 2;
    return nullptr;
  }
  if (std::optional<memref_cts::TextProblem> problem = memref_cts::findUnreadableModule((*input)->getBuffer())) {
    llvm::errs() << file << ':' << problem->line << ": error: " << problem->what << '\n';
    code = 1;
    return nullptr;
  }
  return std::move(*input);
}

bool memref_cts::lowering::mustVerifyLater(llvm::StringRef text) {
  return text.contains("dl_spec") || text.contains("loc(") || text.starts_with("ML\xefR");
}

static void printPlace(llvm::raw_ostream &out, mlir::FileLineColLoc place) {
  out << place.getFilename().strref() << ':' << place.getLine() << ':' << place.getColumn() << ": ";
}

static bool isForeign(mlir::Location location) {
  auto place = location->findInstanceOf<mlir::FileLineColLoc>();
  llvm::StringRef known = inputName == "-" ? llvm::StringRef("<stdin>") : llvm::StringRef(inputName);
  return place && place.getFilename() != known && place.getFilename() != "-";
}

static const char *nameOf(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Note:
    return "note: ";
  case mlir::DiagnosticSeverity::Warning:
    return "warning: ";
  case mlir::DiagnosticSeverity::Error:
    return "error: ";
  case mlir::DiagnosticSeverity::Remark:
    return "remark: ";
  }
  llvm_unreachable("all severities are above");
}

void memref_cts::lowering::showInputAlone(mlir::MLIRContext &context) {
  context.getDiagEngine().registerHandler([](mlir::Diagnostic &diagnostic) {
    if (!isForeign(diagnostic.getLocation()) &&
        llvm::none_of(diagnostic.getNotes(), [](mlir::Diagnostic &note) { return isForeign(note.getLocation()); }))
      return mlir::failure(); // MLIR's own handler
    auto print = [](mlir::Diagnostic &said) {
      if (auto place = said.getLocation()->findInstanceOf<mlir::FileLineColLoc>())
        printPlace(llvm::errs(), place);
      llvm::errs() << nameOf(said.getSeverity()) << said.str() << '\n';
    };
    print(diagnostic);
    for (mlir::Diagnostic &note : diagnostic.getNotes())
      print(note);
    return mlir::success();
  });
}

/// The types that the data layout of `op` has entries for.
static llvm::SmallVector<mlir::Type> getLayoutTypes(mlir::Operation *op) {
  llvm::SmallVector<mlir::Type> types;
  if (auto spec = op->getAttrOfType<mlir::DataLayoutSpecInterface>(mlir::DLTIDialect::kDataLayoutAttrName))
    for (mlir::DataLayoutEntryInterface entry : spec.getEntries())
      if (auto key = llvm::dyn_cast_if_present<mlir::Type>(entry.getKey()))
        types.push_back(key);
  return types;
}

mlir::LogicalResult memref_cts::lowering::checkLayouts(mlir::Operation *root) {
  auto check = [](mlir::Operation *op) -> mlir::WalkResult {
    for (mlir::Type inner : getLayoutTypes(op))
      for (mlir::Operation *around = op->getParentOp(); around; around = around->getParentOp())
        if (llvm::any_of(getLayoutTypes(around), [&](mlir::Type t) { return t.getTypeID() == inner.getTypeID(); }))
          return mlir::emitError(op->getLoc())
                 << "the data layouts of this operation and of one around it both have an entry for a type such as "
                 << inner << ", which MLIR cannot combine";
    return mlir::WalkResult::advance();
  };
  return mlir::failure(root->walk<mlir::WalkOrder::PreOrder>(check).wasInterrupted());
}

namespace {

/// Verification after checkLayouts.
class VerifyPass final : public mlir::PassWrapper<VerifyPass, mlir::OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyPass)
  llvm::StringRef getName() const override { return "VerifyPass"; }
  llvm::StringRef getArgument() const override { return "memref-cts-verify"; }
  llvm::StringRef getDescription() const override { return "Verify data layouts inside each other, then all"; }
  void runOnOperation() override {
    if (mlir::failed(checkLayouts(getOperation())) || mlir::failed(mlir::verify(getOperation())))
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};

} // namespace

MakingCode::MakingCode(mlir::ModuleOp module, std::string target)
    : module(module), target(std::move(target)), watch(module.getContext(), [this](mlir::Diagnostic &diagnostic) {
        hasSaid |= diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
        return mlir::failure(); // for the handler before to print
      }) {
  making = this;
}

MakingCode::~MakingCode() { making = nullptr; }

/// The function that LLVM makes code for, from what LLVM keeps for its crash reports
/// and as it prints the name, or "".
static std::string findFunctionAtWork() {
  const auto *entry = static_cast<const llvm::PrettyStackTraceEntry *>(llvm::SavePrettyStackState());
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (entry)
    entry->print(stream);
  auto [pass, function] = llvm::StringRef(text).rtrim().split(" on function ");
  return pass.starts_with("Running pass ") ? function.trim('\'').str() : "";
}

/// Where code is being made, one error, unless there was one, and the end.
static void rejectCode(llvm::StringRef reason) {
  if (!making)
    return;
  if (!making->hasSaid) {
    std::string function = findFunctionAtWork(), name = findPrintedName(function);
    llvm::StringRef variable = reason;
    if (variable.consume_front("Global variable '"))
      name = variable.split('\'').first.str();
    if (auto place = findPlace(making->module, name)->findInstanceOf<mlir::FileLineColLoc>())
      llvm::errs() << place.getFilename().strref() << ':' << place.getLine() << ':' << place.getColumn();
    else
      llvm::errs() << inputName;
    std::string line = reason.split('\n').first.str();
    llvm::Regex address(",? ?0x[0-9a-f]+(:[0-9]+)?:?"); // of LLVM's own objects
    while (address.match(line))
      line = address.sub("", line);
    llvm::errs() << ": error: " << (function.empty() ? "" : "function '" + function + "': ") << "the target '"
                 << making->target << "' has no code for it: " << llvm::StringRef(line).rtrim() << '\n';
  }
  llvm::errs().clear_error();
  std::_Exit(1);
}

namespace {

/// What a pass runs on. A crash leaves nothing that is safe to read, so all is kept as text.
struct PassAtWork {
  std::string pass, operation, place;
};

} // namespace

/// The passes of each thread, the inner ones last.
static thread_local llvm::SmallVector<PassAtWork> atWork;
static std::atomic<unsigned> numAtWork = 0; // of all threads

namespace {

class PassWatch final : public mlir::PassInstrumentation {
  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override {
    ++numAtWork;
    PassAtWork &work = atWork.emplace_back();
    work.pass = (pass->getArgument().empty() ? pass->getName() : pass->getArgument()).str();
    work.operation = ("'" + op->getName().getStringRef() + "'").str();
    if (auto name = op->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      work.operation += (" @" + name.getValue()).str();
    llvm::raw_string_ostream out(work.place);
    if (auto place = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>(); place && place.getLine() != 0)
      out << place.getFilename().strref() << ':' << place.getLine() << ':' << place.getColumn();
    else
      out << inputName;
  }
  void runAfterPass(mlir::Pass *, mlir::Operation *) override { end(); }
  void runAfterPassFailed(mlir::Pass *, mlir::Operation *) override { end(); }
  static void end() {
    atWork.pop_back();
    --numAtWork;
  }
};

} // namespace

void memref_cts::lowering::watchPasses(mlir::PassManager &manager) {
  manager.addInstrumentation(std::make_unique<PassWatch>());
}

bool memref_cts::lowering::hasPassCrashed() { return numAtWork != 0; }

#if __has_feature(address_sanitizer)
/// Asked at the end of the process: what a crash of a pass leaves is not looked at.
extern "C" int __lsan_is_turned_off() { return hasPassCrashed(); }
#endif

/// "the pass 'x' on 'func.func' @f", or "" outside of passes.
static std::string describePassAtWork() {
  return atWork.empty() ? "" : "the pass '" + atWork.back().pass + "' on " + atWork.back().operation;
}

static bool printsStackTrace = false;

void memref_cts::lowering::printStackTraces() { printsStackTrace = true; }

static void onCrash(void *) {
  rejectCode("LLVM crashes");
  std::string pass = describePassAtWork();
  llvm::errs() << (pass.empty() ? "memref-cts-opt" : atWork.back().place)
               << ": error: " << (pass.empty() ? "a crash outside of all passes" : pass + " crashes") << '\n';
  // A line that tools take for a crash, as this process does not die by the signal.
  llvm::errs() << "Stack dump:" << (printsStackTrace ? "" : " printed with --print-stack-trace") << '\n';
  if (printsStackTrace)
    llvm::sys::PrintStackTrace(llvm::errs());
  llvm::errs().clear_error();
  std::_Exit(3);
}

/// Elsewhere LLVM stops for output that cannot be written, or for a bug.
static void onFatalError(void *, const char *reason, bool isBug) {
  rejectCode(reason);
  std::string pass = describePassAtWork();
  llvm::errs() << (pass.empty() ? "memref-cts-opt" : atWork.back().place)
               << ": error: " << (pass.empty() ? "" : pass + ": ") << reason << '\n';
  if (isBug && printsStackTrace)
    llvm::sys::PrintStackTrace(llvm::errs());
  llvm::errs().clear_error();
  std::_Exit(isBug ? 3 : 2);
}

static void onBadAlloc(void *, const char *, bool) {
  static constexpr char kMessage[] = "memref-cts-opt: error: out of memory\n";
  (void)!::write(2, kMessage, sizeof kMessage - 1);
  std::_Exit(2);
}

/// An interrupted tool has given no answer: no signal's exit code, but that of trouble.
static void onInterrupt() {
  static constexpr char kMessage[] = "memref-cts-opt: error: interrupted\n";
  (void)!::write(2, kMessage, sizeof kMessage - 1);
  std::_Exit(2);
}

void memref_cts::lowering::installGuards() {
  llvm::install_fatal_error_handler(onFatalError);
  llvm::install_bad_alloc_error_handler(onBadAlloc);
  llvm::sys::AddSignalHandler(onCrash, nullptr);
  llvm::sys::SetInterruptFunction(onInterrupt);
  std::signal(SIGXFSZ, SIG_IGN);        // a file that gets too long is an error of the write
  for (int signal : {SIGQUIT, SIGXCPU}) // whoever sends them ends the process, which is no crash
    std::signal(signal, SIG_DFL);
  mlir::PassRegistration<VerifyPass>();
}
