//===-- Call.cpp - parsing and printing of CALL lines ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The grammar stands in conformance/docs/case-format.md. Every field of a parsed call
// has its final value: defaults are filled in here, from the types. Values that
// contradict static parts of a type are accepted, because must-fail cases need
// them; the reference machine names the contradiction.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Call.h"
#include "conformance/case/Cursor.h"
#include "conformance/case/Materialize.h"
#include "conformance/case/NoFunction.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

bool memref_cts::conformance::viewExtent(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides, int64_t offset,
                                         int64_t &lowest, int64_t &highest) {
  lowest = highest = offset;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] <= 0) {
      lowest = 0;
      highest = -1;
      return true;
    }
    int64_t span;
    if (MulOverflow(sizes[d] - 1, strides[d], span))
      return false;
    int64_t &end = span < 0 ? lowest : highest;
    if (AddOverflow(end, span, end))
      return false;
  }
  return true;
}

namespace {
/// What a literal of a memref says; the rest follows from its type.
struct MemrefKeys {
  bool sizes = false, strides = false, offset = false, bytes = false, align = false, start = false, lead = false;
  bool fill = false;
  std::optional<std::vector<ExpectedLeaf>> data;
};

class CallParser {
public:
  CallParser(const refrt_program *program, StringRef path, const CallLine &line)
      : program(program), line(line), cursor(path, line) {}

  Error parse(Call &call);

private:
  Error parseArgument(refrt_type type, uint32_t index, Call &call, Argument &argument);
  Error parseMemref(refrt_type type, uint32_t index, const Call &call, MemrefArgument &memref);
  Error parseResult(refrt_type type, const Call &call, ExpectedResult &result);
  Error parseMemrefResult(refrt_type type, const Call &call, ExpectedMemref &memref);
  Error parseExpectation(ArrayRef<refrt_type> results, const Call &call, Expectation &expectation);
  Error parseLeaves(refrt_type type, std::vector<ExpectedLeaf> &leaves, bool allowAny);
  Error parseData(refrt_type element, std::vector<ExpectedLeaf> &leaves, bool allowAny);
  Error parseInteger(int64_t &value);
  Error parseIntegers(std::vector<int64_t> &values);
  Error parseArgumentNumber(int32_t &number);
  Error parseMemrefNumber(const Call &call, int32_t &number); // of the whole call
  Error parseMemrefKey(StringRef key, uint32_t index, const Call &call, MemrefArgument &memref, MemrefKeys &given);
  Error placeMemref(bool staticOffset, const MemrefKeys &given, int64_t lowest, int64_t highest,
                    MemrefArgument &memref);
  Error finishMemref(const refrt_type_info &info, const MemrefKeys &given, const Call &call, MemrefArgument &memref);

  const refrt_program *program;
  const CallLine &line;
  Cursor cursor;
};
} // namespace

Error CallParser::parseInteger(int64_t &value) {
  StringRef word = cursor.takeLiteral();
  if (word.getAsInteger(0, value))
    return cursor.error(word.empty() ? "expected an integer" + cursor.found()
                                     : "'" + word.str() + "' is not an integer");
  return Error::success();
}

Error CallParser::parseIntegers(std::vector<int64_t> &values) {
  if (Error error = cursor.expect("["))
    return error;
  if (cursor.take("]"))
    return Error::success();
  do {
    if (Error error = parseInteger(values.emplace_back()))
      return error;
  } while (cursor.take(","));
  return cursor.expect("]");
}

Error CallParser::parseArgumentNumber(int32_t &number) {
  StringRef word = cursor.takeWord();
  if (!word.consume_front("arg") || word.getAsInteger(10, number) || number < 0)
    return cursor.error("expected argN");
  return Error::success();
}

Error CallParser::parseMemrefNumber(const Call &call, int32_t &number) {
  if (Error error = parseArgumentNumber(number))
    return error;
  if (static_cast<size_t>(number) < call.arguments.size() && call.arguments[number].isMemref)
    return Error::success();
  return cursor.error("arg" + Twine(number) + " is no memref argument of this call");
}

