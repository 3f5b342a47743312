//===- Guards.cpp - What LLVM and MLIR would die of -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/opt/Guards.h"

#include "lowering/emit/Exportable.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Support/FileUtilities.h"
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

/// MLIR's parser, verifier and printer recurse along nested types, attributes
/// and regions, and the stack ends long before a file does.
static constexpr unsigned kMaxNesting = 1000;

static std::string inputName;
static const MakingCode *making = nullptr;

/// The line where more than kMaxNesting brackets are open, or 0. Brackets in strings
/// and comments do not count, nor do those of "->", "<=" and ">="; the name of a type
/// or attribute counts as what it was given to.
static unsigned findDeepNesting(llvm::StringRef text) {
  if (text.starts_with("ML\xefR")) // bytecode
    return 0;
  unsigned line = 1, depth = 0, deepest = 0;
  llvm::StringMap<unsigned> depths;
  llvm::StringRef defined; // what the line gives a name to
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\0';
    if (c == '\n') {
      ++line;
      if (depth == 0 && !defined.empty()) {
        depths[defined] = deepest;
        defined = "";
      }
    } else if (c == '/' && next == '/') {
      at = std::min(text.find('\n', at), text.size()) - 1;
    } else if (c == '"') {
      while (++at < text.size() && text[at] != '"' && text[at] != '\n')
        at += text[at] == '\\';
    } else if (c == '-' && next == '>') {
      ++at;
    } else if (c == '(' || c == '[' || c == '{' || (c == '<' && next != '=')) {
      deepest = std::max(deepest, ++depth);
    } else if (c == ')' || c == ']' || c == '}' || (c == '>' && next != '=')) {
      depth -= depth != 0;
    } else if (c == '!' || c == '#') {
      llvm::StringRef name = text.substr(at).take_while(
          [&](char n) { return n == c || llvm::isAlnum(n) || n == '_' || n == '$' || n == '.'; });
      at += name.size() - 1;
      if (depth == 0 && text.substr(at + 1).ltrim(" \t").starts_with("=")) {
        defined = name;
        deepest = 0;
      } else if (auto known = depths.find(name); known != depths.end()) {
        deepest = std::max(deepest, depth + known->second);
      }
    }
    if (deepest > kMaxNesting)
      return line;
    if (defined.empty())
      deepest = 0;
  }
  return 0;
}

std::unique_ptr<llvm::MemoryBuffer> memref_cts::lowering::readInput(const std::string &file, int &code) {
  inputName = file;
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(file, &message);
  if (!input) {
    llvm::errs() << "memref-cts-opt: error: " << message << '\n';
    code = 2;
  } else if (unsigned line = findDeepNesting(input->getBuffer())) {
    llvm::errs() << file << ':' << line << ": error: nested more than " << kMaxNesting << " deep\n";
    input = nullptr;
    code = 1;
  }
  return input;
}

bool memref_cts::lowering::mayKillVerifier(llvm::StringRef text) { return text.contains("dl_spec"); }

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

void memref_cts::lowering::installGuards() {
  llvm::install_fatal_error_handler(onFatalError);
  llvm::install_bad_alloc_error_handler(onBadAlloc);
  llvm::sys::AddSignalHandler(onCrash, nullptr);
  std::signal(SIGXFSZ, SIG_IGN);        // a file that gets too long is an error of the write
  for (int signal : {SIGQUIT, SIGXCPU}) // whoever sends them ends the process, which is no crash
    std::signal(signal, SIG_DFL);
  mlir::PassRegistration<VerifyPass>();
}
