//===-- Project.cpp - the file memref-cts.yaml of a user -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two steps. LLVM's reader takes the file as words with lines; it finds keys that do not
// exist and values of another kind. Then each word gets its meaning: the reader of the
// messages wants the place of the value, not that of the run that needs it.
//
//===----------------------------------------------------------------------===//

#include "conformance/project/Project.h"
#include "conformance/project/CaseGlobs.h"
#include "conformance/targets/Targets.h"
#include "conformance/words/YamlText.h"
#include "lowering/ReadFile.h"

#include "conformance/PlainText.h"
#include "conformance/engines/aot/Aot.h"
#include "conformance/words/Stage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include "llvm/Support/YAMLTraits.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kVersion = "1";

namespace {
/// A word of the file; no line: it is not there.
struct Word {
  std::string text;
  unsigned line = 0;
  bool isThere() const { return line != 0; }
};

struct LoweringWords {
  Word name, pipeline, command, builtin, form, takesOptions, waiversOf;
  std::vector<Word> plugins, without;
};

struct PrepareWords {
  Word lowerStructured, passes;
};

struct BudgetWords {
  Word timeoutMs, lowerTimeoutMs, fileTimeoutMs, memoryMB, maxSteps, maxBytes, random, fuzzSeconds, jobs;
};

struct ProjectWords {
  Word version, cc, runtime, waivers, baseline;
  std::vector<LoweringWords> lowerings;
  std::vector<Word> cases, engines, targets, callees, passes;
  PrepareWords prepare;
  BudgetWords budgets;
};

/// What LLVM's reader is given along.
struct Reading {
  explicit Reading(StringRef text) : lines(text) {}
  YamlLines lines;
  yaml::Input *input = nullptr;
  std::vector<StringRef> known; // keys of the mapping that is read to its end
  unsigned problemLine = 0;
  std::string problem; // the first one

  void fail(unsigned line, const Twine &what) {
    if (problem.empty()) {
      problemLine = line;
      problem = what.str();
    }
  }
  unsigned currentLine() { return lines.lineOf(input->getCurrentNode()); }
};
} // namespace

LLVM_YAML_IS_SEQUENCE_VECTOR(Word)
LLVM_YAML_IS_SEQUENCE_VECTOR(LoweringWords)

template <>
struct llvm::yaml::ScalarTraits<Word> {
  static void output(const Word &word, void *, raw_ostream &os) { os << word.text; }
  static StringRef input(StringRef text, void *context, Word &word) {
    word.text = text.trim().str();
    word.line = static_cast<Reading *>(context)->currentLine();
    return text.trim().empty() ? "a value is missing" : "";
  }
  static QuotingType mustQuote(StringRef) { return QuotingType::None; }
};

/// Reads keys that may be left out, and remembers them for the message about others.
static void mapKeys(yaml::IO &io, std::initializer_list<std::pair<const char *, Word *>> words) {
  Reading &reading = *static_cast<Reading *>(io.getContext());
  for (const auto &[key, word] : words)
    io.mapOptional(key, *word);
  reading.known.clear();
  for (const auto &row : words)
    reading.known.push_back(row.first);
}

template <>
struct llvm::yaml::MappingTraits<LoweringWords> {
  static void mapping(IO &io, LoweringWords &row) {
    io.mapRequired("name", row.name);
    io.mapOptional("plugins", row.plugins);
    io.mapOptional("without", row.without);
    mapKeys(io, {{"pipeline", &row.pipeline},
                 {"command", &row.command},
                 {"builtin", &row.builtin},
                 {"form", &row.form},
                 {"takes-options", &row.takesOptions},
                 {"waivers-of", &row.waiversOf}});
    Reading &reading = *static_cast<Reading *>(io.getContext());
    reading.known.insert(reading.known.begin(), {"name", "plugins", "without"});
  }
};

template <>
struct llvm::yaml::MappingTraits<PrepareWords> {
  static void mapping(IO &io, PrepareWords &row) {
    mapKeys(io, {{"lower-structured", &row.lowerStructured}, {"passes", &row.passes}});
  }
};