/// Reads the leaves of one value: a literal, (re, im), or [lane, ...].
Error CallParser::parseLeaves(refrt_type type, std::vector<ExpectedLeaf> &leaves, bool allowAny) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (allowAny && cursor.take("_")) {
    leaves.resize(leaves.size() + info->leaves, ExpectedLeaf{true, {}});
    return Error::success();
  }
  if (info->leaves == 0) { // an array or a struct of nothing
    if (Error error = cursor.expect("["))
      return error;
    return cursor.expect("]");
  }
  switch (info->kind) {
  case REFRT_KIND_COMPLEX: {
    if (Error error = cursor.expect("("))
      return error;
    if (Error error = parseLeaves(info->element, leaves, allowAny))
      return error;
    if (Error error = cursor.expect(","))
      return error;
    if (Error error = parseLeaves(info->element, leaves, allowAny))
      return error;
    return cursor.expect(")");
  }
  case REFRT_KIND_VECTOR: {
    if (Error error = cursor.expect("["))
      return error;
    for (uint32_t i = 0; i < info->leaves; ++i) {
      if (i)
        if (Error error = cursor.expect(","))
          return error;
      if (Error error = parseLeaves(info->element, leaves, allowAny))
        return error;
    }
    return cursor.expect("]");
  }
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT: {
    StringRef word = cursor.takeLiteral();
    if (word.empty())
      return cursor.error("expected a value of type " + typeText(program, type) + cursor.found());
    Expected<ScalarBits> bits = parseScalar(*info, word);
    if (!bits)
      return cursor.error(toString(bits.takeError()) + " (type " + typeText(program, type) + ")");
    leaves.push_back({false, *bits});
    return Error::success();
  }
  case REFRT_KIND_PTR:
    return cursor.error("a pointer cannot be given here: call a function with a body that makes one, or use refrt-run");
  default:
    return cursor.error("type " + typeText(program, type) + " has no literal form");
  }
}

Error CallParser::parseData(refrt_type element, std::vector<ExpectedLeaf> &leaves, bool allowAny) {
  if (Error error = cursor.expect("["))
    return error;
  if (cursor.take("]"))
    return Error::success();
  do {
    if (Error error = parseLeaves(element, leaves, allowAny))
      return error;
  } while (cursor.take(","));
  return cursor.expect("]");
}

/// The first dimension with which positions of elements do not fit 64 bits any more.
static std::string overflowingDimension(const MemrefArgument &memref) {
  ArrayRef<int64_t> sizes = memref.sizes, strides = memref.strides;
  size_t d = 0;
  int64_t lowest, highest;
  while (d + 1 < sizes.size() && viewExtent(sizes.take_front(d + 1), strides.take_front(d + 1), 0, lowest, highest))
    ++d;
  return ("size " + Twine(d) + " is " + Twine(sizes[d]) + ", stride " + Twine(d) + " is " + Twine(strides[d])).str();
}

/// Size of the buffer, and where in it the pointers stand. A static offset puts them behind the elements before them.
/// Other offsets are the caller's: what they lead to is outside of the buffer if it is.
Error CallParser::placeMemref(bool staticOffset, const MemrefKeys &given, int64_t lowest, int64_t highest,
                              MemrefArgument &memref) {
  uint64_t elementBytes = refrt_type_get(program, memref.element)->size;
  int64_t before = staticOffset && !given.start && highest >= lowest ? -std::min<int64_t>(lowest, 0) : 0;
  int64_t elements = highest >= lowest ? std::max<int64_t>(highest + 1, 0) + before : 0;
  if (!given.bytes) {
    if (elements < 0 || static_cast<uint64_t>(elements) > kMaxBufferBytes / std::max<uint64_t>(elementBytes, 1))
      return cursor.error("this memref needs more than " + Twine(kMaxBufferBytes) + " bytes");
    memref.bytes = static_cast<uint64_t>(elements) * elementBytes + memref.start + memref.lead;
  }
  if (given.start && memref.start + memref.lead > memref.bytes)
    return cursor.error("start=" + Twine(memref.start) + " and lead=" + Twine(memref.lead) +
                        " lead out of a buffer of " + Twine(memref.bytes) + " bytes");
  // In a deliberately small buffer the access itself is the fault.
  uint64_t room = memref.bytes - std::min(memref.bytes, memref.lead);
  if (!given.start && static_cast<uint64_t>(before) <= room / std::max<uint64_t>(elementBytes, 1))
    memref.start = static_cast<uint64_t>(before) * elementBytes;
  return Error::success();
}

