//===-- Tool.cpp - what every subcommand of memref-cts shares --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of subcommands, files written whole, signals, progress.
//
//===----------------------------------------------------------------------===//

#include "conformance/Tool.h"
#include "lowering/ReadFile.h"

#include "conformance/Check.h"
#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/Threads.h"
#include "conformance/suite/conform/Registry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <ctime>
#include <map>
#include <optional>
#include <thread>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Subcommands. The objects are made before main in no known order, so what they
// need is made on first use.
//===----------------------------------------------------------------------===//

static std::vector<const Subcommand *> &registered() {
  static std::vector<const Subcommand *> all;
  return all;
}

Subcommand::Subcommand(const char *name, const char *usage, const char *summary, int (*run)(), Help help)
    : cl::SubCommand(name, summary), usage(usage), run(run), help(std::move(help)),
      colour(
          "color", cl::ValueOptional, cl::value_desc("WHEN"),
          cl::desc("Use colour in reports and errors: always, never, or auto, which is on a terminal unless NO_COLOR "
                   "is set (default auto; without WHEN: always)"),
          cl::sub(*this), cl::cat(toolCategory())) {
  std::vector<const Subcommand *> &all = registered();
  all.insert(llvm::upper_bound(
                 all, this,
                 [](const Subcommand *left, const Subcommand *right) { return left->getName() < right->getName(); }),
             this);
}

ArrayRef<const Subcommand *> conformance::subcommands() { return registered(); }

static std::map<const cl::Option *, const cl::generic_parser_base *> &knownWords() {
  static std::map<const cl::Option *, const cl::generic_parser_base *> all;
  return all;
}

void KnownWords::add(const cl::Option &option, const cl::generic_parser_base &words) { knownWords()[&option] = &words; }

const cl::generic_parser_base *KnownWords::of(const cl::Option &option) {
  auto found = knownWords().find(&option);
  return found == knownWords().end() ? nullptr : found->second;
}

std::pair<cl::Option *, StringRef> conformance::optionOf(cl::SubCommand &sub, StringRef word) {
  auto &options = cl::getRegisteredOptions(sub);
  auto [name, value] = word.ltrim('-').split('=');
  auto option = options.find(name);
  if (option != options.end())
    return {option->second, value};
  option = options.find(name.take_front(1));
  if (option == options.end() || option->second->getFormattingFlag() != cl::Prefix)
    return {nullptr, ""};
  return {option->second, name.drop_front(1)};
}

bool conformance::takesOneValue(const cl::Option &option) {
  return option.getNumOccurrencesFlag() == cl::Optional || option.getNumOccurrencesFlag() == cl::Required;
}

static std::map<const cl::Option *, uint64_t> &mostNumbers() {
  static std::map<const cl::Option *, uint64_t> all;
  return all;
}

std::optional<uint64_t> conformance::mostOf(const cl::Option &option) {
  auto found = mostNumbers().find(&option);
  return found == mostNumbers().end() ? std::nullopt : std::optional(found->second);
}

static std::map<const cl::Option *, uint64_t> &leastNumbers() {
  static std::map<const cl::Option *, uint64_t> all;
  return all;
}

uint64_t conformance::leastOf(const cl::Option &option) {
  auto found = leastNumbers().find(&option);
  return found == leastNumbers().end() ? 0 : found->second;
}

void conformance::setLeastOf(const cl::Option &option, uint64_t least) { leastNumbers()[&option] = least; }

void conformance::setMostOf(const cl::Option &option, uint64_t most) { mostNumbers()[&option] = most; }

cl::OptionCategory &conformance::toolCategory() {
  static cl::OptionCategory category("memref-cts options");
  return category;
}

const std::string &conformance::toolPath() {
  static const std::string path = sys::fs::getMainExecutable(nullptr, reinterpret_cast<void *>(&usageError));
  return path;
}

static char **&toolArguments() {
  static char **words = nullptr;
  return words;
}

void conformance::setToolArguments(char **argv) { toolArguments() = argv; }

void conformance::restartTool() {
  if (toolArguments())
    ::execv(toolPath().c_str(), toolArguments());
}

