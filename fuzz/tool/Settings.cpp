//===-- Settings.cpp - options that fuzz and reduce share ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From words of the command line to what is checked.
//
//===----------------------------------------------------------------------===//

#include "fuzz/tool/Settings.h"

#include "conformance/PlainText.h"
#include "conformance/ToolOptions.h"
#include "fuzz/Campaign.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

EngineSet memref_cts::fuzz::checkedEngines() { return {EngineKind::RefLLVM, EngineKind::Jit}; }

RunLimits memref_cts::fuzz::smallLimits() {
  RunLimits limits;
  limits.maxSteps = 2'000'000;
  limits.maxBytes = 64u << 20;
  limits.timeoutMs = 2000;
  return limits;
}

void memref_cts::fuzz::fillCheck(const WaiverWords &words, CheckConfig &config) {
  config.command = toolCommand(words.replayedElsewhere);
  config.keep = 2;
  config.afterEachPass = false; // asked of what is kept alone
  config.worker.limits = smallLimits();
  config.worker.lowerTimeoutMs = 10'000;
  config.worker.compileTimeoutMs = 20'000;
}

/// Text that is another if the file is.
static std::string contentOf(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = memref_cts::readFile(path, uint64_t(1) << 32);
  return text ? utohexstr(xxh3_64bits((*text)->getBuffer()), /*LowerCase=*/true) : "cannot be read";
}

std::map<std::string, std::string> memref_cts::fuzz::surroundingsOf(const CheckConfig &config, StringRef waivers) {
  std::map<std::string, std::string> all;
  all["waivers"] = waivers.empty() ? "none" : contentOf(waivers);
  for (const std::string &plugin : config.worker.passPlugins)
    all["plug-in " + sys::path::filename(plugin).str()] = contentOf(plugin);
  for (const LoweringSpec &spec : config.lowerings)
    if (std::string tool = releaseTool(spec); !tool.empty())
      all["release of " + spec.label] = contentOf(tool);
  return all;
}

Error memref_cts::fuzz::fillWaivers(const WaiverWords &words, CheckConfig &config, std::string *used) {
  std::string file;
  if (Error error = takeWaivers(words.file, {words.near}, config, &file))
    return error;
  SmallString<128> path(file);
  if (words.replayedElsewhere && file != "none")
    if (std::error_code code = sys::fs::make_absolute(path))
      return errorCodeToError(code);
  if (!file.empty())
    config.replayOptions = " --waivers=" + shellQuote(path) + config.replayOptions;
  if (used)
    *used = file == "none" ? "" : file;
  return Error::success();
}

Error memref_cts::fuzz::fillWithout(ArrayRef<std::string> words, const CheckConfig &config, GenerateOptions &generate) {
  std::vector<std::string> known = optionalParts();
  for (const std::string &word : words)
    if (!is_contained(known, word))
      return createStringError("--without=" + word + ": generated programs cannot leave that out; known are " +
                               join(known, ", "));
  generate.without = partsForNone(config.lowerings);
  generate.without.insert(words.begin(), words.end());
  return Error::success();
}
