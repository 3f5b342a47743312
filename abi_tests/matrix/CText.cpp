//===-- CText.cpp - C sides of the matrix ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callers and callees in the common part of C11 and C++17, from the prototypes of
// the model. The frame holds values, records what was seen, and gives each call a
// process of its own. Descriptors are spelt out here once more: nothing is shared
// with refrt_memref.h, which is another statement of the same layout.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/CText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace llvm;
using namespace memref_cts::abi_tests;

static const char *const kPrelude = R"(#include <stdint.h>
#include <stdbool.h>
#ifdef __cplusplus
#define ABI_C extern "C"
#else
#define ABI_C extern
#endif
ABI_C void abi_get(unsigned field, void *value, unsigned size);
ABI_C void abi_saw(unsigned side, unsigned field, uint64_t low, uint64_t high);
ABI_C void abi_saw_bytes(unsigned side, unsigned field, const void *value, unsigned size);
ABI_C void *abi_descriptor(unsigned field, unsigned rank);
ABI_C void abi_saw_descriptor(unsigned side, unsigned field, intptr_t rank, const void *descriptor);
ABI_C void abi_saw_unranked(unsigned side, unsigned field, intptr_t rank, const void *descriptor);
ABI_C void abi_free_unranked(intptr_t rank, void *descriptor);
ABI_C int64_t abi_target(int64_t value);
#define ABI_MASK 0x5A5A5A5A5A5A5A5A
typedef struct { intptr_t rank; void *descriptor; } refrt_memref_unranked_word;
#define REFRT_MEMREF(T, N) ABI_MEMREF_##N(T)
#define ABI_MEMREF_0(T) struct { T *allocated; T *aligned; intptr_t offset; }
#define ABI_MEMREF_N(T, N) struct { T *allocated; T *aligned; intptr_t offset; intptr_t sizes[N]; intptr_t strides[N]; }
#define ABI_MEMREF_1(T) ABI_MEMREF_N(T, 1)
#define ABI_MEMREF_2(T) ABI_MEMREF_N(T, 2)
#define ABI_MEMREF_3(T) ABI_MEMREF_N(T, 3)
#define ABI_MEMREF_4(T) ABI_MEMREF_N(T, 4)
#define ABI_MEMREF_5(T) ABI_MEMREF_N(T, 5)
#define ABI_MEMREF_6(T) ABI_MEMREF_N(T, 6)
#define REFRT_MEMREF_CHECK(S, N, I) struct abi_unchecked
#define REFRT_MEMREF_CHECK_HEAD(S, N, I) struct abi_unchecked
)";

static std::string prelude(ArrayRef<MatrixRow> rows, ArrayRef<unsigned> chosen) {
  std::vector<Signature> signatures;
  for (unsigned row : chosen)
    signatures.push_back(rows[row].signature);
  std::string text = kPrelude + cDescriptorTypes(signatures);
  for (const Signature &signature : signatures)
    text += cResultStruct(signature);
  return text;
}

static std::string variableOf(const MatrixRow &row, const CParameter &parameter) {
  if (parameter.argument < 0)
    return "&result";
  std::string name = "arg" + std::to_string(parameter.argument);
  if (!parameter.path.empty())
    return name + "." + parameter.path;
  return (row.signature.arguments[static_cast<size_t>(parameter.argument)].isMemRef() ? "&" : "") + name;
}

/// Statements that record a scalar under field `field`.
static std::string recordScalar(const ValueType &type, const std::string &value, unsigned side, unsigned field) {
  if (type.callee)
    return formatv(
        "  {{ uint64_t x; abi_get({1}, &x, 8); abi_saw({0}, {1}, (uint64_t){2}((int64_t)(x ^ ABI_MASK)), 0); }\n", side,
        field, value);
  // Widening shows what the compiler believes of the bits above the value.
  if (type.kind == TypeKind::Index)
    return formatv("  abi_saw({0}, {1}, (uint64_t){2}, 0);\n", side, field, value);
  if (type.kind == TypeKind::Integer && type.width <= 64)
    return formatv("  abi_saw({0}, {1}, (uint64_t){3}{2}, 0);\n", side, field, value,
                   type.isUnsigned || type.width == 1 ? "" : "(int64_t)");
  return formatv("  abi_saw_bytes({0}, {1}, &{2}, sizeof {2});\n", side, field, value);
}