template <>
struct llvm::yaml::MappingTraits<BudgetWords> {
  static void mapping(IO &io, BudgetWords &row) {
    mapKeys(io, {{"timeout-ms", &row.timeoutMs},
                 {"lower-timeout-ms", &row.lowerTimeoutMs},
                 {"file-timeout-ms", &row.fileTimeoutMs},
                 {"memory-mb", &row.memoryMB},
                 {"max-steps", &row.maxSteps},
                 {"max-bytes", &row.maxBytes},
                 {"random", &row.random},
                 {"fuzz-seconds", &row.fuzzSeconds},
                 {"jobs", &row.jobs}});
  }
};

template <>
struct llvm::yaml::MappingTraits<ProjectWords> {
  static void mapping(IO &io, ProjectWords &row) {
    Reading &reading = *static_cast<Reading *>(io.getContext());
    io.mapRequired("version", row.version);
    // A newer file has keys that nobody here knows.
    if (row.version.isThere() && row.version.text != kVersion) {
      unsigned number;
      reading.fail(row.version.line,
                   StringRef(row.version.text).getAsInteger(10, number) || number == 0
                       ? "version: '" + row.version.text + "' is no version; this memref-cts reads version " + kVersion
                       : "version " + row.version.text + " is newer than this memref-cts, which reads version " +
                             kVersion + "; install a newer memref-cts");
      return io.setError("version");
    }
    io.mapOptional("lowerings", row.lowerings);
    io.mapOptional("cases", row.cases);
    io.mapOptional("engines", row.engines);
    io.mapOptional("targets", row.targets);
    io.mapOptional("prepare", row.prepare);
    io.mapOptional("callees", row.callees);
    io.mapOptional("passes", row.passes);
    io.mapOptional("budgets", row.budgets);
    mapKeys(io, {{"cc", &row.cc}, {"runtime", &row.runtime}, {"waivers", &row.waivers}, {"baseline", &row.baseline}});
    reading.known.insert(reading.known.begin(), {"version", "lowerings", "cases", "engines", "targets", "prepare",
                                                 "callees", "passes", "budgets"});
  }
};

/// LLVM's words about the kind of a value, for people.
static std::string plainProblem(StringRef said, const Reading &reading) {
  if (said == "not a sequence")
    return "a list is expected here: one '- VALUE' in a line, or [VALUE, ...]";
  if (said == "not a mapping")
    return "keys are expected here: one 'KEY: VALUE' in a line";
  if (said == "unexpected scalar" || said == "expected a scalar" || said == "unexpected scalar value")
    return "one word or number is expected here";
  if (said.starts_with("unknown key"))
    return said.str() + "; known are " + join(reading.known, ", ");
  return said.str();
}

static Error readWords(StringRef path, StringRef text, ProjectWords &words) {
  size_t notText = 0; // LLVM's reader may read past the end of other encodings
  if (!json::isUTF8(text, &notText))
    return createStringError(path + ":" + Twine(text.take_front(notText).count('\n') + 1) + ": not UTF-8");
  if (unsigned line = findDeepYaml(text))
    return createStringError(path + ":" + Twine(line) + ": nested too deep");
  Reading reading(text);
  yaml::Input input(
      text, &reading,
      [](const SMDiagnostic &diagnostic, void *context) {
        Reading &reading = *static_cast<Reading *>(context);
        reading.fail(unsigned(diagnostic.getLineNo()), plainProblem(diagnostic.getMessage(), reading));
      },
      &reading);
  reading.input = &input;
  input >> words;
  if (input.error())
    return createStringError(
        path + ":" + Twine(std::max(1u, reading.problemLine)) + ": " +
        (reading.problem.empty() ? "no project file: it needs version: " + kVersion.str() : reading.problem));
  if (!words.version.isThere())
    return createStringError(path + ":1: no project file: it needs version: " + kVersion);
  if (input.nextDocument())
    return createStringError(path + ":1: more than one YAML document");
  return Error::success();
}

namespace memref_cts::conformance {

/// From words to values.
struct ProjectReader {
  explicit ProjectReader(StringRef path) : folder(sys::path::parent_path(path)) { project.path = path.str(); }

  Error wrong(const Word &word, const Twine &what) const {
    return createStringError(project.path + ":" + Twine(word.line) + ": " + what);
  }

  /// A path of the file, as seen from the current folder.
  std::string fromHere(StringRef path) const {
    SmallString<256> joined(path);
    if (!sys::path::is_absolute(path) && !folder.empty()) {
      joined = folder;
      sys::path::append(joined, path);
    }
    return std::string(joined);
  }

  void set(StringRef key, std::vector<std::string> values, unsigned line) {
    project.values.push_back({key.str(), std::move(values), line});
  }

