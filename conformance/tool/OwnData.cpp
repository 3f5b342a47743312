//===-- OwnData.cpp - registry, cases and waivers of the tool --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the data of this tool is, and whether it is what the tool was built with.
// An installed folder has two files more than the source tree: VERSION, and
// SHA256SUMS as sha256sum writes it. Must not read what is in the data.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/OwnData.h"
#include "conformance/Tool.h"
#include "conformance/Waivers.h"
#include "lowering/ReadFile.h"
#include "lowering/Version.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

// Made by CMake: kDataFromTool, kTestsFromTool and kDocumentsFromTool, folders of an
// installation as seen from the tool's, and kRegistryHash and kMustpassHash, of the files that this tool was
// built with.
#include "conformance/tool/OwnData.inc"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr char kVariable[] = "MEMREF_CTS_DATA";

static std::string joined(const Twine &folder, const Twine &name) {
  SmallString<256> path;
  sys::path::append(path, folder, name);
  sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return std::string(path);
}

static std::string textOf(const Twine &path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

namespace {
/// Folders that say where they are: of the variable, or of an installation.
struct DataFolder {
  std::string path; // or ""
  std::string from; // how an error calls it
  /// Whether a user named it: the cure is then another name, not another installation.
  bool isNamed() const { return !path.empty() && path != from; }
  std::string cure() const {
    return isNamed() ? "unset " + std::string(kVariable) + ", or name the data of an installation"
                     : "install the package again";
  }
};
} // namespace

static DataFolder namedFolder() {
  if (const char *named = std::getenv(kVariable); named && *named)
    return {named, std::string(kVariable) + "=" + named};
  std::string installed = joined(sys::path::parent_path(toolPath()), kDataFromTool);
  return {sys::fs::is_directory(installed) ? installed : "", installed};
}

/// Whether it is a source tree, which has no version: CMake builds it.
static bool isSourceTree(StringRef folder) { return sys::fs::exists(joined(folder, "CMakeLists.txt")); }

/// The version that the folder says, or "". An error if it is not the tool's.
static Expected<std::string> versionOf(const DataFolder &folder) {
  std::string version = StringRef(textOf(joined(folder.path, "VERSION"))).trim().str();
  if (!version.empty() && version != MEMREF_CTS_VERSION)
    return createStringError(folder.from + ": the data is of memref-cts " + version +
                             ", the tool is memref-cts " MEMREF_CTS_VERSION "; install both from one package");
  return version;
}

/// The file at `path` in a folder that holds all data, of this version.
static Expected<std::string> fileIn(const DataFolder &folder, StringRef path) {
  Expected<std::string> version = versionOf(folder);
  if (!version)
    return version.takeError();
  if (!sys::fs::is_directory(folder.path))
    return createStringError(folder.from + ": there is no such folder; " + folder.cure());
  std::string file = joined(folder.path, path);
  if (!sys::fs::is_regular_file(file))
    return createStringError(folder.from + ": no " + path + " in this folder of data; " + folder.cure());
  // Data of which nobody knows whether the tool was made for it.
  if (version->empty() && !isSourceTree(folder.path))
    return createStringError(folder.from + ": no VERSION in this folder of data; " + folder.cure());
  return file;
}

Error memref_cts::conformance::checkData() {
  DataFolder folder = namedFolder();
  if (folder.path.empty())
    return Error::success();
  // What a user names is there and whole.
  return folder.isNamed() ? fileIn(folder, "conformance/clauses.tsv").takeError() : versionOf(folder).takeError();
}

Expected<std::string> memref_cts::conformance::ownFileAt(StringRef path) {
  DataFolder folder = namedFolder();
  if (!folder.path.empty())
    return fileIn(folder, path);
  StringRef bin = sys::path::parent_path(toolPath());
  std::string file = findAbove(bin, path);
  if (file.empty())
    return createStringError("no folder of data: neither " + folder.from + ", nor " + path + " above " + bin +
                             "; install the package again, or name the folder in " + kVariable);
  return file;
}

Expected<std::string> memref_cts::conformance::ownFile(StringRef name) {
  return ownFileAt(("conformance/" + name).str());
}

Expected<std::string> memref_cts::conformance::dataFile(StringRef name) {
  if (namedFolder().path.empty())
    if (std::string file = findAbove("", ("conformance/" + name).str()); !file.empty())
      return file;
  return ownFile(name);
}

std::string memref_cts::conformance::testBinary(StringRef name) {
  StringRef bin = sys::path::parent_path(toolPath());
  std::string built = joined(bin, "../unittests/" + name);
  return sys::fs::exists(built) ? built : joined(bin, kTestsFromTool + ("/" + name));
}

std::string memref_cts::conformance::documentAt(StringRef path) {
  std::string installed = joined(sys::path::parent_path(toolPath()), kDocumentsFromTool + ("/" + path));
  return sys::fs::exists(installed) ? installed : path.str();
}

std::string memref_cts::conformance::ownFolder() {
  Expected<std::string> registry = ownFile("clauses.tsv");
  if (!registry) {
    consumeError(registry.takeError());
    return "";
  }
  return sys::path::parent_path(sys::path::parent_path(*registry)).str();
}

int memref_cts::conformance::printOwnFolder() {
  Expected<std::string> registry = ownFile("clauses.tsv");
  if (!registry)
    return usageError(toString(registry.takeError()));
  outs() << sys::path::parent_path(sys::path::parent_path(*registry)) << '\n';
  return 0;
}

std::string memref_cts::conformance::hashOfFile(const Twine &path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (!buffer)
    return "";
  return toHex(SHA256::hash(arrayRefFromStringRef((*buffer)->getBuffer())), /*LowerCase=*/true);
}

bool memref_cts::conformance::areOwnLists(StringRef registry, StringRef mustpass) {
  std::string clauses = hashOfFile(registry), list = hashOfFile(mustpass);
  if (clauses == kRegistryHash && list == kMustpassHash)
    return true;
  if (!namedFolder().path.empty())
    return false;
  // A tool that was built before its tree changed.
  std::string own = findAbove(sys::path::parent_path(toolPath()), "conformance/clauses.tsv");
  return !own.empty() && clauses == hashOfFile(own) &&
         list == hashOfFile(joined(sys::path::parent_path(own), "mustpass.txt"));
}

std::string memref_cts::conformance::changedCases(StringRef registry, ArrayRef<std::string> files) {
  std::string root = sys::path::parent_path(sys::path::parent_path(registry)).str();
  std::string sums = textOf(joined(root, "SHA256SUMS"));
  constexpr StringLiteral kClauseTests = "conformance/clause-tests.tsv";
  StringRef lists;             // hash of kClauseTests
  StringMap<StringRef> hashes; // by path from the root
  for (StringRef rest = sums; !rest.empty(); rest = rest.split('\n').second) {
    auto [hash, path] = rest.split('\n').first.split("  ");
    if (path == kClauseTests)
      lists = hash;
    if (path.starts_with("conformance/cases/") && path.ends_with(".mlir"))
      hashes[path] = hash;
  }
  if (hashes.empty())
    return isSourceTree(root) ? ""
                              : "nobody knows whether cases are those of the package: no sums of them in SHA256SUMS";
  unsigned different = 0;
  std::string first;
  for (const std::string &file : files) {
    StringRef path = file;
    path.consume_front(root);
    path = path.ltrim('/');
    auto found = hashes.find(path);
    if (found != hashes.end() && found->second == hashOfFile(file)) {
      hashes.erase(found);
      continue;
    }
    if (found != hashes.end())
      hashes.erase(found);
    if (different++ == 0)
      first = path.str();
  }
  // Which test shows which clause.
  if (lists != hashOfFile(joined(root, kClauseTests)))
    return (kClauseTests + " is not that of the package").str();
  if (different == 0 && hashes.empty())
    return "";
  if (first.empty())
    first = hashes.begin()->first().str();
  return "cases are not those of the package: " + utostr(different) + " changed or added, " + utostr(hashes.size()) +
         " missing, such as " + first;
}
