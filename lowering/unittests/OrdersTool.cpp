//===- OrdersTool.cpp - lower-orders: orders of passes, sets of options ---===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Test tool: lowers modules with the passes of the dialects in random orders,
// by default or all with bare pointers. Each order must give the program of the
// one full pass (FLOW-08), or be refused where it is (BARE-21). Random sets of
// options must give one of two: a module of the LLVM dialect that translates,
// the same with and without rollback of patterns. The other is an error, and the module
// as it was (FLOW-12). The seed decides everything; the time only how far it
// goes. Executes nothing. Exit codes as everywhere: 0 all as expected, 1
// findings, 2 bad input.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"
#include "lowering/Lower.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <random>

using namespace mlir;
using namespace memref_cts::lowering;

static llvm::cl::list<std::string> inputs(llvm::cl::Positional, llvm::cl::desc("<.mlir files and folders>"),
                                          llvm::cl::OneOrMore);
static llvm::cl::opt<unsigned> seed("seed", llvm::cl::desc("Seed of all choices"), llvm::cl::init(1));
static llvm::cl::opt<double> seconds("seconds", llvm::cl::desc("Stop after so long (0: never)"), llvm::cl::init(0));
static llvm::cl::opt<unsigned> rounds("rounds", llvm::cl::desc("Stop after each module was taken so often (0: never)"),
                                      llvm::cl::init(0));
static llvm::cl::opt<bool> verbose("verbose", llvm::cl::desc("Print both programs of a finding"),
                                   llvm::cl::init(false));

static constexpr llvm::StringLiteral kPasses[] = {
    "lower-arith-to-llvm",  "lower-cf-to-llvm",    "lower-complex-to-llvm",
    "lower-func-to-llvm",   "lower-index-to-llvm", "lower-math-to-llvm",
    "lower-memref-to-llvm", "lower-ub-to-llvm",    "lower-vector-to-llvm",
};

namespace {

class Orders {
public:
  Orders() : context(makeRegistry(), MLIRContext::Threading::DISABLED) {
    Lowering load(&context, {});
    context.loadAllAvailableDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        errors.push_back(diagnostic.str());
    });
  }

  /// One module, once: an order or a set of options. What a case says to go
  /// wrong need not go well, but orders have to agree about it.
  void take(llvm::StringRef path, llvm::StringRef text, std::mt19937 &random) {
    bool isNegative = text.contains("// NEGATIVE:");
    OwningOpRef<ModuleOp> module = parse(text);
    if (!module || !isToBeLowered(*module)) {
      ++unread;
      return;
    }
    if (random() % 2 || isNegative)
      takeOrder(path, text, *module, random);
    else
      takeOptions(path, text, *module, random);
  }

  int report() const {
    llvm::outs() << "lower-orders: seed " << seed << ": " << orders << " orders give the program of the full pass, "
                 << agreed << " refuse what it refuses, " << lowered << " sets of options lower, " << same
                 << " of them alike with rollback, " << refused << " modules refused and left alone, " << unread
                 << " not read, " << findings << " findings\n";
    if (orders + lowered == 0) {
      llvm::errs() << "lower-orders: nothing was checked\n";
      return 2;
    }
    return findings ? 1 : 0;
  }

