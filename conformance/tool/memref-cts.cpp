//===-- memref-cts.cpp - the tool for people -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the subcommand. A worker process is this executable too: it must be
// recognised before anything else happens.
//
//===----------------------------------------------------------------------===//

#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/Worker.h"
#include "conformance/WorkerMain.h"
#include "conformance/tool/Help.h"
#include "conformance/tool/OwnData.h"
#include "lowering/ReadFile.h"
#include "lowering/Version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <map>
#include <sys/resource.h>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// Keeps descriptors 0 to 2 of this process from becoming sockets of workers
/// when the caller closed them. Writing to standard output still fails.
static void reserveStandardStreams() {
  for (int fd = 0; fd <= 2; ++fd)
    if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && open("/dev/null", fd == 2 ? O_WRONLY : O_RDONLY) < 0)
      return;
}

/// The option parser prints help and ends the process by itself. Runs before the
/// stream is destroyed, which would end it with 1 if something was not written.
static void checkOutputAtExit() {
  outs().flush();
  std::error_code code = outs().error();
  if (!code)
    return;
  outs().clear_error();
  (void)usageError("cannot write to standard output: " + code.message());
  _exit(2);
}

/// In the place of LLVM's -h, which may be grouped: any unknown option that begins
/// with an h would be a call for help, which ends in 0.
static cl::opt<bool> shortHelp("h", cl::desc("As --help"), cl::Hidden, cl::sub(cl::SubCommand::getAll()),
                               cl::cat(toolCategory()));

/// An option of the subcommand that takes a value, and got what looks like the next
/// option: a file of that name would be read or written. "" if there is none.
static std::string missingValue(const Subcommand &sub, ArrayRef<char *> words) {
  auto &options = cl::getRegisteredOptions(const_cast<Subcommand &>(sub));
  for (size_t i = 0; i + 1 < words.size() && StringRef(words[i]) != "--"; ++i) {
    StringRef word = words[i];
    if (!word.consume_front("-"))
      continue;
    word.consume_front("-");
    auto option = options.find(word);
    if (option != options.end() && option->second->getValueExpectedFlag() == cl::ValueRequired &&
        StringRef(words[i + 1]).starts_with("--"))
      return (words[i] + Twine(" needs a value, but '") + words[i + 1] + "' follows; write " + words[i] + "=" +
              option->second->ValueStr)
          .str();
  }
  return "";
}

namespace {
/// An option of a subcommand in the words of a command line, and what is its value if it takes one.
struct GivenOption {
  StringRef name, value;
  cl::Option *option;
};
} // namespace

static std::vector<GivenOption> givenOptions(const Subcommand &sub, ArrayRef<char *> words) {
  std::vector<GivenOption> result;
  auto &options = cl::getRegisteredOptions(const_cast<Subcommand &>(sub));
  for (size_t i = 0; i < words.size() && StringRef(words[i]) != "--"; ++i) {
    StringRef word = words[i];
    if (!word.consume_front("-"))
      continue;
    word.consume_front("-");
    auto [name, value] = word.split('=');
    if (!word.contains('=') && i + 1 < words.size())
      value = words[i + 1];
    if (auto option = options.find(name); option != options.end())
      result.push_back({name, value, option->second});
  }
  return result;
}

/// What an option with a few words as values got instead, with the words; "" if nothing is
/// wrong. The parser does not say them.
static std::string unknownWord(const Subcommand &sub, ArrayRef<char *> words) {
  for (const GivenOption &given : givenOptions(sub, words)) {
    const cl::generic_parser_base *known = KnownWords::of(*given.option);
    if (!known)
      continue;
    std::vector<StringRef> values;
    for (unsigned k = 0; k < known->getNumOptions(); ++k)
      values.push_back(known->getOption(k));
    if (!is_contained(values, given.value))
      return ("unknown value '" + given.value + "' of --" + given.name + "; known are " + join(values, ", ")).str();
  }
  return "";
}

/// An option with a number as value that got something else, or one out of range; or "".
static std::string noNumber(const Subcommand &sub, ArrayRef<char *> words) {
  for (const GivenOption &given : givenOptions(sub, words)) {
    std::optional<uint64_t> most = mostOf(*given.option);
    uint64_t whole;
    double real;
    if (most == uint64_t(0) && given.value.getAsDouble(real))
      return ("--" + given.name + ": '" + given.value + "' is no number").str();
    const uint64_t least = leastOf(*given.option);
    if (most.value_or(0) && (given.value.getAsInteger(0, whole) || whole > *most || whole < least))
      return ("--" + given.name + ": '" + given.value + "' is no whole number from " + Twine(least) + " to " +
              Twine(*most))
          .str();
  }
  return "";
}