/// Statements that record a value; `leaf(path)` spells a part of it.
static std::string record(const ValueType &type, function_ref<std::string(const std::string &)> leaf, unsigned side,
                          unsigned field) {
  if (type.kind == TypeKind::Unranked)
    return formatv("  abi_saw_unranked({0}, {1}, {2}, {3});\n", side, field, leaf("rank"), leaf("descriptor"));
  std::string text;
  for (const auto &[number, part] : enumerate(leavesOf(type)))
    text += recordScalar(part.type, leaf(part.path), side, field + static_cast<unsigned>(number));
  return text;
}

/// Statements that fill a variable with the values of its fields.
static std::string fill(const ValueType &type, const std::string &variable, unsigned field) {
  if (type.callee)
    return "  " + variable + " = abi_target;\n";
  if (type.kind == TypeKind::Unranked)
    return formatv("  {0}.rank = {1};\n  {0}.descriptor = abi_descriptor({2}, {1});\n", variable, kUnrankedRank,
                   field + 1);
  std::string text;
  for (const auto &[number, leaf] : enumerate(leavesOf(type))) {
    std::string part = variable + (leaf.path.empty() ? "" : "." + leaf.path);
    text += formatv("  abi_get({0}, &{1}, sizeof {1});\n", field + number, part);
  }
  return text;
}

static std::string member(const MatrixRow &row, size_t result) {
  return row.signature.results.size() == 1 ? "result" : "result.result" + std::to_string(result);
}

static auto partsOf(const std::string &variable) {
  return [variable](const std::string &path) { return path.empty() ? variable : variable + "." + path; };
}

std::string memref_cts::abi_tests::cCaller(ArrayRef<MatrixRow> rows, ArrayRef<unsigned> chosen) {
  std::string text = prelude(rows, chosen);
  for (unsigned number : chosen) {
    const MatrixRow &row = rows[number];
    const Signature &signature = row.signature;
    text += "ABI_C " + cPrototype(signature, row.convention) + ";\nABI_C void call_" + signature.name + "(void);\n";
    text += "void call_" + signature.name + "(void) {\n";
    for (const auto &[i, type] : enumerate(signature.arguments)) {
      std::string variable = "arg" + std::to_string(i);
      text += type.callee ? "  int64_t (*" + variable + ")(int64_t);\n" : "  " + cType(type) + " " + variable + ";\n";
      text += fill(type, variable, row.starts[i]) + record(type, partsOf(variable), 0, row.starts[i]);
    }
    SmallVector<std::string> arguments;
    for (const CParameter &parameter : cParameters(signature, row.convention))
      arguments.push_back(variableOf(row, parameter));
    std::string call = symbolName(signature, row.convention) + "(" + join(arguments, ", ") + ");\n";
    if (signature.results.empty())
      text += "  " + call;
    else if (resultByPointer(signature, row.convention))
      text += "  " + cResultType(signature) + " result;\n  " + call;
    else
      text += "  " + cResultType(signature) + " result = " + call;
    for (const auto &[i, type] : enumerate(signature.results)) {
      std::string variable = member(row, i);
      text += record(type, partsOf(variable), 0, row.starts[signature.arguments.size() + i]);
      // The copy that came back is the caller's to free, and so is what it gave.
      if (type.kind == TypeKind::Unranked)
        for (const std::string &each : {variable, "arg" + std::to_string(row.sources[i])})
          text += "  abi_free_unranked(" + each + ".rank, " + each + ".descriptor);\n";
    }
    text += "}\n";
  }
  return text;
}