static std::string &calledAs() {
  static std::string word = "memref-cts";
  return word;
}

std::string conformance::toolCommand(bool inAnotherFolder) {
  SmallString<128> word(calledAs());
  // Without a folder it came from PATH.
  if (inAnotherFolder && sys::path::has_parent_path(word) && sys::fs::make_absolute(word))
    return shellQuote(toolPath());
  return shellQuote(word);
}
std::string conformance::toolName() { return sys::path::filename(calledAs()).str(); }
void conformance::setToolCommand(StringRef word) { calledAs() = word.str(); }

//===----------------------------------------------------------------------===//
// Colour
//===----------------------------------------------------------------------===//

/// What --color says; nothing: auto.
static std::optional<bool> &wantedColour() {
  static std::optional<bool> wanted;
  return wanted;
}

std::string conformance::takeColour(ArrayRef<char *> words) {
  for (StringRef word : words) {
    if (word == "--")
      break;
    if (!word.consume_front("-"))
      continue;
    word.consume_front("-");
    auto [name, value] = word.split('=');
    if (name != "color")
      continue;
    // The words of a switch are those that earlier versions had.
    std::string lower = value.lower();
    if (is_contained({"", "always", "true", "1"}, lower))
      wantedColour() = true;
    else if (is_contained({"never", "false", "0"}, lower))
      wantedColour() = false;
    else if (lower == "auto")
      wantedColour() = std::nullopt;
    else
      return ("unknown value '" + value + "' of --color; known are always, never, auto").str();
  }
  return "";
}

/// no-color.org: a variable that is set and not empty, whatever it says.
static bool wantsNoColour() {
  const char *variable = std::getenv("NO_COLOR");
  return variable && *variable;
}

bool conformance::usesColour(raw_ostream &os) {
  return wantedColour().value_or(os.is_displayed() && !isDumbTerminal() && !wantsNoColour());
}

static raw_ostream &messageHead(StringRef kind, raw_ostream::Colors colour) {
  errs() << "memref-cts: ";
  Paint{errs(), usesColour(errs())}(colour, kind + ":");
  return errs() << ' ';
}

raw_ostream &conformance::errorHead() { return messageHead("error", raw_ostream::RED); }

raw_ostream &conformance::warningHead() { return messageHead("warning", raw_ostream::MAGENTA); }

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// One name for all spellings of a path, also of one that is not there yet.
static std::string uniquePath(StringRef path) {
  SmallString<256> absolute(path), real;
  if (!sys::fs::real_path(path, real))
    return std::string(real);
  if (sys::fs::make_absolute(absolute))
    return path.str();
  if (!sys::fs::real_path(sys::path::parent_path(absolute), real)) {
    sys::path::append(real, sys::path::filename(absolute));
    return std::string(real);
  }
  sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  return std::string(absolute);
}

/// Why a file cannot be written, or "".
static std::string writeProblem(StringRef path) {
  sys::fs::file_status status;
  std::error_code missing = sys::fs::status(path, status);
  if (!missing && sys::fs::is_directory(status))
    return "it is a directory";
  bool replaced = missing || sys::fs::is_regular_file(status);
  SmallString<256> target(path);
  if (!missing && replaced) // through links
    if (sys::fs::real_path(path, target))
      target = path;
  StringRef folder = sys::path::parent_path(target);
  std::error_code code = sys::fs::access(replaced ? (folder.empty() ? "." : folder) : path, sys::fs::AccessMode::Write);
  if (code == std::errc::no_such_file_or_directory)
    return "no directory " + folder.str();
  return code ? code.message() : "";
}

