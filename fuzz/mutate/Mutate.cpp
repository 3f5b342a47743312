//===-- Mutate.cpp - other tapes from tapes -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generator reads a tape and says what each byte was for. So a tape falls
// into a head (types, sizes), statements and the rest (results); edits are made
// to these pieces. Then the tape is put together piece by piece, each as long as
// the generator reads it there. A statement that now reads more or less than
// before does not shift the ones behind it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Mutate.h"

using namespace memref_cts::fuzz;
using namespace llvm;

/// Bytes offered to a new statement; it keeps those that it reads.
static constexpr size_t kFreshBytes = 256;

namespace {
class Dice {
public:
  explicit Dice(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t word = state += 0x9e3779b97f4a7c15u;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
  }
  size_t below(size_t limit) { return limit ? static_cast<size_t>(next() % limit) : 0; }

private:
  uint64_t state;
};

class Editor {
public:
  Editor(ArrayRef<uint8_t> tape, Dice &dice, const GenerateOptions &options);
  void mutate();
  void cross(const Editor &other);
  TapeBytes take(size_t most);

private:
  void change(TapeBytes &piece);
  TapeBytes fresh() { return Tape::random(dice.next(), 0, kFreshBytes); }
  size_t any() { return dice.below(statements.size()); }
  void insert(TapeBytes statement) {
    statements.insert(statements.begin() + static_cast<ptrdiff_t>(dice.below(statements.size() + 1)),
                      std::move(statement));
  }

  TapeBytes head, rest;
  std::vector<TapeBytes> statements;
  Dice &dice;
  const GenerateOptions &options;
};
} // namespace

static TapeMap readTape(ArrayRef<uint8_t> bytes, const GenerateOptions &options, size_t *used = nullptr) {
  TapeMap map;
  Tape tape(bytes, &map);
  generateCase(tape, options);
  if (used)
    *used = tape.used();
  return map;
}

static TapeBytes copy(ArrayRef<uint8_t> bytes) { return TapeBytes(bytes.begin(), bytes.end()); }
static void append(TapeBytes &to, const TapeBytes &bytes) { to.insert(to.end(), bytes.begin(), bytes.end()); }

Editor::Editor(ArrayRef<uint8_t> tape, Dice &dice, const GenerateOptions &options) : dice(dice), options(options) {
  size_t end = 0;
  TapeMap map = readTape(tape, options, &end);
  size_t headEnd = map.statements.empty() ? end : map.statements[0].begin;
  head = copy(tape.take_front(headEnd));
  for (const TapeMap::StatementBytes &each : map.statements)
    statements.push_back(copy(tape.slice(each.begin, each.end - each.begin)));
  if (!map.statements.empty())
    rest = copy(tape.slice(map.statements.back().end, end - map.statements.back().end));
}

/// Another byte: most often a neighbour of what it was, so that another row of
/// a small table is drawn.
void Editor::change(TapeBytes &piece) {
  if (piece.empty())
    return;
  uint8_t &byte = piece[dice.below(piece.size())];
  switch (dice.below(4)) {
  case 0:
    ++byte;
    break;
  case 1:
    --byte;
    break;
  case 2:
    byte = 0; // the smallest choice
    break;
  default:
    byte = static_cast<uint8_t>(dice.next());
  }
}

void Editor::mutate() {
  for (size_t edits = 1 + dice.below(3); edits-- > 0;) {
    switch (dice.below(12)) {
    case 0:
    case 1:
    case 2:
      change(head);
      break;
    case 3:
    case 4:
    case 5:
      change(statements.empty() ? head : statements[any()]);
      break;
    case 6:
      change(rest);
      break;
    case 7:
      if (!statements.empty())
        statements.erase(statements.begin() + static_cast<ptrdiff_t>(any()));
      break;
    case 8:
      insert(statements.empty() ? fresh() : TapeBytes(statements[any()]));
      break;
    case 9:
      if (!statements.empty())
        std::swap(statements[any()], statements[any()]);
      break;
    default:
      insert(fresh());
      break;
    }
  }
}

void Editor::cross(const Editor &other) {
  if (other.statements.empty())
    return mutate();
  if (dice.below(3) == 0) { // the types of this, the statements of the other
    statements = other.statements;
    rest = other.rest;
    return;
  }
  size_t first = dice.below(other.statements.size());
  size_t count = 1 + dice.below(std::min<size_t>(3, other.statements.size() - first));
  for (size_t i = first; i < first + count; ++i)
    insert(other.statements[i]);
}

TapeBytes Editor::take(size_t most) {
  TapeBytes bytes = head;
  append(bytes, fresh());
  TapeMap map = readTape(bytes, options);
  // The generator makes at least two statements; which number says how many?
  if (map.count) {
    const TapeMap::Draw &count = map.draws[*map.count];
    size_t least = 2, wanted = std::max(statements.size(), least) - least;
    bytes.resize(count.position);
    for (unsigned i = 0; i < count.width; ++i)
      bytes.push_back(static_cast<uint8_t>(std::min<uint64_t>(wanted, count.limit - 1) >> (8 * i)));
  }
  // Most statements read as much as before. One that does not gets more bytes to
  // choose from, and becomes what it reads of them.
  const TapeBytes front = bytes;
  auto joined = [&](size_t end) {
    TapeBytes all = front;
    for (size_t i = 0; i < end; ++i)
      append(all, statements[i]);
    return all;
  };
  for (size_t fitting = 0; fitting < statements.size();) {
    std::vector<TapeMap::StatementBytes> read = readTape(joined(statements.size()), options).statements;
    while (fitting < std::min(read.size(), statements.size()) &&
           read[fitting].end - read[fitting].begin == statements[fitting].size())
      ++fitting;
    if (fitting == statements.size())
      break;
    bytes = joined(fitting + 1);
    append(bytes, fresh());
    read = readTape(bytes, options).statements;
    if (read.size() <= fitting) { // there are no more than these
      statements.resize(fitting);
      break;
    }
    statements[fitting] =
        copy(ArrayRef<uint8_t>(bytes).slice(read[fitting].begin, read[fitting].end - read[fitting].begin));
    ++fitting;
  }
  bytes = joined(statements.size());
  append(bytes, rest);
  size_t used = 0;
  readTape(bytes, options, &used);
  bytes.resize(std::min(used, most));
  if (bytes.empty() && most)
    bytes.push_back(static_cast<uint8_t>(dice.next()));
  return bytes;
}

TapeBytes memref_cts::fuzz::mutateTape(ArrayRef<uint8_t> tape, size_t most, uint64_t seed,
                                       const GenerateOptions &options) {
  Dice dice(seed);
  Editor editor(tape, dice, options);
  editor.mutate();
  return editor.take(most);
}

TapeBytes memref_cts::fuzz::crossTapes(ArrayRef<uint8_t> first, ArrayRef<uint8_t> second, size_t most, uint64_t seed,
                                       const GenerateOptions &options) {
  Dice dice(seed);
  Editor editor(first, dice, options), other(second, dice, options);
  editor.cross(other);
  return editor.take(most);
}

TapeBytes memref_cts::fuzz::trimTape(ArrayRef<uint8_t> tape, const GenerateOptions &options) {
  size_t used = 0;
  readTape(tape, options, &used);
  return copy(tape.take_front(used));
}