Error CallParser::finishMemref(const refrt_type_info &info, const MemrefKeys &given, const Call &call,
                               MemrefArgument &memref) {
  size_t rank = memref.sizes.size();
  bool ranked = info.kind == REFRT_KIND_MEMREF;
  if (!given.strides) {
    memref.strides.assign(rank, 1);
    int64_t running = 1;
    for (size_t d = rank; d-- > 0;) {
      bool isStatic = ranked && info.strides[d] != REFRT_DYNAMIC;
      memref.strides[d] = isStatic ? info.strides[d] : running;
      if (MulOverflow(memref.strides[d], std::max<int64_t>(memref.sizes[d], 1), running))
        return cursor.error("the strides of this shape overflow: size " + Twine(d) + " is " + Twine(memref.sizes[d]));
    }
  }
  int64_t lowest, highest;
  if (!viewExtent(memref.sizes, memref.strides, 0, lowest, highest))
    return cursor.error("the extent of this memref overflows: " + overflowingDimension(memref));
  if (!given.offset)
    memref.offset = ranked && info.offset != REFRT_DYNAMIC ? info.offset : -std::min<int64_t>(lowest, 0);
  if (!viewExtent(memref.sizes, memref.strides, memref.offset, lowest, highest))
    return cursor.error("the extent of this memref overflows: the offset is " + Twine(memref.offset));
  if (memref.sameAs >= 0) {
    const MemrefArgument &owner = call.arguments[memref.sameAs].memref;
    memref.bytes = owner.bytes;
    memref.align = owner.align;
    memref.start = owner.start;
    memref.lead = owner.lead;
    memref.fill = owner.fill;
    return Error::success();
  }
  return placeMemref(ranked && info.offset != REFRT_DYNAMIC, given, lowest, highest, memref);
}

Error CallParser::parseMemrefKey(StringRef key, uint32_t index, const Call &call, MemrefArgument &memref,
                                 MemrefKeys &given) {
  int64_t number = 0;
  if (key == "sizes" || key == "strides") {
    std::vector<int64_t> &list = key == "sizes" ? memref.sizes : memref.strides;
    bool &have = key == "sizes" ? given.sizes : given.strides;
    if (have)
      return cursor.error("'" + key + "' is given twice");
    have = true;
    if (Error error = parseIntegers(list))
      return error;
  } else if (key == "offset") {
    if (Error error = parseInteger(memref.offset))
      return error;
    given.offset = true;
  } else if (key == "bytes") {
    if (Error error = parseInteger(number))
      return error;
    if (number < 0 || static_cast<uint64_t>(number) > kMaxBufferBytes)
      return cursor.error("bytes must lie between 0 and " + Twine(kMaxBufferBytes));
    memref.bytes = static_cast<uint64_t>(number);
    given.bytes = true;
  } else if (key == "start" || key == "lead") {
    if (Error error = parseInteger(number))
      return error;
    if (number < 0 || static_cast<uint64_t>(number) > kMaxBufferBytes)
      return cursor.error(key + " must lie between 0 and " + Twine(kMaxBufferBytes));
    (key == "start" ? memref.start : memref.lead) = static_cast<uint64_t>(number);
    (key == "start" ? given.start : given.lead) = true;
  } else if (key == "align") {
    if (Error error = parseInteger(number))
      return error;
    if (number < 1 || number > 4096 || !isPowerOf2_64(static_cast<uint64_t>(number)))
      return cursor.error("align must be a power of two up to 4096");
    memref.align = static_cast<uint32_t>(number);
    given.align = true;
  } else if (key == "fill") {
    StringRef word = cursor.takeWord();
    if (word != "graffiti" && word != "zero" && word != "ones")
      return cursor.error("fill is one of graffiti, zero, ones; found '" + word + "'");
    memref.fill = word == "zero" ? Fill::Zero : word == "ones" ? Fill::Ones : Fill::Graffiti;
    given.fill = true;
  } else if (key == "data") {
    if (Error error = parseData(memref.element, given.data.emplace(), /*allowAny=*/false))
      return error;
  } else if (key == "buffer") {
    if (Error error = parseArgumentNumber(memref.sameAs))
      return error;
    if (memref.sameAs >= static_cast<int32_t>(index) || !call.arguments[memref.sameAs].isMemref)
      return cursor.error("buffer= names an earlier memref argument");
    if (call.arguments[memref.sameAs].memref.sameAs >= 0)
      memref.sameAs = call.arguments[memref.sameAs].memref.sameAs;
  } else {
    return cursor.error("unknown key '" + key +
                        "'; known are sizes, strides, offset, bytes, align, start, lead, fill, data, buffer");
  }
  return Error::success();
}

