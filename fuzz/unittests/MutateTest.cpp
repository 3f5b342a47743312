//===-- MutateTest.cpp - tapes from tapes, and features as numbers --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits keep to the structure: what was not meant stays as it was.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Mutate.h"
#include "fuzz/Features.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

using namespace memref_cts::fuzz;

namespace {
struct Read {
  TapeMap map;
  GeneratedCase program;
  size_t used = 0;
};
} // namespace

static Read readTape(const TapeBytes &bytes) {
  Read result;
  Tape tape(bytes, &result.map);
  result.program = generateCase(tape, GenerateOptions());
  result.used = tape.used();
  return result;
}

static TapeBytes seedTape(uint64_t number, size_t length = 2048) {
  return trimTape(Tape::random(11, number, length), GenerateOptions());
}

TEST(TapeMap, DrawsCoverTheTapeInOrder) {
  for (uint64_t number = 0; number < 50; ++number) {
    TapeBytes bytes = seedTape(number);
    Read read = readTape(bytes);
    size_t at = 0;
    for (const TapeMap::Draw &draw : read.map.draws) {
      EXPECT_EQ(draw.position, at);
      at += draw.width;
    }
    EXPECT_EQ(at, bytes.size());
  }
}

TEST(TapeMap, StatementsFollowEachOtherAndAreCounted) {
  for (uint64_t number = 0; number < 50; ++number) {
    Read read = readTape(seedTape(number));
    ASSERT_TRUE(read.map.count);
    const TapeMap::Draw &count = read.map.draws[*read.map.count];
    ASSERT_FALSE(read.map.statements.empty());
    EXPECT_EQ(count.position + count.width, read.map.statements[0].begin);
    EXPECT_LE(read.map.statements.size(), count.limit + 1);
    for (size_t i = 0; i < read.map.statements.size(); ++i) {
      EXPECT_LT(read.map.statements[i].begin, read.map.statements[i].end);
      if (i) {
        EXPECT_EQ(read.map.statements[i - 1].end, read.map.statements[i].begin);
      }
    }
  }
}

TEST(TapeMap, WritingItDownChangesNothing) {
  TapeBytes bytes = seedTape(3);
  Tape plain(bytes);
  EXPECT_EQ(generateCase(plain, GenerateOptions()).text, readTape(bytes).program.text);
}

TEST(Mutate, SameArgumentsSameTape) {
  TapeBytes a = seedTape(1), b = seedTape(2);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(mutateTape(a, 4096, seed, GenerateOptions()), mutateTape(a, 4096, seed, GenerateOptions()));
    EXPECT_EQ(crossTapes(a, b, 4096, seed, GenerateOptions()), crossTapes(a, b, 4096, seed, GenerateOptions()));
  }
}

TEST(Mutate, MostProgramsAreOthersAndNoneIsLonger) {
  unsigned changed = 0, crossed = 0;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    TapeBytes a = seedTape(seed), b = seedTape(seed + 1000);
    TapeBytes mutant = mutateTape(a, 300, seed, GenerateOptions()),
              cross = crossTapes(a, b, 300, seed, GenerateOptions());
    EXPECT_LE(mutant.size(), 300u);
    EXPECT_LE(cross.size(), 300u);
    EXPECT_FALSE(mutant.empty());
    std::string text = readTape(a).program.text;
    changed += readTape(mutant).program.text != text;
    crossed += readTape(cross).program.text != text;
  }
  EXPECT_GE(changed, 850u);
  EXPECT_GE(crossed, 850u);
}

/// As bytes.
static std::multiset<TapeBytes> statements(const TapeBytes &bytes) {
  std::multiset<TapeBytes> set;
  for (const TapeMap::StatementBytes &each : readTape(bytes).map.statements)
    set.insert(TapeBytes(bytes.begin() + static_cast<ptrdiff_t>(each.begin),
                         bytes.begin() + static_cast<ptrdiff_t>(each.end)));
  return set;
}

TEST(Mutate, MostStatementsStayWhatTheyWere) {
  size_t all = 0, kept = 0, grown = 0, shrunk = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    TapeBytes a = seedTape(seed), mutant = mutateTape(a, 4096, seed, GenerateOptions());
    std::multiset<TapeBytes> before = statements(a), after = statements(trimTape(mutant, GenerateOptions())), both;
    std::set_intersection(before.begin(), before.end(), after.begin(), after.end(), std::inserter(both, both.end()));
    all += before.size();
    kept += both.size();
    grown += after.size() > before.size();
    shrunk += after.size() < before.size();
  }
  EXPECT_GE(10 * kept, 7 * all) << kept << " of " << all;
  EXPECT_GE(grown, 60u);
  EXPECT_GE(shrunk, 20u);
}

TEST(Mutate, AnyBytesWillDo) {
  TapeBytes huge(1 << 20, 0xff), zeros(1000, 0);
  for (uint64_t seed = 0; seed < 30; ++seed) {
    EXPECT_EQ(mutateTape({}, 1, seed, GenerateOptions()).size(), 1u);
    EXPECT_TRUE(mutateTape({}, 0, seed, GenerateOptions()).empty());
    EXPECT_LE(mutateTape(huge, 5000, seed, GenerateOptions()).size(), 5000u);
    EXPECT_LE(crossTapes(huge, zeros, 5000, seed, GenerateOptions()).size(), 5000u);
    EXPECT_LE(crossTapes({}, {}, 100, seed, GenerateOptions()).size(), 100u);
  }
}

