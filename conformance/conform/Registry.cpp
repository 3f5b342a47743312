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

#include "conformance/Registry.h"

#include "conformance/CaseFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kHeader = "id\tchapter\tcheck\tstate\tsource\tversions\tstatement\tformer\tnote";

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
    Clause clause{fields[0].str(), fields[1].str(), fields[2].str(), fields[3].str(),
                  fields[4].str(), fields[5].str(), fields[6].str(), fields[7].str(), fields[8].str()};
    if (!is_contained({"static", "exec", "abi", "negative", "api"}, fields[2]))
      return wrong("kind of check '" + fields[2] + "' is not one of static, exec, abi, negative, api");
    if (!is_contained({"must", "ours", "retired"}, fields[3]))
      return wrong("state '" + fields[3] + "' is not one of must, ours, retired");
    if (!registry.byId.try_emplace(clause.id, registry.rows.size()).second)
      return wrong("clause " + clause.id + " stands above already");
    registry.rows.push_back(std::move(clause));
  }
  if (registry.rows.empty())
    return createStringError(path + ":1: no clause");
  return registry;
}

Expected<Registry> Registry::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return createStringError(path + ": cannot read: " + error.message());
  return parse(path, (*buffer)->getBuffer());
}

const Clause *Registry::find(StringRef id) const {
  auto found = byId.find(id);
  return found == byId.end() ? nullptr : &rows[found->second];
}

Expected<std::vector<ClauseCase>> memref_cts::conformance::findClauseCases(const Registry &registry,
                                                                           StringRef folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (sys::fs::recursive_directory_iterator at(folder, error), end; at != end && !error; at.increment(error))
    if (sys::path::extension(at->path()) == ".mlir")
      paths.push_back(at->path());
  if (error)
    return createStringError(folder + ": cannot read: " + error.message());
  llvm::sort(paths);
  std::vector<ClauseCase> cases;
  for (const std::string &path : paths) {
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
