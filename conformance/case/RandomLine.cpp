//===-- RandomLine.cpp - reading a CALL-RANDOM line ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the text of a line to constraints. Errors have file, line and column. Must not
// draw anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/RandomImpl.h"

#include "conformance/case/NoFunction.h"
#include "conformance/compare/Leaves.h"
#include "lowering/ModuleText.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr uint64_t kMaxCalls = 10'000'000; // of a line: a minute or more
static constexpr size_t kMaxConditions = 1000;    // each draw evaluates them all,
static constexpr size_t kMaxVariables = 1000;     // and draws these

Error RandomCalls::Impl::parseRange(Cursor &cursor, Range &range) {
  // A float range is recognised by a literal with a point or an exponent.
  Cursor ahead = cursor;
  StringRef word = ahead.takeWhile([](char c) { return isAlnum(c) || c == '.' || c == '-' || c == '+'; });
  auto [lowText, highText] = word.split("..");
  auto floats = [](StringRef text) { return text.contains('.') && !text.contains(".."); };
  if (word.contains("..") && (floats(lowText) || floats(highText))) {
    if (word.size() > memref_cts::kMostDigits)
      return cursor.error("a range has " + Twine(word.size()) + " digits, more than " + Twine(memref_cts::kMostDigits));
    if (lowText.getAsDouble(range.floatLow) || highText.getAsDouble(range.floatHigh) ||
        !(range.floatLow <= range.floatHigh))
      return cursor.error("'" + word + "' is not a range of floats");
    range.isFloat = true;
    cursor = ahead;
    return Error::success();
  }
  Expected<Expr> low = Expr::parse(cursor, variables);
  if (!low)
    return low.takeError();
  range.low = *low;
  range.high = *low;
  if (!cursor.take(".."))
    return Error::success();
  Expected<Expr> high = Expr::parse(cursor, variables);
  if (!high)
    return high.takeError();
  range.high = *high;
  return Error::success();
}

std::string RandomCalls::Impl::sizeProblem(const refrt_type_info &info, size_t dimension, int64_t size) {
  if (info.kind != REFRT_KIND_MEMREF || dimension >= info.rank || info.sizes[dimension] == REFRT_DYNAMIC ||
      info.sizes[dimension] == size)
    return "";
  return ("size " + Twine(dimension) + " of this memref is " + Twine(info.sizes[dimension]) + " by its type, not " +
          Twine(size) + ": sizes= has that number there, or '_'")
      .str();
}

Error RandomCalls::Impl::parseSizes(Cursor &cursor, const refrt_type_info &info, ArgumentSpec &spec) {
  if (Error error = cursor.expect("["))
    return error;
  if (cursor.take("]"))
    return Error::success();
  do {
    if (cursor.take("_")) {
      spec.sizes.emplace_back();
      continue;
    }
    Expected<Expr> size = Expr::parse(cursor, variables);
    if (!size)
      return size.takeError();
    if (std::optional<int64_t> value = size->isConstant() ? size->evaluate({}) : std::nullopt)
      if (std::string problem = sizeProblem(info, spec.sizes.size(), *value); !problem.empty())
        return cursor.error(problem);
    spec.sizes.emplace_back(*size);
  } while (cursor.take(","));
  if (Error error = cursor.expect("]"))
    return error;
  if (info.kind == REFRT_KIND_MEMREF && spec.sizes.size() != info.rank)
    return cursor.error("this memref has rank " + Twine(info.rank));
  return Error::success();
}

Error RandomCalls::Impl::parseValues(Cursor &cursor, ValueSpec &values) {
  if (!cursor.take("increasing")) {
    values.kind = ValueSpec::InRange;
    return parseRange(cursor, values.range);
  }
  values.kind = ValueSpec::Increasing;
  if (!cursor.take(".."))
    return Error::success();
  Expected<Expr> end = Expr::parse(cursor, variables);
  if (!end)
    return end.takeError();
  values.end = *end;
  return Error::success();
}

