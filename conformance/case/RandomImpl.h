//===-- RandomImpl.h - what a CALL-RANDOM line says ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constraints of a line on the arguments of a function, between RandomLine.cpp,
// which reads them, and Random.cpp, which draws. Nobody else includes it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_RANDOMIMPL_H
#define MEMREF_CTS_CONFORMANCE_CASE_RANDOMIMPL_H

#include "conformance/case/Expr.h"
#include "conformance/case/Random.h"

#include <string>

namespace memref_cts::conformance {

inline constexpr uint64_t kMaxAlignment = 4096; // that a call can state

/// SplitMix64: one multiplication chain per draw, the same on every host.
class Rng {
public:
  explicit Rng(uint64_t state) : state(state) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t bound) { return bound ? next() % bound : 0; }
  int64_t between(int64_t low, int64_t high) {
    uint64_t span = static_cast<uint64_t>(high) - static_cast<uint64_t>(low) + 1;
    return static_cast<int64_t>(static_cast<uint64_t>(low) + (span ? below(span) : next()));
  }
  bool oneIn(unsigned n) { return below(n) == 0; }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
  uint64_t state;
};

/// `lo..hi`: integers over variables, or floats.
struct Range {
  bool isFloat = false;
  Expr low, high;
  double floatLow = 0, floatHigh = 0;
};

enum class LayoutRule { Distinct, Contiguous, Positive, Any };

struct ValueSpec {
  enum Kind { Default, InRange, Increasing } kind = Default;
  Range range;
  std::optional<Expr> end; // Increasing: last value
};

struct ArgumentSpec {
  std::optional<Range> scalar;
  std::vector<std::optional<Expr>> sizes; // empty: all random
  ValueSpec values;
  LayoutRule layout = LayoutRule::Distinct;
  int32_t sameAs = -1;
  bool zeroOffset = false;
  uint32_t align = 0; // 0: random
};

struct VariableSpec {
  unsigned number;
  Range range;
};

/// How tame a free call is drawn.
enum class Tameness {
  Wild,    // indices go by some size
  Alike,   // few numbers are sizes, and indices are below all of them
  Numbers, // integers and the contents of integer memory are such indices too
  Sorted,  // ... contents in ascending order, as of offsets into something else
};
inline constexpr unsigned kLevels = 4;

/// What the arguments of one free call have in common.
struct FreeCall {
  Tameness tameness = Tameness::Wild;
  int64_t sizes[2] = {1, 1};                             // dynamic sizes are mostly the first
  enum { Common, OfMemref, OfDimension } alike = Common; // who has a number to itself
};
struct RandomCalls::Impl {
  const refrt_program *program = nullptr;
  std::string entry;
  uint64_t count = 100;
  uint64_t seed = 1;
  std::vector<refrt_type> types;
  std::vector<ArgumentSpec> specs;
  std::vector<ArgumentPromise> promises; // one for each argument
  std::map<std::string, unsigned> variables;
  std::vector<VariableSpec> ranges; // in the order they were written
  std::vector<Expr> conditions;
  bool isFree = false; // there is no line

  llvm::Error parse(Cursor &cursor, const ArgumentPromises &given);
  llvm::Error parseSpec(Cursor &cursor, refrt_type type, uint32_t index, ArgumentSpec &spec);
  llvm::Error parseMemrefSpec(Cursor &cursor, const refrt_type_info &info, uint32_t index, ArgumentSpec &spec);
  llvm::Error parseKey(Cursor &cursor, llvm::StringRef key, const refrt_type_info &info, uint32_t index,
                       ArgumentSpec &spec);
  llvm::Error parseSizes(Cursor &cursor, const refrt_type_info &info, ArgumentSpec &spec);
  llvm::Error parseValues(Cursor &cursor, ValueSpec &values);
  llvm::Error parseBuffer(Cursor &cursor, const refrt_type_info &info, uint32_t index, int32_t &sameAs);
  llvm::Error parseRange(Cursor &cursor, Range &range);
  llvm::Error setEntry(Cursor *cursor, llvm::StringRef name, const ArgumentPromises &given);
  void joinPromises();
  llvm::Error checkVariables(Cursor &cursor);

  /// What is wrong with the size of a dimension that the type knows, or "".
  static std::string sizeProblem(const refrt_type_info &info, size_t dimension, int64_t size);
  static llvm::Error fail(const llvm::Twine &what) { return llvm::createStringError(what); }
  bool drawVariables(Rng &rng, std::vector<int64_t> &values) const;
  bool isMemref(uint32_t argument) const {
    refrt_type_kind kind = refrt_type_get(program, types[argument])->kind;
    return kind == REFRT_KIND_MEMREF || kind == REFRT_KIND_UNRANKED;
  }
  llvm::Error drawArgument(Rng &rng, llvm::ArrayRef<int64_t> variables, uint32_t index, const FreeCall *common,
                           Call &call) const;
  llvm::Error drawArguments(Rng &rng, llvm::ArrayRef<int64_t> variables, const FreeCall *common, Call &call) const;
  FreeCall drawCommon(Rng &rng, Tameness tameness) const;
  int64_t drawIndex(Rng &rng, const FreeCall &common, const Call &call) const;
  llvm::Error drawMemref(Rng &rng, llvm::ArrayRef<int64_t> variables, uint32_t index, const FreeCall *common,
                         Call &call) const;
  llvm::Error drawSizes(Rng &rng, llvm::ArrayRef<int64_t> variables, const ArgumentSpec &spec, const FreeCall *common,
                        const refrt_type_info &info, MemrefArgument &memref) const;
  bool drawTameData(Rng &rng, const FreeCall &common, MemrefArgument &memref) const;
  void drawStrides(Rng &rng, const ArgumentSpec &spec, const refrt_type_info &info, MemrefArgument &memref) const;
  llvm::Error place(Rng &rng, const ArgumentSpec &spec, const ArgumentPromise &promise, const refrt_type_info &info,
                    const Call &call, MemrefArgument &memref) const;
  llvm::Error drawData(Rng &rng, llvm::ArrayRef<int64_t> variables, const ArgumentSpec &spec,
                       MemrefArgument &memref) const;
  llvm::Expected<ScalarBits> drawScalar(Rng &rng, llvm::ArrayRef<int64_t> variables, const refrt_type_info &type,
                                        const Range *range) const;
  llvm::Expected<ScalarBits> drawPromised(Rng &rng, llvm::ArrayRef<int64_t> variables, const refrt_type_info &type,
                                          const Range *range, const NumberRange &promised) const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_RANDOMIMPL_H
