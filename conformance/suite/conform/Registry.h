//===-- Registry.h - the numbered clauses ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads conformance/clauses.tsv and finds the case files that carry clauses.
// Whether labels everywhere else are right is ci/checks/check_clauses.py's business.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_REGISTRY_H
#define MEMREF_CTS_CONFORMANCE_REGISTRY_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// How a clause is checked.
enum class CheckKind : uint8_t { Static, Form, Exec, Abi, Negative, Api };
/// As the registry and reports have it: "static", ...
const char *name(CheckKind kind);

/// Who decided a clause: a document says it, or it is decided here. A retired one is gone.
enum class ClauseOrigin : uint8_t { Must, Ours, Retired };
/// As the registry and reports have it: "must", ...
const char *name(ClauseOrigin origin);

/// One row of the registry.
struct Clause {
  std::string id;      // ADDR-08
  std::string chapter; // ADDR
  CheckKind check = CheckKind::Static;
  ClauseOrigin state = ClauseOrigin::Must;
  std::string source;    // documents, or "-"
  std::string versions;  // of MLIR: "16+", or "22" for what is only looked at there
  std::string statement; // one sentence: the form that is current
  std::string former;    // forms of other documents, with their names, or "-"
  std::string note;      // of `ours`: the argument that decided it
  /// Whether it is gone; its id is not given again.
  bool retired() const { return state == ClauseOrigin::Retired; }
  /// Whether it is about the form that a pass gives to code, not about what a compiler as a
  /// whole makes.
  bool isOfForm() const { return check == CheckKind::Form; }
};

/// The clauses of conformance/clauses.tsv.
class Registry {
public:
  /// Errors are "path:line: what".
  static llvm::Expected<Registry> read(llvm::StringRef path);
  static llvm::Expected<Registry> parse(llvm::StringRef path, llvm::StringRef text);

  /// In the order of the file. They live as long as the registry.
  const std::vector<Clause> &clauses() const { return rows; }
  /// The clause of that id, a retired one too, or null.
  const Clause *find(llvm::StringRef id) const;
  /// The ids of those of form.
  std::set<std::string> formClauses() const;

private:
  std::vector<Clause> rows;
  llvm::StringMap<size_t> byId;
};

/// Of the registry at `path`; none where it is not known or cannot be read.
std::set<std::string> formClausesAt(llvm::Expected<std::string> path);

/// A case file that carries a clause, which is one of the registry's.
struct ClauseCase {
  std::string path;
  const Clause *clause = nullptr;
};

/// A GoogleTest that carries a clause by a line `// CLAUSE: ID[, ID]` above it.
struct ClauseTest {
  std::string name; // Suite.Test
  std::string path; // relative to the root
  const Clause *clause = nullptr;
  std::string replay = {}; // a command, "" where nothing is built
};

/// Those in `*/unittests` of the project's folders below `root`, by path; of an installation
/// those of its conformance/clause-tests.tsv (ci/release/write_data_lists.py). Labels
/// that are wrong are ci/checks/check_clauses.py's business.
std::vector<ClauseTest> findClauseTests(const Registry &registry, llvm::StringRef root);

/// All `.mlir` files below `folder` with a CLAUSE line, by path. A file that
/// cannot be read, and a clause that the registry does not know or has retired,
/// are errors with file and line. `files` gets all of them, those without such a
/// line too.
llvm::Expected<std::vector<ClauseCase>> findClauseCases(const Registry &registry, llvm::StringRef folder,
                                                        std::vector<std::string> &files);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REGISTRY_H
