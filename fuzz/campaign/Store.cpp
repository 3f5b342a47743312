//===-- Store.cpp - the directory of a campaign ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading is strict: a directory that is not plainly a campaign of this form is
// left alone. The findings are those whose folders are there; campaign.json says
// how far the numbers went.
//
//===----------------------------------------------------------------------===//

#include "fuzz/campaign/Store.h"

#include "conformance/ParseJson.h"
#include "conformance/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace memref_cts::fuzz;
using namespace llvm;

static constexpr const char *kForm = "memref-cts campaign 2";

static std::string in(StringRef directory, const Twine &name) {
  SmallString<128> path(directory);
  sys::path::append(path, name);
  return std::string(path);
}

Store::~Store() {
  if (lock >= 0)
    ::close(lock);
}

static bool readCounts(const json::Object &object, StringRef key, std::map<std::string, uint64_t> &counts) {
  const json::Object *map = object.getObject(key);
  if (!map)
    return false;
  for (const auto &[name, value] : *map) {
    std::optional<uint64_t> count = value.getAsUINT64();
    if (!count)
      return false;
    counts[name.str()] = *count;
  }
  return true;
}

/// False when something is missing or of another type.
static bool readTotals(const json::Object &object, CampaignTotals &totals) {
  auto number = [&](StringRef key, uint64_t &into) {
    const json::Value *value = object.get(key);
    std::optional<uint64_t> read = value ? value->getAsUINT64() : std::nullopt;
    into = read.value_or(0);
    return read.has_value();
  };
  return number("programs", totals.programs) && number("calls", totals.calls) && number("useful", totals.useful) &&
         number("runs", totals.runs) && number("waived", totals.waived) && number("findings", totals.findings) &&
         number("deaths", totals.deaths) && readCounts(object, "discards", totals.discards) &&
         readCounts(object, "features", totals.features) &&
         (!object.get("repaired") || number("repaired", totals.repaired)) && // campaigns of before have none of these
         (!object.get("waived_stages") || number("waived_stages", totals.waivedStages)) &&
         (!object.get("known") || readCounts(object, "known", totals.known));
}

static json::Object counts(const std::map<std::string, uint64_t> &map) {
  json::Object object;
  for (const auto &[name, count] : map)
    object[json::fixUTF8(name)] = count;
  return object;
}

/// Whether a campaign may have left this when it ended before campaign.json was
/// written for the first time.
static bool isOfStart(const std::string &path) {
  StringRef name = sys::path::filename(path);
  if (name == "findings") {
    std::error_code code;
    return sys::fs::directory_iterator(path, code) == sys::fs::directory_iterator() && !code;
  }
  return name == "lock" || name.starts_with("campaign.json.temp-");
}

/// Makes the directory unless it is there; `known`: it holds a campaign.
Error Store::prepare(StringRef path, const std::string &wanted, bool &known) {
  directory = path.str();
  settings = wanted;
  std::string findings = in(directory, "findings");
  known = sys::fs::exists(in(directory, "campaign.json"));
  if (sys::fs::exists(directory) && !sys::fs::is_directory(directory))
    return createStringError(directory + " is not a directory");
  if (!known && sys::fs::exists(directory)) {
    std::error_code code;
    sys::fs::directory_iterator at(directory, code), end;
    if (code)
      return createStringError("cannot read " + directory + ": " + code.message());
    for (; at != end && !code; at.increment(code))
      if (!isOfStart(at->path()) && !sys::fs::exists(in(directory, "campaign.json"))) // another process may be faster
        return createStringError(directory + " is not empty and holds no campaign.json: give --out another directory");
  }
  // As for other outputs, what is around it has to be there.
  for (const std::string &folder : {directory, findings})
    if (std::error_code code = sys::fs::create_directory(folder))
      return createStringError("cannot create " + folder + ": " + code.message());
  std::string lockPath = in(directory, "lock");
  lock = ::open(lockPath.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  if (lock < 0)
    return createStringError("cannot write in " + directory);
  return Error::success();
}

Error Store::takeLock(bool wait) {
  int result;
  do
    result = ::flock(lock, LOCK_EX | (wait ? 0 : LOCK_NB));
  while (result != 0 && errno == EINTR);
  if (result != 0)
    return createStringError(directory + " is in use by another campaign that is running");
  std::error_code ignored; // of campaigns that were killed while they wrote
  for (sys::fs::directory_iterator at(directory, ignored), end; at != end && !ignored; at.increment(ignored))
    if (sys::path::filename(at->path()).starts_with("campaign.json.temp-"))
      sys::fs::remove(at->path());
  return Error::success();
}

Error Store::open(StringRef path, const std::string &wanted, Campaign &campaign, uint64_t &next) {
  next = 0;
  bool known = false;
  if (Error error = prepare(path, wanted, known))
    return error;
  if (Error error = takeLock(/*wait=*/false))
    return error;
  return known ? read(campaign, next) : save(campaign, 0);
}

Error Store::openShared(StringRef path, const std::string &wanted, Campaign &campaign) {
  uint64_t next = 0;
  bool known = false;
  if (Error error = prepare(path, wanted, known))
    return error;
  if (Error error = takeLock(/*wait=*/true))
    return error;
  // Another process may have been first.
  Error error = sys::fs::exists(in(directory, "campaign.json")) ? read(campaign, next) : save(campaign, 0);
  ::flock(lock, LOCK_UN);
  return error;
}

Error Store::read(Campaign &campaign, uint64_t &next) {
  std::string file = in(directory, "campaign.json");
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(file);
  if (!buffer)
    return createStringError("cannot read " + file + ": " + buffer.getError().message());
  Expected<json::Value> value = conformance::parseJSON(file, (*buffer)->getBuffer());
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object || object->getString("form").value_or("") != kForm)
    return createStringError(file + ": not a campaign of this version ('" + kForm + "')");
  StringRef had = object->getString("settings").value_or("");
  if (had != settings)
    return createStringError(file + ": the campaign there has other settings\n  there: " + had +
                             "\n  given: " + settings + "\n  go on with those, or give --out another directory");
  const json::Object *totals = object->getObject("totals");
  const json::Value *position = object->get("next");
  std::optional<uint64_t> read = position ? position->getAsUINT64() : std::nullopt;
  if (!read || !totals || !readTotals(*totals, campaign.totals))
    return createStringError(file + ": damaged: 'next' or 'totals' is missing or of another type");
  next = *read;
  return readFindings(campaign.findings, object->getObject("findings"));
}