static Error parseLayout(Cursor &cursor, LayoutRule &layout) {
  StringRef word = cursor.takeWord();
  std::optional<LayoutRule> named = StringSwitch<std::optional<LayoutRule>>(word)
                                        .Case("distinct", LayoutRule::Distinct)
                                        .Case("contiguous", LayoutRule::Contiguous)
                                        .Case("positive", LayoutRule::Positive)
                                        .Case("any", LayoutRule::Any)
                                        .Default(std::nullopt);
  if (!named)
    return cursor.error("layout is one of distinct, contiguous, positive, any; found '" + word + "'");
  layout = *named;
  return Error::success();
}

Error RandomCalls::Impl::parseBuffer(Cursor &cursor, const refrt_type_info &info, uint32_t index, int32_t &sameAs) {
  if (cursor.take("own"))
    return Error::success();
  StringRef word = cursor.takeWord();
  if (!word.consume_front("arg") || word.getAsInteger(10, sameAs) || sameAs < 0 ||
      sameAs >= static_cast<int32_t>(index))
    return cursor.error("buffer= names an earlier memref argument");
  const refrt_type_info *other = refrt_type_get(program, types[sameAs]);
  if (other->kind != REFRT_KIND_MEMREF && other->kind != REFRT_KIND_UNRANKED)
    return cursor.error("buffer= names an earlier memref argument");
  if (other->element != info.element)
    return cursor.error("buffer= needs the same element type");
  if (specs[sameAs].sameAs >= 0)
    sameAs = specs[sameAs].sameAs;
  return Error::success();
}

static Error parseOffset(Cursor &cursor, bool &isZero) {
  StringRef word = cursor.takeWord();
  if (word != "any" && word != "zero")
    return cursor.error("offset is any or zero; found '" + word + "'");
  isZero = word == "zero";
  return Error::success();
}

static Error parseAlign(Cursor &cursor, uint32_t &align) {
  StringRef word = cursor.takeWord();
  if (word.getAsInteger(10, align) || !isPowerOf2_32(align) || align > kMaxAlignment)
    return cursor.error("align must be a power of two up to " + Twine(kMaxAlignment));
  return Error::success();
}

Error RandomCalls::Impl::parseKey(Cursor &cursor, StringRef key, const refrt_type_info &info, uint32_t index,
                                  ArgumentSpec &spec) {
  if (key == "sizes")
    return parseSizes(cursor, info, spec);
  if (key == "values")
    return parseValues(cursor, spec.values);
  if (key == "layout")
    return parseLayout(cursor, spec.layout);
  if (key == "buffer")
    return parseBuffer(cursor, info, index, spec.sameAs);
  if (key == "offset")
    return parseOffset(cursor, spec.zeroOffset);
  if (key == "align")
    return parseAlign(cursor, spec.align);
  return cursor.error("unknown key '" + key + "'; known are sizes, values, layout, buffer, offset, align");
}

Error RandomCalls::Impl::parseMemrefSpec(Cursor &cursor, const refrt_type_info &info, uint32_t index,
                                         ArgumentSpec &spec) {
  if (Error error = cursor.expect("<"))
    return error;
  cursor.take("*");
  while (!cursor.take(">")) {
    StringRef key = cursor.takeWord();
    if (key.empty())
      return cursor.error("expected a key or '>'" + cursor.found());
    if (Error error = cursor.expect("="))
      return error;
    if (Error error = parseKey(cursor, key, info, index, spec))
      return error;
  }
  return Error::success();
}

Error RandomCalls::Impl::parseSpec(Cursor &cursor, refrt_type type, uint32_t index, ArgumentSpec &spec) {
  if (cursor.take("_"))
    return Error::success();
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED) {
    if (Error error = cursor.expect("memref"))
      return error;
    return parseMemrefSpec(cursor, *info, index, spec);
  }
  return parseRange(cursor, spec.scalar.emplace());
}

