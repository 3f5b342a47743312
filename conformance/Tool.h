//===-- Tool.h - what every subcommand of memref-cts shares -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A subcommand is a `Subcommand` object at file scope in a source that CMake's
// memref_cts_subcommand() adds to the tool; the tool itself knows no folder
// above this one. Options of a subcommand are declared in the same file, after
// the object, with cl::sub(it) and cl::cat(toolCategory()); those that several have are
// classes (ToolOptions.h).
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_H
#define MEMREF_CTS_CONFORMANCE_TOOL_H

#include "lowering/WriteFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace memref_cts::conformance {

enum class Detail : uint8_t;

class Registry;

/// What help says of a subcommand behind its options. ci/checks/check_help.py runs the examples.
struct Help {
  struct Example {
    std::string command; // works beside a file case.mlir, after those before it
    std::string does;
  };
  std::vector<Example> examples;
  std::string zero, one; // what exit codes 0 and 1 mean; one may be "": it never happens
  std::string page;      // of the documents
};

/// `run` gets parsed options and returns the exit code: 0 all as expected, 1
/// findings, 2 usage or environment, 3 internal (spec/flow.md#exit-codes).
class Subcommand : public llvm::cl::SubCommand {
public:
  /// `usage`: what follows the name, e.g. "FILE...". The texts live for ever.
  Subcommand(const char *name, const char *usage, const char *summary, int (*run)(), Help help = {});
  const char *const usage;
  int (*const run)();
  const Help help;

private:
  llvm::cl::opt<std::string> colour; // --color; takeColour() has read its value before the parser
};

/// Takes the --color of a command line, before anything is said. "" or what is wrong with it.
std::string takeColour(llvm::ArrayRef<char *> words);
/// Whether text there is coloured: as --color says, and without it on a terminal that knows colours, unless
/// NO_COLOR is set.
bool usesColour(llvm::raw_ostream &os);

/// Names the words that an option takes for help and errors. An option with cl::values has
/// one object at file scope or beside it.
class KnownWords {
public:
  template <typename T>
  explicit KnownWords(llvm::cl::opt<T> &option) {
    add(option, option.getParser());
  }
  /// The words of an option, or null.
  static const llvm::cl::generic_parser_base *of(const llvm::cl::Option &option);

private:
  static void add(const llvm::cl::Option &option, const llvm::cl::generic_parser_base &words);
};

/// The option of `sub` that a word of a command line names, as --jobs=2 and -O2 do, and its value if that is in the
/// word. Or null.
std::pair<llvm::cl::Option *, llvm::StringRef> optionOf(llvm::cl::SubCommand &sub, llvm::StringRef word);
/// Whether an option takes one value; others are lists.
bool takesOneValue(const llvm::cl::Option &option);

/// The largest whole number that an option takes; 0: it takes any real one. Nothing of
/// an option that is no NumberOption.
std::optional<uint64_t> mostOf(const llvm::cl::Option &option);
/// For NumberOption: what mostOf() returns from now on.
void setMostOf(const llvm::cl::Option &option, uint64_t most);
/// The smallest value of a whole number: 0, or what setLeastOf() said.
uint64_t leastOf(const llvm::cl::Option &option);
void setLeastOf(const llvm::cl::Option &option, uint64_t least);

/// An option with a number as value: a whole one from 0 to the largest of T, or a real one. The
/// command line is looked at before the parser, which would name a type of C++.
template <typename T>
class NumberOption : public llvm::cl::opt<T> {
public:
  template <typename... Mods>
  explicit NumberOption(const Mods &...mods) : llvm::cl::opt<T>(mods...) {
    setMostOf(*this, std::is_floating_point_v<T> ? 0 : static_cast<uint64_t>(std::numeric_limits<T>::max()));
  }
};

/// All of the tool, by name.
llvm::ArrayRef<const Subcommand *> subcommands();
/// The category of our options; all others are hidden from help.
llvm::cl::OptionCategory &toolCategory();

/// Path of the running tool, for starting it again.
const std::string &toolPath();
/// Starts the tool with the same arguments in place of this process. Comes back only if that
/// fails.
void restartTool();
/// The arguments of main(), for restartTool().
void setToolArguments(char **argv);
/// The word it was called by, quoted for a shell: how replay commands start. A
/// relative path becomes absolute for commands that are run in another folder.
std::string toolCommand(bool inAnotherFolder = false);
/// The name that the tool was started by, without its folder: reports begin with it.
std::string toolName();
/// What toolCommand() and toolName() are made of: the first argument of main().
void setToolCommand(llvm::StringRef word);

using memref_cts::replaceFile;
using memref_cts::waitForDisk;
using memref_cts::waitForFolder;
using memref_cts::writeFile;

/// A file that a subcommand is going to write. An empty path is none.
struct OutputFile {
  llvm::StringRef option; // "--json"
  llvm::StringRef path;   // '-': standard output
};
/// What stands against writing these files after a run, so that it is said before
/// it; "" if nothing does. It may be: no folder, no permission, two outputs in one file, an
/// input that would be replaced, or a file that the option did not write. Devices and pipes may be given twice.
std::string outputProblem(llvm::ArrayRef<OutputFile> outputs, llvm::ArrayRef<std::string> inputs = {});

/// Begins a message on standard error: "memref-cts: error: ". Its text and the end of the line follow.
llvm::raw_ostream &errorHead();
/// The same: "memref-cts: warning: ".
llvm::raw_ostream &warningHead();
/// Prints "memref-cts: error: what" to standard error and returns 2.
int usageError(const llvm::Twine &what);

/// From here on SIGINT, SIGTERM and SIGHUP (unless nohup ignores it) only make
/// interrupted() true: the subcommand ends what is under way, workers included, and
/// still reports. Another signal in the next three seconds changes nothing; a later one
/// ends the process.
void catchInterrupts();
bool interrupted();

/// Runs `work` in a thread of its own, which holds the lock that it gets but while a
/// call runs. True if it was interrupted and did not come back: it then waits for
/// the lock, or is in a call, for good.
bool runUntilInterrupted(llvm::function_ref<void(std::unique_lock<std::mutex> &)> work);

/// Whether TERM says that the terminal knows no colour and does not move its cursor.
bool isDumbTerminal();

/// Progress on standard error: on a terminal one line that is written over;
/// elsewhere a line every few seconds, so that logs show life; Detail::Quiet leaves these out.
/// Any thread may call.
class Progress {
public:
  Progress();
  explicit Progress(Detail detail);
  /// Whether a new text would be shown now; cheap.
  bool due() const;
  /// Shows one line; on a terminal what fits.
  void show(llvm::StringRef text);
  /// The same on a terminal; elsewhere nothing: it says only what begins.
  void announce(llvm::StringRef text);
  /// Takes the line away, so that other output follows. It may be shown again.
  void finish();
  double seconds() const; // since construction

private:
  using Clock = std::chrono::steady_clock;
  mutable std::mutex mutex;
  const Clock::time_point start = Clock::now();
  Clock::time_point last = start;
  const bool terminal; // that moves its cursor
  const bool quiet;    // writes to no log
  bool shown = false;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_H
