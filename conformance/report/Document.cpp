//===-- Document.cpp - JSON of others, with lines in messages --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, with nesting bounded before llvm::json recurses, and finds lines again.
//
//===----------------------------------------------------------------------===//

#include "conformance/Document.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

static size_t lineAt(StringRef text, size_t offset) { return 1 + text.take_front(offset).count('\n'); }

static std::string location(StringRef path, StringRef text, size_t offset) {
  return (path + ":" + Twine(lineAt(text, offset)) + ": ").str();
}

/// Offset behind the string that starts at `at`; the end of the text if it never ends.
static size_t skipString(StringRef text, size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\')
      ++at;
  return std::min(at + 1, text.size());
}

static constexpr unsigned kMaxDepth = 64; // reports have six levels
static constexpr size_t kMaxValues = 4'000'000;
static constexpr size_t kMaxNumber = 4096; // digits; llvm::json hands a number to strtod
// What llvm::json needs was measured: an object of one key takes eight bytes of a file.
static constexpr uint64_t kValueBytes = 300, kObjectBytes = 5'300;
static constexpr uint64_t kMaxMemory = uint64_t(2) << 30;

namespace {
/// Where a text asks for more than llvm::json should be given.
struct TooMuch {
  size_t at = StringRef::npos; // npos: it does not
  std::string what;
};
} // namespace

static TooMuch findTooMuch(StringRef text) {
  unsigned depth = 0;
  size_t values = 1, digits = 0;
  uint64_t memory = 0;
  bool isString = false;
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at];
    if (isString) {
      at += c == '\\';
      isString = c != '"';
    } else if (c == '"') {
      isString = true;
    } else if ((c == '[' || c == '{') && ++depth > kMaxDepth) {
      return {at, ("nested more than " + Twine(kMaxDepth) + " levels deep").str()};
    } else if ((c == ']' || c == '}') && depth) {
      --depth;
    } else if (c == ',' && ++values > kMaxValues) {
      return {at, ("more than " + Twine(kMaxValues) + " values").str()};
    }
    if (!isString)
      memory += c == '{' ? kObjectBytes : c == ',' ? kValueBytes : 0;
    if (memory > kMaxMemory)
      return {at, ("to read this file takes more than " + Twine(kMaxMemory >> 20) +
                   " MiB of memory: it has too many objects")
                      .str()};
    digits = !isString && isDigit(c) ? digits + 1 : 0;
    if (digits > kMaxNumber)
      return {at, ("a number has more than " + Twine(kMaxNumber) + " digits").str()};
  }
  return {};
}

/// Errors start with "path:line: ".
static Expected<json::Value> parseJSON(StringRef path, StringRef text) {
  if (text.trim().empty())
    return createStringError(path + ":1: the file is empty");
  if (TooMuch found = findTooMuch(text); found.at != StringRef::npos)
    return createStringError(location(path, text, found.at) + found.what);
  Expected<json::Value> value = json::parse(text);
  if (value)
    return value;
  // llvm::json says "[LINE:COLUMN, byte=OFFSET]: what".
  std::string message = toString(value.takeError());
  StringRef rest(message);
  unsigned line = 0;
  if (rest.consume_front("[") && !rest.consumeInteger(10, line))
    return createStringError(path + ":" + Twine(line) + ": not JSON: " + rest.split("]: ").second);
  return createStringError(path + ":1: not JSON: " + message);
}

Expected<std::string> Document::read(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readInput(path);
  if (!buffer)
    return createStringError(path + ": cannot read: " + buffer.getError().message());
  return (*buffer)->getBuffer().str();
}

Expected<Document> Document::parse(StringRef path, StringRef text) {
  text.consume_front("\xef\xbb\xbf"); // the byte order sign of some editors and shells
  Expected<json::Value> value = parseJSON(path, text);
  if (!value)
    return value.takeError();
  return Document(path, text, std::move(*value));
}

Error Document::takeError() {
  if (error.empty())
    return Error::success();
  return createStringError(error);
}

//===----------------------------------------------------------------------===//
// The text is JSON: it was parsed.
//===----------------------------------------------------------------------===//

