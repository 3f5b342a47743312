//===-- Scalar.cpp - text forms of scalar bit patterns ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses LLVM's APFloat and APInt, not refrt's arithmetic: expectations in case
// files stay independent of the machine they test.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/Scalar.h"
#include "lowering/FloatSemantics.h"
#include "lowering/ModuleText.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;
using memref_cts::lowering::semanticsOf;

static ScalarBits fromAPInt(const APInt &value) {
  ScalarBits bits;
  bits.lo = value.getRawData()[0];
  bits.hi = value.getNumWords() > 1 ? value.getRawData()[1] : 0;
  return bits;
}

static APInt toAPInt(unsigned width, ScalarBits bits) {
  uint64_t words[2] = {bits.lo, bits.hi};
  return APInt(width, ArrayRef<uint64_t>(words));
}

static bool isInteger(const refrt_type_info &type) {
  return type.kind == REFRT_KIND_INT || type.kind == REFRT_KIND_INDEX;
}

static Error badValue(StringRef text, const Twine &why) { return createStringError("'" + text + "' " + why); }

Expected<ScalarBits> memref_cts::conformance::parseScalar(const refrt_type_info &type, StringRef text) {
  bool isFloat = type.kind == REFRT_KIND_FLOAT;
  if (!isFloat && !isInteger(type))
    return badValue(text, "is given for a type that has no literal form");
  StringRef body = text;
  if (body.empty())
    return badValue(text, "is not a value");
  if (body.size() > memref_cts::kMostDigits)
    return badValue(text.take_front(12).str() + "...",
                    "has " + Twine(body.size()) + " digits, more than " + Twine(memref_cts::kMostDigits));
  bool negative = body.consume_front("-");
  if (body.size() > 2 && (body.starts_with("0x") || body.starts_with("0X"))) {
    APInt value;
    if (negative || body.drop_front(2).getAsInteger(16, value))
      return badValue(text, "is not a hexadecimal bit pattern");
    if (value.getActiveBits() > type.bits)
      return badValue(text, "has more than " + Twine(type.bits) + " bits");
    return fromAPInt(value.zextOrTrunc(std::max(type.bits, 1u)));
  }
  if (!isFloat) {
    if (body == "true" || body == "false") {
      if (negative || type.bits != 1)
        return badValue(text, "is a value of i1 only");
      return ScalarBits{body == "true" ? 1ull : 0ull, 0};
    }
    APInt magnitude;
    if (body.getAsInteger(10, magnitude))
      return badValue(text, "is not an integer");
    // Both the signed and the unsigned reading of the width are accepted.
    unsigned wide = std::max(magnitude.getActiveBits() + 1, type.bits + 1);
    APInt value = magnitude.zextOrTrunc(wide);
    APInt smallest = APInt::getOneBitSet(wide, type.bits - 1);
    if (negative ? value.ugt(smallest) : value.getActiveBits() > type.bits)
      return badValue(text, "does not fit " + Twine(type.bits) + " bits");
    if (negative)
      value.negate();
    return fromAPInt(value.trunc(type.bits));
  }
  const fltSemantics &semantics = semanticsOf(type.float_kind);
  if (body == "nan") {
    if (!APFloat::semanticsHasNaN(semantics))
      return badValue(text, "does not exist in this float format");
    return fromAPInt(APFloat::getQNaN(semantics, negative).bitcastToAPInt());
  }
  if (body == "inf") {
    if (!APFloat::semanticsHasInf(semantics))
      return badValue(text, "does not exist in this float format");
    return fromAPInt(APFloat::getInf(semantics, negative).bitcastToAPInt());
  }
  // APFloat's parser accepts more than case files do; letters other than the
  // exponent are not ours.
  if (body.find_first_not_of("0123456789.eE+-") != StringRef::npos)
    return badValue(text, "is not a float");
  APFloat value(APFloat::IEEEquad());
  Expected<APFloat::opStatus> status = value.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (!status) {
    consumeError(status.takeError());
    return badValue(text, "is not a float");
  }
  // Straight to the target format: no second rounding.
  APFloat exact(semantics);
  Expected<APFloat::opStatus> again = exact.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (!again) {
    consumeError(again.takeError());
    return badValue(text, "is not a float");
  }
  return fromAPInt(exact.bitcastToAPInt());
}