private:
  static const DialectRegistry &makeRegistry() {
    static DialectRegistry registry;
    registerTranslations(registry);
    registry.insert<DLTIDialect>();
    return registry;
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    errors.clear();
    return parseSourceString<ModuleOp>(text, &context);
  }

  /// Modules of the LLVM dialect alone are not this lowering's.
  static bool isToBeLowered(ModuleOp module) {
    return module
        .walk([](Operation *op) {
          return isa<ModuleOp>(op) || isa_and_present<LLVM::LLVMDialect>(op->getDialect()) ? WalkResult::advance()
                                                                                           : WalkResult::interrupt();
        })
        .wasInterrupted();
  }

  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream out(text);
    op->print(out);
    return text;
  }

  bool run(ModuleOp module, llvm::StringRef pipeline) {
    std::string trouble;
    llvm::raw_string_ostream out(trouble);
    FailureOr<OpPassManager> parsed = parsePassPipeline(pipeline, out);
    if (failed(parsed)) {
      errors.push_back(trouble);
      return false;
    }
    PassManager manager(&context);
    static_cast<OpPassManager &>(manager) = std::move(*parsed);
    return succeeded(manager.run(module));
  }

  /// The program without what orders may change: where declarations stand,
  /// which of two equal values is used, and what nobody uses.
  std::string normalize(ModuleOp module) {
    if (!run(module, "builtin.module(canonicalize,cse,canonicalize)"))
      return "";
    module.walk([&](ModuleOp inner) { sortBody(inner); }); // inner ones first
    return print(module);
  }

  /// Orders what stands in a module by its text.
  void sortBody(ModuleOp module) {
    std::vector<std::pair<std::string, Operation *>> parts;
    for (Operation &op : *module.getBody())
      parts.emplace_back(print(&op), &op);
    llvm::sort(parts, llvm::less_first());
    for (auto &[text, op] : parts)
      op->moveBefore(module.getBody(), module.getBody()->end());
  }

  /// What is wrong with a module that was lowered, or "".
  std::string inspect(ModuleOp module) {
    std::string trouble;
    module.walk([&](Operation *op) {
      if (trouble.empty() && !isa<ModuleOp>(op) && !isa_and_present<LLVM::LLVMDialect>(op->getDialect()))
        trouble = "'" + op->getName().getStringRef().str() + "' is left";
    });
    if (trouble.empty() && failed(verify(module)))
      trouble = "does not verify";
    // Modules inside have no place in LLVM IR.
    bool nests = !module.getOps<ModuleOp>().empty();
    if (trouble.empty() && !nests) {
      llvm::LLVMContext llvmContext;
      if (!translateToLLVMIR(module, llvmContext))
        trouble = "does not translate";
    }
    if (!trouble.empty() && !errors.empty())
      trouble += ": " + errors.front();
    return trouble;
  }

  void find(llvm::StringRef path, llvm::StringRef how, llvm::StringRef what) {
    ++findings;
    llvm::errs() << "lower-orders: " << path << ": " << what << "\n  with " << how << "\n";
  }

  void takeOrder(llvm::StringRef path, llvm::StringRef text, ModuleOp module, std::mt19937 &random) {
    llvm::StringRef options = random() % 4 ? "" : "{use-bare-ptr-memref-call-conv=true}";
    bool isRefused = !run(module, ("builtin.module(lower-to-llvm" + options + ")").str());
    if (!isRefused && text.contains("// NEGATIVE:"))
      return;
    std::vector<llvm::StringRef> passes(std::begin(kPasses), std::end(kPasses));
    for (size_t i = passes.size() - 1; i > 0; --i)
      std::swap(passes[i], passes[random() % (i + 1)]);
    std::string pipeline = "builtin.module(" + llvm::join(passes, (options + ",").str()) + options.str() +
                           ",lower-reconcile-casts,lower-legalize-successors)";
    OwningOpRef<ModuleOp> other = parse(text);
    if (isRefused) {
      if (run(*other, pipeline) && inspect(*other).empty())
        return find(path, pipeline, "the full pass refuses, passes one by one lower");
      ++agreed;
      return;
    }
    if (!run(*other, pipeline)) {
      find(path, pipeline,
           "the full pass lowers, passes one by one do not: " + (errors.empty() ? "no error" : errors.front()));
      return;
    }
    if (std::string trouble = inspect(*other); !trouble.empty())
      return find(path, pipeline, trouble);
    std::string expected = normalize(module), found = normalize(*other);
    if (expected == found) {
      ++orders;
      return;
    }
    find(path, pipeline, "another program than that of the full pass");
    if (verbose)
      llvm::errs() << "// full pass\n" << expected << "\n// one by one\n" << found << "\n";
  }

  void takeOptions(llvm::StringRef path, llvm::StringRef text, ModuleOp module, std::mt19937 &random) {
    static constexpr unsigned kWidths[] = {0, 0, 16, 32, 64};
    LowerOptions options;
    options.indexBitwidth = kWidths[random() % std::size(kWidths)];
    options.useAlignedAlloc = random() % 2;
    options.useGenericFunctions = random() % 2;
    options.emitCWrappers = random() % 2;
    options.useBarePtrMemRefCallConv = random() % 4 == 0;
    std::string how = "lower-to-llvm=index-bitwidth=" + std::to_string(options.indexBitwidth);
    auto add = [&](llvm::StringRef name, bool value) {
      if (value)
        how += (" " + name + "=true").str();
    };
    add("use-aligned-alloc", options.useAlignedAlloc);
    add("use-generic-functions", options.useGenericFunctions);
    add("emit-c-wrappers", options.emitCWrappers);
    add("use-bare-ptr-memref-call-conv", options.useBarePtrMemRefCallConv);

    std::string before = print(module);
    if (failed(lowerToLLVM(module, options))) {
      if (errors.empty())
        find(path, how, "refused without an error");
      else if (failed(verify(module)))
        find(path, how, "refused, and the module does not verify");
      else if (print(module) != before && !llvm::StringRef(errors.front()).contains("cannot be resolved"))
        find(path, how, "refused, but the module has changed");
      else
        ++refused;
      return;
    }
    if (std::string trouble = inspect(module); !trouble.empty())
      return find(path, how, trouble);
    ++lowered;
    // With rollback of patterns nothing may be different.
    options.allowPatternRollback = true;
    OwningOpRef<ModuleOp> other = parse(text);
    if (failed(lowerToLLVM(*other, options)))
      return find(path, how, "refused with allow-pattern-rollback");
    std::string expected = normalize(module), found = normalize(*other);
    if (expected == found) {
      ++same;
      return;
    }
    find(path, how, "another program with allow-pattern-rollback");
    if (verbose)
      llvm::errs() << "// without\n" << expected << "\n// with\n" << found << "\n";
  }

  MLIRContext context;
  std::vector<std::string> errors;
  uint64_t orders = 0, agreed = 0, lowered = 0, same = 0, refused = 0, unread = 0, findings = 0;
};

} // namespace