static size_t skipBlanks(StringRef text, size_t at) {
  return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

static size_t skipValue(StringRef text, size_t at) {
  unsigned depth = 0;
  while (at < text.size()) {
    char c = text[at];
    if (c == '"') {
      at = skipString(text, at);
    } else if (c == '[' || c == '{') {
      ++depth;
      ++at;
    } else if (c == ']' || c == '}') {
      if (depth == 0)
        return at; // the end of what the value is in
      --depth;
      ++at;
    } else if (depth == 0) {
      return std::min(text.find_first_of(",]} \t\r\n", at), text.size());
    } else {
      ++at;
      continue;
    }
    if (depth == 0)
      return at;
  }
  return at;
}

namespace {
/// A step from a value to one in it.
struct PathStep {
  StringRef key; // of an object
  size_t index;  // of an array
  bool isIndex;
};
} // namespace

/// The way from a value to one in it; false: it is not in it. Documents have at most kMaxDepth levels.
static bool findWay(const json::Value &from, const json::Value &wanted, std::vector<PathStep> &way) {
  if (&from == &wanted)
    return true;
  auto stepsTo = [&](const json::Value &value, PathStep step) {
    way.push_back(step);
    if (findWay(value, wanted, way))
      return true;
    way.pop_back();
    return false;
  };
  if (const json::Array *array = from.getAsArray())
    for (size_t i = 0; i < array->size(); ++i)
      if (stepsTo((*array)[i], {"", i, true}))
        return true;
  if (const json::Object *object = from.getAsObject())
    for (const auto &member : *object)
      if (stepsTo(member.second, {member.first, 0, false}))
        return true;
  return false;
}

size_t Document::offsetOf(const json::Value &wanted) const {
  std::vector<PathStep> way;
  findWay(value, wanted, way);
  size_t at = skipBlanks(text, 0);
  for (const PathStep &step : way) {
    at = skipBlanks(text, at + 1); // behind the bracket
    for (size_t index = 0; at < text.size(); ++index) {
      bool found = step.isIndex && index == step.index;
      if (!step.isIndex) {
        size_t end = skipString(text, at);
        Expected<json::Value> key = json::parse(text.slice(at, end));
        found = key && key->getAsString() == step.key;
        if (!key)
          consumeError(key.takeError());
        at = skipBlanks(text, skipBlanks(text, end) + 1); // behind the colon
      }
      if (found)
        break;
      at = skipBlanks(text, skipValue(text, at));
      at = skipBlanks(text, at + 1); // behind the comma
    }
  }
  return std::min(at, text.size());
}

//===----------------------------------------------------------------------===//
// Node
//===----------------------------------------------------------------------===//

void Node::bad(const Twine &what) const {
  if (document->error.empty())
    document->error = location(document->path, document->text, document->offsetOf(*value)) + what.str();
}

bool Node::has(StringRef key) const {
  const json::Object *object = value->getAsObject();
  return object && object->get(key);
}

static const json::Value kNothing = nullptr;

Node Node::operator[](StringRef key) const {
  Node node = *this;
  const json::Object *object = value->getAsObject();
  const json::Value *member = object ? object->get(key) : nullptr;
  node.value = member ? member : &kNothing;
  if (!object)
    bad("an object is expected here");
  else if (!member)
    bad("\"" + key + "\" is missing");
  return node;
}

std::string Node::text() const {
  std::optional<StringRef> text = value->getAsString();
  if (!text)
    bad("a string is expected here");
  return std::string(text.value_or(""));
}

std::string Node::text(StringRef key, StringRef otherwise) const {
  return has(key) ? (*this)[key].text() : std::string(otherwise);
}

uint64_t Node::number() const {
  std::optional<int64_t> number = value->getAsInteger();
  if (!number || *number < 0)
    bad("a number of zero or more is expected here");
  return number && *number > 0 ? static_cast<uint64_t>(*number) : 0;
}

int64_t Node::integer() const {
  std::optional<int64_t> number = value->getAsInteger();
  if (!number)
    bad("an integer is expected here");
  return number.value_or(0);
}

std::optional<uint64_t> Node::number(StringRef key) const {
  return has(key) ? std::optional<uint64_t>((*this)[key].number()) : std::nullopt;
}

std::optional<double> Node::real(StringRef key) const {
  if (!has(key))
    return std::nullopt;
  Node node = (*this)[key];
  std::optional<double> number = node.value->getAsNumber();
  if (!number && node.value->kind() != json::Value::Null)
    node.bad("a number or null is expected here");
  return number;
}

bool Node::flag(StringRef key) const {
  if (!has(key))
    return false;
  Node node = (*this)[key];
  std::optional<bool> flag = node.value->getAsBoolean();
  if (!flag)
    node.bad("true or false is expected here");
  return flag.value_or(false);
}

std::vector<Node> Node::elements() const {
  std::vector<Node> nodes;
  const json::Array *array = value->getAsArray();
  if (!array)
    bad("an array is expected here");
  if (array)
    nodes.reserve(array->size());
  for (size_t i = 0; array && i < array->size(); ++i)
    nodes.push_back(Node(*document, (*array)[i]));
  return nodes;
}

std::vector<Node> Node::elements(StringRef key) const {
  return has(key) ? (*this)[key].elements() : std::vector<Node>();
}

std::vector<std::pair<std::string, Node>> Node::members() const {
  std::vector<std::pair<std::string, Node>> nodes;
  const json::Object *object = value->getAsObject();
  if (!object) {
    bad("an object is expected here");
    return nodes;
  }
  for (const auto &member : *object)
    nodes.emplace_back(member.first.str(), (*this)[member.first]);
  llvm::sort(nodes, [](const auto &left, const auto &right) { return left.first < right.first; });
  return nodes;
}

void Node::onlyKeys(ArrayRef<StringRef> keys) const {
  for (const auto &[key, node] : members())
    if (!is_contained(keys, StringRef(key)))
      node.bad("unknown field \"" + key + "\"");
}