Error CallParser::parseMemref(refrt_type type, uint32_t index, const Call &call, MemrefArgument &memref) {
  const refrt_type_info *info = refrt_type_get(program, type);
  memref.element = info->element;
  memref.unranked = info->kind == REFRT_KIND_UNRANKED;
  memref.align = std::max<uint32_t>(16, refrt_type_get(program, info->element)->align);
  if (Error error = cursor.expect("memref"))
    return error;
  if (Error error = cursor.expect("<"))
    return error;
  if (memref.unranked)
    if (Error error = cursor.expect("*"))
      return error;
  MemrefKeys given;
  while (!cursor.take(">")) {
    StringRef key = cursor.takeWord();
    if (key.empty())
      return cursor.error("expected a key or '>'" + cursor.found());
    if (Error error = cursor.expect("="))
      return error;
    if (Error error = parseMemrefKey(key, index, call, memref, given))
      return error;
  }
  if (memref.sameAs >= 0 && (given.bytes || given.align || given.start || given.lead || given.fill))
    return cursor.error("bytes, align, start, lead and fill belong to the argument that owns the buffer");
  if (!given.sizes) {
    if (memref.unranked)
      return cursor.error("an unranked memref needs sizes=");
    for (uint32_t d = 0; d < info->rank; ++d) {
      if (info->sizes[d] == REFRT_DYNAMIC)
        return cursor.error("dimension " + Twine(d) + " of " + typeText(program, type) +
                            " is dynamic: sizes= is needed");
      memref.sizes.push_back(info->sizes[d]);
    }
  }
  size_t rank = memref.unranked ? memref.sizes.size() : info->rank;
  if (memref.sizes.size() != rank || (given.strides && memref.strides.size() != rank))
    return cursor.error("this memref has rank " + Twine(rank) + "; sizes and strides need as many entries");
  if (Error error = finishMemref(*info, given, call, memref))
    return error;
  if (given.data) {
    uint64_t elements = 1;
    for (int64_t size : memref.sizes)
      elements *= static_cast<uint64_t>(std::max<int64_t>(size, 0));
    if (given.data->size() != elements * refrt_type_get(program, memref.element)->leaves)
      return cursor.error("data= has another number of values than the memref has elements (" + Twine(elements) + ")");
    for (const ExpectedLeaf &leaf : *given.data)
      memref.data.push_back(leaf.bits);
  }
  return Error::success();
}

Error CallParser::parseArgument(refrt_type type, uint32_t index, Call &call, Argument &argument) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED) {
    argument.isMemref = true;
    return parseMemref(type, index, call, argument.memref);
  }
  std::vector<ExpectedLeaf> leaves;
  if (Error error = parseLeaves(type, leaves, /*allowAny=*/false))
    return error;
  for (const ExpectedLeaf &leaf : leaves)
    argument.leaves.push_back(leaf.bits);
  return Error::success();
}

Error CallParser::parseMemrefResult(refrt_type type, const Call &call, ExpectedMemref &memref) {
  if (Error error = cursor.expect("memref"))
    return error;
  if (Error error = cursor.expect("<"))
    return error;
  if (refrt_type_get(program, type)->kind == REFRT_KIND_UNRANKED)
    cursor.take("*");
  while (!cursor.take(">")) {
    StringRef key = cursor.takeWord();
    if (Error error = cursor.expect("="))
      return error;
    if (key == "sizes") {
      if (Error error = parseIntegers(memref.sizes.emplace()))
        return error;
    } else if (key == "strides") {
      if (Error error = parseIntegers(memref.strides.emplace()))
        return error;
    } else if (key == "offset") {
      if (Error error = parseInteger(memref.offset.emplace()))
        return error;
    } else if (key == "data") {
      if (Error error = parseData(refrt_type_get(program, type)->element, memref.data.emplace(), /*allowAny=*/true))
        return error;
    } else if (key == "buffer") {
      if (cursor.take("fresh"))
        memref.sameAs = -1;
      else if (Error error = parseMemrefNumber(call, memref.sameAs.emplace()))
        return error;
    } else {
      return cursor.error("unknown key '" + key + "'; known are sizes, strides, offset, data, buffer");
    }
  }
  const refrt_type_info *info = refrt_type_get(program, type);
  std::optional<size_t> rank; // of an unranked one: that of the first list
  if (info->kind == REFRT_KIND_MEMREF)
    rank = info->rank;
  for (const auto *list : {&memref.sizes, &memref.strides})
    if (*list) {
      if ((*list)->size() != rank.value_or((*list)->size()))
        return cursor.error("this memref has rank " + Twine(*rank) + "; sizes and strides need as many entries");
      rank = (*list)->size();
    }
  return Error::success();
}

