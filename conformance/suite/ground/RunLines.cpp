//===-- RunLines.cpp - what a lit test runs --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines of lit, words of a shell, options of an opt tool. Nothing is executed, so that the shell's own expansions stay
// as they are written.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/RunLines.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <optional>

using namespace llvm;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Lines of lit
//===----------------------------------------------------------------------===//

namespace {
/// RUN:, DEFINE: or REDEFINE: with what stands behind it.
struct LitLine {
  StringRef keyword;
  unsigned line = 0;
  std::string text;
};
} // namespace

static bool isWordChar(char c) { return isAlnum(c) || c == '_' || c == '-'; }

/// What stands behind a keyword of lit, which may stand anywhere in a line.
static std::optional<StringRef> behind(StringRef line, StringRef keyword) {
  const size_t at = line.find(keyword);
  if (at == StringRef::npos || (at > 0 && isWordChar(line[at - 1])))
    return std::nullopt;
  return line.drop_front(at + keyword.size()).trim();
}

static std::vector<LitLine> litLines(StringRef text) {
  static constexpr StringLiteral kKeywords[] = {"RUN:", "DEFINE:", "REDEFINE:"};
  std::vector<LitLine> lines;
  unsigned number = 0;
  for (StringRef rest = text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    ++number;
    if (line.trim(" \t\r/#;") == "END.")
      break;
    for (StringRef keyword : kKeywords) {
      std::optional<StringRef> words = behind(line, keyword);
      if (!words)
        continue;
      if (!lines.empty() && lines.back().keyword == keyword && StringRef(lines.back().text).ends_with("\\")) {
        lines.back().text.pop_back();
        lines.back().text += *words;
      } else {
        lines.push_back({keyword, number, words->str()});
      }
      break;
    }
  }
  return lines;
}

