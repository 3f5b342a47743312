//===-- ProjectCommand.cpp - memref-cts project ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What holds where nothing is said on the command line, and which line says so. Runs
// nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/ToolOptions.h"
#include "conformance/project/Project.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int projectCommand();
static Subcommand projectSubcommand(
    "project", "", "Print what memref-cts.yaml says, and where each value comes from", projectCommand,
    {{{"memref-cts project", "Print the project file here or above: lowerings, cases, and the default of each option"},
      {"memref-cts project --project=none", "Print what holds without a file"},
      {"memref-cts project --json=-", "Write what the file says, for scripts"}},
     "the file, or that there is none",
     "",
     "conformance/docs/project-file.md"});
static const ProjectOption projectOption(projectSubcommand);
static const ReportOption jsonOption(projectSubcommand, "json",
                                     "Write what the project file says as JSON ('-': standard output, and no text)");

/// What options of subcommands are without a file and without the command line.
static StringRef defaultOf(StringRef key) {
  constexpr std::pair<StringLiteral, StringLiteral> kDefaults[] = {
      {"engines", "ref-llvm, jit"},
      {"targets", "native, for engine aot"},
      {"cc", "gcc, for engine aot"},
      {"runtime", "ours"},
      {"prepare.lower-structured", "auto"},
      {"prepare.passes", "none"},
      {"callees", "none"},
      {"passes", "none"},
      {"waivers", "the nearest waivers.yaml"},
      {"baseline", "none"},
      {"budgets.timeout-ms", "10000; fuzz: 2000"},
      {"budgets.lower-timeout-ms", "30000; fuzz: 10000"},
      {"budgets.file-timeout-ms", "1800000"},
      {"budgets.memory-mb", "6144"},
      {"budgets.max-steps", "20000000"},
      {"budgets.max-bytes", "268435456"},
      {"budgets.random", "the count of each CALL-RANDOM line"},
      {"budgets.fuzz-seconds", "60"},
      {"budgets.jobs", "as many as cores"}};
  for (const auto &[name, value] : kDefaults)
    if (name == key)
      return value;
  return "";
}

static void writeTexts(json::OStream &json, StringRef key, ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

/// What the file says, and nothing of what holds without it: an option that it does not set is not there.
static void writeJSON(raw_ostream &os, const Project &file) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("format", 1);
    json.attribute("kind", "project");
    json.attribute("file", json::fixUTF8(file.file()));
    json.attributeArray("lowerings", [&] {
      for (const ProjectLowering &each : file.lowerings())
        json.object([&] {
          json.attribute("name", json::fixUTF8(each.spec.givenName));
          json.attribute("text", json::fixUTF8(loweringText(each.spec)));
          json.attribute("takes_options", each.spec.takesOptions);
          json.attribute("waivers_of", json::fixUTF8(each.spec.waiversOf));
          writeTexts(json, "without", each.spec.without);
          writeTexts(json, "plugins", each.plugins);
          json.attribute("line", static_cast<int64_t>(each.line));
        });
    });
    writeTexts(json, "cases", file.cases());
    json.attributeArray("settings", [&] {
      for (const ProjectSetting &setting : file.settings())
        json.object([&] {
          json.attribute("key", setting.key);
          writeTexts(json, "values", setting.values);
          json.attribute("line", static_cast<int64_t>(setting.line));
        });
    });
  });
  os << '\n';
}

static void print(raw_ostream &os, const Project &file) {
  os << "project file: " << (file.file().empty() ? "none" : file.file()) << "\n\n";
  std::vector<std::array<std::string, 3>> rows; // key, value, where it comes from
  auto from = [&](unsigned line) { return file.file() + ":" + utostr(line); };
  for (const ProjectLowering &each : file.lowerings()) {
    std::string value = each.spec.givenName + " = " + loweringText(each.spec);
    if (each.spec.takesOptions)
      value += "   takes options";
    if (!each.spec.waiversOf.empty())
      value += "   waivers of: " + each.spec.waiversOf;
    if (!each.spec.without.empty())
      value += "   without: " + join(each.spec.without, ", ");
    if (!each.plugins.empty())
      value += "   plugins: " + join(each.plugins, ", ");
    rows.push_back({"lowering", value, from(each.line)});
  }
  if (file.lowerings().empty())
    rows.push_back({"lowerings", "ours, upstream", "default"});
  for (const std::string &each : file.cases())
    rows.push_back({"case", each, from(file.casesLine())});
  if (file.cases().empty())
    rows.push_back({"cases", "none", "default"});
  for (const std::string &key : Project::keys()) {
    std::array<std::string, 3> row = {key, defaultOf(key).str(), "default"};
    for (const ProjectSetting &setting : file.settings())
      if (setting.key == key)
        row = {key, join(setting.values, ", "), from(setting.line)};
    rows.push_back(std::move(row));
  }
  size_t origin = 0;
  for (const auto &row : rows)
    origin = std::max(origin, row[2].size());
  for (const auto &row : rows)
    os << "  " << left_justify(row[2], origin) << "  " << left_justify(row[0], 24) << "  " << row[1] << '\n';
}

static int projectCommand() {
  const Project &file = project();
  if (std::string problem = outputProblem({jsonOption.output()}, file.cases()); !problem.empty())
    return usageError(problem);
  if (!jsonOption.isStandardOutput())
    print(outs(), file);
  return jsonOption.write(0, [&](raw_ostream &os) { writeJSON(os, file); });
}
