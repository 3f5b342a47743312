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

using namespace memref_cts::conformance;

namespace {
struct AttributeRow {
  unsigned since;
  llvm::StringRef operation, attribute, byDefault;
};
struct RenamedRow {
  unsigned since;
  llvm::StringRef now, then;
};
} // namespace

static constexpr AttributeRow attributeRows[] = {
#define RELEASE_ATTRIBUTE(SINCE, OPERATION, ATTRIBUTE, DEFAULT) {SINCE, OPERATION, ATTRIBUTE, DEFAULT},
#include "conformance/engine/releases.def"
};
static constexpr RenamedRow renamedAttributes[] = {
#define RELEASE_RENAMED_ATTRIBUTE(SINCE, NEW, OLD) {SINCE, NEW, OLD},
#include "conformance/engine/releases.def"
};
static constexpr RenamedRow renamedOperations[] = {
#define RELEASE_RENAMED_OPERATION(SINCE, NEW, OLD) {SINCE, NEW, OLD},
#include "conformance/engine/releases.def"
};

static constexpr unsigned kFirstWithProperties = 17;

template <size_t N>
static llvm::StringRef nameIn(unsigned release, const RenamedRow (&rows)[N], llvm::StringRef name) {
  for (const RenamedRow &row : rows)
    if (release < row.since && name == row.now)
      return row.then;
  return name;
}

namespace {
class Printer {
public:
  Printer(llvm::raw_ostream &os, unsigned release, std::string &refusal) : os(os), release(release), refusal(refusal) {}

  void print(mlir::Operation *op);

private:
  void print(mlir::Region &region);
  void printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, bool &first);
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

void Printer::printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, bool &first) {
  llvm::StringRef name = attribute.getName();
  std::string value;
  llvm::raw_string_ostream(value) << attribute.getValue();
  for (const AttributeRow &row : attributeRows) {
    if (release >= row.since || name != row.attribute ||
        !(row.operation.empty() || row.operation == op->getName().getStringRef()))
      continue;
    if (value != row.byDefault && refusal.empty())
      refusal = locationText(op->getLoc()) + ": '" + op->getName().getStringRef().str() + "' with " + name.str() +
                " = " + value + " is unknown to MLIR " + std::to_string(release);
    return;
  }
  os << (first ? "" : ", ") << '"';
  llvm::printEscapedString(nameIn(release, renamedAttributes, name), os);
  os << '"';
  if (!mlir::isa<mlir::UnitAttr>(attribute.getValue()))
    os << " = " << value;
  first = false;
}

/// Between braces; nothing at all for an empty list.
void Printer::printDictionary(mlir::Operation *op, llvm::StringRef open,
                              llvm::ArrayRef<mlir::NamedAttribute> attributes, llvm::StringRef close) {
  if (attributes.empty())
    return;
  os << open;
  bool first = true;
  for (mlir::NamedAttribute attribute : attributes)
    printAttribute(op, attribute, first);
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
  os << '"' << nameIn(release, renamedOperations, op->getName().getStringRef()) << "\"(";
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