Error Store::readFindings(std::vector<KnownFinding> &into, const json::Object *seen) {
  std::string findings = in(directory, "findings");
  into.clear();
  std::error_code code;
  for (sys::fs::directory_iterator at(findings, code), end; at != end && !code; at.increment(code)) {
    StringRef name = sys::path::filename(at->path());
    if (name.starts_with("tmp-")) { // a finding that was being written
      sys::fs::remove_directories(at->path());
      continue;
    }
    std::string about = in(at->path(), "finding.json");
    ErrorOr<std::unique_ptr<MemoryBuffer>> text = MemoryBuffer::getFile(about);
    if (!text)
      return createStringError(about + ": " + text.getError().message());
    Expected<json::Value> one = conformance::parseJSON(about, (*text)->getBuffer());
    if (!one)
      return one.takeError();
    const json::Object *finding = one->getAsObject();
    std::optional<StringRef> signature = finding ? finding->getString("signature") : std::nullopt;
    if (!signature)
      return createStringError(about + ": damaged: no 'signature'");
    KnownFinding known;
    known.signature = signature->str();
    known.folder = name.str();
    known.reduction = finding->getString("reduction").value_or("").str();
    known.notReduced = finding->getBoolean("not_reduced").value_or(false);
    known.program = static_cast<uint64_t>(finding->getInteger("program").value_or(0));
    known.count = static_cast<uint64_t>(seen ? seen->getInteger(known.folder).value_or(1) : 1);
    into.push_back(std::move(known));
  }
  if (code)
    return createStringError("cannot read " + findings + ": " + code.message());
  llvm::sort(into, [](const KnownFinding &a, const KnownFinding &b) { return a.folder < b.folder; });
  return Error::success();
}

Error Store::save(const Campaign &campaign, uint64_t next) {
  const CampaignTotals &totals = campaign.totals;
  json::Object seen;
  for (const KnownFinding &finding : campaign.findings)
    seen[finding.folder] = finding.count;
  json::Object object{{"form", kForm},
                      {"settings", settings},
                      {"next", next},
                      {"findings", std::move(seen)},
                      {"totals", json::Object{{"programs", totals.programs},
                                              {"calls", totals.calls},
                                              {"useful", totals.useful},
                                              {"runs", totals.runs},
                                              {"waived", totals.waived},
                                              {"repaired", totals.repaired},
                                              {"waived_stages", totals.waivedStages},
                                              {"findings", totals.findings},
                                              {"deaths", totals.deaths},
                                              {"discards", counts(totals.discards)},
                                              {"features", counts(totals.features)},
                                              {"known", counts(totals.known)}}}};
  std::string text;
  raw_string_ostream(text) << formatv("{0:2}\n", json::Value(std::move(object)));
  std::string file = in(directory, "campaign.json");
  if (Error error = conformance::writeFile(file, text))
    return createStringError("cannot write " + file + ": " + toString(std::move(error)));
  return Error::success();
}

Expected<std::string> Store::add(const std::string &slug, ArrayRef<std::pair<std::string, std::string>> files) {
  std::string temporary = in(directory, "findings/tmp-" + slug), final;
  auto failed = [&](const std::string &what, std::error_code code) {
    sys::fs::remove_directories(temporary);
    return createStringError("cannot write " + what + ": " + code.message());
  };
  if (std::error_code code = sys::fs::create_directories(temporary))
    return failed(temporary, code);
  for (const auto &[name, contents] : files) {
    std::string path = in(temporary, name);
    std::error_code code;
    raw_fd_ostream os(path, code);
    if (!code) {
      os << contents;
      os.close();
      code = os.error();
      os.clear_error();
    }
    if (code)
      return failed(path, code);
  }
  std::string folder = slug;
  for (unsigned i = 2; sys::fs::exists(in(directory, "findings/" + folder)); ++i)
    folder = slug + "-" + utostr(i);
  final = in(directory, "findings/" + folder);
  if (std::error_code code = sys::fs::rename(temporary, final))
    return failed(final, code);
  return folder;
}

Expected<std::string> Store::addIfNew(StringRef signature, const std::string &slug,
                                      ArrayRef<std::pair<std::string, std::string>> files) {
  if (Error error = takeLock(/*wait=*/true))
    return std::move(error);
  std::vector<KnownFinding> findings;
  Error error = readFindings(findings, nullptr);
  Expected<std::string> folder = std::string();
  if (error)
    folder = std::move(error);
  else if (none_of(findings, [&](const KnownFinding &each) { return each.signature == signature; }))
    folder = add(slug, files);
  ::flock(lock, LOCK_UN);
  return folder;
}