/// How each kind of file that this tool writes begins. JSON: its first key.
static constexpr std::pair<StringRef, StringRef> kBeginnings[] = {
    {"--json", "{\"format\":1"},
    {"--json", "{\"tool\":\"memref-cts"},
    {"--json", "{\"environment\":\"LLVM/MLIR"}, // fuzz
    {"--json", "{\"type\":\"memref<"},          // picture
    {"--json", "{\"summary\":"},                // operations
    {"--json", "[{\"format\":"},                // run
    {"--json", "[]"},
    {"--baseline", "{\"format\":\"memref-cts"},
    {"--sarif", "{\"$schema\":"},
    {"--junit", "<?xmlversion=\"1.0\"encoding=\"UTF-8\"?><testsuites"},
    {"--html", "<!DOCTYPEhtml><htmllang=\"en\"><head><metacharset=\"utf-8\"><metaname=\"viewport\""
               "content=\"width=device-width,initial-scale=1\"><title>memref-cts"},
    {"--markdown", "#Operations"},
    {"--program", "refrt1"},
    {"--trace", "traceof"},
    {"-o", "<svg"},
    {"-o", "/*Madebymemref-ctsbindgen"},
    {"-o", "#Madebymemref-ctsbindgen"},
    {"-o", "//Madebymemref-ctsbindgen"},
    {"-o", "!Madebymemref-ctsbindgen"},
    {"--stubs", "#Madebymemref-ctsbindgen"}};

/// Why a file that is there must not be replaced by what the option writes, or "". A
/// case that another case replaces (reduce -o) has call lines.
static std::string replaceProblem(StringRef option, StringRef path) {
  sys::fs::file_status status;
  if (sys::fs::status(path, status) || !sys::fs::is_regular_file(status) || status.getSize() == 0)
    return "";
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = readFile(path);
  if (!buffer)
    return "";
  constexpr size_t kLooked = 200;
  std::string beginning;
  for (char c : (*buffer)->getBuffer().take_front(kLooked))
    if (!isSpace(c))
      beginning += c;
  bool isKnown = false;
  for (const auto &[of, text] : kBeginnings) {
    if (of != option)
      continue;
    isKnown = true;
    if (StringRef(beginning).starts_with(text))
      return "";
  }
  if (!isKnown || (option == "-o" && (*buffer)->getBuffer().contains("// CALL")))
    return "";
  return ("it is there, and nothing that " + option + " wrote before; remove it, or name another file").str();
}

std::string conformance::outputProblem(ArrayRef<OutputFile> outputs, ArrayRef<std::string> inputs) {
  StringMap<StringRef> written; // by path: the option
  for (const OutputFile &output : outputs) {
    if (output.path.empty())
      continue;
    sys::fs::file_status status;
    bool device = output.path != "-" && !sys::fs::status(output.path, status) && sys::fs::exists(status) &&
                  !sys::fs::is_regular_file(status) && !sys::fs::is_directory(status);
    if (output.path != "-")
      if (std::string problem = writeProblem(output.path); !problem.empty())
        return ("cannot write " + output.path + ": " + problem).str();
    std::string path = output.path == "-" ? "-" : uniquePath(output.path);
    bool isInput = any_of(inputs, [&](const std::string &input) {
      return !input.empty() && input != "-" && path != "-" && uniquePath(input) == path;
    });
    if (path != "-" && !isInput) // an input is told below
      if (std::string problem = replaceProblem(output.option, output.path); !problem.empty())
        return ("cannot write " + output.path + ": " + problem).str();
    auto [other, first] = written.try_emplace(path, output.option);
    if (!first && !device)
      return (other->second + " and " + output.option + " name one file: " + output.path).str();
  }
  for (const std::string &input : inputs) {
    auto found = input == "-" || input.empty() ? written.end() : written.find(uniquePath(input));
    sys::fs::file_status status;
    if (found != written.end() && !sys::fs::status(input, status) && sys::fs::is_regular_file(status))
      return (found->second + " would replace an input: " + input).str();
  }
  return "";
}

int conformance::usageError(const Twine &what) {
  constexpr size_t kMostSaid = 64 << 10; // bytes: words of a file are repeated
  errorHead() << printable(shortened(what.str(), kMostSaid), /*keepLines=*/true) << '\n';
  return 2;
}

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

