//===-- DemandedType.cpp - the signature the clauses demand ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the lowered type of a source function in LLVM's spelling, from the
// clauses and from nothing else, and the type a lowered program really has in
// the same spelling. They agree when the texts do. TYPE-*, DESC-RANKED-01, -02,
// -06, -10, -13, DESC-UNRANKED-01, -02, FUNCTY-01 to -12, CALL-RANKED-08.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/DemandedType.h"
#include "llvm/ADT/Twine.h"

using namespace memref_cts::conformance;

static std::string pointerText(uint32_t space) {
  return space == 0 ? "ptr" : "ptr addrspace(" + std::to_string(space) + ")";
}

static std::string indexText(const refrt_program *source) {
  return "i" + std::to_string(refrt_program_layout(source)->index_bits);
}

static bool isLLVMFloat(refrt_float_kind kind) {
  switch (kind) {
  case REFRT_FLOAT_F16:
  case REFRT_FLOAT_BF16:
  case REFRT_FLOAT_F32:
  case REFRT_FLOAT_F64:
  case REFRT_FLOAT_F80:
  case REFRT_FLOAT_F128:
    return true;
  default:
    return false;
  }
}

static std::string arrayText(uint64_t count, const std::string &element) {
  return "[" + std::to_string(count) + " x " + element + "]";
}
static std::string vectorText(uint64_t count, const std::string &element) {
  return "<" + std::to_string(count) + " x " + element + ">";
}