/// Puts values in the place of %{name}. What nobody defines stays.
static std::string substitute(std::string text, const StringMap<std::string> &values) {
  constexpr unsigned kMost = 1000; // a value may name itself
  constexpr size_t kLongest = 1u << 16;
  size_t from = 0;
  for (unsigned i = 0; i < kMost && text.size() < kLongest; ++i) {
    const size_t at = text.find("%{", from), end = text.find('}', at);
    if (at == std::string::npos || end == std::string::npos)
      break;
    auto found = values.find(text.substr(at, end + 1 - at));
    if (found == values.end())
      from = at + 2;
    else
      text.replace(at, end + 1 - at, found->second);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Words of a shell
//===----------------------------------------------------------------------===//

namespace {
struct ShellCommand {
  std::vector<std::string> words;
  std::string input; // "< FILE"
};
/// Commands that pipes connect.
using ShellPipeline = std::vector<ShellCommand>;

/// Takes a line of a shell apart.
class ShellLine {
public:
  explicit ShellLine(StringRef text) : text(text) {}
  /// Nothing: a quote stays open.
  std::optional<std::vector<ShellPipeline>> read();

private:
  bool takeQuoted(char quote);
  bool takeOperator();
  void endWord();
  void endCommand();

  StringRef text;
  std::string word;
  bool hasWord = false;
  char redirect = 0; // '<' or '>': the next word is its file
  ShellPipeline pipeline = ShellPipeline(1);
  std::vector<ShellPipeline> pipelines;
};
} // namespace

bool ShellLine::takeQuoted(char quote) {
  hasWord = true;
  while (!text.empty() && text.front() != quote) {
    if (quote == '"' && text.front() == '\\' && text.size() > 1 && StringRef("\\\"$`").contains(text[1]))
      text = text.drop_front();
    word += text.front();
    text = text.drop_front();
  }
  return text.consume_front(StringRef(&quote, 1));
}

void ShellLine::endWord() {
  if (!hasWord)
    return;
  if (redirect == '<')
    pipeline.back().input = word;
  else if (!redirect)
    pipeline.back().words.push_back(word);
  redirect = 0;
  word.clear();
  hasWord = false;
}

void ShellLine::endCommand() {
  endWord();
  if (any_of(pipeline, [](const ShellCommand &command) { return !command.words.empty(); }))
    pipelines.push_back(std::move(pipeline));
  pipeline = ShellPipeline(1);
}

/// Takes what stands between words, if it begins here.
bool ShellLine::takeOperator() {
  if (text.consume_front("&&") || text.consume_front("||") || text.consume_front(";")) {
    endCommand();
    return true;
  }
  if (text.consume_front("|&") || text.consume_front("|")) {
    endWord();
    pipeline.emplace_back();
    return true;
  }
  const bool isFile = text.starts_with("&>") || text.starts_with("<") || text.starts_with(">");
  if (!isFile) {
    if (!text.consume_front("&"))
      return false;
    endCommand();
    return true;
  }
  if (all_of(word, [](char c) { return isDigit(c); })) { // the number of a stream
    word.clear();
    hasWord = false;
  }
  endWord();
  text.consume_front("&");
  redirect = text.front();
  text = text.drop_front();
  text.consume_front(">");
  if (text.consume_front("&")) { // ">&1" has no file
    text = text.drop_while([](char c) { return isDigit(c) || c == '-'; });
    redirect = 0;
  }
  return true;
}

std::optional<std::vector<ShellPipeline>> ShellLine::read() {
  while (!text.empty()) {
    const char c = text.front();
    if (isSpace(c)) {
      text = text.drop_front();
      endWord();
    } else if (c == '\'' || c == '"') {
      text = text.drop_front();
      if (!takeQuoted(c))
        return std::nullopt;
    } else if (!takeOperator()) {
      if (c == '\\' && text.size() > 1)
        text = text.drop_front();
      word += text.front();
      hasWord = true;
      text = text.drop_front();
    }
  }
  endCommand();
  return std::move(pipelines);
}

//===----------------------------------------------------------------------===//
// Options of an opt tool
//===----------------------------------------------------------------------===//

namespace {
enum class OptMeaning : uint8_t {
  Nothing, // that this tool needs
  Value,   // nothing either; the next word may belong to it
  Split,
  Unregistered,
  Pipeline,
  Refused
};
struct OptOption {
  StringLiteral name;
  OptMeaning meaning;
  StringLiteral why;
};
constexpr OptOption kOptOptions[] = {
#define OPT_OPTION(Name, Meaning, Why) {Name, OptMeaning::Meaning, Why},
#include "conformance/suite/ground/opt_options.def"
};

/// One opt tool of a pipeline, and what all of them make.
class OptCommand {
public:
  OptCommand(StringRef path, LitRun &run) : path(path), run(run) {}
  void read(const ShellCommand &command, ArrayRef<std::string> words);
  void refuse(const Twine &why) {
    if (run.refusal.empty())
      run.refusal = why.str();
  }
  /// Files that commands read: the test, and others.
  bool readsTest = false, readsOther = false;
  std::vector<std::string> passes;

private:
  void readOption(StringRef name, std::optional<StringRef> value, ArrayRef<std::string> &rest);
  void addPass(StringRef name, std::optional<StringRef> options);
  std::string known(StringRef text);
  void readFile(StringRef file);

  StringRef path;
  LitRun &run;
};
} // namespace

/// Puts the paths that lit knows in the place of what stands for them. What else stands for something is in the
/// configuration of lit.
std::string OptCommand::known(StringRef text) {
  std::string result;
  const std::string folder = sys::path::parent_path(path).empty() ? "." : sys::path::parent_path(path).str();
  while (!text.empty()) {
    if (text.consume_front("%%")) {
      result += '%';
    } else if (text.consume_front("%/s") || text.consume_front("%s")) {
      result += path;
    } else if (text.consume_front("%/S") || text.consume_front("%/p") || text.consume_front("%S") ||
               text.consume_front("%p")) {
      result += folder;
    } else if (text.starts_with("%")) {
      const bool hasBrace = text.starts_with("%{");
      const StringRef name =
          hasBrace
              ? text.take_until([](char c) { return c == '}'; })
              : text.take_front(1 + text.drop_front().take_while([](char c) { return isAlnum(c) || c == '_'; }).size());
      refuse("it has the substitution " + name + (hasBrace ? "}" : "") + ", which is lit's or the folder's");
      return result;
    } else {
      result += text.front();
      text = text.drop_front();
    }
  }
  return result;
}

void OptCommand::readFile(StringRef file) {
  if (file == "%s" || file == "%/s" || file == path)
    readsTest = true;
  else if (file != "-")
    readsOther = true;
}

void OptCommand::addPass(StringRef name, std::optional<StringRef> options) {
  std::string text = name.str();
  if (options && !options->trim().empty())
    text += "{" + known(options->trim()) + "}";
  passes.push_back(std::move(text));
}

void OptCommand::readOption(StringRef name, std::optional<StringRef> value, ArrayRef<std::string> &rest) {
  auto nextWord = [&]() -> StringRef {
    if (value || rest.empty())
      return value.value_or("");
    StringRef next = rest.front();
    rest = rest.drop_front();
    return next;
  };
  const OptOption *row = find_if(kOptOptions, [&](const OptOption &option) { return option.name == name; });
  if (row == std::end(kOptOptions)) {
    if (!name.starts_with("mlir-") && !name.starts_with("remark"))
      addPass(name, value);
    return;
  }
  switch (row->meaning) {
  case OptMeaning::Nothing:
    return;
  case OptMeaning::Value:
    nextWord();
    return;
  case OptMeaning::Split:
    run.splits = value != StringRef("false");
    run.marker = run.splits ? (value && *value != "true" && !value->empty() ? value->str() : kPartMarker) : "";
    return;
  case OptMeaning::Unregistered:
    run.unregistered = value != StringRef("false");
    return;
  case OptMeaning::Pipeline:
    passes.push_back(known(nextWord().trim()));
    return;
  case OptMeaning::Refused:
    if (value != StringRef("false"))
      refuse(row->why);
    return;
  }
}

void OptCommand::read(const ShellCommand &command, ArrayRef<std::string> words) {
  if (!command.input.empty())
    readFile(command.input);
  while (!words.empty()) {
    StringRef word = words.front();
    words = words.drop_front();
    if (!word.starts_with("-") || word == "-") {
      readFile(word);
      continue;
    }
    word.consume_front("-");
    word.consume_front("-");
    const size_t equals = word.find('=');
    const std::string name = known(word.take_front(equals));
    readOption(name, equals == StringRef::npos ? std::nullopt : std::optional(word.drop_front(equals + 1)), words);
  }
}

//===----------------------------------------------------------------------===//
// Commands of a RUN line
//===----------------------------------------------------------------------===//

/// What a command is called without its folder, whether lit puts the path there or not.
static std::string toolName(StringRef word) {
  std::string name = sys::path::filename(word).str();
  erase_if(name, [](char c) { return c == '%' || c == '{' || c == '}'; });
  llvm::replace(name, '_', '-');
  return name;
}

static bool isOptTool(StringRef word, ArrayRef<std::string> tools) {
  return StringRef(toolName(word)).ends_with("-opt") ||
         any_of(tools, [&](const std::string &tool) { return tool == word || toolName(tool) == toolName(word); });
}

/// The words from the tool on. `isNegated`: the command is expected to fail.
static ArrayRef<std::string> withoutPrefixes(ArrayRef<std::string> words, bool &isNegated) {
  auto isAssignment = [](StringRef word) {
    const size_t at = word.find('=');
    return at != StringRef::npos && at > 0 &&
           all_of(word.take_front(at), [](char c) { return isAlnum(c) || c == '_'; });
  };
  for (; words.size() > 1; words = words.drop_front()) {
    const StringRef word = words.front();
    if (word == "not")
      isNegated = !isNegated;
    else if (word != "env" && word != "--crash" && !isAssignment(word))
      break;
  }
  return words;
}

/// Whether `cat FILE` hands the test on as it is.
static bool isCatOfTest(ArrayRef<std::string> words, StringRef path) {
  return words.size() == 2 && words[0] == "cat" && (words[1] == "%s" || words[1] == path);
}

/// A list of lists as one. What stands in builtin.module(...) alone stays as it is.
static std::string joined(ArrayRef<std::string> passes) {
  if (passes.size() == 1)
    return passes.front();
  std::string all;
  for (StringRef each : passes) {
    if (each.consume_front("builtin.module("))
      each.consume_back(")");
    if (!each.empty())
      all += (all.empty() ? "" : ",") + each.str();
  }
  return all;
}

namespace {
/// A command of a pipeline without what stands before its name.
struct NamedCommand {
  const ShellCommand *command;
  ArrayRef<std::string> words;
  bool isNegated = false, isOpt = false;
};
} // namespace

/// The run of a pipeline, or nothing: it has no opt tool.
static std::optional<LitRun> runOf(const ShellPipeline &pipeline, StringRef path, ArrayRef<std::string> tools) {
  std::vector<NamedCommand> commands;
  for (const ShellCommand &command : pipeline) {
    NamedCommand &named = commands.emplace_back();
    named.command = &command;
    named.words = withoutPrefixes(command.words, named.isNegated);
    named.isOpt = !named.words.empty() && isOptTool(named.words.front(), tools);
  }
  auto isOpt = [](const NamedCommand &each) { return each.isOpt; };
  const auto first = find_if(commands, isOpt);
  if (first == commands.end())
    return std::nullopt;
  LitRun run;
  OptCommand opt(path, run);
  for (const NamedCommand &before : make_range(commands.begin(), first)) {
    if (isCatOfTest(before.words, path))
      opt.readsTest = true;
    else
      opt.refuse("another command makes what its passes get (" +
                 (before.words.empty() ? "" : toolName(before.words.front())) + ")");
  }
  // What stands behind the last of them in a row reads the result.
  for (const NamedCommand &each : make_range(first, std::find_if_not(first, commands.end(), isOpt))) {
    if (each.isNegated)
      opt.refuse("it expects a failure (not)");
    opt.read(*each.command, each.words.drop_front());
  }
  if (opt.readsOther || !opt.readsTest)
    opt.refuse("it reads another file");
  run.passes = joined(opt.passes);
  if (run.passes.empty())
    opt.refuse("it runs no pass");
  return run;
}

std::vector<LitRun> memref_cts::conformance::readRunLines(StringRef path, StringRef text, ArrayRef<std::string> tools) {
  std::vector<LitRun> runs;
  StringMap<std::string> values;
  for (const LitLine &line : litLines(text)) {
    if (line.keyword != "RUN:") {
      auto [name, value] = StringRef(line.text).split('=');
      values[name.trim()] = value.trim().str();
      continue;
    }
    const size_t before = runs.size();
    std::optional<std::vector<ShellPipeline>> pipelines = ShellLine(substitute(line.text, values)).read();
    std::string first;
    for (const ShellPipeline &pipeline : pipelines.value_or(std::vector<ShellPipeline>())) {
      if (first.empty() && !pipeline.front().words.empty())
        first = sys::path::filename(pipeline.front().words.front()).str();
      if (std::optional<LitRun> run = runOf(pipeline, path, tools)) {
        run->line = line.line;
        runs.push_back(std::move(*run));
      }
    }
    if (runs.size() > before)
      continue;
    LitRun &none = runs.emplace_back();
    none.line = line.line;
    none.refusal = !pipelines      ? "a quote stays open"
                   : first.empty() ? "it has no command"
                                   : "it runs " + first + ", which is no tool like mlir-opt";
  }
  return runs;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// How many lines stand before the first one that is no comment, or nothing: there is none.
static std::optional<unsigned> linesBeforeCode(StringRef text) {
  for (unsigned number = 0; !text.empty(); ++number) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    line = line.trim();
    if (!line.empty() && !line.starts_with("//"))
      return number;
  }
  return std::nullopt;
}

std::vector<LitPart> memref_cts::conformance::splitParts(StringRef text, StringRef marker) {
  std::vector<LitPart> parts;
  if (marker.empty()) {
    if (std::optional<unsigned> before = linesBeforeCode(text))
      parts.push_back({0, 1 + *before, text.str()});
    return parts;
  }
  unsigned number = 1, line = 1, begin = 1;
  std::string current;
  auto end = [&] {
    if (std::optional<unsigned> before = linesBeforeCode(current))
      parts.push_back({number, begin + *before, std::string(begin - 1, '\n') + current});
    ++number;
    current.clear();
    begin = line + 1;
  };
  for (; !text.empty(); ++line) {
    auto [thisLine, rest] = text.split('\n');
    text = rest;
    if (StringRef bare = thisLine.rtrim(); bare.consume_back(marker)) {
      current += bare;
      end();
    } else {
      current += thisLine;
      current += '\n';
    }
  }
  end();
  return parts;
}