Error CallParser::parseResult(refrt_type type, const Call &call, ExpectedResult &result) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED) {
    result.isMemref = true;
    if (cursor.take("_"))
      return Error::success();
    return parseMemrefResult(type, call, result.memref);
  }
  return parseLeaves(type, result.leaves, /*allowAny=*/true);
}

/// Whether a call may be expected to end in it. That a budget is used up says nothing of
/// a program.
static bool mayBeExpected(refrt_trap trap) {
  return trap != REFRT_TRAP_NONE && trap != REFRT_TRAP_STEPS && trap != REFRT_TRAP_MEMORY && trap != REFRT_TRAP_DEPTH &&
         trap != REFRT_TRAP_COUNT;
}

static std::string trapNames() {
  std::string names;
  for (unsigned trap = 0; trap < REFRT_TRAP_COUNT; ++trap)
    if (mayBeExpected(static_cast<refrt_trap>(trap)))
      names += (names.empty() ? "" : ", ") + std::string(refrt_trap_name(static_cast<refrt_trap>(trap)));
  return names;
}

static std::string valuesText(size_t count) { return utostr(count) + (count == 1 ? " value" : " values"); }

Error CallParser::parseExpectation(ArrayRef<refrt_type> results, const Call &call, Expectation &expectation) {
  if (cursor.take("trap")) {
    if (Error error = cursor.expect("("))
      return error;
    StringRef word = cursor.takeWord();
    refrt_trap trap = refrt_trap_from_name(word.data(), word.size());
    if (!mayBeExpected(trap))
      return cursor.error("'" + word + "' is not a trap; known are " + trapNames());
    expectation.trap = trap;
    for (const TrapMark &mark : line.traps)
      if (mark.kind == word)
        expectation.trapLines.push_back(mark.line);
    expectation.trapOperations = line.operations;
    return cursor.expect(")");
  }
  std::vector<ExpectedResult> &list = expectation.results.emplace();
  // `()` expects no result; a complex value starts with a parenthesis too.
  if (results.empty()) {
    if (Error error = cursor.expect("("))
      return error;
    if (Error error = cursor.expect(")"))
      return error;
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (i && !cursor.take(","))
      return cursor.error("@" + call.entry + " returns " + valuesText(results.size()) + ", " + Twine(i) + " expected" +
                          cursor.found());
    if (Error error = parseResult(results[i], call, list.emplace_back()))
      return error;
  }
  if (!results.empty() && cursor.take(","))
    return cursor.error("@" + call.entry + " returns " + valuesText(results.size()) + ", more expected");
  if (!cursor.take("after"))
    return Error::success();
  do {
    ExpectedAfter &after = expectation.after.emplace_back();
    int32_t number;
    if (Error error = parseMemrefNumber(call, number))
      return error;
    after.argument = static_cast<uint32_t>(number);
    if (Error error = cursor.expect("="))
      return error;
    if (Error error = parseData(call.arguments[number].memref.element, after.data, /*allowAny=*/true))
      return error;
    cursor.take(",");
  } while (cursor.sees("arg"));
  return Error::success();
}

static Error parseEntryName(Cursor &cursor, std::string &name) {
  if (Error error = cursor.expect("@"))
    return error;
  if (cursor.take("\"")) {
    name = std::string(cursor.takeWhile([](char c) { return c != '"'; }));
    return cursor.expect("\"");
  }
  name = std::string(cursor.takeWhile([](char c) { return isAlnum(c) || c == '_' || c == '$' || c == '.'; }));
  return name.empty() ? cursor.error("expected a function name") : Error::success();
}

Expected<std::string> memref_cts::conformance::entryOf(StringRef path, const CallLine &line) {
  Cursor cursor(path, line);
  std::string name;
  if (Error error = parseEntryName(cursor, name))
    return std::move(error);
  return name;
}