ScalarBits memref_cts::conformance::scalarFromDouble(const refrt_type_info &type, double value) {
  if (type.kind != REFRT_KIND_FLOAT) {
    APSInt result(type.bits, /*isUnsigned=*/false);
    bool exact;
    APFloat(value).convertToInteger(result, APFloat::rmTowardZero, &exact);
    return fromAPInt(result);
  }
  APFloat result(value);
  bool lost;
  result.convert(semanticsOf(type.float_kind), APFloat::rmNearestTiesToEven, &lost);
  return fromAPInt(result.bitcastToAPInt());
}

ScalarBits memref_cts::conformance::scalarFromInt(const refrt_type_info &type, int64_t value) {
  if (type.kind == REFRT_KIND_FLOAT)
    return scalarFromDouble(type, static_cast<double>(value));
  return fromAPInt(APInt(64, static_cast<uint64_t>(value), /*isSigned=*/true).sextOrTrunc(type.bits));
}

/// Digits up to which the exact value of a float is printed; what has more is
/// printed with the fewest digits that parse back.
static constexpr size_t kExactDigits = 7;

/// The exact value of a finite float if it has few digits, else "".
static std::string exactFloat(APFloat value) {
  bool lost = false;
  value.convert(APFloat::IEEEquad(), APFloat::rmNearestTiesToEven, &lost);
  SmallString<64> text;
  value.toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/6);
  StringRef digits = StringRef(text).take_until([](char c) { return c == 'E' || c == 'e'; });
  size_t count = 0;
  for (char c : digits.drop_while([](char c) { return c == '-' || c == '0' || c == '.'; }))
    count += isDigit(c);
  // Quad rounds where it prints: what comes short has to be the value.
  APFloat back(APFloat::IEEEquad(), text);
  return count <= kExactDigits && back.bitwiseIsEqual(value) ? std::string(text) : "";
}

/// Decimal text of a float: its value, or the shortest that parses back.
static std::string decimalFloat(const refrt_type_info &type, ScalarBits bits) {
  const fltSemantics &semantics = semanticsOf(type.float_kind);
  APFloat value(semantics, toAPInt(type.bits, bits));
  if (value.isNaN())
    return "nan";
  if (value.isInfinity())
    return value.isNegative() ? "-inf" : "inf";
  SmallString<64> text(exactFloat(value));
  if (text.empty())
    value.toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/6);
  if (StringRef(text).find_first_of(".eE") == StringRef::npos)
    text += ".0";
  return std::string(text);
}

std::string memref_cts::conformance::printScalar(const refrt_type_info &type, ScalarBits bits) {
  if (type.kind == REFRT_KIND_FLOAT) {
    std::string text = decimalFloat(type, bits);
    Expected<ScalarBits> back = parseScalar(type, text);
    if (back && back->lo == bits.lo && back->hi == bits.hi)
      return text;
    if (!back)
      consumeError(back.takeError());
  } else if (isInteger(type)) {
    SmallString<40> text;
    toAPInt(type.bits, bits).toString(text, 10, /*Signed=*/type.bits > 1);
    return std::string(text);
  }
  SmallString<40> text;
  toAPInt(128, bits).toString(text, 16, /*Signed=*/false);
  return ("0x" + StringRef(text).lower());
}

std::string memref_cts::conformance::explainScalar(const refrt_type_info &type, ScalarBits bits) {
  if (type.kind != REFRT_KIND_FLOAT)
    return printScalar(type, bits);
  SmallString<40> hex;
  toAPInt(128, bits).toString(hex, 16, /*Signed=*/false);
  return "0x" + StringRef(hex).lower() + " (" + decimalFloat(type, bits) + ")";
}