/// A switch that got another word than the parser knows, or "". The parser would print that itself.
static std::string noSwitch(const Subcommand &sub, ArrayRef<char *> words) {
  for (StringRef word : words) {
    if (word == "--")
      break;
    auto [name, value] = word.ltrim('-').split('=');
    auto option = cl::getRegisteredOptions(const_cast<Subcommand &>(sub)).find(name);
    bool isSwitch = word.starts_with("-") && word.contains('=') &&
                    option != cl::getRegisteredOptions(const_cast<Subcommand &>(sub)).end() &&
                    option->second->getValueExpectedFlag() == cl::ValueOptional && option->second->ValueStr.empty();
    if (isSwitch && !is_contained({"", "true", "TRUE", "True", "1", "false", "FALSE", "False", "0"}, value))
      return ("--" + name + ": '" + value + "' is neither true nor false").str();
  }
  return "";
}

/// An option that names a file or folder and got an empty name, or an argument that is one; or "". What reads
/// it would name no option.
static std::string emptyName(const Subcommand &sub, ArrayRef<char *> words) {
  auto &options = cl::getRegisteredOptions(const_cast<Subcommand &>(sub));
  bool takesFiles =
      any_of(sub.PositionalOpts, [](const cl::Option *option) { return option->HelpStr.starts_with("FILE"); });
  for (size_t i = 0; i < words.size() && StringRef(words[i]) != "--"; ++i) {
    StringRef word = words[i];
    if (word.empty() && takesFiles)
      return "an argument is empty, and no file has that name";
    if (!word.starts_with("-") || word == "-")
      continue;
    auto [name, value] = word.drop_front(word.starts_with("--") ? 2 : 1).split('=');
    auto option = options.find(name);
    if (option == options.end() || option->second->getValueExpectedFlag() != cl::ValueRequired)
      continue;
    bool isNext = !word.contains('=') && i + 1 < words.size();
    if (isNext)
      value = words[++i];
    if (value.empty() && (isNext || word.contains('=')) && is_contained({"FILE", "DIR"}, option->second->ValueStr))
      return ("--" + name + " is given an empty name").str();
  }
  return "";
}

/// An option with one value that is given two, or "". The parser takes the last one without a word.
static std::string twoValues(const Subcommand &sub, ArrayRef<char *> words) {
  std::map<cl::Option *, StringRef> given;
  for (size_t i = 0; i < words.size() && StringRef(words[i]) != "--"; ++i) {
    StringRef word = words[i];
    if (!word.starts_with("-") || word == "-")
      continue;
    auto [option, value] = optionOf(const_cast<Subcommand &>(sub), word);
    if (!option)
      continue;
    if (option->getValueExpectedFlag() == cl::ValueRequired && option->getFormattingFlag() != cl::Prefix &&
        !word.contains('=') && i + 1 < words.size())
      value = words[++i];
    if (option->getValueExpectedFlag() == cl::ValueOptional && option->ValueStr.empty() && !word.contains('='))
      value = "true"; // of a switch
    auto [first, isNew] = given.try_emplace(option, value);
    if (takesOneValue(*option) && !isNew && first->second != value)
      return ((option->ArgStr.size() == 1 ? "-" : "--") + option->ArgStr + " is given twice, as '" + first->second +
              "' and as '" + value + "'")
          .str();
  }
  return "";
}

/// The parser's message about more files than the subcommand takes, in fewer words; else as it is.
static std::string tooManyText(StringRef message) {
  if (!message.starts_with("Too many positional arguments"))
    return message.str();
  StringRef most = message.split("at most ").second.split(' ').first;
  return ("too many arguments: at most " + most + (most == "1" ? " is" : " are") + " expected").str();
}

/// The parser's message about an option that the subcommand does not have. Its guess
/// stays where it is a typing error away.
static std::string unknownOptionText(StringRef message) {
  auto [what, guess] = message.split("  Try: '");
  StringRef given = what.split('\'').second.split('\'').first.ltrim('-').split('=').first;
  StringRef guessed = guess.split("Did you mean '").second.split('\'').first.ltrim('-').split('=').first;
  std::string text = what.rtrim(" .").str();
  if (!guessed.empty() && given.edit_distance(guessed) <= 2)
    return text + "; did you mean --" + guessed.str() + "?";
  std::string others;
  for (const Subcommand *sub : subcommands())
    if (cl::getRegisteredOptions(const_cast<Subcommand &>(*sub)).count(given))
      others += (others.empty() ? "" : ", ") + sub->getName().str();
  return text + (others.empty() ? "" : ", an option of " + others);
}

/// The subcommand that a word is a typing error away from, as the end of a message.
static std::string nearest(StringRef word) {
  StringRef found;
  unsigned least = 3;
  for (const Subcommand *sub : subcommands())
    if (unsigned distance = word.edit_distance(sub->getName()); distance < least) {
      found = sub->getName();
      least = distance;
    }
  return found.empty() ? "" : "; did you mean " + found.str() + "?";
}