static std::string argumentCount(size_t count) {
  return std::to_string(count) + (count == 1 ? " argument" : " arguments");
}

Error CallParser::parse(Call &call) {
  if (Error error = parseEntryName(cursor, call.entry))
    return error;
  refrt_symbol function = refrt_program_find_function(program, call.entry.c_str());
  const refrt_function_info *info = refrt_program_function(program, function);
  if (!info || info->num_blocks == 0)
    return cursor.error(noFunction(program, call.entry));
  ArrayRef<refrt_type> types = argumentTypes(program, info->type);
  if (Error error = cursor.expect("("))
    return error;
  call.arguments.reserve(types.size());
  for (uint32_t i = 0; i < types.size(); ++i) {
    if (cursor.sees(")"))
      return cursor.error("@" + call.entry + " takes " + argumentCount(types.size()) + ", " + Twine(i) + " given");
    if (i)
      if (Error error = cursor.expect(","))
        return error;
    Argument argument;
    if (Error error = parseArgument(types[i], i, call, argument))
      return error;
    call.arguments.push_back(std::move(argument));
  }
  if (!cursor.take(")"))
    return cursor.error("expected ')' after " + argumentCount(types.size()) + cursor.found());
  if (cursor.take("->")) {
    std::string text = cursor.remaining().trim().str();
    if (Error error = parseExpectation(resultTypes(program, info->type), call, call.expectation.emplace()))
      return error;
    call.expectation->text = std::move(text);
  }
  if (!cursor.atEnd())
    return cursor.error("text behind the call" + cursor.found());
  return Error::success();
}

Expected<Call> memref_cts::conformance::parseCall(const refrt_program *program, StringRef path, const CallLine &line) {
  Call call;
  if (Error error = CallParser(program, path, line).parse(call))
    return std::move(error);
  return call;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Of a list of `count` only the first `most` stand there.
static void printRest(raw_ostream &os, uint64_t count, uint64_t most) {
  if (count > most)
    os << " ... " << count - most << " more";
}

static size_t printLeaves(raw_ostream &os, const refrt_program *program, refrt_type type, ArrayRef<ScalarBits> leaves,
                          uint64_t most) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->leaves == 0) {
    os << "[]";
    return 0;
  }
  switch (info->kind) {
  case REFRT_KIND_COMPLEX: {
    os << '(';
    size_t used = printLeaves(os, program, info->element, leaves, most);
    os << ", ";
    used += printLeaves(os, program, info->element, leaves.drop_front(used), most);
    os << ')';
    return used;
  }
  case REFRT_KIND_VECTOR: {
    os << '[';
    size_t used = 0;
    for (uint32_t i = 0; i < info->leaves && i < most; ++i) {
      os << (i ? ", " : "");
      used += printLeaves(os, program, info->element, leaves.drop_front(used), most);
    }
    printRest(os, info->leaves, most);
    os << ']';
    return info->leaves;
  }
  default:
    os << printScalar(*info, leaves.front());
    return 1;
  }
}

static void printIntegers(raw_ostream &os, StringRef key, ArrayRef<int64_t> values) {
  os << key << "=[";
  for (size_t i = 0; i < values.size(); ++i)
    os << (i ? "," : "") << values[i];
  os << ']';
}

static void printMemref(raw_ostream &os, const refrt_program *program, const MemrefArgument &memref, uint64_t most) {
  os << "memref<" << (memref.unranked ? "* " : "");
  printIntegers(os, "sizes", memref.sizes);
  os << ' ';
  printIntegers(os, "strides", memref.strides);
  os << " offset=" << memref.offset;
  if (memref.sameAs >= 0)
    os << " buffer=arg" << memref.sameAs;
  else
    os << " bytes=" << memref.bytes << " align=" << memref.align << " fill="
       << (memref.fill == Fill::Zero   ? "zero"
           : memref.fill == Fill::Ones ? "ones"
                                       : "graffiti");
  if (memref.sameAs < 0 && memref.start)
    os << " start=" << memref.start;
  if (memref.sameAs < 0 && memref.lead)
    os << " lead=" << memref.lead;
  if (!memref.data.empty()) {
    os << " data=[";
    ArrayRef<ScalarBits> leaves = memref.data;
    const uint64_t elements = leaves.size() / std::max<uint32_t>(refrt_type_get(program, memref.element)->leaves, 1);
    for (uint64_t i = 0; i < most && !leaves.empty(); ++i) {
      os << (i ? "," : "");
      leaves = leaves.drop_front(printLeaves(os, program, memref.element, leaves, most));
    }
    printRest(os, elements, most);
    os << ']';
  }
  os << '>';
}

