//===-- ApiTests.cpp - GoogleTests that carry clauses ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the binary as a process of its own and reads GoogleTest's JSON. Suites
// with other names than clauses are not looked at.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/ApiTests.h"

#include "conformance/Command.h"
#include "conformance/PlainText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

/// Runs the binary with its standard error in its standard output, so that the log keeps its order.
static Expected<CommandResult> runBinary(StringRef binary, ArrayRef<StringRef> arguments, unsigned timeoutSeconds,
                                         bool (*stop)()) {
  if (!sys::fs::can_execute(binary))
    return createStringError("cannot run " + binary + ": it is not there, or no program");
  std::vector<std::string> argv = {"/bin/sh", "-c", "exec \"$0\" \"$@\" 2>&1", binary.str()};
  argv.insert(argv.end(), arguments.begin(), arguments.end());
  CommandLimits limits;
  limits.timeoutMs = timeoutSeconds * 1000;
  limits.stop = stop;
  CommandResult result = runCommand(argv, {}, "", limits);
  if (result.ending == CommandResult::NotStarted)
    return createStringError("cannot run " + binary + ": " + result.text());
  return result;
}

/// ADDR_08 is ADDR-08; "" for suites that are no clauses.
static std::string clauseOf(StringRef suite) {
  std::string id = suite.str();
  llvm::replace(id, '_', '-');
  StringRef number = StringRef(id).rsplit('-').second;
  bool plain = number.size() == 2 && isDigit(number[0]) && isDigit(number[1]) &&
               all_of(suite, [](char c) { return c == '_' || (c >= 'A' && c <= 'Z') || isDigit(c); });
  return plain ? id : "";
}

/// "Suite.\n  Test\n  Test\n", as --gtest_list_tests prints it.
static std::vector<ApiTest> parseList(StringRef text) {
  std::vector<ApiTest> tests;
  std::string suite;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    StringRef name = line.split('#').first.rtrim();
    if (!line.starts_with(" ")) {
      suite = name.ends_with(".") ? name.drop_back().str() : "";
      continue;
    }
    std::string clause = clauseOf(suite);
    if (!clause.empty() && !name.trim().empty())
      tests.push_back({suite + "." + name.trim().str(), clause, ClauseState::Failed, "", ""});
  }
  return tests;
}

Expected<std::vector<ApiTest>> memref_cts::conformance::runApiTests(StringRef binary, unsigned timeoutSeconds,
                                                                    bool (*stop)()) {
  Expected<CommandResult> list = runBinary(binary, {"--gtest_list_tests"}, timeoutSeconds, stop);
  if (!list)
    return list.takeError();
  if (list->ending != CommandResult::Exited || list->code != 0)
    return createStringError(binary + " --gtest_list_tests failed: " + StringRef(list->out).take_back(300).trim());
  std::vector<ApiTest> tests = parseList(list->out);
  if (tests.empty())
    return createStringError(binary + " has no test whose suite is named as a clause");
  Expected<CommandResult> run = runBinary(binary, {"--gtest_color=no", "--gtest_brief=0"}, timeoutSeconds, stop);
  if (!run)
    return run.takeError();
  // The log, not the JSON file: a binary that dies leaves no file, but it has
  // said which tests it had finished.
  struct Seen {
    ClauseState state;
    std::string message; // why it did not pass
  };
  StringMap<Seen> seen; // by test
  SmallVector<StringRef> lines;
  StringRef(run->out).split(lines, '\n');
  std::string message, current;
  for (StringRef line : lines) {
    StringRef rest = line;
    if (rest.consume_front("[ RUN      ] ")) {
      message.clear();
      current = rest.trim().str();
    } else if (rest.consume_front("[       OK ] ")) {
      seen[rest.split(' ').first] = {ClauseState::Passed, ""};
    } else if (rest.consume_front("[  FAILED  ] ")) {
      seen.try_emplace(rest.split(' ').first.split(',').first,
                       Seen{ClauseState::Failed, message.empty() ? "failed" : message});
    } else if (rest.consume_front("[  SKIPPED ] ")) {
      seen.try_emplace(rest.split(' ').first, Seen{ClauseState::NotBuilt, message});
    } else if (message.size() < 1000) {
      message += (message.empty() ? "" : "\n") + line.str();
    }
  }
  bool isWhole = run->ending == CommandResult::Exited && run->code <= 1;
  std::string death = isWhole ? "" : run->text();
  for (ApiTest &test : tests) {
    test.replay = shellQuote(binary) + " --gtest_filter=" + test.name;
    auto found = seen.find(test.name);
    if (found == seen.end()) {
      test.message = test.name == current && !death.empty() ? "died: " + death : "not run: the binary ended before it";
      continue;
    }
    test.state = found->second.state;
    StringRef why = found->second.message;
    if (test.state == ClauseState::NotBuilt) {
      // The reason stands below the place of the skip.
      auto [place, reason] = why.split('\n');
      if (place.ends_with(": Skipped") && !reason.empty())
        why = reason;
    }
    test.message = why.str();
  }
  return tests;
}