  Error takeAll(const ProjectWords &words) {
    for (const LoweringWords &row : words.lowerings)
      if (Error error = takeLowering(row))
        return error;
    if (Error error = takeCases(words.cases))
      return error;
    if (Error error = takeList("engines", words.engines, engineNames()))
      return error;
    std::vector<std::string> targets = aotTargetNames();
    targets.push_back("all");
    if (Error error = takeList("targets", words.targets, targets))
      return error;
    if (Error error = takeChoice("cc", words.cc, aotCompilerNames()))
      return error;
    if (Error error = takeChoice("runtime", words.runtime,
                                 {name(RuntimeLibrary::Ours), name(RuntimeLibrary::MLIR), name(RuntimeLibrary::None)}))
      return error;
    if (Error error =
            takeChoice("prepare.lower-structured", words.prepare.lowerStructured,
                       {name(LowerStructured::Auto), name(LowerStructured::Always), name(LowerStructured::Never)}))
      return error;
    if (words.prepare.passes.isThere())
      set("prepare.passes", {words.prepare.passes.text}, words.prepare.passes.line);
    if (Error error = takeCallees(words.callees))
      return error;
    takePasses(words.passes);
    if (words.waivers.isThere()) {
      bool isNone = words.waivers.text == "none";
      std::string file = isNone ? "none" : fromHere(words.waivers.text);
      if (!isNone && !sys::fs::is_regular_file(file))
        return wrong(words.waivers, "waivers: there is no file '" + file + "'");
      set("waivers", {file}, words.waivers.line);
    }
    if (words.baseline.isThere()) // gate --update makes it
      set("baseline", {fromHere(words.baseline.text)}, words.baseline.line);
    return takeBudgets(words.budgets);
  }

  Error takeCallees(ArrayRef<Word> words) {
    std::vector<std::string> files;
    for (const Word &word : words) {
      files.push_back(fromHere(word.text));
      if (!sys::fs::is_regular_file(files.back()))
        return wrong(word, "callees: there is no file '" + files.back() + "'");
    }
    if (!files.empty())
      set("callees", std::move(files), words.front().line);
    return Error::success();
  }

  /// The subcommand that has them run reads them.
  void takePasses(ArrayRef<Word> words) {
    std::vector<std::string> texts;
    for (const Word &word : words)
      texts.push_back(word.text);
    if (!texts.empty())
      set("passes", std::move(texts), words.front().line);
  }

  Error takeBudgets(const BudgetWords &words) {
    const std::tuple<StringRef, const Word &, unsigned> numbers[] = {
        {"budgets.timeout-ms", words.timeoutMs, 1},
        {"budgets.lower-timeout-ms", words.lowerTimeoutMs, 1},
        {"budgets.file-timeout-ms", words.fileTimeoutMs, 1},
        {"budgets.memory-mb", words.memoryMB, 1},
        {"budgets.max-steps", words.maxSteps, 1},
        {"budgets.max-bytes", words.maxBytes, 1},
        {"budgets.random", words.random, 1},
        {"budgets.fuzz-seconds", words.fuzzSeconds, 0},
        {"budgets.jobs", words.jobs, 0}};
    for (const auto &[key, word, least] : numbers) {
      if (!word.isThere())
        continue;
      uint32_t number;
      uint64_t large;
      bool isLarge = key == "budgets.max-steps" || key == "budgets.max-bytes" || key == "budgets.random";
      bool isBad = isLarge ? StringRef(word.text).getAsInteger(10, large) || large < least
                           : StringRef(word.text).getAsInteger(10, number) || number < least;
      if (isBad)
        return wrong(word, key.split('.').second + ": '" + word.text + "' is no whole number from " + Twine(least) +
                               (isLarge ? " on" : " to 4294967295"));
      set(key, {word.text}, word.line);
    }
    return Error::success();
  }

  static std::vector<std::string> engineNames() {
    std::vector<std::string> names;
    for (EngineKind kind : EngineSet::all().list())
      names.push_back(name(kind));
    return names;
  }

  Error takeChoice(StringRef key, const Word &word, ArrayRef<std::string> known) {
    if (!word.isThere())
      return Error::success();
    if (!is_contained(known, word.text))
      return wrong(word, key + ": unknown value '" + word.text + "'; known are " + join(known, ", "));
    set(key, {word.text}, word.line);
    return Error::success();
  }

