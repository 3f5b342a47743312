//===-- Store.cpp - the campaign directory --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading is strict: a directory that is not plainly a campaign of this format is
// left alone. The findings are those whose folders are there; campaign.json says
// how far the numbers went.
//
//===----------------------------------------------------------------------===//

#include "fuzz/campaign/Store.h"
#include "fuzz/Signature.h"
#include "fuzz/campaign/FindingFolder.h"
#include "lowering/ReadFile.h"

#include "conformance/Document.h"
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
#include <set>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace memref_cts;
using namespace memref_cts::fuzz;
using namespace llvm;

static constexpr const char *kForm = "memref-cts campaign 3";
/// It had the version of the generator among the settings, and is read.
static constexpr const char *kFormBefore = "memref-cts campaign 2";

static std::string in(StringRef directory, const Twine &name) {
  SmallString<128> path(directory);
  sys::path::append(path, name);
  return std::string(path);
}

Store::~Store() {
  if (lock >= 0)
    ::close(lock);
}

static void readCounts(const conformance::Node &node, std::map<std::string, uint64_t> &counts) {
  for (const auto &[name, count] : node.members())
    counts[name] = count.number();
}

static void readTotals(const conformance::Node &node, CampaignTotals &totals) {
  for (auto [key, into] :
       {std::pair("programs", &totals.programs), std::pair("calls", &totals.calls), std::pair("useful", &totals.useful),
        std::pair("runs", &totals.runs), std::pair("waived", &totals.waived), std::pair("findings", &totals.findings),
        std::pair("deaths", &totals.deaths)})
    *into = node[key].number();
  readCounts(node["discards"], totals.discards);
  readCounts(node["features"], totals.features);
  // Campaigns of before have none of these.
  totals.repaired = node.number("repaired").value_or(0);
  totals.waivedStages = node.number("waived_stages").value_or(0);
  totals.undecided = node.number("undecided").value_or(0);
  totals.unchecked = node.number("unchecked").value_or(0);
  if (node.has("known"))
    readCounts(node["known"], totals.known);
  if (node.has("lowerings"))
    for (const auto &[label, each] : node["lowerings"].members())
      totals.lowerings[label] = {each["programs"].number(), each["compared"].number()};
}

/// Campaigns of before have none: they went on behind such programs.
static void readNotChecked(const conformance::Node &root, uint64_t next, std::map<uint64_t, std::string> &programs) {
  for (const conformance::Node &each : root.elements("not_checked")) {
    uint64_t program = each["program"].number();
    if (program >= next)
      each["program"].bad("not below \"next\"");
    programs[program] = each["reason"].text();
  }
}

static json::Object counts(const std::map<std::string, uint64_t> &map) {
  json::Object object;
  for (const auto &[name, count] : map)
    object[json::fixUTF8(name)] = count;
  return object;
}

