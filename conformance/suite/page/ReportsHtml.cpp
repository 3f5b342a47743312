//===-- ReportsHtml.cpp - which reports a page is made of ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row for each report: its kind, where it was made, what it counts.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/ReportsHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"
#include "conformance/words/SilentLowering.h"

#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

static double numberOf(const Node &node, StringRef key) { return node.real(key).value_or(0); }

/// The members of an object that are numbers.
static void addMembers(PageTotals &totals, const Node &object) {
  for (const auto &[key, value] : object.members())
    if (value.isNumber())
      totals.push_back({key, static_cast<double>(value.number())});
}

static void addKeys(PageTotals &totals, const Node &node, ArrayRef<StringRef> keys) {
  for (StringRef key : keys)
    if (node.has(key))
      totals.push_back({key.str(), numberOf(node, key)});
}

static void addConform(PageTotals &totals, const Node &root) {
  totals.push_back({"clauses", root["clauses"].elements().size()});
  for (const Node &lowering : root.elements("lowerings"))
    for (StringRef key : {"passed", "failed", "waived", "refused"})
      totals.push_back({lowering["name"].text() + " " + key.str(), numberOf(lowering, key)});
  totals.push_back({"findings", root.elements("findings").size()});
}

static void addMutants(PageTotals &totals, const Node &root) {
  double caught = 0, byOwn = 0;
  std::vector<Node> mutants = root.elements("mutants");
  for (const Node &mutant : mutants) {
    caught += mutant.flag("caught");
    byOwn += mutant.number("caught_by_own_cases").value_or(0) != 0;
  }
  totals.push_back({"mutants", mutants.size()});
  totals.push_back({"caught", caught});
  totals.push_back({"caught by own cases", byOwn});
}

static void addSweep(PageTotals &totals, const Node &root) {
  std::map<uint64_t, double> bad;
  std::map<uint64_t, std::string> names;
  for (const Node &release : root.elements("releases")) {
    uint64_t number = release["release"].number();
    bad[number] = 0;
    names[number] = release.flag("given") ? release["lowering"].text() : utostr(number);
  }
  for (const Node &file : root.elements("cases"))
    for (const Node &verdict : file.elements("verdicts"))
      if (verdict["verdict"].isText("bad"))
        ++bad[verdict["release"].number()];
  totals.push_back({"cases", root.elements("cases").size()});
  for (const auto &[release, count] : bad)
    totals.push_back({"bad in " + names[release], count});
}

static void addOperations(PageTotals &totals, const Node &root) {
  double executed = 0, gaps = 0;
  std::vector<Node> operations = root.elements("operations");
  for (const Node &operation : operations) {
    executed += operation["steps"].number() != 0;
    gaps += operation.elements("gaps").size();
  }
  totals.push_back({"operations", operations.size()});
  totals.push_back({"executed", executed});
  totals.push_back({"gaps", gaps});
}

PageTotals memref_cts::conformance::totalsOf(const StoredReport &report) {
  PageTotals totals;
  Node root = report.root();
  switch (report.kind()) {
  case ReportKind::Check: {
    Node summary = root["summary"];
    totals.push_back({"files", root["files"].elements().size()});
    addKeys(totals, summary, {"calls", "runs", "findings"});
    if (summary.has("verdicts"))
      for (const auto &[verdict, count] : summary["verdicts"].members())
        if (uint64_t runs = count.number())
          totals.push_back({verdict, runs});
    break;
  }
  case ReportKind::Conform:
    addConform(totals, root);
    break;
  case ReportKind::Gate:
    addKeys(totals, root, {"files", "runs"});
    for (StringRef key : {"new", "known", "fixed", "lost"})
      totals.push_back({key.str(), root.elements(key).size()});
    break;
  case ReportKind::Sweep:
    addSweep(totals, root);
    break;
  case ReportKind::Mutants:
    addMutants(totals, root);
    break;
  case ReportKind::Fuzz:
    addKeys(totals, root, {"programs", "calls", "useful", "runs", "waived", "new_findings", "worker_deaths"});
    totals.push_back({"features", root["features"].members().size()});
    totals.push_back({"findings", root.elements("findings").size()});
    break;
  case ReportKind::Abi:
    totals.push_back({"cells", root.elements("cells").size()});
    addMembers(totals, root["summary"]);
    break;
  case ReportKind::Quality: {
    Node means = root["geometric_mean"];
    addKeys(totals, root, {"exceeding", "not_measured"});
    totals.push_back({"cases", root.elements("cases").size()});
    addKeys(totals, means, {"instructions", "code_bytes", "compile", "run"});
    break;
  }
  case ReportKind::Mutate:
    totals.push_back({"cases", root.elements("mutated").size()});
    addKeys(totals, root["total"], {"mutants", "caught", "survived", "equal", "unchecked", "score"});
    break;
  case ReportKind::Agree:
    addKeys(totals, root["summary"], {"files", "errors", "refused", "findings"});
    addMembers(totals, root["summary"]["calls"]);
    break;
  case ReportKind::Ground:
    addKeys(totals, root["summary"],
            {"files", "grounded", "partly", "wrong", "refused", "not-callable", "functions", "programs", "findings"});
    addMembers(totals, root["summary"]["calls"]);
    break;
  case ReportKind::Operations:
    addOperations(totals, root);
    break;
  case ReportKind::Run: {
    std::map<std::string, double> outcomes;
    for (const Node &call : root.elements())
      ++outcomes[call["outcome"].text()];
    totals.assign(outcomes.begin(), outcomes.end());
    break;
  }
  }
  return totals;
}