  Error takeList(StringRef key, ArrayRef<Word> words, ArrayRef<std::string> known) {
    std::vector<std::string> values;
    for (const Word &word : words) {
      if (!is_contained(known, word.text))
        return wrong(word, key + ": unknown value '" + word.text + "'; known are " + join(known, ", "));
      values.push_back(word.text);
    }
    if (!values.empty())
      set(key, std::move(values), words.front().line);
    return Error::success();
  }

  Error takeCases(ArrayRef<Word> globs) {
    StringSet<> seen;
    for (const Word &glob : globs) {
      Expected<std::vector<std::string>> files = casesMatching(folder, glob.text);
      if (!files)
        return wrong(glob, "cases: '" + glob.text + "': " + toString(files.takeError()));
      if (files->empty())
        return wrong(glob, "cases: '" + glob.text + "' matches no file");
      for (std::string &file : *files)
        if (seen.insert(file).second)
          project.files.push_back(std::move(file));
    }
    project.lineOfCases = globs.empty() ? 0 : globs.front().line;
    return Error::success();
  }

  /// A pipeline in one line: one pass in a line is easier to read in the file. Options keep
  /// one blank between them.
  static std::string inOneLine(StringRef text) {
    std::string line;
    unsigned inOptions = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      char c = text[i];
      inOptions += c == '{';
      inOptions -= c == '}' && inOptions;
      if (!isSpace(c)) {
        line += c;
        continue;
      }
      StringRef rest = text.substr(i).ltrim();
      bool separates =
          line.empty() || StringRef("(,").contains(line.back()) || rest.starts_with(")") || rest.starts_with(",");
      if (!(separates && !inOptions) && !rest.empty())
        line += ' ';
      i = text.size() - rest.size() - 1;
    }
    return line;
  }

  /// Its text, as the options of the command line have it.
  Expected<std::string> textOf(const LoweringWords &row) const {
    const Word *kinds[] = {&row.pipeline, &row.command, &row.builtin};
    if (ptrdiff_t count = count_if(kinds, [](const Word *word) { return word->isThere(); }); count != 1)
      return wrong(row.name, "lowering '" + row.name.text + "' " +
                                 (count ? "has more than one of pipeline, command, builtin; one of them says what it is"
                                        : "needs one of pipeline, command, builtin"));
    if (row.form.isThere() && !row.command.isThere())
      return wrong(row.form, "form: only a command reads a printed module");
    if (row.form.isThere() && !is_contained(commandForms(), row.form.text))
      return wrong(row.form, "form: unknown value '" + row.form.text + "'; known are " + join(commandForms(), ", "));
    if (row.takesOptions.isThere() && !row.command.isThere())
      return wrong(row.takesOptions, "takes-options: only a command has this key; a pipeline says "
                                     "$MEMREF_CTS_OPTIONS where they go");
    if (row.takesOptions.isThere() && row.takesOptions.text != "true" && row.takesOptions.text != "false")
      return wrong(row.takesOptions,
                   "takes-options: unknown value '" + row.takesOptions.text + "'; known are true, false");
    if (!row.plugins.empty() && !row.pipeline.isThere())
      return wrong(row.plugins.front(), "plugins: only a pipeline loads plug-ins");
    if (row.pipeline.isThere())
      return "pipeline=" + inOneLine(row.pipeline.text);
    if (row.builtin.isThere())
      return row.builtin.text;
    SmallString<256> there(folder);
    if (!folder.empty() && sys::fs::make_absolute(there))
      there = folder;
    sys::path::remove_dots(there, /*remove_dot_dot=*/true);
    // The command's own paths are relative to the file, too.
    return "command=" + (row.form.isThere() ? row.form.text : std::string("source")) + ":" +
           (folder.empty() ? "" : "cd " + shellQuote(there) + " && ") + row.command.text;
  }

