//===-- ReleaseForm.cpp - modules as other releases read them -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generic form written by hand, because MLIR 22 prints only its own: before
// release 17 there were no properties, and some attributes had other names.
//
//===----------------------------------------------------------------------===//
#include "conformance/engine/ReleaseForm.h"

#include "conformance/engine/DiagnosticLog.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Format.h"

using namespace memref_cts::conformance;

namespace {
struct AttributeRow {
  unsigned since;
  llvm::StringRef operation, attribute;
  bool freedom;        // may be left out
  llvm::StringRef old; // name before; "": none
};
struct OperationRow {
  unsigned since;
  llvm::StringRef now, then;
};
struct NumberRow {
  unsigned since;
  llvm::StringLiteral operation, attribute;
  int now, then;
};
} // namespace

static constexpr AttributeRow attributeRows[] = {
#define RELEASE_ATTRIBUTE(SINCE, OPERATION, ATTRIBUTE) {SINCE, OPERATION, ATTRIBUTE, false, ""},
#define RELEASE_FREEDOM(SINCE, OPERATION, ATTRIBUTE) {SINCE, OPERATION, ATTRIBUTE, true, ""},
#define RELEASE_RENAMED_ATTRIBUTE(SINCE, OPERATION, NEW, OLD) {SINCE, OPERATION, NEW, false, OLD},
#include "conformance/engine/releases.def"
};
static constexpr OperationRow operationRows[] = {
#define RELEASE_RENAMED_OPERATION(SINCE, NEW, OLD) {SINCE, NEW, OLD},
#include "conformance/engine/releases.def"
};

static constexpr NumberRow numberRows[] = {
#define RELEASE_NUMBER(SINCE, OPERATION, ATTRIBUTE, NEW, OLD) {SINCE, OPERATION, ATTRIBUTE, NEW, OLD},
#include "conformance/engine/releases.def"
};

static constexpr unsigned kFirstWithProperties = 17;

static const AttributeRow *findRow(unsigned release, llvm::StringRef operation, llvm::StringRef attribute) {
  for (const AttributeRow &row : attributeRows)
    if (release < row.since && attribute == row.attribute && (row.operation.empty() || row.operation == operation))
      return &row;
  return nullptr;
}

static const NumberRow *findNumber(unsigned release, llvm::StringRef operation, mlir::NamedAttribute attribute) {
  mlir::IntegerAttr number = mlir::dyn_cast<mlir::IntegerAttr>(attribute.getValue());
  for (const NumberRow &row : numberRows)
    if (number && release < row.since && operation == row.operation && attribute.getName() == row.attribute &&
        number.getInt() == row.now)
      return &row;
  return nullptr;
}

static llvm::StringRef operationName(unsigned release, llvm::StringRef name) {
  for (const OperationRow &row : operationRows)
    if (release < row.since && name == row.now)
      return row.then;
  return name;
}

/// Older releases read floats of more than 64 bits as f64 first; false if that
/// changes the value.
static bool printValue(llvm::raw_ostream &os, mlir::Attribute value) {
  mlir::FloatAttr number = mlir::dyn_cast<mlir::FloatAttr>(value);
  if (!number || number.getType().getIntOrFloatBitWidth() <= 64) {
    os << value;
    return true;
  }
  llvm::APFloat narrow = number.getValue();
  bool changed = false;
  narrow.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &changed);
  if (changed || !narrow.isFinite())
    return false;
  os << llvm::format("%.17e", narrow.convertToDouble()) << " : " << number.getType();
  return true;
}

namespace {
class Printer {
public:
  Printer(llvm::raw_ostream &os, unsigned release, std::string &refusal) : os(os), release(release), refusal(refusal) {}

  void print(mlir::Operation *op);

private:
  void print(mlir::Region &region);
  void refuse(mlir::Operation *op, llvm::StringRef attribute, llvm::StringRef why);
  void printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, llvm::StringRef before, bool &first);
  void printDictionary(mlir::Operation *op, llvm::StringRef open, llvm::ArrayRef<mlir::NamedAttribute> attributes,
                       llvm::StringRef close);
  void printTypes(mlir::TypeRange types);
  void printValue(mlir::Value value);
  void printBlock(mlir::Block *block) {
    os << "^bb" << blocks.try_emplace(block, unsigned(blocks.size())).first->second;
  }

  llvm::raw_ostream &os;
  unsigned release;
  std::string &refusal;
  llvm::DenseMap<mlir::Operation *, unsigned> operations;
  llvm::DenseMap<mlir::Block *, unsigned> blocks;
};
} // namespace

