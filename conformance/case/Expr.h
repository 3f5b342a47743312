//===-- Expr.h - integer expressions of CALL-RANDOM lines --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers, variables, + - * / %, parentheses, comparisons. Kept as postfix
// code, so that evaluation is a loop over a small array.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_EXPR_H
#define MEMREF_CTS_CONFORMANCE_CASE_EXPR_H

#include "conformance/case/Cursor.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

class Expr {
public:
  /// Variables are numbered in order of first appearance, in `variables`.
  static llvm::Expected<Expr> parse(Cursor &cursor, std::map<std::string, unsigned> &variables);
  /// With one comparison (< <= > >= == !=) at the top.
  static llvm::Expected<Expr> parseCondition(Cursor &cursor, std::map<std::string, unsigned> &variables);
  static Expr constant(int64_t value);
  /// Whether the value is the same for all variables.
  bool isConstant() const;
  /// No value on division by zero or overflow.
  std::optional<int64_t> evaluate(llvm::ArrayRef<int64_t> variables) const;

private:
  enum class Op : uint8_t { Constant, Variable, Add, Sub, Mul, Div, Rem, Less, LessEqual, Equal, NotEqual };
  struct ExprStep {
    Op op;
    int64_t value;
  };
  llvm::Error parseSum(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth);
  llvm::Error parseProduct(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth);
  llvm::Error parsePrimary(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth);
  std::vector<ExprStep> steps;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_EXPR_H