/// Versions, target, lowerings.
static std::string madeIn(PageModel &model, const Node &root) {
  std::string text = root.text("environment");
  if (root.has("llvm_version"))
    text = "LLVM/MLIR " + root.text("llvm_version");
  if (root.has("target"))
    text += ", target " + root.text("target");
  std::string lowerings;
  if (root.has("config"))
    for (const Node &lowering : root["config"].elements("lowerings"))
      lowerings += (lowerings.empty() ? "" : ", ") + model.lowerings.of(lowering.text());
  if (!lowerings.empty())
    text += "; lowerings: " + lowerings;
  return text;
}

std::set<std::string> memref_cts::conformance::sandboxesOf(const StoredReport &report) {
  std::set<std::string> all;
  auto add = [&](const Node &node) {
    if (std::string sandbox = node.text("sandbox"); !sandbox.empty())
      all.insert(std::move(sandbox));
  };
  if (report.kind() != ReportKind::Run)
    add(report.root());
  else
    for (const Node &call : report.root().elements())
      add(call);
  return all;
}

/// The same of a campaign of fuzz.
static void addCampaignRemarks(const Node &root, std::vector<std::string> &all) {
  for (StringRef key : {"cannot_check", "too_much_unchecked"})
    if (std::string text = root.text(key); !text.empty())
      all.push_back(std::move(text));
  if (size_t count = root.elements("not_checked").size())
    all.push_back(utostr(count) + (count == 1 ? " program" : " programs") + " could not be checked");
  for (const Node &each : root.elements("flaky"))
    all.push_back("flaky: " + each.text("signature"));
}

/// What keeps a report from being whole.
static std::vector<std::string> remarks(const Node &root) {
  std::vector<std::string> all;
  if (root.flag("interrupted") ||
      (root.has("summary") && root["summary"].isObject() && root["summary"].flag("interrupted")))
    all.push_back("interrupted");
  if (root.has("complete") && !root.flag("complete"))
    all.push_back("not complete");
  for (StringRef key : {"partial", "errors", "stale_waivers"})
    for (const Node &each : root.elements(key))
      all.push_back(key.split('_').first.str() + ": " + each.text());
  for (const Node &each : root.elements("nothing_compared"))
    all.push_back(SilentLowering{each.text(each.has("subject") ? "subject" : "lowering"), each.text("reason")}.text());
  for (StringRef key : {"unchecked_files", "unchecked_cases"})
    for (const Node &each : root.elements(key))
      all.push_back("no call checked in " + each.text());
  for (const Node &each : root.elements("missing_functions"))
    all.push_back("no file has the function @" + each.text());
  if (root.has("programs"))
    addCampaignRemarks(root, all);
  return all;
}

std::vector<std::string> memref_cts::conformance::troubleOf(const StoredReport &report) {
  std::vector<std::string> trouble;
  Node root = report.root();
  auto add = [&](size_t count, const char *what) {
    if (count)
      trouble.push_back(utostr(count) + " " + what);
  };
  if (report.kind() == ReportKind::Run) {
    size_t unexpected = 0;
    for (const Node &call : root.elements())
      unexpected += call.has("as_expected") && !call.flag("as_expected");
    add(unexpected, "of the calls not as expected");
  } else if (report.kind() == ReportKind::Quality) {
    add(static_cast<size_t>(numberOf(root, "exceeding")), "of the cases exceed the bound");
  } else if (report.kind() == ReportKind::Mutate) {
    add(static_cast<size_t>(numberOf(root["total"], "survived")), "of the mutants survived");
  } else if (report.kind() == ReportKind::Agree || report.kind() == ReportKind::Ground) {
    add(static_cast<size_t>(numberOf(root["summary"], "findings")), "of the calls do not agree after the passes");
  } else if (report.kind() == ReportKind::Gate) {
    add(root.elements("lost").size(), "of the files checked less than the baseline");
  } else if (report.kind() == ReportKind::Mutants) {
    size_t missed = 0;
    for (const Node &mutant : root.elements("mutants"))
      missed += !mutant.flag("caught");
    add(missed, "of the planted bugs not caught");
  }
  for (std::string &remark : remarks(root))
    trouble.push_back(std::move(remark));
  return trouble;
}

/// "1 file", of "files". Names of verdicts and of lowerings stay.
static StringRef oneOf(StringRef what) {
  constexpr StringLiteral kCounted[] = {"files",    "calls",        "runs",     "findings",   "clauses",
                                        "cases",    "cells",        "mutants",  "operations", "gaps",
                                        "programs", "new_findings", "features", "functions"};
  return is_contained(kCounted, what) ? what.drop_back() : what;
}

std::string memref_cts::conformance::reportsHtml(PageModel &model) {
  std::string html;
  raw_string_ostream os(html);
  os << "<div class=\"wide\"><table><thead><tr><th>report</th><th>kind</th><th>counts</th><th>made "
        "with</th></tr></thead>"
        "<tbody>\n";
  for (size_t i = 0; i < model.reports.size(); ++i) {
    const StoredReport &report = *model.reports[i];
    os << "<tr><td class=\"name\">" << Escaped(model.names[i]) << "</td><td>" << name(report.kind()) << "</td><td>";
    bool isFirst = true;
    for (const auto &[what, count] : totalsOf(report)) {
      os << (isFirst ? "" : ", ") << "<span class=\"total\">" << numberText(count) << ' '
         << Escaped(count == 1 ? oneOf(what) : what) << "</span>";
      isFirst = false;
    }
    os << "</td><td>" << Escaped(madeIn(model, report.root()));
    for (const std::string &sandbox : sandboxesOf(report))
      os << "<p>sandbox: " << Escaped(sandbox) << "</p>";
    for (const std::string &remark : remarks(report.root()))
      os << "<p class=\"remark\">! " << Escaped(remark) << "</p>";
    os << "</td></tr>\n";
  }
  os << "</tbody></table></div>\n";
  return html;
}