std::string memref_cts::conformance::entryText(StringRef entry) {
  bool plain = all_of(entry, [](char c) { return isAlnum(c) || c == '_' || c == '$' || c == '.'; });
  return plain ? ("@" + entry).str() : ("@\"" + entry + "\"").str();
}

static std::string printCall(const refrt_program *program, const Call &call, uint64_t most) {
  std::string text;
  raw_string_ostream os(text);
  os << entryText(call.entry) << '(';
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  ArrayRef<refrt_type> types = info ? argumentTypes(program, info->type) : ArrayRef<refrt_type>();
  for (size_t i = 0; i < call.arguments.size() && i < types.size(); ++i) {
    os << (i ? ", " : "");
    if (call.arguments[i].isMemref)
      printMemref(os, program, call.arguments[i].memref, most);
    else
      printLeaves(os, program, types[i], call.arguments[i].leaves, most);
  }
  os << ')';
  return text;
}

std::string memref_cts::conformance::printCall(const refrt_program *program, const Call &call) {
  return ::printCall(program, call, UINT64_MAX);
}

bool memref_cts::conformance::isShownWhole(const Call &call) {
  uint64_t scalars = 0;
  for (const Argument &argument : call.arguments)
    scalars += argument.isMemref ? argument.memref.data.size() : argument.leaves.size();
  return scalars <= kMaxShownScalars;
}

std::string memref_cts::conformance::showCall(const refrt_program *program, const Call &call) {
  constexpr uint64_t kFirst = 16;
  return ::printCall(program, call, isShownWhole(call) ? UINT64_MAX : kFirst);
}

/// A value of `leaves` facts; "_" where one of them is open, or it is no number.
static std::string printResult(const refrt_program *program, refrt_type type, ArrayRef<Fact> facts) {
  const refrt_type_info *info = refrt_type_get(program, type), *scalar = info;
  while (scalar->kind == REFRT_KIND_VECTOR || scalar->kind == REFRT_KIND_COMPLEX)
    scalar = refrt_type_get(program, scalar->element);
  const bool isNumber =
      scalar->kind == REFRT_KIND_INT || scalar->kind == REFRT_KIND_INDEX || scalar->kind == REFRT_KIND_FLOAT;
  std::vector<ScalarBits> leaves;
  for (const Fact &fact : facts) {
    if (!isNumber || (fact.state & (REFRT_UNDEF | REFRT_CHOSEN)) != 0)
      return "_";
    leaves.push_back({fact.lo, fact.hi});
    // Any NaN will do: the word for it is clearer than the bits of one.
    Expected<ScalarBits> nan = fact.state == REFRT_ANY_NAN ? parseScalar(*scalar, "nan") : leaves.back();
    if (nan)
      leaves.back() = *nan;
    else
      consumeError(nan.takeError());
  }
  std::string text;
  raw_string_ostream os(text);
  printLeaves(os, program, type, leaves, UINT64_MAX);
  return text;
}

std::string memref_cts::conformance::printOutcome(const refrt_program *program, const Call &call,
                                                  const Outcome &outcome) {
  if (outcome.kind == Outcome::Trapped && mayBeExpected(outcome.trap))
    return std::string("trap(") + refrt_trap_name(outcome.trap) + ")";
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  if (outcome.kind != Outcome::Returned || !info)
    return "";
  std::string text;
  bool isAnySaid = false;
  ArrayRef<refrt_type> types = resultTypes(program, info->type);
  std::vector<LeafInfo> places = describeLeaves(program, types);
  if (places.size() != outcome.results.size())
    return "";
  for (size_t i = 0, leaf = 0; i < types.size(); ++i) {
    const size_t first = leaf;
    while (leaf < places.size() && places[leaf].value == i)
      ++leaf;
    std::string value = printResult(program, types[i], ArrayRef(outcome.results).slice(first, leaf - first));
    isAnySaid |= value != "_";
    text += (i ? ", " : "") + value;
  }
  return isAnySaid ? text : "";
}
