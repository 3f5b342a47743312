//===-- ReplayCommand.cpp - memref-cts replay ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The commands that a stored report has for its findings, by number. The report may come from a stranger: what it
// names is run by this tool alone, without a shell, and other programs only if the user says so.
//
//===----------------------------------------------------------------------===//

#include "conformance/Document.h"
#include "conformance/PlainText.h"
#include "conformance/ToolOptions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

static int replayCommand();
static Subcommand
    replay("replay", "REPORT [NUMBER]", "List the findings of a JSON report, or repeat the run that showed one of them",
           replayCommand,
           {{{"memref-cts replay report.json", "List the findings of a report, each with its number and its command"},
             {"memref-cts replay report.json 1 -- --quiet", "Repeat the first one, with one option more"}},
            "the findings are listed, or the repeated command has none",
            "the repeated command has findings",
            "conformance/docs/replay.md"});
static cl::opt<std::string> file(cl::Positional,
                                 cl::desc("REPORT : what --json of check, conform, gate, sweep, agree and ground "
                                          "wrote "
                                          "('-': standard input)"),
                                 cl::sub(replay), cl::cat(toolCategory()));
static cl::list<std::string> words(cl::Positional,
                                   cl::desc("[NUMBER] [-- OPTIONS] : the finding, from 1, and options for its "
                                            "command"),
                                   cl::sub(replay), cl::cat(toolCategory()));
static cl::opt<bool>
    allowPrograms("allow-programs",
                  cl::desc("Also repeat a command by which the report could start a program or write a "
                           "file, as with --lowering-cmd and --load-pass-plugin"),
                  cl::sub(replay), cl::cat(toolCategory()));

namespace {
struct Replay {
  std::string command, title;
};
} // namespace

static bool hasText(const Node &node, StringRef key) {
  return node.has(key) && !node[key].isNumber() && !node[key].isArray() && !node[key].isObject();
}

/// What tells a finding from its neighbours, of the keys that its kind of report has. `file` and `passes` are those of
/// the objects that it is in.
static std::string titleOf(const Node &finding, const std::string &file, const std::string &passes) {
  std::string title = file;
  if (uint64_t line = finding.number("line").value_or(0); line != 0 && !title.empty())
    title += ":" + utostr(line);
  auto add = [&](StringRef before, const std::string &text) {
    if (!text.empty())
      title += ((title.empty() ? "" : before) + text).str();
  };
  auto textOf = [&](StringRef key) { return hasText(finding, key) ? finding.text(key) : ""; };
  add(": ", textOf("verdict"));
  add(" under ", textOf("lowering"));
  add(" after ", passes);
  add(", engine ", textOf("engine"));
  add(", ", textOf("path"));
  add(", ", textOf("compared"));
  add(", ", textOf("call"));
  return title;
}

/// Every object with a command, in the order of the report.
static void collect(const Node &node, std::string file, std::string passes, std::vector<Replay> &replays) {
  if (node.isArray()) {
    for (const Node &each : node.elements())
      collect(each, file, passes, replays);
    return;
  }
  if (!node.isObject())
    return;
  if (hasText(node, "file"))
    file = node.text("file");
  if (hasText(node, "subject"))
    passes = node.text("subject");
  if (hasText(node, "replay"))
    if (std::string command = node.text("replay"); !command.empty())
      replays.push_back({std::move(command), titleOf(node, file, passes)});
  for (const auto &[key, value] : node.members())
    collect(value, file, passes, replays);
}

/// The words of a command as a shell reads them, if it has nothing that a shell would do by itself.
static std::optional<std::vector<std::string>> splitCommand(StringRef command) {
  std::vector<std::string> result;
  bool isInWord = false;
  for (size_t i = 0; i < command.size(); ++i) {
    char c = command[i];
    if (c == ' ') {
      isInWord = false;
      continue;
    }
    if (!isInWord)
      result.emplace_back();
    isInWord = true;
    if (c == '\'') {
      size_t end = command.find('\'', i + 1);
      if (end == StringRef::npos)
        return std::nullopt;
      result.back() += command.slice(i + 1, end);
      i = end;
    } else if (c == '\\' && i + 1 < command.size()) {
      result.back() += command[++i];
    } else if (isAlnum(c) || StringRef("-_=./:,@%+^").contains(c)) {
      result.back() += c;
    } else {
      return std::nullopt;
    }
  }
  return result;
}

