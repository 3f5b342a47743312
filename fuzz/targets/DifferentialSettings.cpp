//===-- DifferentialSettings.cpp - options without a command line ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table of options; what the words mean is settled where `memref-cts fuzz`
// settles it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/targets/DifferentialSettings.h"

#include "conformance/ToolOptions.h"
#include "fuzz/tool/Settings.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

namespace {
struct SettingsReader {
  DifferentialSettings settings;
  std::vector<std::string> lowerings, pipelines, commands, engines, without;
  WaiverWords waivers;
};

struct SettingsRow {
  const char *name;  // with what stands before the value
  const char *value; // shown in help; "" for none
  const char *help;
  bool (*take)(SettingsReader &, StringRef);
};
} // namespace

static void addWords(StringRef value, std::vector<std::string> &list) {
  SmallVector<StringRef> parts;
  value.split(parts, ',');
  for (StringRef part : parts)
    list.push_back(part.str());
}

template <typename T>
static bool number(StringRef value, T &into, T least, T most) {
  return !value.getAsInteger(10, into) && into >= least && into <= most;
}

static const SettingsRow kRows[] = {
    {"--lowering=", "NAME", "lowering under test; may be repeated, or a,b (default: ours,upstream)",
     [](SettingsReader &r, StringRef value) { return addWords(value, r.lowerings), true; }},
    {"--lowering-pipeline=", "PIPELINE", "pass pipeline as lowering under test; may be repeated",
     [](SettingsReader &r, StringRef value) { return r.pipelines.push_back(value.str()), true; }},
    {"--lowering-cmd=", "COMMAND", "command as lowering under test; may be repeated",
     [](SettingsReader &r, StringRef value) { return r.commands.push_back(value.str()), true; }},
    {"--engine=", "NAME", "engines besides ref: ref-llvm, jit (default: both)",
     [](SettingsReader &r, StringRef value) { return addWords(value, r.engines), true; }},
    {"-O", "0..3", "optimisation level of the jit engine (default 0)",
     [](SettingsReader &r, StringRef value) { return number(value, r.settings.campaign.check.optLevel, 0u, 3u); }},
    {"--calls=", "N", "random calls of each program, 1 to 10000 (default 10)",
     [](SettingsReader &r, StringRef value) { return number(value, r.settings.campaign.generate.calls, 1u, 10000u); }},
    {"--max-rank=", "N", "highest rank of arguments, 0 to 4 (default 4)",
     [](SettingsReader &r, StringRef value) { return number(value, r.settings.campaign.generate.maxRank, 0u, 4u); }},
    {"--without=", "PART",
     "programs without these operations: vector, or vector-2d-access alone; may be repeated, or a,b",
     [](SettingsReader &r, StringRef value) { return addWords(value, r.without), true; }},
    {"--seed=", "S", "seed of the calls' random values (default 1)",
     [](SettingsReader &r, StringRef value) {
       return number<uint64_t>(value, r.settings.campaign.seed, 0, UINT64_MAX);
     }},
    {"--out=", "DIR",
     "keep findings in DIR, as memref-cts fuzz does; processes may share it. A finding that DIR has does "
     "not abort. Without DIR nothing is kept",
     [](SettingsReader &r, StringRef value) { return r.settings.campaign.directory = value.str(), !value.empty(); }},
    {"--no-reduce", "", "keep findings as they were generated",
     [](SettingsReader &r, StringRef) { return r.settings.campaign.reduce = false, true; }},
    {"--waivers=", "FILE",
     "waivers to use, or 'none' (default: conformance/waivers.yaml here, else waivers.yaml beside the "
     "executable)",
     [](SettingsReader &r, StringRef value) { return r.waivers.file = value.str(), !value.empty(); }},
    {"--print", "", "print the case file of each input and check nothing",
     [](SettingsReader &r, StringRef) { return r.settings.print = true; }},
    {"--help", "", "print this and end", [](SettingsReader &r, StringRef) { return r.settings.help = true; }},
};

std::string memref_cts::fuzz::settingsHelp() {
  std::string text = std::string(kSettingsVariable) + " holds options, separated by blanks, quoted as in a shell:\n";
  for (const SettingsRow &row : kRows) {
    std::string name = std::string(row.name) + row.value;
    name.resize(std::max<size_t>(name.size(), 30), ' ');
    text += "  " + name + " " + row.help + "\n";
  }
  return text;
}

Expected<DifferentialSettings> memref_cts::fuzz::readSettings(StringRef text, StringRef executable) {
  BumpPtrAllocator allocator;
  StringSaver saver(allocator);
  SmallVector<const char *> words;
  cl::TokenizeGNUCommandLine(text, saver, words);
  SettingsReader reader;
  CampaignOptions &campaign = reader.settings.campaign;
  campaign.generate.calls = 10;
  for (StringRef word : words) {
    const SettingsRow *row = nullptr;
    StringRef value;
    for (const SettingsRow &each : kRows) {
      StringRef rest = word;
      if (rest.consume_front(each.name) && (*each.value || rest.empty())) {
        row = &each;
        value = rest;
        break;
      }
    }
    if (!row)
      return createStringError(Twine(kSettingsVariable) + ": unknown option '" + word + "'; --help lists all");
    if (!row->take(reader, value))
      return createStringError(Twine(kSettingsVariable) + ": bad value in '" + word + "': " + row->help);
  }
  campaign.generate.seed = campaign.seed;
  reader.waivers.near = "conformance/waivers.yaml";
  if (findWaiverFile(reader.waivers.near).empty())
    reader.waivers.near = executable.str();
  reader.waivers.replayedElsewhere = true;
  fillCheck(reader.waivers, campaign.check);
  if (Error error = addLowerings(campaign.check, reader.lowerings, reader.pipelines, reader.commands))
    return createStringError(Twine(kSettingsVariable) + ": " + toString(std::move(error)));
  if (Error error = fillWaivers(reader.waivers, campaign.check))
    return createStringError(Twine(kSettingsVariable) + ": " + toString(std::move(error)));
  if (Error error = takeEngines(campaign.check, reader.engines, checkedEngines(), kKnownHere))
    return createStringError(Twine(kSettingsVariable) + ": " + toString(std::move(error)));
  if (Error error = fillWithout(reader.without, campaign.check, campaign.generate))
    return createStringError(Twine(kSettingsVariable) + ": " + toString(std::move(error)));
  return std::move(reader.settings);
}
