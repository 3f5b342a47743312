//===-- Registry.cpp - the numbered clauses --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line, one clause, nine fields between tabs. Must not run cases.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Registry.h"
#include "lowering/ReadFile.h"

#include "conformance/CaseFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

#include <optional>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kHeader = "id\tchapter\tcheck\tstate\tsource\tversions\tstatement\tformer\tnote";

static constexpr const char *kCheckKinds[] = {"static", "form", "exec", "abi", "negative", "api"};
static constexpr const char *kOrigins[] = {"must", "ours", "retired"};

const char *memref_cts::conformance::name(CheckKind kind) { return kCheckKinds[static_cast<size_t>(kind)]; }
const char *memref_cts::conformance::name(ClauseOrigin origin) { return kOrigins[static_cast<size_t>(origin)]; }

/// The value of that name; nothing if there is none.
template <typename Enum, size_t Count>
static std::optional<Enum> valueNamed(const char *const (&names)[Count], StringRef text) {
  const auto *found = llvm::find(names, text);
  return found == std::end(names) ? std::nullopt : std::optional(static_cast<Enum>(found - names));
}

Expected<Registry> Registry::parse(StringRef path, StringRef text) {
  Registry registry;
  unsigned number = 0;
  for (StringRef rest = text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    line = line.rtrim("\r");
    ++number;
    auto wrong = [&](const Twine &what) { return createStringError(path + ":" + Twine(number) + ": " + what); };
    if (number == 1) {
      if (line != kHeader)
        return wrong("not a registry of clauses: the first line does not name the columns");
      continue;
    }
    SmallVector<StringRef> fields;
    line.split(fields, '\t');
    if (fields.size() != 9 || is_contained(fields, ""))
      return wrong("a clause has nine fields between tabs, none of them empty");
    std::optional<CheckKind> check = valueNamed<CheckKind>(kCheckKinds, fields[2]);
    if (!check)
      return wrong("kind of check '" + fields[2] + "' is not one of " +
                   join(ArrayRef<const char *>(kCheckKinds), ", "));
    std::optional<ClauseOrigin> origin = valueNamed<ClauseOrigin>(kOrigins, fields[3]);
    if (!origin)
      return wrong("state '" + fields[3] + "' is not one of " + join(ArrayRef<const char *>(kOrigins), ", "));
    Clause clause{fields[0].str(), fields[1].str(), *check,          *origin,        fields[4].str(),
                  fields[5].str(), fields[6].str(), fields[7].str(), fields[8].str()};
    if (!registry.byId.try_emplace(clause.id, registry.rows.size()).second)
      return wrong("clause " + clause.id + " stands above already");
    registry.rows.push_back(std::move(clause));
  }
  if (registry.rows.empty())
    return createStringError(path + ":1: no clause");
  return registry;
}

Expected<Registry> Registry::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  return parse(path, (*buffer)->getBuffer());
}

std::set<std::string> Registry::formClauses() const {
  std::set<std::string> ids;
  for (const Clause &clause : rows)
    if (clause.isOfForm())
      ids.insert(clause.id);
  return ids;
}

std::set<std::string> memref_cts::conformance::formClausesAt(Expected<std::string> path) {
  Expected<Registry> registry = path ? Registry::read(*path) : Expected<Registry>(path.takeError());
  if (registry)
    return registry->formClauses();
  consumeError(registry.takeError());
  return {};
}

const Clause *Registry::find(StringRef id) const {
  auto found = byId.find(id);
  return found == byId.end() ? nullptr : &rows[found->second];
}

/// Tests of one source: a label may have more lines of comment below it.
static void addClauseTests(const Registry &registry, StringRef path, StringRef text, std::vector<ClauseTest> &tests) {
  static const Regex label("^[ ]*//[ ]*CLAUSE:[ ]*([-A-Z0-9, ]+)$");
  static const Regex test("^[ ]*(TEST|TEST_F|TEST_P|TYPED_TEST)\\([ ]*([A-Za-z0-9_]+)[ ]*,[ ]*([A-Za-z0-9_]+)");
  std::vector<const Clause *> labelled;
  SmallVector<StringRef> words;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    line = line.rtrim();
    if (label.match(line, &words)) {
      SmallVector<StringRef> ids;
      words[1].split(ids, ',', -1, /*KeepEmpty=*/false);
      for (StringRef id : ids)
        if (const Clause *clause = registry.find(id.trim()))
          labelled.push_back(clause);
    } else if (!labelled.empty() && test.match(line, &words)) {
      for (const Clause *clause : labelled)
        tests.push_back({(words[2] + "." + words[3]).str(), path.str(), clause});
      labelled.clear();
    } else if (!line.ltrim().starts_with("//")) {
      labelled.clear();
    }
  }
}

/// Of an installation, which has a list instead of the sources: CLAUSE, Suite.Test and
/// path, between tabs.
static void addListedTests(const Registry &registry, StringRef root, std::vector<ClauseTest> &tests) {
  SmallString<128> list(root);
  sys::path::append(list, "conformance", "clause-tests.tsv");
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(list);
  SmallVector<StringRef> lines, fields;
  if (buffer)
    (*buffer)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    fields.clear();
    line.split(fields, '\t');
    if (const Clause *clause = registry.find(fields[0]); clause && fields.size() == 3)
      tests.push_back({fields[1].str(), fields[2].str(), clause});
  }
}

std::vector<ClauseTest> memref_cts::conformance::findClauseTests(const Registry &registry, StringRef root) {
  std::vector<std::string> paths;
  for (StringRef folder : {"refrt", "lowering", "conformance", "fuzz", "abi_tests"}) {
    std::error_code error;
    SmallString<128> from(root);
    sys::path::append(from, folder, "unittests");
    for (sys::fs::directory_iterator at(from, error), end; at != end && !error; at.increment(error))
      if (sys::path::extension(at->path()) == ".cpp")
        paths.push_back((folder + "/unittests/" + sys::path::filename(at->path())).str());
  }
  llvm::sort(paths);
  std::vector<ClauseTest> tests;
  if (paths.empty())
    addListedTests(registry, root, tests);
  for (const std::string &path : paths) {
    SmallString<128> full(root);
    sys::path::append(full, path);
    if (ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(full))
      addClauseTests(registry, path, (*buffer)->getBuffer(), tests);
  }
  return tests;
}

Expected<std::vector<ClauseCase>> memref_cts::conformance::findClauseCases(const Registry &registry, StringRef folder,
                                                                           std::vector<std::string> &files) {
  std::error_code error;
  for (sys::fs::recursive_directory_iterator at(folder, error), end; at != end && !error; at.increment(error))
    if (sys::path::extension(at->path()) == ".mlir")
      files.push_back(at->path());
  if (error)
    return createStringError(folder + ": cannot read: " + error.message());
  llvm::sort(files);
  std::vector<ClauseCase> cases;
  for (const std::string &path : files) {
    Expected<CaseFile> file = readCaseFile(path);
    if (!file)
      return file.takeError();
    if (file->clauseLine == 0)
      continue;
    const Clause *clause = registry.find(file->clause);
    if (!clause)
      return errorAt(path, file->clauseLine, 1, "the registry has no clause '" + file->clause + "'");
    if (clause->retired())
      return errorAt(path, file->clauseLine, 1, "clause " + file->clause + " is retired");
    cases.push_back({path, clause});
  }
  return cases;
}