/// What commands of a stranger's report may have: these subcommands and options read files, and start no program that
/// the report names.
static constexpr StringLiteral kSubcommands[] = {"check", "run", "agree", "ground"};
static constexpr StringLiteral kOptions[] = {"O0",
                                             "O1",
                                             "O2",
                                             "O3",
                                             "at",
                                             "accept-promises",
                                             "calls",
                                             "call",
                                             "callees",
                                             "cc",
                                             "engine",
                                             "compare-accesses",
                                             "function",
                                             "lowering",
                                             "function-timeout-ms",
                                             "leaks",
                                             "max-bytes",
                                             "lower-structured",
                                             "max-steps",
                                             "memory-mb",
                                             "lower-timeout-ms",
                                             "part",
                                             "pass",
                                             "lowering-pipeline",
                                             "prepare",
                                             "random",
                                             "probe-descriptors",
                                             "runtime",
                                             "seed",
                                             "timeout-ms",
                                             "target",
                                             "two-callers",
                                             "waivers",
                                             "without",
                                             "max-findings",
                                             "after-each-pass",
                                             "max-unchecked",
                                             "file-timeout-ms"};

/// The word of a command for which the user has to allow programs, or "".
static StringRef wordToAllow(ArrayRef<std::string> command) {
  if (command.size() < 2 || !is_contained(kSubcommands, command[1]))
    return command.size() < 2 ? StringRef("no subcommand") : StringRef(command[1]);
  for (StringRef word : command.drop_front(2)) {
    auto [name, value] = word.ltrim('-').split('=');
    bool isOption = word.starts_with("-") && word != "-";
    // A lowering may be a command; words of a file may be options.
    bool isName = all_of(value, [](char c) { return isAlnum(c) || StringRef("-_.,").contains(c); });
    if (isOption ? !is_contained(kOptions, name) || ((name == "lowering" || name == "cc") && !isName)
                 : word.starts_with("@"))
      return word;
  }
  return "";
}

/// Takes out of a command the options with one value that `more` gives another one.
static void replaceOptions(std::vector<std::string> &command, ArrayRef<std::string> more) {
  const Subcommand *const *sub =
      llvm::find_if(subcommands(), [&](const Subcommand *each) { return command[1] == each->getName(); });
  if (sub == subcommands().end())
    return;
  auto optionIn = [&](StringRef word) {
    return word.starts_with("-") ? optionOf(const_cast<Subcommand &>(**sub), word).first : nullptr;
  };
  erase_if(command, [&](StringRef word) {
    const cl::Option *option = optionIn(word);
    return option && takesOneValue(*option) && any_of(more, [&](StringRef other) { return optionIn(other) == option; });
  });
}

static int repeat(const Replay &wanted, size_t number, ArrayRef<std::string> more) {
  std::optional<std::vector<std::string>> command = splitCommand(wanted.command);
  if (!command || command->empty() || !sys::path::filename(command->front()).starts_with("memref-cts"))
    return usageError("the command of finding " + Twine(number) +
                      " is for a shell: " + printable(wanted.command, /*keepLines=*/false));
  if (command->size() > 1 && (*command)[1] == "replay")
    return usageError("the command of finding " + Twine(number) + " is a replay itself");
  if (StringRef word = wordToAllow(*command); !word.empty() && !allowPrograms)
    return usageError("the command of finding " + Twine(number) + " has '" + word +
                      "', by which a report could start a program or write a file; with --allow-programs it is "
                      "repeated");
  errs() << "memref-cts: " << printable(wanted.command, /*keepLines=*/false) << '\n';
  command->front() = toolPath();
  if (command->size() > 1)
    replaceOptions(*command, more);
  command->insert(command->end(), more.begin(), more.end());
  std::vector<char *> arguments;
  for (std::string &word : *command)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  outs().flush();
  ::execv(toolPath().c_str(), arguments.data());
  return usageError("cannot start " + toolPath() + ": " + std::strerror(errno));
}

static int replayCommand() {
  if (file.empty())
    return usageError("no report given; see memref-cts replay --help");
  Expected<std::string> text = Document::read(file);
  if (!text)
    return usageError(toString(text.takeError()));
  Expected<Document> document = Document::parse(file == "-" ? "standard input" : file.getValue(), *text);
  if (!document)
    return usageError(toString(document.takeError()));
  std::vector<Replay> replays;
  if (document->root().isObject() && !document->root().has("format"))
    document->root().bad("no report of memref-cts: it has no 'format'");
  collect(document->root(), "", "", replays);
  if (Error error = document->takeError())
    return usageError(toString(std::move(error)));
  if (words.empty()) {
    for (const auto &[index, each] : enumerate(replays))
      outs() << index + 1 << "  " << printable(each.title, /*keepLines=*/false) << "\n   "
             << printable(each.command, /*keepLines=*/false) << '\n';
    outs() << replays.size() << (replays.size() == 1 ? " finding" : " findings") << " with a command\n";
    return 0;
  }
  size_t number = 0;
  if (!to_integer(words.front(), number, 10) || number == 0 || number > replays.size())
    return usageError("no finding " + words.front() + ": " + file + " has " + Twine(replays.size()) +
                      (replays.size() == 1 ? " command" : " commands"));
  return repeat(replays[number - 1], number, ArrayRef<std::string>(words).drop_front());
}
