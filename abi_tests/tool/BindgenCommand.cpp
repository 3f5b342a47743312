//===-- BindgenCommand.cpp - memref-cts bindgen ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a module, writes a header, or a module of Python, Rust or Fortran.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"
#include "lowering/ReadFile.h"

#include "conformance/PlainText.h"
#include "conformance/Tool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace memref_cts::abi_tests;
using namespace memref_cts::conformance;

static int bindgenCommand();
static Subcommand
    bindgen("bindgen", "FILE", "Declare the functions of an MLIR module for C, C++, Python, Rust and Fortran",
            bindgenCommand,
            {{{"memref-cts bindgen case.mlir -o case.h", "Write a header that declares the functions of the module"},
              {"memref-cts bindgen --lang=python case.mlir -o case.py", "Write a Python module that calls them"},
              {"memref-cts bindgen --lang=rust case.mlir -o case.rs", "Write a Rust module that calls them"},
              {"memref-cts bindgen --lang=fortran case.mlir -o case.f90", "Write a Fortran module that calls them"}},
             "the output is written",
             "a function is left out, with --strict; the output is written",
             "abi_tests/docs/bindgen.md"});

static cl::opt<std::string> input(cl::Positional, cl::desc("FILE"), cl::value_desc("FILE"), cl::sub(bindgen),
                                  cl::cat(toolCategory()));
static cl::opt<std::string>
    language("lang", cl::value_desc("NAME"), cl::init("c"),
             cl::desc("Language: c, which is valid C++ too, python, rust or fortran (default c)"), cl::sub(bindgen),
             cl::cat(toolCategory()));
static cl::opt<std::string> output("o", cl::value_desc("FILE"), cl::init("-"),
                                   cl::desc("Write here (default '-': standard output)"), cl::sub(bindgen),
                                   cl::cat(toolCategory()));
static cl::opt<std::string> stubs("stubs", cl::value_desc("FILE"),
                                  cl::desc("For python: write the types of the functions here, for tools that check "
                                           "Python; '-' is standard output"),
                                  cl::sub(bindgen), cl::cat(toolCategory()));
static cl::opt<std::string>
    guard("guard", cl::value_desc("NAME"),
          cl::desc("Include guard (default: made of the name of the file, the module and the options)"),
          cl::sub(bindgen), cl::cat(toolCategory()));
static cl::opt<bool> allWrappers("emit-c-wrappers",
                                 cl::desc("Declare the wrapper of every function, not only where the module asks "
                                          "for it with llvm.emit_c_interface"),
                                 cl::sub(bindgen), cl::cat(toolCategory()));

static cl::opt<bool> bare("use-bare-ptr-memref-call-conv",
                          cl::desc("The module is lowered with this option: all memrefs are bare pointers, not only "
                                   "those of functions with llvm.bareptr"),
                          cl::sub(bindgen), cl::cat(toolCategory()));
static NumberOption<unsigned>
    indexBits("index-bitwidth", cl::value_desc("N"), cl::init(0),
              cl::desc("The module is lowered with this width of the index: 16, 32 or 64 bits "
                       "(default 0: what its data layout says, else that of a pointer)"),
              cl::sub(bindgen), cl::cat(toolCategory()));

static cl::opt<bool> checks("checks",
                            cl::desc("For c: also declare an inline function NAME_checked of each function, which "
                                     "checks its memrefs before the call"),
                            cl::sub(bindgen), cl::cat(toolCategory()));
static cl::opt<bool> strict("strict",
                            cl::desc("Fail with exit code 1 if a function is left out, or if none is declared"),
                            cl::sub(bindgen), cl::cat(toolCategory()));

/// "" or what is wrong with the options.
static std::string usageProblem() {
  if (input.empty())
    return "no file given; see memref-cts bindgen --help";
  if (language != "c" && language != "python" && language != "rust" && language != "fortran")
    return "unknown language '" + language +
           "'; known are: c, whose header is valid C++, too, python, rust and fortran";
  if (language != "python" && !stubs.empty())
    return "--stubs is for --lang=python";
  if (language != "c" && !guard.empty())
    return "--guard is for headers of C";
  if (language != "c" && checks)
    return "--checks is for headers of C; other languages check each memref";
  if (indexBits != 0 && indexBits != 16 && indexBits != 32 && indexBits != 64)
    return "the index has 16, 32 or 64 bits, not " + std::to_string(indexBits.getValue());
  return outputProblem({{"-o", output}, {"--stubs", stubs}}, {input});
}

/// The include guard of a header without --guard. Headers of one name in two folders are two headers.
static std::string defaultGuard(StringRef text) {
  std::string name = "MEMREF_CTS_BINDINGS_";
  for (char c : sys::path::filename(output == "-" ? StringRef(input) : StringRef(output)))
    name += isAlnum(c) ? toUpper(c) : '_';
  std::string all = (Twine(bare) + "," + Twine(allWrappers) + "," + Twine(indexBits) + "," + text).str();
  return name + "_" + utohexstr(xxh3_64bits(all));
}

/// A build would notice it late.
static void warn(const Skips &skips) {
  auto list = [](ArrayRef<Skipped> functions, StringRef what) {
    for (const Skipped &skipped : functions)
      errs() << toolName() << ": warning: " << input << ": function '" << printable(skipped.name) << "' is " << what
             << ": " << printable(skipped.reason) << '\n';
  };
  list(skips.leftOut, "left out");
  list(skips.renamed, "renamed");
  if (skips.bound == 0)
    errs() << toolName() << ": warning: " << input << ": no function is declared: "
           << (skips.leftOut.empty() ? "there is no public func.func in the first module; a lowered module has none"
                                     : "each is left out; comments of the header say why")
           << '\n';
}

static int bindgenCommand() {
  if (std::string problem = usageProblem(); !problem.empty())
    return usageError(problem);
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readInput(input, memref_cts::kMostModuleBytes);
  if (!buffer)
    return usageError("cannot read " + input + ": " + buffer.getError().message());
  Expected<ModuleSignatures> module = readSignatures((*buffer)->getBuffer(), input, {bare, indexBits});
  if (!module)
    return usageError(toString(module.takeError()));

  BindgenOptions options;
  options.source = sys::path::filename(input).str();
  options.allWrappers = allWrappers;
  options.checks = checks;
  options.guard = guard.empty() ? defaultGuard((*buffer)->getBuffer()) : guard.getValue();
  if (std::string problem = guardProblem(options.guard); !problem.empty())
    return usageError("include guard '" + options.guard + "' " + problem);
  Skips skips;
  std::string text = language == "python"    ? bindPython(*module, options, skips)
                     : language == "rust"    ? bindRust(*module, options, skips)
                     : language == "fortran" ? bindFortran(*module, options, skips)
                                             : bindC(*module, options, skips);
  if (Error error = writeFile(output, text))
    return usageError("cannot write " + output + ": " + toString(std::move(error)));
  if (!stubs.empty())
    if (Error error = writeFile(stubs, bindPythonStubs(*module, options)))
      return usageError("cannot write " + stubs + ": " + toString(std::move(error)));
  warn(skips);
  return strict && (!skips.leftOut.empty() || skips.bound == 0) ? 1 : 0;
}
