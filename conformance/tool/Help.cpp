//===-- Help.cpp - what memref-cts prints about itself ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the text is written: sections begin in column 0 and end with a colon, entries
// are two blanks in, what they mean eight. Lines have at most 80 columns, except
// examples and words that are longer.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/Help.h"

#include "conformance/Worker.h"
#include "conformance/tool/OwnData.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

static constexpr unsigned kColumns = 80, kEntry = 2, kMeaning = 8;

/// Words of a text, each line `indent` in.
static void printWrapped(raw_ostream &os, StringRef text, unsigned indent) {
  SmallVector<StringRef> words;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  size_t column = 0;
  for (StringRef word : words) {
    if (column > indent && column + 1 + word.size() > kColumns) {
      os << '\n';
      column = 0;
    }
    if (column == 0) {
      os.indent(indent);
      column = indent + word.size();
    } else {
      column += 1 + word.size();
      os << ' ';
    }
    os << word;
  }
  os << '\n';
}

static void printEntry(raw_ostream &os, const Twine &entry, StringRef meaning) {
  os.indent(kEntry) << entry << '\n';
  printWrapped(os, meaning, kMeaning);
}

static constexpr const char *kUsageOrEnvironment = "the command line, a file or the environment is wrong";
static constexpr const char *kInternal = "an internal error";

static void printExitCode(raw_ostream &os, unsigned code, StringRef meaning) {
  std::string text;
  raw_string_ostream stream(text);
  printWrapped(stream, meaning, kEntry + 3);
  os.indent(kEntry) << code << "  " << StringRef(text).ltrim();
}

/// How an option is written: "--json=FILE", "--trace[=FILE]", "-o FILE", "-O<0..3>".
static std::string spelling(const cl::Option &option) {
  std::string value = option.ValueStr.str();
  if (const cl::generic_parser_base *words = KnownWords::of(option)) {
    value.clear();
    for (unsigned i = 0; i < words->getNumOptions(); ++i)
      value += (i ? "|" : "") + words->getOption(i).str();
  }
  bool isShort = option.ArgStr.size() == 1;
  std::string text = (isShort ? "-" : "--") + option.ArgStr.str();
  if (value.empty())
    return text;
  if (option.getFormattingFlag() == cl::Prefix)
    return text + "<" + value + ">";
  if (option.getValueExpectedFlag() == cl::ValueOptional)
    return text + "[=" + value + "]";
  return text + (isShort ? " " : "=") + value;
}

/// What an option means. Its words follow, each in a line of its own.
static void printOption(raw_ostream &os, const cl::Option &option) {
  printEntry(os, spelling(option), option.HelpStr);
  if (const cl::generic_parser_base *words = KnownWords::of(option))
    for (unsigned i = 0; i < words->getNumOptions(); ++i)
      printWrapped(os, (words->getOption(i) + ": " + words->getDescription(i)).str(), kMeaning + 2);
}

void conformance::printHelp(raw_ostream &os, const Subcommand &subcommand) {
  os << "memref-cts " << subcommand.getName() << ": " << subcommand.getDescription() << "\n\n";
  os << "usage: memref-cts " << subcommand.getName() << " [OPTION...]" << (*subcommand.usage ? " " : "")
     << subcommand.usage << '\n';
  std::vector<const cl::Option *> options;
  for (const auto &entry : cl::getRegisteredOptions(const_cast<Subcommand &>(subcommand)))
    if (entry.second->getOptionHiddenFlag() == cl::NotHidden && is_contained(entry.second->Categories, &toolCategory()))
      options.push_back(entry.second);
  llvm::sort(options, [](const cl::Option *left, const cl::Option *right) {
    return std::pair(left->ArgStr.lower(), left->ArgStr) < std::pair(right->ArgStr.lower(), right->ArgStr);
  });
  os << "\noptions:\n";
  for (const cl::Option *option : options)
    printOption(os, *option);
  printEntry(os, "-h, --help", "Print this text");
  os << "\nexamples:\n";
  for (const Help::Example &example : subcommand.help.examples)
    printEntry(os, example.command, example.does);
  os << "\nexit codes:\n";
  printExitCode(os, 0, subcommand.help.zero);
  if (!subcommand.help.one.empty())
    printExitCode(os, 1, subcommand.help.one);
  printExitCode(os, 2, kUsageOrEnvironment);
  printExitCode(os, 3, kInternal);
  os << "\npage: " << documentAt(subcommand.help.page) << '\n';
}

void conformance::printHelp(raw_ostream &os) {
  os << "memref-cts: checks how MLIR becomes LLVM IR, against a reference machine\n\n"
        "usage: memref-cts SUBCOMMAND [OPTION...] [ARGUMENT...]\n\n"
        "subcommands:\n";
  for (const Subcommand *sub : subcommands())
    printEntry(os, StringRef((sub->getName() + " " + sub->usage).str()).rtrim(), sub->getDescription());
  printEntry(os, "help [SUBCOMMAND]", "Print this text, or that of a subcommand");
  os << "\noptions:\n";
  printEntry(os, "--version", "Print the versions of the tool and of LLVM, and the target");
  printEntry(os, "--data", "Print the folder with the registry, the cases and the waivers");
  printEntry(os, "-h, --help", "Print this text");
  os << "\nlowerings:";
  const std::string variants = loweringVariants();
  for (const std::string &name : loweringNames())
    if (Expected<LoweringSpec> spec = parseLowering(name)) // a pipeline and a command have options of their own
      os << ' ' << name;
    else
      consumeError(spec.takeError());
  os << "\n  and any other: --lowering-pipeline='[NAME=]builtin.module(...)', --lowering-cmd='[NAME=]COMMAND',\n  and "
        "those of memref-cts.yaml\n\nvariants, as in "
        "--lowering=upstream:memref-first+cse:\n";
  for (StringRef rest = variants; !rest.empty(); rest = rest.split('\n').second)
    os.indent(kEntry) << rest.split('\n').first << '\n';
  os << "\nexamples:\n";
  printEntry(os, "memref-cts check case.mlir --random=200",
             "Check the calls of a case under the lowerings ours and upstream. FILE '-' is standard input");
  printEntry(os, "memref-cts run case.mlir", "Make the calls on the reference machine, and print what they give");
  printEntry(os, "memref-cts help check", "List the options of check, with examples");
  os << "\nexit codes:\n";
  printExitCode(os, 0, "all as expected");
  printExitCode(os, 1, "findings");
  printExitCode(os, 2, kUsageOrEnvironment);
  printExitCode(os, 3, kInternal);
  os << "\npage: " << documentAt("conformance/docs/first-five-minutes.md") << '\n';
}

int conformance::helpCommand(ArrayRef<char *> words) {
  if (words.size() > 1)
    return usageError("help takes one subcommand; see memref-cts --help");
  if (words.empty() || asksForHelp(words) || StringRef(words.front()) == "help") {
    printHelp(outs());
    return 0;
  }
  for (const Subcommand *sub : subcommands())
    if (sub->getName() == words.front()) {
      printHelp(outs(), *sub);
      return 0;
    }
  return usageError("unknown subcommand '" + Twine(words.front()) + "'; see memref-cts --help");
}

bool conformance::asksForHelp(ArrayRef<char *> words) {
  for (StringRef word : words) {
    if (word == "--")
      return false;
    if (word == "-h" || word == "--h" || word == "-help" || word == "--help")
      return true;
  }
  return false;
}
