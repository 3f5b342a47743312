//===-- Wire.h - bytes between the tool and its workers ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Binary encoding of inputs, outcomes, options and replies. Both ends are the same
// executable on the same machine, so numbers keep their size and byte order.
// Readers check every length: what a dying worker left behind is never trusted.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROTOCOL_WIRE_H
#define MEMREF_CTS_CONFORMANCE_PROTOCOL_WIRE_H

#include "conformance/Command.h"
#include "conformance/Worker.h"

#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace memref_cts::conformance {

/// Appends to a string, or to fixed memory; what does not fit sets `overflow`.
class WireWriter {
public:
  explicit WireWriter(std::string &storage) : storage(&storage) {}
  WireWriter(uint8_t *memory, size_t size) : begin(memory), at(memory), end(memory + size) {}

  bool overflow() const { return failed; }
  size_t written() const { return storage ? storage->size() : size_t(at - begin); }

  void bytes(const void *data, size_t size) {
    if (storage) {
      storage->append(static_cast<const char *>(data), size);
      return;
    }
    if (size > size_t(end - at)) {
      failed = true;
      return;
    }
    if (size)
      std::memcpy(at, data, size);
    at += size;
  }
  template <typename T>
  void number(T value) {
    static_assert(std::is_trivially_copyable_v<T> && !std::is_pointer_v<T>);
    bytes(&value, sizeof value);
  }
  void text(llvm::StringRef value) {
    number<uint64_t>(value.size());
    bytes(value.data(), value.size());
  }
  /// Vectors of types without padding.
  template <typename T>
  void numbers(const std::vector<T> &values) {
    static_assert(std::has_unique_object_representations_v<T>);
    number<uint64_t>(values.size());
    bytes(values.data(), values.size() * sizeof(T));
  }

private:
  std::string *storage = nullptr;
  uint8_t *begin = nullptr, *at = nullptr, *end = nullptr;
  bool failed = false;
};

/// Reads what a WireWriter wrote. After the first wrong length `failed` is set
/// and everything reads as zero or empty.
class WireReader {
public:
  WireReader(const void *data, size_t size)
      : at(static_cast<const uint8_t *>(data)), end(static_cast<const uint8_t *>(data) + size) {}

  bool failed() const { return bad; }
  bool atEnd() const { return at == end; }
  size_t left() const { return size_t(end - at); }
  void fail() {
    bad = true;
    at = end;
  }

  void bytes(void *data, size_t size) {
    if (size > left()) {
      fail();
      std::memset(data, 0, size);
      return;
    }
    if (size)
      std::memcpy(data, at, size);
    at += size;
  }
  template <typename T>
  T number() {
    T value;
    bytes(&value, sizeof value);
    return value;
  }
  /// A number of things that take at least `each` bytes each.
  size_t count(size_t each) {
    uint64_t value = number<uint64_t>();
    if (value > left() / (each ? each : 1)) {
      fail();
      return 0;
    }
    return size_t(value);
  }
  void text(std::string &value) {
    size_t size = count(1);
    value.assign(reinterpret_cast<const char *>(at), size);
    at += size;
  }
  template <typename T>
  void numbers(std::vector<T> &values) {
    static_assert(std::has_unique_object_representations_v<T>);
    size_t size = count(sizeof(T));
    values.resize(size);
    bytes(values.data(), size * sizeof(T));
  }

private:
  const uint8_t *at, *end;
  bool bad = false;
};

void write(WireWriter &out, const Input &input);
void read(WireReader &in, Input &input); // inner memory is reused
void write(WireWriter &out, const Outcome &outcome);
void read(WireReader &in, Outcome &outcome); // inner memory is reused

using OptionList = std::vector<std::pair<std::string, std::string>>;
void write(WireWriter &out, const OptionList &options);
void read(WireReader &in, OptionList &options);
void write(WireWriter &out, const NumberPolicy &policy);
void read(WireReader &in, NumberPolicy &policy);
void write(WireWriter &out, const std::vector<RepairStep> &steps);
void read(WireReader &in, std::vector<RepairStep> &steps);
void write(WireWriter &out, const LoweringSpec &lowering);
void read(WireReader &in, LoweringSpec &lowering);
void write(WireWriter &out, const WorkerOptions &options);
void read(WireReader &in, WorkerOptions &options);

void write(WireWriter &out, const std::vector<std::string> &texts);
void read(WireReader &in, std::vector<std::string> &texts);
void write(WireWriter &out, const CommandResult &result);
void read(WireReader &in, CommandResult &result);

void write(WireWriter &out, const Reply &reply);
void read(WireReader &in, Reply &reply);
void write(WireWriter &out, const LoadReply &reply);
void read(WireReader &in, LoadReply &reply);
void write(WireWriter &out, const LowerReply &reply);
void read(WireReader &in, LowerReply &reply);
void write(WireWriter &out, const PassesReply &reply);
void read(WireReader &in, PassesReply &reply);
void write(WireWriter &out, const RepairReply &reply);
void read(WireReader &in, RepairReply &reply);
void write(WireWriter &out, const DependenceReply &reply);
void read(WireReader &in, DependenceReply &reply);
void write(WireWriter &out, const MutantSite &site);
void read(WireReader &in, MutantSite &site);
void write(WireWriter &out, const MutantsReply &reply);
void read(WireReader &in, MutantsReply &reply);
void write(WireWriter &out, const MutantReply &reply);
void read(WireReader &in, MutantReply &reply);
void write(WireWriter &out, const CompileReply &reply);
void read(WireReader &in, CompileReply &reply);
void write(WireWriter &out, const ObjectReply &reply);
void read(WireReader &in, ObjectReply &reply);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROTOCOL_WIRE_H