Error RandomCalls::Impl::setEntry(Cursor *cursor, StringRef name, const ArgumentPromises &given) {
  entry = std::string(name);
  refrt_symbol function = refrt_program_find_function(program, entry.c_str());
  const refrt_function_info *info = refrt_program_function(program, function);
  if (!info || info->num_blocks == 0)
    return cursor ? cursor->error(noFunction(program, name)) : createStringError(noFunction(program, name));
  ArrayRef<refrt_type> arguments = argumentTypes(program, info->type);
  types.assign(arguments.begin(), arguments.end());
  specs.resize(types.size());
  if (auto found = given.find(entry); found != given.end())
    promises = found->second;
  promises.resize(types.size());
  return Error::success();
}

/// Arguments that share memory have one pointer: it keeps what is promised of each.
void RandomCalls::Impl::joinPromises() {
  for (uint32_t i = 0; i < types.size(); ++i) {
    if (specs[i].sameAs < 0)
      continue;
    ArgumentPromise &owner = promises[specs[i].sameAs];
    owner.align = std::max(owner.align, promises[i].align);
    owner.bytes = std::max(owner.bytes, promises[i].bytes);
  }
}

/// Every variable used must have a range.
Error RandomCalls::Impl::checkVariables(Cursor &cursor) {
  for (const auto &[name, number] : variables) {
    bool known = false;
    for (const VariableSpec &range : ranges)
      known |= range.number == number;
    if (!known)
      return cursor.error("variable " + name + " has no range (" + name + "=lo..hi)");
  }
  return Error::success();
}

Error RandomCalls::Impl::parse(Cursor &cursor, const ArgumentPromises &given) {
  if (Error error = cursor.expect("@"))
    return error;
  bool quoted = cursor.take("\"");
  StringRef name =
      cursor.takeWhile([&](char c) { return quoted ? c != '"' : isAlnum(c) || c == '_' || c == '$' || c == '.'; });
  if (quoted)
    if (Error error = cursor.expect("\""))
      return error;
  if (Error error = setEntry(&cursor, name, given))
    return error;
  if (cursor.take("(")) {
    for (uint32_t i = 0; i < types.size(); ++i) {
      if (i)
        if (Error error = cursor.expect(","))
          return error;
      if (Error error = parseSpec(cursor, types[i], i, specs[i]))
        return error;
    }
    if (!cursor.take(")"))
      return cursor.error("expected ')' after " + Twine(types.size()) + " arguments" + cursor.found());
    joinPromises();
  }
  while (!cursor.atEnd()) {
    if (cursor.take("where ")) {
      do {
        Expected<Expr> condition = Expr::parseCondition(cursor, variables);
        if (!condition)
          return condition.takeError();
        conditions.push_back(*condition);
        if (conditions.size() > kMaxConditions)
          return cursor.error("a line has at most " + Twine(kMaxConditions) + " conditions");
      } while (cursor.take(","));
      continue;
    }
    StringRef key = cursor.takeWord();
    if (key.empty())
      return cursor.error("expected VAR=lo..hi, count=, seed= or where" + cursor.found());
    if (Error error = cursor.expect("="))
      return error;
    if (key == "count" || key == "seed") {
      uint64_t &target = key == "count" ? count : seed;
      StringRef word = cursor.takeWord();
      if (word.getAsInteger(10, target))
        return cursor.error("'" + word + "' is not a number");
      if (key == "count" && count == 0)
        return cursor.error("a line makes at least one call");
      if (key == "count" && count > kMaxCalls)
        return cursor.error("a line makes at most " + Twine(kMaxCalls) + " calls");
      continue;
    }
    // Ranges may use variables that were given before them.
    VariableSpec spec;
    if (Error error = parseRange(cursor, spec.range))
      return error;
    if (spec.range.isFloat)
      return cursor.error("variables are integers");
    spec.number = variables.try_emplace(std::string(key), static_cast<unsigned>(variables.size())).first->second;
    for (const VariableSpec &other : ranges)
      if (other.number == spec.number)
        return cursor.error("variable " + key + " has two ranges");
    ranges.push_back(std::move(spec));
    if (ranges.size() > kMaxVariables)
      return cursor.error("a line has at most " + Twine(kMaxVariables) + " variables");
  }
  return checkVariables(cursor);
}
