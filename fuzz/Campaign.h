//===-- Campaign.h - generate, check, keep findings ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A campaign is a directory. Programs are numbered; seed and number give a
// program, whoever makes it and when. What was found is in the directory before
// the next number is counted as done. Whatever ends the process, a later one
// goes on where this one was, and nothing is lost.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_CAMPAIGN_H
#define MEMREF_CTS_FUZZ_CAMPAIGN_H

#include "conformance/Check.h"
#include "fuzz/Generate.h"

#include <map>

namespace memref_cts::fuzz {

struct CampaignOptions {
  conformance::CheckConfig check; // its `jobs` workers run side by side
  GenerateOptions generate;
  std::string directory;
  uint64_t seed = 1;
  uint64_t programs = 0;  // 0: no limit
  double seconds = 60;    // 0: no limit
  uint64_t stopAfter = 0; // new findings; 0: no limit
  bool reduce = true;     // new findings
  bool orders = false;    // each program under another drawn variant of each lowering that has some
  /// What may be another in a later run of the campaign, each with a text that changes with it: waivers, plug-ins,
  /// releases.
  std::map<std::string, std::string> surroundings;
};

/// What came of programs under one lowering.
struct LoweringTotals {
  uint64_t programs = 0; // checked since campaigns count them by lowering
  uint64_t compared = 0; // of these: at least one run has an answer
};

struct CampaignTotals {
  uint64_t programs = 0, calls = 0, useful = 0, runs = 0, waived = 0, repaired = 0, waivedStages = 0, findings = 0,
           deaths = 0;                      // `waived`: runs on engines
  uint64_t undecided = 0;                   // runs refused because undef decides
  uint64_t unchecked = 0;                   // as in FileReport, of programs without findings
  std::map<std::string, uint64_t> discards; // calls or programs, by reason
  std::map<std::string, uint64_t> features; // programs that have it
  std::map<std::string, uint64_t> known;    // runs by the waiver that explains them
  /// By label as the campaign names it: a variant that is drawn counts for its lowering.
  std::map<std::string, LoweringTotals> lowerings;
};

struct KnownFinding {
  std::string signature;               // signatureOf() it
  std::vector<std::string> operations; // of its reduced case, where these tell it from others; else none
  std::string folder;                  // in the directory
  uint64_t program = 0;
  uint64_t count = 1;        // findings of this signature
  std::string reduction;     // how the reduction of its case ended: Reduced::summary or another reason
  bool notReduced = false;   // to the end, though it was asked for
  bool stopped = false;      // the reduction, with the campaign: it is done when the campaign goes on
  std::string leftOperation; // that the lowering left behind, e.g. "vector.load"; "": it is no such finding
  std::string lowering;      // as CheckConfig labels it
  unsigned generator = 0;    // version of the generator that made its program; 0: not known
  bool fixed = false;        // its case showed it no more when the campaign went on
  std::string instead;       // folders of the findings that its case showed then, after commas; "": none
  bool isOld = false;        // kept by a version whose signatures had other fields
  /// With the operations; what reports and baselines call it.
  std::string name() const;
};

/// What was seen once, and not again in workers that were new.
struct FlakyFinding {
  std::string signature;
  std::string folder; // in the directory
  uint64_t program = 0;
};

struct Campaign {
  CampaignTotals totals;              // of the whole campaign, earlier runs included
  CampaignTotals before;              // of earlier runs
  std::vector<KnownFinding> findings; // those that are fixed, too
  std::vector<FlakyFinding> flaky;    // of this run
  /// Programs that are counted and could not be checked, each with the reason. Nothing else of them is in the totals.
  std::map<uint64_t, std::string> notChecked;
  std::string cannotCheck;   // why it ended: no program can be checked here; "" if it did not
  uint64_t newFindings = 0;  // signatures first seen in this run
  uint64_t firstProgram = 0; // of this run
  double seconds = 0;        // of this run
  bool interrupted = false;
  uint64_t waiting = 0; // programs that are checked, and counted once earlier ones are
  std::string atWork;   // what they wait for: "a finding of program 13 is reduced"; "": nothing
  /// Versions of the generator in their order, each with the first program that it makes.
  std::vector<std::pair<unsigned, uint64_t>> generators;
  std::vector<std::string> changes; // what is another than in earlier runs, for people
  /// Findings that are not fixed.
  uint64_t open() const;
  /// Those of the totals, and the programs that could not be checked.
  std::map<std::string, uint64_t> discards() const;
};

/// Of optionalParts(), those of which each of `lowerings` is known to leave operations
/// behind.
std::set<std::string> partsForNone(llvm::ArrayRef<conformance::LoweringSpec> lowerings);

/// Whether `program` has statements of a part of which the lowering is known to leave
/// operations behind, so that checking it would show nothing else.
bool leavesBehind(const conformance::LoweringSpec &lowering, const GeneratedCase &program);

/// The lowering under a variant that `seed`, the program's number and the place of
/// the lowering draw. A variant is an order, a pass before, a context of its own, or none of these.
/// The lowering itself if it has no variants, or is one.
conformance::LoweringSpec drawVariant(const conformance::LoweringSpec &lowering, uint64_t seed, uint64_t program,
                                      size_t place);

/// Runs until time, number of programs or `stop` ends it, or no program can be checked any more. Programs are
/// counted, and findings kept, in the order of their numbers, whatever the number of jobs. A program that is not done
/// when it ends is the next one of a later run. One that could not be checked is tried again at the end, and before all
/// others of a later run. Once the time is over, so is one with a new finding, unless it is the
/// first of the run. `progress` is called under a lock, by any thread. Errors: a directory that is foreign, corrupt, of
/// another campaign, in use, or not writable.
llvm::Expected<Campaign> runCampaign(const CampaignOptions &options, const std::function<bool()> &stop,
                                     const std::function<void(const Campaign &)> &progress);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_CAMPAIGN_H
