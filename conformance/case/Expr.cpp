//===-- Expr.cpp - integer expressions of CALL-RANDOM lines ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recursive descent into postfix code. Depth is bounded, arithmetic is checked.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Expr.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr unsigned kMaxDepth = 64;   // no sane constraint nests deeper
static constexpr unsigned kMaxSteps = 1000; // each draw takes them all

Expr Expr::constant(int64_t value) {
  Expr expr;
  expr.steps.push_back({Op::Constant, value});
  return expr;
}

Error Expr::parsePrimary(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth) {
  if (depth > kMaxDepth)
    return cursor.error("expression nested too deeply");
  if (steps.size() > kMaxSteps)
    return cursor.error("expression too long: it has more than " + Twine(kMaxSteps) + " parts");
  if (cursor.take("(")) {
    if (Error error = parseSum(cursor, variables, depth + 1))
      return error;
    return cursor.expect(")");
  }
  if (cursor.take("-")) {
    steps.push_back({Op::Constant, 0});
    if (Error error = parsePrimary(cursor, variables, depth + 1))
      return error;
    steps.push_back({Op::Sub, 0});
    return Error::success();
  }
  StringRef word = cursor.takeWhile([](char c) { return isAlnum(c) || c == '_'; });
  if (word.empty())
    return cursor.error("expected a number or a variable" + cursor.found());
  if (isDigit(word[0])) {
    int64_t value;
    if (word.getAsInteger(10, value))
      return cursor.error("'" + word + "' is not an integer");
    steps.push_back({Op::Constant, value});
    return Error::success();
  }
  auto [position, inserted] = variables.try_emplace(std::string(word), static_cast<unsigned>(variables.size()));
  (void)inserted;
  steps.push_back({Op::Variable, static_cast<int64_t>(position->second)});
  return Error::success();
}

Error Expr::parseProduct(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth) {
  if (Error error = parsePrimary(cursor, variables, depth))
    return error;
  while (true) {
    Op op;
    if (cursor.take("*"))
      op = Op::Mul;
    else if (cursor.take("/"))
      op = Op::Div;
    else if (cursor.take("%"))
      op = Op::Rem;
    else
      return Error::success();
    if (Error error = parsePrimary(cursor, variables, depth))
      return error;
    steps.push_back({op, 0});
  }
}

Error Expr::parseSum(Cursor &cursor, std::map<std::string, unsigned> &variables, unsigned depth) {
  if (Error error = parseProduct(cursor, variables, depth))
    return error;
  while (true) {
    Op op;
    if (cursor.take("+"))
      op = Op::Add;
    else if (cursor.take("-"))
      op = Op::Sub;
    else
      return Error::success();
    if (Error error = parseProduct(cursor, variables, depth))
      return error;
    steps.push_back({op, 0});
  }
}

Expected<Expr> Expr::parse(Cursor &cursor, std::map<std::string, unsigned> &variables) {
  Expr expr;
  if (Error error = expr.parseSum(cursor, variables, 0))
    return std::move(error);
  return expr;
}

Expected<Expr> Expr::parseCondition(Cursor &cursor, std::map<std::string, unsigned> &variables) {
  Expr left;
  if (Error error = left.parseSum(cursor, variables, 0))
    return std::move(error);
  bool swap = false;
  Op op;
  if (cursor.take("<="))
    op = Op::LessEqual;
  else if (cursor.take("<"))
    op = Op::Less;
  else if (cursor.take(">="))
    op = Op::LessEqual, swap = true;
  else if (cursor.take(">"))
    op = Op::Less, swap = true;
  else if (cursor.take("=="))
    op = Op::Equal;
  else if (cursor.take("!="))
    op = Op::NotEqual;
  else
    return cursor.error("expected a comparison" + cursor.found());
  Expr right;
  if (Error error = right.parseSum(cursor, variables, 0))
    return std::move(error);
  if (swap)
    std::swap(left, right);
  left.steps.insert(left.steps.end(), right.steps.begin(), right.steps.end());
  left.steps.push_back({op, 0});
  return left;
}

bool Expr::isConstant() const {
  return none_of(steps, [](const ExprStep &step) { return step.op == Op::Variable; });
}

std::optional<int64_t> Expr::evaluate(ArrayRef<int64_t> variables) const {
  SmallVector<int64_t, 16> stack;
  for (const ExprStep &step : steps) {
    if (step.op == Op::Constant || step.op == Op::Variable) {
      stack.push_back(step.op == Op::Constant ? step.value : variables[static_cast<size_t>(step.value)]);
      continue;
    }
    int64_t b = stack.pop_back_val();
    int64_t &a = stack.back();
    switch (step.op) {
    case Op::Add:
      if (AddOverflow(a, b, a))
        return std::nullopt;
      break;
    case Op::Sub:
      if (SubOverflow(a, b, a))
        return std::nullopt;
      break;
    case Op::Mul:
      if (MulOverflow(a, b, a))
        return std::nullopt;
      break;
    case Op::Div:
    case Op::Rem:
      if (b == 0 || (b == -1 && a == INT64_MIN))
        return std::nullopt;
      a = step.op == Op::Div ? a / b : a % b;
      break;
    case Op::Less:
      a = a < b;
      break;
    case Op::LessEqual:
      a = a <= b;
      break;
    case Op::Equal:
      a = a == b;
      break;
    case Op::NotEqual:
      a = a != b;
      break;
    case Op::Constant:
    case Op::Variable:
      break;
    }
  }
  return stack.size() == 1 ? std::optional<int64_t>(stack.back()) : std::nullopt;
}