static std::string join(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

//===----------------------------------------------------------------------===//
// Expected
//===----------------------------------------------------------------------===//

static std::string loweredText(const refrt_program *source, refrt_type type);

/// The scalars of a ranked descriptor (FUNCTY-05, FUNCTY-11).
static std::vector<std::string> flattenedMemref(const refrt_program *source, const refrt_type_info *info) {
  std::vector<std::string> parts(2, pointerText(info->space));
  parts.insert(parts.end(), 1 + 2 * info->rank, indexText(source));
  return parts;
}

static std::string loweredText(const refrt_program *source, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(source, type);
  if (!info)
    return "<unknown>";
  switch (info->kind) {
  case REFRT_KIND_INT:
    return "i" + std::to_string(info->bits);
  case REFRT_KIND_INDEX:
    return indexText(source);
  case REFRT_KIND_FLOAT: // TYPE-FP-01 to TYPE-FP-04
    return isLLVMFloat(info->float_kind) ? refrt_float_name(info->float_kind)
                                         : "i" + std::to_string(refrt_float_bits(info->float_kind));
  case REFRT_KIND_PTR:
    return pointerText(info->space);
  case REFRT_KIND_FUNCTION:
    return "ptr";
  case REFRT_KIND_COMPLEX: {
    std::string part = loweredText(source, info->element);
    return "{" + part + ", " + part + "}";
  }
  case REFRT_KIND_VECTOR: {
    std::string text = loweredText(source, info->element);
    if (info->rank == 0)
      return vectorText(1, text);
    text = vectorText(uint64_t(info->sizes[info->rank - 1]), text);
    for (uint32_t i = info->rank - 1; i-- > 0;)
      text = arrayText(uint64_t(info->sizes[i]), text);
    return text;
  }
  case REFRT_KIND_ARRAY:
    return arrayText(info->count, loweredText(source, info->element));
  case REFRT_KIND_STRUCT: {
    std::vector<std::string> parts(info->count);
    for (uint64_t i = 0; i < info->count; ++i)
      parts[i] = loweredText(source, info->parts[i]);
    return (info->packed ? "<{" : "{") + join(parts) + (info->packed ? "}>" : "}");
  }
  case REFRT_KIND_MEMREF: {
    std::vector<std::string> parts(2, pointerText(info->space));
    parts.push_back(indexText(source));
    if (info->rank > 0)
      parts.insert(parts.end(), 2, arrayText(info->rank, indexText(source)));
    return "{" + join(parts) + "}";
  }
  case REFRT_KIND_UNRANKED:
    return "{" + indexText(source) + ", ptr}";
  }
  return "<unknown>";
}

static std::string expectedSignature(const refrt_program *source, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(source, type);
  std::vector<std::string> arguments;
  for (uint64_t i = 0; i < info->count; ++i) {
    const refrt_type_info *part = refrt_type_get(source, info->parts[i]);
    if (part->kind == REFRT_KIND_MEMREF) {
      std::vector<std::string> scalars = flattenedMemref(source, part);
      arguments.insert(arguments.end(), scalars.begin(), scalars.end());
    } else if (part->kind == REFRT_KIND_UNRANKED) { // FUNCTY-07
      arguments.push_back(indexText(source));
      arguments.push_back("ptr");
    } else {
      arguments.push_back(loweredText(source, info->parts[i]));
    }
  }
  if (info->variadic)
    arguments.push_back("...");
  std::vector<std::string> results(info->num_results);
  for (uint32_t i = 0; i < info->num_results; ++i)
    results[i] = loweredText(source, info->parts[info->count + i]);
  std::string result = results.empty() ? "void" : results.size() == 1 ? results[0] : "{" + join(results) + "}";
  return result + " (" + join(arguments) + ")";
}

//===----------------------------------------------------------------------===//
// Found
//===----------------------------------------------------------------------===//

static std::string typeText(const refrt_program *lowered, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(lowered, type);
  if (!info)
    return "<unknown>";
  switch (info->kind) {
  case REFRT_KIND_INT:
    return "i" + std::to_string(info->bits);
  case REFRT_KIND_INDEX:
    return "index";
  case REFRT_KIND_FLOAT:
    return refrt_float_name(info->float_kind);
  case REFRT_KIND_PTR:
    return pointerText(info->space);
  case REFRT_KIND_FUNCTION:
    return "function";
  case REFRT_KIND_COMPLEX:
    return "complex<" + typeText(lowered, info->element) + ">";
  case REFRT_KIND_VECTOR:
    if (info->rank == 1)
      return vectorText(uint64_t(info->sizes[0]), typeText(lowered, info->element));
    return "vector of rank " + std::to_string(info->rank);
  case REFRT_KIND_ARRAY:
    return arrayText(info->count, typeText(lowered, info->element));
  case REFRT_KIND_STRUCT: {
    std::vector<std::string> parts(info->count);
    for (uint64_t i = 0; i < info->count; ++i)
      parts[i] = typeText(lowered, info->parts[i]);
    return (info->packed ? "<{" : "{") + join(parts) + (info->packed ? "}>" : "}");
  }
  case REFRT_KIND_MEMREF:
    return "memref";
  case REFRT_KIND_UNRANKED:
    return "unranked memref";
  }
  return "<unknown>";
}

static std::string foundSignature(const refrt_program *lowered, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(lowered, type);
  std::vector<std::string> arguments, results;
  for (uint64_t i = 0; i < info->count; ++i)
    arguments.push_back(typeText(lowered, info->parts[i]));
  if (info->variadic)
    arguments.push_back("...");
  for (uint32_t i = 0; i < info->num_results; ++i)
    results.push_back(typeText(lowered, info->parts[info->count + i]));
  std::string result = results.empty() ? "void" : results.size() == 1 ? results[0] : "several results";
  return result + " (" + join(arguments) + ")";
}

std::string memref_cts::conformance::checkLoweredSignature(const refrt_program *source, const refrt_program *lowered,
                                                           llvm::StringRef function) {
  std::string symbol = function.str();
  refrt_symbol in = refrt_program_find_function(source, symbol.c_str());
  if (in == REFRT_NONE)
    return "the source program has no function '" + symbol + "'";
  std::string expected = expectedSignature(source, refrt_program_function(source, in)->type);
  refrt_symbol out = refrt_program_find_function(lowered, symbol.c_str());
  if (out == REFRT_NONE)
    return "function '" + symbol + "': expected '" + expected + "', found no function of that name";
  std::string found = foundSignature(lowered, refrt_program_function(lowered, out)->type);
  if (expected == found)
    return "";
  return "function '" + symbol + "': expected '" + expected + "', found '" + found + "'";
}