/// Values are named after the operation or block that makes them, so that uses
/// before definitions need no second pass.
void Printer::printValue(mlir::Value value) {
  if (mlir::BlockArgument argument = mlir::dyn_cast<mlir::BlockArgument>(value)) {
    unsigned block = blocks.try_emplace(argument.getOwner(), unsigned(blocks.size())).first->second;
    os << "%b" << block << "_" << argument.getArgNumber();
    return;
  }
  mlir::OpResult result = mlir::cast<mlir::OpResult>(value);
  os << '%' << operations.try_emplace(result.getOwner(), unsigned(operations.size())).first->second;
  if (result.getOwner()->getNumResults() > 1)
    os << '#' << result.getResultNumber();
}

void Printer::printTypes(mlir::TypeRange types) {
  llvm::interleaveComma(types, os, [&](mlir::Type type) { type.print(os); });
}

void Printer::refuse(mlir::Operation *op, llvm::StringRef attribute, llvm::StringRef why) {
  if (refusal.empty())
    refusal = (locationText(op->getLoc()) + ": '" + op->getName().getStringRef() + "' with '" + attribute + "' " +
               why + " MLIR " + llvm::Twine(release))
                  .str();
}

void Printer::printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, llvm::StringRef before, bool &first) {
  llvm::StringRef name = attribute.getName(), operation = op->getName().getStringRef();
  if (const AttributeRow *row = findRow(release, operation, name)) {
    if (row->freedom)
      return;
    if (row->old.empty())
      return refuse(op, name, "is unknown to");
    name = row->old;
  }
  if (const NumberRow *row = findNumber(release, operation, attribute)) {
    if (row->then < 0)
      return refuse(op, name, "has a value that is unknown to");
    mlir::IntegerAttr number = mlir::cast<mlir::IntegerAttr>(attribute.getValue());
    attribute = mlir::NamedAttribute(attribute.getName(), mlir::IntegerAttr::get(number.getType(), row->then));
  }
  os << before << '"';
  llvm::printEscapedString(name, os);
  os << '"';
  if (!mlir::isa<mlir::UnitAttr>(attribute.getValue())) {
    os << " = ";
    if (!::printValue(os, attribute.getValue()))
      refuse(op, name, "is a constant that cannot be written for");
  }
  first = false;
}

/// Between braces; nothing at all when the release knows none of them.
void Printer::printDictionary(mlir::Operation *op, llvm::StringRef open,
                              llvm::ArrayRef<mlir::NamedAttribute> attributes, llvm::StringRef close) {
  bool first = true;
  for (mlir::NamedAttribute attribute : attributes)
    printAttribute(op, attribute, first ? open : ", ", first);
  if (!first)
    os << close;
}

void Printer::print(mlir::Region &region) {
  os << "{\n";
  for (mlir::Block &block : region) {
    printBlock(&block);
    os << '(';
    llvm::interleaveComma(block.getArguments(), os, [&](mlir::BlockArgument argument) {
      printValue(argument);
      os << ": ";
      argument.getType().print(os);
    });
    os << "):\n";
    for (mlir::Operation &op : block)
      print(&op);
  }
  os << '}';
}

void Printer::print(mlir::Operation *op) {
  if (op->getNumResults() > 0) {
    os << '%' << operations.try_emplace(op, unsigned(operations.size())).first->second;
    if (op->getNumResults() > 1)
      os << ':' << op->getNumResults();
    os << " = ";
  }
  os << '"' << operationName(release, op->getName().getStringRef()) << "\"(";
  llvm::interleaveComma(op->getOperands(), os, [&](mlir::Value value) { printValue(value); });
  os << ')';
  if (op->getNumSuccessors() > 0) {
    os << '[';
    llvm::interleaveComma(op->getSuccessors(), os, [&](mlir::Block *block) { printBlock(block); });
    os << ']';
  }
  // Properties stand before the regions, other attributes after them.
  llvm::SmallVector<mlir::NamedAttribute> properties, attributes;
  if (mlir::DictionaryAttr dictionary = mlir::dyn_cast_or_null<mlir::DictionaryAttr>(op->getPropertiesAsAttribute()))
    llvm::append_range(release >= kFirstWithProperties ? properties : attributes, dictionary.getValue());
  llvm::append_range(attributes, op->getDiscardableAttrs());
  printDictionary(op, " <{", properties, "}>");
  if (op->getNumRegions() > 0) {
    os << " (";
    llvm::interleaveComma(op->getRegions(), os, [&](mlir::Region &region) { print(region); });
    os << ')';
  }
  printDictionary(op, " {", attributes, "}");
  os << " : (";
  printTypes(op->getOperandTypes());
  os << ") -> (";
  printTypes(op->getResultTypes());
  os << ')';
  if (mlir::FileLineColLoc location = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>()) {
    os << " loc(\"";
    llvm::printEscapedString(location.getFilename().strref(), os);
    os << "\":" << location.getLine() << ':' << location.getColumn() << ')';
  }
  os << '\n';
}

std::string memref_cts::conformance::printForRelease(mlir::ModuleOp module, unsigned release, std::string &refusal) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Printer(os, release, refusal).print(module);
  return refusal.empty() ? text : "";
}