static json::Object byLowering(const std::map<std::string, LoweringTotals> &lowerings) {
  json::Object object;
  for (const auto &[label, totals] : lowerings)
    object[json::fixUTF8(label)] = json::Object{{"programs", totals.programs}, {"compared", totals.compared}};
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

/// A name that leads elsewhere, or one of several of a file.
static bool isLink(const std::string &path) {
  sys::fs::file_status status;
  return sys::fs::is_symlink_file(path) ||
         (!sys::fs::status(path, status) && sys::fs::is_regular_file(status) && status.getLinkCount() > 1);
}

/// Makes the directory unless it is there; `known`: it holds a campaign.
Error Store::prepare(StringRef path, const std::string &wanted, const Surroundings &around, bool &known) {
  directory = path.str();
  settings = wanted;
  surroundings = around;
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
  // A link would have files of somebody else removed and replaced.
  for (StringRef name : {"findings", "flaky", "campaign.json", "lock"})
    if (std::string path = in(directory, name); isLink(path))
      return createStringError(path + " is a link, and no campaign makes one");
  // As for other outputs, what is around it has to be there.
  for (const std::string &folder : {directory, findings})
    if (std::error_code code = sys::fs::create_directory(folder, /*IgnoreExisting=*/true, sys::fs::all_all))
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

Error Store::open(StringRef path, const std::string &wanted, const Surroundings &around, Campaign &campaign,
                  uint64_t &next) {
  next = 0;
  bool known = false;
  if (Error error = prepare(path, wanted, around, known))
    return error;
  if (Error error = takeLock(/*wait=*/false))
    return error;
  campaign.generators = {{kGeneratorVersion, 0}};
  return known ? read(campaign, next) : save(campaign, 0);
}

Error Store::openShared(StringRef path, const std::string &wanted, const Surroundings &around, Campaign &campaign) {
  uint64_t next = 0;
  bool known = false;
  if (Error error = prepare(path, wanted, around, known))
    return error;
  if (Error error = takeLock(/*wait=*/true))
    return error;
  campaign.generators = {{kGeneratorVersion, 0}};
  // Another process may have been first.
  Error error = sys::fs::exists(in(directory, "campaign.json")) ? read(campaign, next) : save(campaign, 0);
  if (!error && !campaign.changes.empty()) // said once
    error = save(campaign, next);
  ::flock(lock, LOCK_UN);
  return error;
}

/// Takes "generator=N " out of settings: N, or 0.
static unsigned takeGenerator(std::string &settings) {
  static constexpr StringLiteral kWord = "generator=";
  size_t at = settings.find(kWord.str());
  unsigned version = 0;
  StringRef rest = at == std::string::npos ? StringRef() : StringRef(settings).drop_front(at + kWord.size());
  if (rest.empty() || rest.consumeInteger(10, version))
    return 0;
  rest.consume_front(" ");
  settings = settings.substr(0, at) + rest.str();
  return version;
}

/// From program `next` on they are made by this version of the generator.
static void takeNewGenerator(Campaign &campaign, uint64_t next) {
  unsigned before = campaign.generators.empty() ? 0 : campaign.generators.back().first;
  campaign.changes.push_back("generator: version " + utostr(kGeneratorVersion) + " now, and " + utostr(before) +
                             " in earlier runs; programs from number " + utostr(next) + " on are others");
  campaign.generators.emplace_back(kGeneratorVersion, next);
}

Error Store::read(Campaign &campaign, uint64_t &next) {
  std::string file = in(directory, "campaign.json");
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = readFile(file);
  if (!buffer)
    return createStringError("cannot read " + file + ": " + buffer.getError().message());
  Expected<conformance::Document> document = conformance::Document::parse(file, (*buffer)->getBuffer());
  if (!document)
    return document.takeError();
  conformance::Node root = document->root();
  const bool isOld = root.has("form") && root["form"].isText(kFormBefore);
  if (!isOld && (!root.has("form") || !root["form"].isText(kForm)))
    return createStringError(file + ":1: not a campaign of this version ('" + kForm + "')");
  std::string had = root.text("settings");
  campaign.generators.clear();
  if (isOld)
    campaign.generators.emplace_back(takeGenerator(had), 0);
  if (had != settings)
    return createStringError(file + ": the campaign there has other settings\n  there: " + had +
                             "\n  given: " + settings + "\n  go on with those, or give --out another directory");
  readTotals(root["totals"], campaign.totals);
  next = root["next"].number();
  std::map<std::string, uint64_t> counts;
  if (root.has("findings"))
    readCounts(root["findings"], counts);
  readNotChecked(root, next, campaign.notChecked);
  Surroundings before = surroundings; // what an old campaign had is not known
  std::set<std::string> fixed;
  if (!isOld) {
    for (const conformance::Node &each : root["generators"].elements()) {
      if (each["version"].number() > kGeneratorVersion)
        each["version"].bad("newer than this tool's, which is " + utostr(kGeneratorVersion));
      campaign.generators.emplace_back(unsigned(each["version"].number()), each["from"].number());
    }
    before.clear();
    for (const auto &[name, text] : root["surroundings"].members())
      before[name] = text.text();
    for (const conformance::Node &each : root["fixed"].elements())
      fixed.insert(each.text());
  }
  if (Error error = document->takeError())
    return createStringError("damaged campaign: " + toString(std::move(error)));
  if (campaign.generators.empty() || campaign.generators.back().first != kGeneratorVersion)
    takeNewGenerator(campaign, next);
  compareSurroundings(before, campaign);
  if (Error error = readFindings(campaign.findings, counts))
    return error;
  for (KnownFinding &finding : campaign.findings) {
    finding.fixed = fixed.count(finding.folder) != 0;
    if (isOld && !finding.generator)
      finding.generator = campaign.generators.front().first;
  }
  return Error::success();
}

void Store::compareSurroundings(const Surroundings &had, Campaign &campaign) const {
  Surroundings all = had;
  all.insert(surroundings.begin(), surroundings.end());
  for (const auto &[name, ignored] : all) {
    auto before = had.find(name), now = surroundings.find(name);
    if (before == had.end())
      campaign.changes.push_back(name + ": used now, and not in earlier runs");
    else if (now == surroundings.end())
      campaign.changes.push_back(name + ": not used now, and used in earlier runs");
    else if (before->second != now->second)
      campaign.changes.push_back(name + ": another than in earlier runs");
  }
}

Expected<std::string> Store::fileOf(const KnownFinding &finding, StringRef name) const {
  std::string path = in(in(in(directory, "findings"), finding.folder), name);
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = readFile(path);
  if (!text)
    return createStringError(path + ": " + text.getError().message());
  return (*text)->getBuffer().str();
}

/// Removes what an earlier run left there. A link is removed itself, not what it leads to.
static void removeLeftover(const std::string &path) {
  if (sys::fs::is_symlink_file(path))
    sys::fs::remove(path);
  else
    sys::fs::remove_directories(path);
}

Error Store::readFindings(std::vector<KnownFinding> &into, const std::map<std::string, uint64_t> &counts) {
  std::string findings = in(directory, "findings");
  into.clear();
  std::error_code code;
  for (sys::fs::directory_iterator at(findings, code), end; at != end && !code; at.increment(code)) {
    StringRef name = sys::path::filename(at->path());
    if (name.starts_with("tmp-")) { // a finding that was being written
      removeLeftover(at->path());
      continue;
    }
    std::string about = in(at->path(), "finding.json");
    ErrorOr<std::unique_ptr<MemoryBuffer>> text = readFile(about);
    if (!text)
      return createStringError(about + ": " + text.getError().message());
    Expected<conformance::Document> document = conformance::Document::parse(about, (*text)->getBuffer());
    if (!document)
      return document.takeError();
    conformance::Node finding = document->root();
    KnownFinding known;
    known.signature = finding["signature"].text();
    known.isOld = !finding.has("operations");
    if (!known.isOld)
      for (const conformance::Node &operation : finding["operations"].elements())
        known.operations.push_back(operation.text());
    // The file has it with them.
    if (std::string end = withOperations("", known.operations);
        !known.operations.empty() && StringRef(known.signature).ends_with(end))
      known.signature.resize(known.signature.size() - end.size());
    known.generator = unsigned(finding.number("generator").value_or(0));
    known.folder = name.str();
    known.lowering = finding["lowering"].text();
    known.reduction = finding.text("reduction");
    known.notReduced = finding.flag("not_reduced");
    known.stopped = finding.flag("reduction_stopped");
    known.leftOperation = finding.text("left_operation");
    known.program = finding.number("program").value_or(0);
    auto count = counts.find(known.folder);
    known.count = count == counts.end() ? 1 : count->second;
    if (Error error = document->takeError())
      return createStringError("damaged finding: " + toString(std::move(error)));
    into.push_back(std::move(known));
  }
  if (code)
    return createStringError("cannot read " + findings + ": " + code.message());
  llvm::sort(into, [](const KnownFinding &a, const KnownFinding &b) { return a.folder < b.folder; });
  return Error::success();
}

Error Store::save(const Campaign &campaign, uint64_t next) {
  const CampaignTotals &totals = campaign.totals;
  json::Object seen, around;
  json::Array fixed, generators, notChecked;
  for (const KnownFinding &finding : campaign.findings) {
    seen[finding.folder] = finding.count;
    if (finding.fixed)
      fixed.push_back(finding.folder);
  }
  for (const auto &[program, reason] : campaign.notChecked)
    notChecked.push_back(json::Object{{"program", program}, {"reason", json::fixUTF8(reason)}});
  for (const auto &[version, from] : campaign.generators)
    generators.push_back(json::Object{{"version", version}, {"from", from}});
  for (const auto &[name, text] : surroundings)
    around[json::fixUTF8(name)] = json::fixUTF8(text);
  json::Object object{{"form", kForm},
                      {"settings", settings},
                      {"generators", std::move(generators)},
                      {"surroundings", std::move(around)},
                      {"next", next},
                      {"not_checked", std::move(notChecked)},
                      {"findings", std::move(seen)},
                      {"fixed", std::move(fixed)},
                      {"totals", json::Object{{"programs", totals.programs},
                                              {"calls", totals.calls},
                                              {"useful", totals.useful},
                                              {"runs", totals.runs},
                                              {"waived", totals.waived},
                                              {"repaired", totals.repaired},
                                              {"waived_stages", totals.waivedStages},
                                              {"undecided", totals.undecided},
                                              {"unchecked", totals.unchecked},
                                              {"findings", totals.findings},
                                              {"deaths", totals.deaths},
                                              {"discards", counts(totals.discards)},
                                              {"features", counts(totals.features)},
                                              {"known", counts(totals.known)},
                                              {"lowerings", byLowering(totals.lowerings)}}}};
  std::string text;
  raw_string_ostream(text) << formatv("{0:2}\n", json::Value(std::move(object)));
  std::string file = in(directory, "campaign.json");
  if (Error error = conformance::writeFile(file, text))
    return createStringError("cannot write " + file + ": " + toString(std::move(error)));
  return Error::success();
}

Expected<std::string> Store::add(const std::string &slug, ArrayRef<std::pair<std::string, std::string>> files,
                                 StringRef old) {
  return write("findings", slug, files, old);
}

Expected<std::string> Store::addFlaky(const std::string &slug, ArrayRef<std::pair<std::string, std::string>> files) {
  std::string flaky = in(directory, "flaky");
  if (std::error_code code = sys::fs::create_directory(flaky, /*IgnoreExisting=*/true, sys::fs::all_all))
    return createStringError("cannot create " + flaky + ": " + code.message());
  Expected<std::string> folder = write("flaky", slug, files, "");
  return folder ? "flaky/" + *folder : std::move(folder);
}

static std::error_code waitForFile(const std::string &path) {
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return {errno, std::generic_category()};
  std::error_code code = conformance::waitForDisk(file);
  ::close(file);
  return code;
}

/// Writes the folder `where`/`slug`, or `where`/`old`, whole or not at all.
Expected<std::string> Store::write(StringRef where, const std::string &slug,
                                   ArrayRef<std::pair<std::string, std::string>> files, StringRef old) {
  std::string parent = in(directory, where), temporary = in(parent, "tmp-" + slug), final;
  removeLeftover(temporary);
  auto failed = [&](const std::string &what, std::error_code code) {
    sys::fs::remove_directories(temporary);
    return createStringError("cannot write " + what + ": " + code.message());
  };
  if (std::error_code code = sys::fs::create_directories(temporary, /*IgnoreExisting=*/true, sys::fs::all_all))
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
    if (!code)
      code = waitForFile(path);
    if (code)
      return failed(path, code);
  }
  // Behind it campaign.json says that the program is done.
  (void)conformance::waitForFolder(temporary);
  std::string folder = old.empty() ? slug : old.str();
  for (unsigned i = 2; old.empty() && sys::fs::exists(in(parent, folder)); ++i)
    folder = slug + "-" + utostr(i);
  final = in(parent, folder);
  if (!old.empty()) {
    std::string before = in(parent, "tmp-before-" + folder);
    removeLeftover(before);
    if (std::error_code code = sys::fs::rename(final, before))
      return failed(final, code);
    if (std::error_code code = sys::fs::rename(temporary, final))
      return failed(final, code);
    (void)conformance::waitForFolder(parent);
    sys::fs::remove_directories(before);
    return folder;
  }
  if (std::error_code code = sys::fs::rename(temporary, final))
    return failed(final, code);
  (void)conformance::waitForFolder(parent);
  return folder;
}

Expected<std::string> Store::addIfNew(const KnownFinding &finding, const std::string &slug,
                                      ArrayRef<std::pair<std::string, std::string>> files) {
  if (Error error = takeLock(/*wait=*/true))
    return std::move(error);
  std::vector<KnownFinding> findings;
  Error error = readFindings(findings, {});
  Expected<std::string> folder = std::string();
  if (error)
    folder = std::move(error);
  else if (!sameFinding(findings, finding.signature, finding.operations))
    folder = add(slug, files);
  ::flock(lock, LOCK_UN);
  return folder;
}