std::string memref_cts::abi_tests::cCallee(ArrayRef<MatrixRow> rows, ArrayRef<unsigned> chosen) {
  std::string text = prelude(rows, chosen);
  for (unsigned number : chosen) {
    const MatrixRow &row = rows[number];
    const Signature &signature = row.signature;
    bool byPointer = resultByPointer(signature, row.convention);
    text += "ABI_C " + cPrototype(signature, row.convention) + ";\n" + cPrototype(signature, row.convention) + " {\n";
    std::vector<CParameter> parameters = cParameters(signature, row.convention);
    auto leafOf = [&](size_t argument) {
      return [&parameters, argument](const std::string &path) -> std::string {
        for (const CParameter &parameter : parameters)
          if (parameter.argument == static_cast<int>(argument)) {
            if (parameter.path == path)
              return parameter.name;
            if (parameter.path.empty())
              return parameter.name + "->" + path;
          }
        return "";
      };
    };
    for (const auto &[i, type] : enumerate(signature.arguments))
      text += record(type, leafOf(i), 1, row.starts[i]);
    if (!signature.results.empty() && !byPointer)
      text += "  " + cResultType(signature) + " result;\n";
    for (const auto &[i, type] : enumerate(signature.results)) {
      std::string variable = member(row, i);
      if (byPointer)
        variable = signature.results.size() == 1 ? "(*result)" : "result->result" + std::to_string(i);
      unsigned field = row.starts[signature.arguments.size() + i];
      if (type.kind == TypeKind::Ranked)
        for (const LeafType &leaf : leavesOf(type))
          text += "  " + variable + "." + leaf.path + " = " + leafOf(static_cast<size_t>(row.sources[i]))(leaf.path) +
                  ";\n";
      else
        text += fill(type, variable, field);
      text += record(type, partsOf(variable), 1, field);
    }
    if (!signature.results.empty() && !byPointer)
      text += "  return result;\n";
    text += "}\n";
  }
  return text;
}

//===----------------------------------------------------------------------===//
// The frame
//===----------------------------------------------------------------------===//

static const char *const kFrame = R"(#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct { uint64_t value[2]; unsigned bits; } abi_field;
typedef struct { const char *name; const abi_field *fields; unsigned count; void (*call)(void); } abi_row;
static const abi_row *current;
static struct { uint64_t value[2]; int seen; } facts[2][64];

static void put(unsigned side, unsigned field, uint64_t low, uint64_t high) {
  if (side > 1 || field >= 64)
    abort();
  facts[side][field].value[0] = low;
  facts[side][field].value[1] = high;
  facts[side][field].seen = 1;
}
static int big(void) {
  const uint16_t one = 1;
  return *(const unsigned char *)&one == 0;
}
void abi_get(unsigned field, void *value, unsigned size) {
  unsigned char *to = value;
  for (unsigned i = 0; i < size; ++i)
    to[big() ? size - 1 - i : i] = (unsigned char)(current->fields[field].value[i / 8] >> (8 * (i % 8)));
}
void abi_saw(unsigned side, unsigned field, uint64_t low, uint64_t high) { put(side, field, low, high); }
void abi_saw_bytes(unsigned side, unsigned field, const void *value, unsigned size) {
  const unsigned char *from = value;
  uint64_t words[2] = {0, 0};
  for (unsigned i = 0; i < size && i < 16; ++i)
    words[i / 8] |= (uint64_t)from[big() ? size - 1 - i : i] << (8 * (i % 8));
  put(side, field, words[0], words[1]);
}
/* Two pointers and 1 + 2 * rank words, from as many fields. */
void *abi_descriptor(unsigned field, unsigned rank) {
  uintptr_t *words = malloc((3 + 2 * rank) * sizeof *words);
  for (unsigned i = 0; words && i < 3 + 2 * rank; ++i)
    words[i] = (uintptr_t)current->fields[field + i].value[0];
  return words;
}
void abi_saw_descriptor(unsigned side, unsigned field, intptr_t rank, const void *descriptor) {
  const uintptr_t *words = descriptor;
  for (intptr_t i = 0; rank >= 0 && rank <= 8 && i < 3 + 2 * rank; ++i)
    put(side, field + (unsigned)i, words[i], 0);
}
void abi_saw_unranked(unsigned side, unsigned field, intptr_t rank, const void *descriptor) {
  put(side, field, (uint64_t)rank, 0);
  if (rank == ABI_UNRANKED_RANK)
    abi_saw_descriptor(side, field + 1, rank, descriptor);
}
void abi_free_unranked(intptr_t rank, void *descriptor) {
  if (rank == ABI_UNRANKED_RANK)
    free(descriptor);
}
int64_t abi_target(int64_t value) { return value ^ ABI_MASK; }

/* For lowered code: 64-bit integers, pointers and index only. Above the bits of
 * the field stands what no extension would leave. */
