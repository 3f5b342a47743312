//===-- CoverageHtml.cpp - what generated programs had -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A heat map: a row for each feature, grouped by its kind (layout, rank, element, operation), a column for each
// campaign. Each cell has its number, so that nothing is told by colour alone.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/CoverageHtml.h"
#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <map>
#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// A logarithmic scale from the least to the most that there is: neither end is beyond it.
class Heat {
public:
  static constexpr unsigned kLevels = 8;
  void add(uint64_t count) {
    least = count ? std::min(least, count) : least;
    most = std::max(most, count);
  }
  /// 0 for nothing, else 1 to kLevels; only the most has the last one.
  unsigned of(uint64_t count) const {
    if (!count)
      return 0;
    if (count >= most)
      return kLevels;
    double part = std::log(static_cast<double>(count) / static_cast<double>(least)) /
                  std::log(static_cast<double>(most) / static_cast<double>(least));
    return 1 + static_cast<unsigned>(part * (kLevels - 1));
  }
  /// The least count of a level.
  uint64_t from(unsigned level) const {
    double ratio = static_cast<double>(most) / static_cast<double>(least);
    return static_cast<uint64_t>(
        std::ceil(static_cast<double>(least) * std::pow(ratio, (level - 1.0) / (kLevels - 1)) - 1e-9));
  }
  bool isEmpty() const { return most == 0; }

private:
  uint64_t least = UINT64_MAX, most = 0;
};

struct CampaignCoverage {
  size_t report;
  uint64_t programs;
  std::map<std::string, uint64_t> features;
};
} // namespace

/// The kind of a feature comes first: "layout:static". Layouts lead, since memrefs are what this is about.
static std::string kindOf(StringRef feature) {
  return feature.contains(':') ? feature.split(':').first.str() : "others";
}

static void writeGroup(raw_ostream &os, PageModel &model, ArrayRef<CampaignCoverage> campaigns, StringRef kind,
                       const std::set<std::string> &features) {
  Heat heat;
  for (const CampaignCoverage &campaign : campaigns)
    for (const std::string &feature : features)
      if (auto found = campaign.features.find(feature); found != campaign.features.end())
        heat.add(found->second);
  os << "<details class=\"heat\"" << (features.size() <= 20 ? " open" : "") << "><summary>" << Escaped(kind) << " ("
     << features.size() << ")</summary><div class=\"wide\"><table><thead><tr><th>" << Escaped(kind) << "</th>";
  for (const CampaignCoverage &campaign : campaigns)
    os << "<th>" << Escaped(model.names[campaign.report]) << "</th>";
  os << "</tr></thead><tbody>\n";
  for (const std::string &feature : features) {
    StringRef shown = feature;
    if (kind != "others")
      shown.consume_front((kind + ":").str());
    os << "<tr><th>" << Escaped(shown) << "</th>";
    for (const CampaignCoverage &campaign : campaigns) {
      auto found = campaign.features.find(feature);
      uint64_t count = found == campaign.features.end() ? 0 : found->second;
      os << "<td class=\"n h" << heat.of(count) << "\">" << count << "</td>";
    }
    os << "</tr>\n";
  }
  os << "</tbody></table></div>";
  if (!heat.isEmpty()) {
    os << "<p class=\"scale\">0 <span class=\"h0\">&nbsp;</span>";
    uint64_t last = 0;
    for (unsigned level = 1; level <= Heat::kLevels; ++level)
      if (uint64_t from = heat.from(level); from != last) {
        os << " from " << from << " <span class=\"h" << heat.of(from) << "\">&nbsp;</span>";
        last = from;
      }
    os << "</p>";
  }
  os << "</details>\n";
}

std::string memref_cts::conformance::coverageHtml(PageModel &model) {
  std::vector<CampaignCoverage> campaigns;
  std::map<std::string, std::set<std::string>> groups;
  for (auto [i, report] : enumerate(model.reports)) {
    if (report->kind() != ReportKind::Fuzz)
      continue;
    CampaignCoverage campaign{i, report->root()["programs"].number(), {}};
    for (const auto &[feature, count] : report->root()["features"].members()) {
      campaign.features[feature] = count.number();
      groups[kindOf(feature)].insert(feature);
    }
    campaigns.push_back(std::move(campaign));
  }
  if (campaigns.empty() || groups.empty())
    return "";
  std::string html;
  raw_string_ostream os(html);
  os << "<p>Programs that had a feature. Each table has a logarithmic scale of its own, below it. A cell with 0 has a "
        "border of dots.</p>\n";
  for (StringRef first : {"layout", "rank", "element"})
    if (auto found = groups.find(first.str()); found != groups.end()) {
      writeGroup(os, model, campaigns, first, found->second);
      groups.erase(found);
    }
  for (const auto &[kind, features] : groups)
    writeGroup(os, model, campaigns, kind, features);
  return html;
}