static std::atomic<bool> stopWanted{false};
static std::atomic<int64_t> stopWantedAt{0}; // milliseconds of the monotonic clock
/// In which the report is written: another signal changes nothing.
static constexpr int64_t kPatienceMs = 3000;
/// For so long a tool may do nothing once it is to end: a pipe that nobody reads would be waited for.
static constexpr unsigned kIdleSeconds = 2;
static constexpr int64_t kIdleNs = 20'000'000; // of the processor, which is as good as nothing
static std::atomic<int64_t> usedBefore{0};

static int64_t processorTime() {
  struct timespec now = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return int64_t(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

/// Only calls that are allowed in a handler.
static void onIdle(int) {
  const int64_t used = processorTime();
  if (used - usedBefore < kIdleNs)
    ::_exit(2);
  usedBefore = used;
  ::alarm(kIdleSeconds);
}

/// Only calls that are allowed in a handler.
static void onSignal(int signal) {
  struct timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t at = int64_t(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
  if (!stopWanted.exchange(true)) {
    stopWantedAt = at;
    usedBefore = processorTime();
    ::alarm(kIdleSeconds);
  } else if (at - stopWantedAt > kPatienceMs) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

void conformance::catchInterrupts() {
  interruptInput(interrupted);
  std::signal(SIGINT, onSignal);
  std::signal(SIGTERM, onSignal);
  std::signal(SIGALRM, onIdle);
  struct sigaction hangUp = {};
  sigaction(SIGHUP, nullptr, &hangUp);
  if (hangUp.sa_handler != SIG_IGN) // nohup's wish stands
    std::signal(SIGHUP, onSignal);
}

bool conformance::interrupted() { return stopWanted; }

bool conformance::runUntilInterrupted(function_ref<void(std::unique_lock<std::mutex> &)> work) {
  struct Shared {
    std::mutex mutex;
    std::condition_variable wake;
    bool done = false;
  };
  std::shared_ptr<Shared> shared = std::make_shared<Shared>(); // the thread may outlive this
  std::unique_lock<std::mutex> lock(shared->mutex);
  pthread_t thread;
  bool started = startThread(thread, [shared, work] {
    std::unique_lock<std::mutex> mine(shared->mutex);
    work(mine);
    shared->done = true;
    shared->wake.notify_all();
  });
  if (!started) {
    work(lock);
    return false;
  }
  constexpr unsigned kPatience = 6; // times 50 ms after the signal
  for (unsigned waited = 0; !shared->done && waited < kPatience; waited += interrupted())
    shared->wake.wait_for(lock, std::chrono::milliseconds(50));
  if (shared->done) {
    lock.unlock();
    ::pthread_join(thread, nullptr);
    return false;
  }
  ::pthread_detach(thread);
  lock.release();
  return true;
}

//===----------------------------------------------------------------------===//
// Progress
//===----------------------------------------------------------------------===//

bool memref_cts::conformance::isDumbTerminal() {
  const char *kind = std::getenv("TERM");
  return kind && StringRef(kind) == "dumb";
}

Progress::Progress() : Progress(Detail::Normal) {}

Progress::Progress(Detail detail)
    : terminal(sys::Process::StandardErrIsDisplayed() && !isDumbTerminal()), quiet(detail == Detail::Quiet) {}

bool Progress::due() const {
  std::lock_guard<std::mutex> lock(mutex);
  if (quiet && !terminal)
    return false;
  return Clock::now() - last >= (terminal ? std::chrono::milliseconds(100) : std::chrono::milliseconds(5000));
}

void Progress::show(StringRef text) {
  std::lock_guard<std::mutex> lock(mutex);
  if (quiet && !terminal)
    return;
  last = Clock::now();
  unsigned columns = sys::Process::StandardErrColumns();
  if (terminal)
    errs() << '\r' << text.take_front(columns > 1 ? columns - 1 : 79) << "\x1b[K";
  else
    errs() << text << '\n';
  shown = true;
}

void Progress::announce(StringRef text) {
  if (terminal)
    show(text);
}

void Progress::finish() {
  std::lock_guard<std::mutex> lock(mutex);
  if (shown && terminal)
    errs() << "\r\x1b[K";
  shown = false;
}

double Progress::seconds() const { return std::chrono::duration<double>(Clock::now() - start).count(); }