int64_t abi_value(int64_t field, int64_t word) {
  const abi_field *from = &current->fields[field];
  if (from->bits >= 64)
    return (int64_t)from->value[word];
  uint64_t mask = ((uint64_t)1 << from->bits) - 1;
  return (int64_t)((from->value[0] & mask) | (0x3C3C3C3C3C3C3C3Cu & ~mask));
}
void abi_saw_0(int64_t field, int64_t low, int64_t high) { put(0, (unsigned)field, (uint64_t)low, (uint64_t)high); }
void abi_saw_1(int64_t field, int64_t low, int64_t high) { put(1, (unsigned)field, (uint64_t)low, (uint64_t)high); }
)";

static const char *const kMain = R"(
int main(int argc, char **argv) {
  setvbuf(stdout, NULL, _IOFBF, 1 << 16);
  for (int i = 1; i < argc; ++i) {
    current = &rows[atoi(argv[i])];
    printf("R %s\n", argv[i]);
    fflush(stdout);
    pid_t child = fork();
    if (child < 0)
      return 3;
    if (child == 0) {
      alarm(20);
      current->call();
      for (unsigned side = 0; side < 2; ++side)
        for (unsigned field = 0; field < current->count; ++field)
          if (facts[side][field].seen)
            printf("F %u %u %llx %llx\n", side, field, (unsigned long long)facts[side][field].value[0],
                   (unsigned long long)facts[side][field].value[1]);
      _exit(fflush(stdout) ? 3 : 0);
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child)
      return 3;
    if (WIFSIGNALED(status))
      printf("S %d\n", WTERMSIG(status));
    else if (WEXITSTATUS(status))
      printf("X %d\n", WEXITSTATUS(status));
    printf("E\n");
    if (fflush(stdout))
      return 3;
  }
  return 0;
}
)";

std::string memref_cts::abi_tests::cFrame(ArrayRef<MatrixRow> rows, const Target &target, bool loweredCaller) {
  std::string text = kPrelude;
  text += "#define ABI_UNRANKED_RANK " + std::to_string(kUnrankedRank) + "\n";
  text += kFrame;
  std::set<std::string> elements;
  std::string calls, table = "static const abi_row rows[] = {\n";
  for (const auto &[number, row] : enumerate(rows)) {
    std::string id = std::to_string(number);
    calls += "static const abi_field fields" + id + "[] = {\n";
    std::vector<Field> fields = fieldsOf(row, target);
    for (const Field &field : fields)
      calls += formatv("  {{{{{0:x}u, {1:x}u}, {2}},\n", field.expected[0], field.expected[1], field.bits);
    calls += "};\n";
    SmallVector<std::string> types, values;
    for (const auto &[i, type] : enumerate(row.signature.arguments))
      if (type.isMemRef()) {
        bool unranked = type.kind == TypeKind::Unranked;
        unsigned rank = unranked ? kUnrankedRank : type.rank;
        types.push_back("intptr_t, void *");
        values.push_back(formatv("{0}, abi_descriptor({1}, {0})", rank, row.starts[i] + unranked));
        elements.insert(type.element->mlir);
      } else if (type.isBareMemRef()) {
        types.push_back("void *");
        values.push_back(formatv("(void *)(uintptr_t)fields{0}[{1}].value[0]", id, row.starts[i]));
      }
    for (const ValueType &type : row.signature.results)
      if (type.isMemRef())
        elements.insert(type.element->mlir);
    std::string symbol = "call_" + row.signature.name;
    if (!loweredCaller)
      types.clear();
    calls +=
        "extern void " + symbol + "(" + (types.empty() ? "void" : join(types, ", ")) + ") __attribute__((weak));\n";
    std::string call = symbol;
    if (!types.empty()) {
      call = "run" + id;
      calls += "static void run" + id + "(void) { " + symbol + "(" + join(values, ", ") + "); }\n";
    }
    table +=
        "  {\"" + row.signature.name + "\", fields" + id + ", " + std::to_string(fields.size()) + ", " + call + "},\n";
  }
  for (const std::string &element : elements)
    for (const char *side : {"0", "1"})
      text += formatv("void abi_saw_memref_{0}_{1}(int64_t field, intptr_t rank, void *descriptor) {{\n"
                      "  abi_saw_descriptor({1}, (unsigned)field, rank, descriptor);\n}\n"
                      "void abi_saw_unranked_{0}_{1}(int64_t field, intptr_t rank, void *descriptor) {{\n"
                      "  abi_saw_unranked({1}, (unsigned)field, rank, descriptor);\n}\n",
                      element, side);
  return text + calls + table + "};\n" + kMain;
}