/// All files of the arguments, in an order that does not depend on the disk.
static bool collect(std::vector<std::string> &files) {
  for (const std::string &input : inputs) {
    if (!llvm::sys::fs::is_directory(input)) {
      files.push_back(input);
      continue;
    }
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator it(input, error), end; it != end && !error; it.increment(error))
      if (llvm::sys::path::extension(it->path()) == ".mlir")
        files.push_back(it->path());
    if (error) {
      llvm::errs() << "lower-orders: " << input << ": " << error.message() << "\n";
      return false;
    }
  }
  llvm::sort(files);
  return true;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "lower-orders: lower modules in random orders of passes and with random "
                                    "options\n");
  if (rounds == 0 && seconds == 0)
    rounds = 1;
  registerPasses();
  registerCanonicalizerPass();
  registerCSEPass();
  std::vector<std::string> files;
  if (!collect(files))
    return 2;
  std::vector<std::string> texts;
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer) {
      llvm::errs() << "lower-orders: " << file << ": " << buffer.getError().message() << "\n";
      return 2;
    }
    texts.push_back((*buffer)->getBuffer().str());
  }

  std::mt19937 random(seed);
  Orders orders;
  auto start = std::chrono::steady_clock::now();
  auto isOver = [&] {
    std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return seconds != 0 && passed.count() > seconds;
  };
  std::vector<size_t> turn(files.size());
  for (size_t i = 0; i < turn.size(); ++i)
    turn[i] = i;
  for (unsigned round = 0; (rounds == 0 || round < rounds) && !isOver(); ++round) {
    for (size_t i = turn.size(); i > 1; --i)
      std::swap(turn[i - 1], turn[random() % i]);
    for (size_t i = 0; i < turn.size() && !isOver(); ++i)
      orders.take(files[turn[i]], texts[turn[i]], random);
  }
  return orders.report();
}