static int runTool(int argc, char **argv) {
  if (argc > 0)
    setToolCommand(argv[0]);
  setToolArguments(argv);
  StringRef first = argc > 1 ? StringRef(argv[1]) : StringRef();
  // Errors of the command line have colour, too.
  if (std::string problem = takeColour(ArrayRef(argv + 1, argv + std::max(argc, 1))); !problem.empty())
    return usageError(problem);
  if (first.empty()) {
    printHelp(errs());
    return 2;
  }
  if (first == "help")
    return helpCommand(ArrayRef(argv + 2, argv + argc));
  if (first == "--help" || first == "-h") {
    printHelp(outs());
    return 0;
  }
  if ((first == "--version" || first == "--data") && argc > 2)
    return usageError(first + " takes no arguments, and '" + argv[2] + "' follows; see memref-cts --help");
  if (first == "--version") {
    outs() << "memref-cts " MEMREF_CTS_VERSION ", " << environmentText() << '\n';
    return 0;
  }
  if (first == "--data")
    return printOwnFolder();
  const Subcommand *const *sub =
      llvm::find_if(subcommands(), [&](const Subcommand *each) { return each->getName() == first; });
  if (sub == subcommands().end() && first.starts_with("-"))
    return usageError("unknown option '" + first + "' before a subcommand; known are --help, --version, --data");
  if (sub == subcommands().end())
    return usageError("unknown subcommand '" + first + "'" + nearest(first) + "; see memref-cts --help");
  // libLLVM registers hundreds of options of its own; only ours are shown.
  cl::HideUnrelatedOptions(toolCategory(), const_cast<Subcommand &>(**sub));
  if (std::string problem = missingValue(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem);
  if (asksForHelp(ArrayRef(argv + 2, argv + argc))) {
    printHelp(outs(), **sub);
    return 0;
  }
  if (std::string problem = unknownWord(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem);
  if (std::string problem = noNumber(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem + "; see memref-cts " + first + " --help");
  if (std::string problem = noSwitch(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem + "; see memref-cts " + first + " --help");
  if (std::string problem = emptyName(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem + "; see memref-cts " + first + " --help");
  if (std::string problem = twoValues(**sub, ArrayRef(argv + 2, argv + argc)); !problem.empty())
    return usageError(problem + "; see memref-cts " + first + " --help");
  std::string message;
  raw_string_ostream errors(message);
  constexpr uint64_t kMostOptions = 1 << 20; // bytes of a response file
  if (!cl::ParseCommandLineOptions(argc, argv, "memref-cts: MLIR to LLVM IR conformance\n", &errors,
                                   memref_cts::readableFiles(kMostOptions).get())) {
    // The parser starts lines with the name of the program, and prints bad
    // values itself.
    if (message.empty())
      return 2;
    SmallVector<StringRef> lines;
    StringRef(message).rtrim().split(lines, '\n');
    for (StringRef &line : lines)
      if (line.consume_front(sys::path::filename(argv[0])))
        line.consume_front(": ");
    message = join(lines, " ");
    if (StringRef(message).contains("  Try: '"))
      message = unknownOptionText(message);
    message = tooManyText(message);
    return usageError(message + "; see memref-cts " + first + " --help");
  }
  if (Error error = checkData())
    return usageError(toString(std::move(error)));
  if (Error error = takeProject(**sub))
    return usageError(toString(std::move(error)));
  int result = (*sub)->run();
  outs().flush();
  if (std::error_code code = outs().error()) {
    outs().clear_error();
    return usageError("cannot write to standard output: " + code.message());
  }
  return result;
}

/// Reading a module on a stack of 64 KiB ends the process; where that happens nobody promises.
static constexpr rlim_t kLeastStack = 256 << 10;

static bool hasStack() {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= kLeastStack)
    return true;
  errs() << "memref-cts: error: a stack of " << (limit.rlim_cur >> 10) << " KiB is too small; at least "
         << (kLeastStack >> 10) << " KiB are needed (ulimit -s)\n";
  return false;
}

int main(int argc, char **argv) {
  int exitCode = 0;
  if (runAsWorker(argc, argv, &exitCode))
    return exitCode;
  reserveStandardStreams();
  (void)outs(); // made first, destroyed after the check
  std::atexit(checkOutputAtExit);
  // Registers LLVM's handlers, which remove temporary files, by this thread and
  // before ours: else the first one that writes a file does, whose end would
  // take their stack away.
  struct sigaction hangUp = {};
  sigaction(SIGHUP, nullptr, &hangUp);
  // Until a subcommand has something to report; LLVM has removed the files by then.
  sys::SetInterruptFunction([] { ::_exit(2); });
  if (hangUp.sa_handler == SIG_IGN) // nohup
    std::signal(SIGHUP, SIG_IGN);
  // A file that gets too long for its limit is an error of the write.
  std::signal(SIGXFSZ, SIG_IGN);
  exitCode = hasStack() ? runTool(argc, argv) : 2;
  // Errors that nobody can read do not change the exit code.
  errs().clear_error();
  return exitCode;
}