  Error takeLowering(const LoweringWords &row) {
    if (std::string problem = loweringNameProblem(row.name.text); !problem.empty())
      return wrong(row.name, "name: " + problem);
    if (project.lowering(row.name.text))
      return wrong(row.name, "name: a lowering is called '" + row.name.text + "' already");
    Expected<std::string> text = textOf(row);
    if (!text)
      return text.takeError();
    const Word &place = row.pipeline.isThere() ? row.pipeline : row.command.isThere() ? row.command : row.builtin;
    Expected<LoweringSpec> spec = parseLowering(*text);
    if (!spec)
      return wrong(place, toString(spec.takeError()));
    bool isTable = !isUsers(spec->kind);
    if (isTable != row.builtin.isThere())
      return wrong(place, "builtin: '" + row.builtin.text + "' is a pipeline or a command; use that key");
    if (!spec->givenName.empty())
      return wrong(place, "the name '" + spec->givenName + "=' stands here, too; key 'name' is enough");
    ProjectLowering lowering;
    lowering.spec = named(std::move(*spec), row.name.text);
    // Its variant is part of what it is.
    lowering.spec.label = row.name.text;
    lowering.spec.takesOptions = row.takesOptions.text == "true";
    lowering.line = row.name.line;
    if (row.waiversOf.isThere()) {
      if (row.waiversOf.text != "none")
        if (Expected<LoweringSpec> of = parseLowering(row.waiversOf.text); !of)
          return wrong(row.waiversOf, "waivers-of: " + toString(of.takeError()));
      lowering.spec.waiversOf = row.waiversOf.text;
    }
    for (const Word &part : row.without) {
      if (std::string problem = withoutProblem(part.text); !problem.empty())
        return wrong(part, "without: " + problem);
      lowering.spec.without.push_back(part.text);
    }
    for (const Word &plugin : row.plugins) {
      std::string file = fromHere(plugin.text);
      if (!sys::fs::is_regular_file(file))
        return wrong(plugin, "plugins: there is no file '" + file + "'");
      lowering.plugins.push_back(std::move(file));
    }
    project.named.push_back(std::move(lowering));
    return Error::success();
  }

  const std::string folder; // as seen from the current one
  Project project;
};

} // namespace memref_cts::conformance

Expected<Project> Project::parse(StringRef path, StringRef text) {
  ProjectWords words;
  if (Error error = readWords(path, text, words))
    return error;
  ProjectReader reader(path);
  if (Error error = reader.takeAll(words))
    return error;
  return std::move(reader.project);
}

Expected<Project> Project::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  return parse(path, (*buffer)->getBuffer());
}

/// The first path that `fits` among those of `name` in a folder and above it, up to the root of
/// the git repository; "" if none does.
static std::string firstAbove(StringRef start, StringRef name, function_ref<bool(const Twine &)> fits) {
  SmallString<256> absolute(start), prefix(start);
  if (sys::fs::make_absolute(absolute))
    return "";
  sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  for (StringRef folder = absolute; !folder.empty(); folder = sys::path::parent_path(folder)) {
    SmallString<256> candidate(prefix);
    sys::path::append(candidate, name);
    if (fits(candidate))
      return std::string(candidate);
    SmallString<256> repository(folder);
    sys::path::append(repository, ".git"); // a folder, or a file of a work tree
    if (sys::fs::exists(repository))
      return "";
    sys::path::append(prefix, "..");
  }
  return "";
}

std::string Project::find(StringRef start) {
  // Whatever it is but a folder: read() says what is wrong with a link that leads nowhere, or a pipe.
  return firstAbove(start, kFileName, [](const Twine &path) {
    sys::fs::file_status status;
    (void)sys::fs::status(path, status, /*follow=*/false);
    return sys::fs::exists(status) && !sys::fs::is_directory(path);
  });
}

std::string Project::passedOver(StringRef start) {
  std::string folder = firstAbove(start, kFileName, [](const Twine &path) { return sys::fs::is_directory(path); });
  return !folder.empty() ? folder
                         : firstAbove(start, "memref-cts.yml", [](const Twine &path) { return sys::fs::exists(path); });
}

const ProjectLowering *Project::lowering(StringRef name) const {
  auto found = find_if(named, [&](const ProjectLowering &each) { return each.spec.givenName == name; });
  return found == named.end() ? nullptr : &*found;
}

std::vector<std::string> Project::keys() {
  return {"engines",
          "targets",
          "cc",
          "runtime",
          "prepare.lower-structured",
          "prepare.passes",
          "passes",
          "waivers",
          "baseline",
          "budgets.timeout-ms",
          "budgets.lower-timeout-ms",
          "budgets.file-timeout-ms",
          "budgets.memory-mb",
          "budgets.max-steps",
          "budgets.max-bytes",
          "budgets.random",
          "budgets.fuzz-seconds",
          "budgets.jobs"};
}