static void addFeatures(std::set<size_t> &seen, const TapeBytes &tape) {
  for (size_t number : featureNumbers(readTape(tape).program))
    seen.insert(number);
}

/// Mutants of a few seeds reach most of what as many random tapes reach. A walk
/// stays near where it began, so that one alone would say little: of 1500 steps it
/// sees 52 to 66 percent. Ten of 150 together see 58 to 67, whatever the seeds.
TEST(Mutate, WalksSeeMostFeatures) {
  std::set<size_t> seeds, seen, random;
  for (uint64_t walk = 0; walk < 10; ++walk) {
    TapeBytes tape = seedTape(walk);
    addFeatures(seeds, tape);
    for (uint64_t step = 0; step < 150; ++step) {
      tape = mutateTape(tape, 4096, 1000 * walk + step, GenerateOptions());
      addFeatures(seen, tape);
    }
  }
  for (uint64_t number = 0; number < 1500; ++number)
    addFeatures(random, Tape::random(1, number, 2048));
  EXPECT_GE(2 * seen.size(), random.size()) << seen.size() << " of " << random.size();
  // What they began with is the smaller part.
  EXPECT_LE(2 * seeds.size(), seen.size()) << seeds.size() << " of " << seen.size();
}

/// What a program has and no number names: its operations, and features that are no
/// element types, ranks and layouts of these.
static std::vector<std::string> unnumberedFeatures(const GeneratedCase &program) {
  std::set<std::string> operations;
  for (size_t number = 0; number < kFirstPlainFeature; ++number)
    operations.insert("op:" + featureName(number).substr(0, featureName(number).find(" of ")));
  std::vector<std::string> names;
  for (const Use &use : program.uses) {
    GeneratedCase one;
    one.uses = {use};
    if (featureNumbers(one).empty())
      names.push_back(use.operation);
  }
  for (const std::string &feature : program.features) {
    GeneratedCase one;
    one.features = {feature};
    bool isOfUse =
        feature.rfind("element:", 0) == 0 || feature.rfind("rank:", 0) == 0 || feature.rfind("layout:", 0) == 0;
    if (featureNumbers(one).empty() && !operations.count(feature) && !isOfUse)
      names.push_back(feature);
  }
  return names;
}

TEST(Features, AllOfAProgramHaveANumberAndAName) {
  std::set<size_t> seen;
  for (uint64_t number = 0; number < 1000; ++number) {
    GeneratedCase program = readTape(Tape::random(9, number, 2048)).program;
    EXPECT_EQ(unnumberedFeatures(program), std::vector<std::string>()) << program.text;
    for (size_t each : featureNumbers(program)) {
      ASSERT_LT(each, kNumFeatures);
      seen.insert(each);
    }
  }
  EXPECT_GE(seen.size(), 1000u);
  std::set<std::string> names;
  for (size_t number = 0; number < kNumFeatures; ++number)
    EXPECT_TRUE(names.insert(featureName(number)).second) << featureName(number);
  EXPECT_EQ(featureName(kNumFeatures), "");
  GeneratedCase unknown;
  unknown.features = {"op:memref.prefetch", "rank:2"};
  EXPECT_EQ(unnumberedFeatures(unknown), std::vector<std::string>{"op:memref.prefetch"});
}

/// What docs/corpora-and-seeds.md says of the seeds of fuzz_differential.
TEST(Corpus, CoversEveryOperationAndPlainFeature) {
  std::set<size_t> seen, memory, scalar;
  size_t files = 0, bytes = 0;
  for (const auto &entry : std::filesystem::directory_iterator(MEMREF_CTS_SEEDS)) {
    std::ifstream stream(entry.path(), std::ios::binary);
    TapeBytes tape{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    ++files;
    bytes += tape.size();
    EXPECT_EQ(trimTape(tape, GenerateOptions()), tape) << entry.path() << " has bytes that nobody reads";
    for (size_t number : featureNumbers(readTape(tape).program)) {
      seen.insert(number);
      if (number < kFirstScalarFeature)
        memory.insert(number / (kNumElementClasses * kNumRanks * kNumLayouts));
      else if (number < kFirstPlainFeature)
        scalar.insert((number - kFirstScalarFeature) / kNumElementClasses);
    }
  }
  std::set<size_t> reached; // by random tapes, more than once in a thousand
  std::map<size_t, unsigned> counts;
  for (uint64_t number = 0; number < 2000; ++number)
    for (size_t each : featureNumbers(readTape(Tape::random(1, number, 2048)).program))
      if (each >= kFirstPlainFeature && ++counts[each] == 3)
        reached.insert(each);
  for (size_t each : reached)
    EXPECT_TRUE(seen.count(each)) << featureName(each);
  EXPECT_EQ(memory.size(), kNumMemoryOperations);
  EXPECT_EQ(scalar.size(), kNumScalarOperations);
  EXPECT_GE(seen.size(), 700u);
  EXPECT_LE(files, 40u);
  EXPECT_LE(bytes, 10'000u);
}
