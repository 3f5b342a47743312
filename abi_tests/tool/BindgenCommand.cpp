//===-- BindgenCommand.cpp - memref-cts bindgen ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a module, writes a header.
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
    bindgen("bindgen", "FILE", "Declare the functions of an MLIR module for C and C++", bindgenCommand,
            {{{"memref-cts bindgen case.mlir -o case.h", "Write a header that declares the functions of the module"}},
             "the header is written",
             "a function is left out, with --strict; the header is written",
             "abi_tests/docs/bindgen.md"});

static cl::opt<std::string> input(cl::Positional, cl::desc("FILE"), cl::value_desc("FILE"), cl::sub(bindgen),
                                  cl::cat(toolCategory()));
static cl::opt<std::string> language("lang", cl::value_desc("NAME"), cl::init("c"),
                                     cl::desc("Language: c, which is valid C++ too (default c)"), cl::sub(bindgen),
                                     cl::cat(toolCategory()));
static cl::opt<std::string> output("o", cl::value_desc("FILE"), cl::init("-"),
                                   cl::desc("Write here (default '-': standard output)"), cl::sub(bindgen),
                                   cl::cat(toolCategory()));
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

static cl::opt<bool> strict("strict",
                            cl::desc("Fail with exit code 1 if a function is left out, or if none is declared"),
                            cl::sub(bindgen), cl::cat(toolCategory()));

static int bindgenCommand() {
  if (input.empty())
    return usageError("no file given; see memref-cts bindgen --help");
  if (language != "c")
    return usageError("unknown language '" + language + "'; known is: c, whose header is valid C++, too");
  if (indexBits != 0 && indexBits != 16 && indexBits != 32 && indexBits != 64)
    return usageError("the index has 16, 32 or 64 bits, not " + Twine(indexBits.getValue()));
  if (std::string problem = outputProblem({{"-o", output}}, {input}); !problem.empty())
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
  options.guard = guard;
  if (options.guard.empty()) {
    options.guard = "MEMREF_CTS_BINDINGS_";
    for (char c : sys::path::filename(output == "-" ? StringRef(input) : StringRef(output)))
      options.guard += isAlnum(c) ? toUpper(c) : '_';
    // Headers of one name in two folders are two headers.
    std::string all =
        (Twine(bare) + "," + Twine(allWrappers) + "," + Twine(indexBits) + "," + (*buffer)->getBuffer()).str();
    options.guard += "_" + utohexstr(xxh3_64bits(all));
  }
  if (std::string problem = guardProblem(options.guard); !problem.empty())
    return usageError("include guard '" + options.guard + "' " + problem);
  std::vector<Skipped> leftOut;
  if (Error error = writeFile(output, bindC(*module, options, leftOut)))
    return usageError("cannot write " + output + ": " + toString(std::move(error)));
  // A build would notice it late.
  for (const Skipped &skipped : leftOut)
    errs() << toolName() << ": warning: " << input << ": function '" << printable(skipped.name)
           << "' is left out: " << printable(skipped.reason) << '\n';
  if (module->functions.empty())
    errs() << toolName() << ": warning: " << input << ": no function is declared: "
           << (module->skipped.empty() ? "there is no public func.func in the first module; a lowered module has none"
                                       : "each is left out; comments of the header say why")
           << '\n';
  return strict && (!leftOut.empty() || module->functions.empty()) ? 1 : 0;
}
