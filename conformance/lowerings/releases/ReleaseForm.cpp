//===-- ReleaseForm.cpp - modules as other releases read them -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generic form written by hand, because MLIR 22 prints only its own. What a
// release writes otherwise stands in releases.def; here is only how rows are
// applied.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/releases/ReleaseForm.h"

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace memref_cts::conformance;

namespace {
struct AttributeRow {
  unsigned since;
  llvm::StringRef operation, attribute;
  bool freedom;           // may be left out
  llvm::StringRef old;    // name before; "": none
  llvm::StringRef silent; // as text, the value that may be left out; "": none
};
struct RenamedRow {
  unsigned since;
  llvm::StringRef now, then;
};
struct NumberRow {
  unsigned since;
  llvm::StringLiteral operation, attribute;
  int64_t now, then;
};
enum class ArrayForm : uint8_t { List, Vector, Offsets };
struct ArrayRow {
  unsigned since;
  llvm::StringRef operation, attribute;
  ArrayForm form;
};
struct ValueRow {
  unsigned since;
  llvm::StringRef operation, attribute, now, then;
};
struct OperandsRow {
  unsigned since;
  llvm::StringRef operation;
  unsigned count;
};
struct SyntaxRow {
  unsigned since;
  ReleaseSyntax syntax;
};
} // namespace

static constexpr AttributeRow kAttributeRows[] = {
#define RELEASE_ATTRIBUTE(SINCE, OPERATION, ATTRIBUTE) {SINCE, OPERATION, ATTRIBUTE, false, "", ""},
#define RELEASE_FREEDOM(SINCE, OPERATION, ATTRIBUTE) {SINCE, OPERATION, ATTRIBUTE, true, "", ""},
#define RELEASE_DEFAULT(SINCE, OPERATION, ATTRIBUTE, VALUE) {SINCE, OPERATION, ATTRIBUTE, false, "", VALUE},
#define RELEASE_RENAMED_ATTRIBUTE(SINCE, OPERATION, NEW, OLD) {SINCE, OPERATION, NEW, false, OLD, ""},
#include "conformance/lowerings/releases/releases.def"
};
static constexpr RenamedRow kOperationRows[] = {
#define RELEASE_RENAMED_OPERATION(SINCE, NEW, OLD) {SINCE, NEW, OLD},
#include "conformance/lowerings/releases/releases.def"
};

/// The OLD of numbers that did not exist.
static constexpr int64_t kUnknownNumber = std::numeric_limits<int64_t>::max();

static constexpr NumberRow kNumberRows[] = {
#define RELEASE_NO_NUMBER(SINCE, OPERATION, ATTRIBUTE, NEW) {SINCE, OPERATION, ATTRIBUTE, NEW, kUnknownNumber},
#define RELEASE_NUMBER(SINCE, OPERATION, ATTRIBUTE, NEW, OLD) {SINCE, OPERATION, ATTRIBUTE, NEW, OLD},
#include "conformance/lowerings/releases/releases.def"
};

static constexpr ArrayRow kArrayRows[] = {
#define RELEASE_ARRAY(SINCE, OPERATION, ATTRIBUTE, FORM) {SINCE, OPERATION, ATTRIBUTE, ArrayForm::FORM},
#include "conformance/lowerings/releases/releases.def"
};

static constexpr ValueRow kValueRows[] = {
#define RELEASE_VALUE(SINCE, OPERATION, ATTRIBUTE, NEW, OLD) {SINCE, OPERATION, ATTRIBUTE, NEW, OLD},
#include "conformance/lowerings/releases/releases.def"
};

static constexpr OperandsRow kOperandsRows[] = {
#define RELEASE_OPERANDS(SINCE, OPERATION, COUNT) {SINCE, OPERATION, COUNT},
#include "conformance/lowerings/releases/releases.def"
};

static constexpr SyntaxRow kSyntaxRows[] = {
#define RELEASE_SYNTAX(SINCE, SYNTAX) {SINCE, ReleaseSyntax::SYNTAX},
#include "conformance/lowerings/releases/releases.def"
};

bool memref_cts::conformance::knowsSyntax(unsigned release, ReleaseSyntax syntax) {
  for (const SyntaxRow &row : kSyntaxRows)
    if (row.syntax == syntax)
      return release >= row.since;
  return true;
}

static const AttributeRow *findRow(unsigned release, llvm::StringRef operation, llvm::StringRef attribute) {
  for (const AttributeRow &row : kAttributeRows)
    if (release < row.since && attribute == row.attribute && (row.operation.empty() || row.operation == operation))
      return &row;
  return nullptr;
}

static const NumberRow *findNumber(unsigned release, llvm::StringRef operation, llvm::StringRef attribute,
                                   int64_t number) {
  for (const NumberRow &row : kNumberRows)
    if (release < row.since && number == row.now && operation == row.operation && attribute == row.attribute)
      return &row;
  return nullptr;
}

static const ArrayRow *findArray(unsigned release, llvm::StringRef operation, llvm::StringRef attribute) {
  for (const ArrayRow &row : kArrayRows)
    if (release < row.since && (row.operation.empty() || operation == row.operation) &&
        (row.attribute.empty() || attribute == row.attribute))
      return &row;
  return nullptr;
}

/// The text of a value that was written otherwise, or "".
static llvm::StringRef findValue(unsigned release, llvm::StringRef operation, llvm::StringRef attribute,
                                 mlir::Attribute value) {
  std::string text;
  for (const ValueRow &row : kValueRows) {
    if (release >= row.since || operation != row.operation || attribute != row.attribute)
      continue;
    if (text.empty())
      text = llvm::formatv("{0}", value).str();
    if (text == row.now)
      return row.then;
  }
  return "";
}

/// How many operands a release writes.
static unsigned operandCount(unsigned release, mlir::Operation *op) {
  for (const OperandsRow &row : kOperandsRows)
    if (release < row.since && op->getName().getStringRef() == row.operation)
      return std::min(row.count, op->getNumOperands());
  return op->getNumOperands();
}

static llvm::StringRef operationName(unsigned release, llvm::StringRef name) {
  for (const RenamedRow &row : kOperationRows)
    if (release < row.since && name == row.now)
      return row.then;
  return name;
}

/// Older releases read floats of more than 64 bits as f64 first; false if that
/// changes the value.
static bool printConstant(llvm::raw_ostream &os, mlir::Attribute value) {
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
  Printer(llvm::raw_ostream &os, unsigned release, std::string &refusal) : os(os), release(release), refusal(refusal) {
    // The map says what the layout is an abbreviation of.
    if (!knowsSyntax(release, ReleaseSyntax::StridedLayouts))
      types.addReplacement([](mlir::StridedLayoutAttr layout) -> mlir::Attribute {
        return mlir::AffineMapAttr::get(layout.getAffineMap());
      });
  }

  void print(mlir::Operation *op);

private:
  void print(mlir::Region &region);
  void refuse(mlir::Operation *op, llvm::StringRef attribute, llvm::StringRef why);
  void printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, llvm::StringRef before, bool &first);
  void printDictionary(mlir::Operation *op, llvm::StringRef open, llvm::ArrayRef<mlir::NamedAttribute> attributes,
                       llvm::StringRef close);
  /// The value in the words of the release; null if it has none: after a refusal,
  /// or since it is left out.
  mlir::Attribute translate(mlir::Operation *op, mlir::NamedAttribute attribute);
  bool translate(mlir::Operation *op, llvm::StringRef attribute, int64_t &number);
  /// False for a constant that the release cannot read.
  bool printValue(llvm::StringRef operation, llvm::StringRef attribute, mlir::Attribute value);
  void printLayout(mlir::DataLayoutSpecAttr layout);
  void printLocation(mlir::Operation *op);
  void printType(mlir::Type type);
  void printTypes(mlir::TypeRange list) {
    llvm::interleaveComma(list, os, [&](mlir::Type type) { printType(type); });
  }
  void printValue(mlir::Value value);
  void printBlock(mlir::Block *block) {
    os << "^bb" << blocks.try_emplace(block, unsigned(blocks.size())).first->second;
  }

  llvm::raw_ostream &os;
  unsigned release;
  std::string &refusal;
  mlir::AttrTypeReplacer types;
  llvm::DenseMap<mlir::Operation *, unsigned> operations;
  llvm::DenseMap<mlir::Block *, unsigned> blocks;
};
} // namespace

/// Before 16 a dimension that a map does not mention, that is one of stride 0, has
/// a stride in mlir-opt that was never written. It is an address of that process, another
/// one in each run. A verdict about that would be about chance.
static bool hasUnwrittenStride(mlir::MemRefType memref) {
  auto layout = mlir::dyn_cast<mlir::AffineMapAttr>(memref.getLayout());
  if (!layout)
    return false;
  for (unsigned dimension = 0; dimension < layout.getValue().getNumDims(); ++dimension)
    if (!layout.getValue().isFunctionOfDim(dimension))
      return true;
  return false;
}

/// Vectors of types of the LLVM dialect were types of that dialect.
static std::string withVectorsOfLLVM(std::string text) {
  static const llvm::Regex vectors("vector<(\\[?)([0-9]+)\\]?x!llvm\\.([a-z0-9_]+(<[^<>]*>)?)>");
  llvm::SmallVector<llvm::StringRef, 5> parts;
  while (vectors.match(text, &parts)) {
    std::string old =
        ("!llvm.vec<" + llvm::StringRef(parts[1].empty() ? "" : "? x ") + parts[2] + " x " + parts[3] + ">").str();
    text.replace(size_t(parts[0].data() - text.data()), parts[0].size(), old);
  }
  return text;
}

void Printer::printType(mlir::Type type) {
  type = types.replace(type);
  if (refusal.empty() && !knowsSyntax(release, ReleaseSyntax::StridedLayouts))
    type.walk([&](mlir::MemRefType memref) {
      if (refusal.empty() && hasUnwrittenStride(memref))
        refusal =
            llvm::formatv("MLIR {0} reads the stride 0 of '{1}' from memory that it never wrote", release, memref);
    });
  if (knowsSyntax(release, ReleaseSyntax::BuiltinVectors))
    type.print(os);
  else
    os << withVectorsOfLLVM(llvm::formatv("{0}", type).str());
}

bool Printer::printValue(llvm::StringRef operation, llvm::StringRef attribute, mlir::Attribute value) {
  llvm::StringRef text = findValue(release, operation, attribute, value);
  if (!text.empty()) {
    os << text;
    return true;
  }
  mlir::ArrayAttr list = mlir::dyn_cast<mlir::ArrayAttr>(value);
  if (list && llvm::any_of(list, [&](mlir::Attribute element) {
        return !findValue(release, operation, attribute, element).empty();
      })) {
    bool good = true;
    os << '[';
    llvm::interleaveComma(list, os,
                          [&](mlir::Attribute element) { good &= printValue(operation, attribute, element); });
    os << ']';
    return good;
  }
  if (mlir::TypeAttr type = mlir::dyn_cast<mlir::TypeAttr>(value)) {
    printType(type.getValue());
    return true;
  }
  auto layout = mlir::dyn_cast<mlir::DataLayoutSpecAttr>(value);
  if (!layout || knowsSyntax(release, ReleaseSyntax::LayoutEntries))
    return printConstant(os, value);
  printLayout(layout);
  return true;
}

void Printer::printLayout(mlir::DataLayoutSpecAttr layout) {
  os << "#dlti.dl_spec<";
  llvm::interleaveComma(layout.getEntries(), os, [&](mlir::DataLayoutEntryInterface entry) {
    os << "#dlti.dl_entry<";
    if (mlir::Type type = mlir::dyn_cast<mlir::Type>(entry.getKey()))
      printType(type);
    else
      os << mlir::cast<mlir::StringAttr>(entry.getKey());
    os << ", " << entry.getValue() << '>';
  });
  os << '>';
}

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

void Printer::refuse(mlir::Operation *op, llvm::StringRef attribute, llvm::StringRef why) {
  if (refusal.empty())
    refusal = (placeOf(op->getLoc()).text() + ": '" + op->getName().getStringRef() + "' with '" + attribute + "' " +
               why + " MLIR " + llvm::Twine(release))
                  .str();
}

bool Printer::translate(mlir::Operation *op, llvm::StringRef attribute, int64_t &number) {
  const NumberRow *row = findNumber(release, op->getName().getStringRef(), attribute, number);
  if (!row)
    return true;
  if (row->then == kUnknownNumber) {
    refuse(op, attribute, "has a value that is unknown to");
    return false;
  }
  number = row->then;
  return true;
}

mlir::Attribute Printer::translate(mlir::Operation *op, mlir::NamedAttribute attribute) {
  mlir::Attribute value = attribute.getValue();
  if (mlir::IntegerAttr integer = mlir::dyn_cast<mlir::IntegerAttr>(value)) {
    if (integer.getValue().getBitWidth() > 64)
      return value;
    int64_t number = integer.getValue().getSExtValue(), old = number;
    if (!translate(op, attribute.getName(), number))
      return {};
    return number == old ? value : mlir::IntegerAttr::get(integer.getType(), number);
  }
  mlir::DenseArrayAttr array = mlir::dyn_cast<mlir::DenseArrayAttr>(value);
  const ArrayRow *row = array ? findArray(release, op->getName().getStringRef(), attribute.getName()) : nullptr;
  if (!row)
    return types.replace(value);
  llvm::SmallVector<int64_t> numbers;
  if (auto list = mlir::dyn_cast<mlir::DenseI32ArrayAttr>(array))
    numbers.assign(list.asArrayRef().begin(), list.asArrayRef().end());
  else if (auto list = mlir::dyn_cast<mlir::DenseI64ArrayAttr>(array))
    numbers.assign(list.asArrayRef().begin(), list.asArrayRef().end());
  else if (auto list = mlir::dyn_cast<mlir::DenseBoolArrayAttr>(array))
    numbers.assign(list.asArrayRef().begin(), list.asArrayRef().end());
  else {
    refuse(op, attribute.getName(), "is an array that cannot be written for");
    return {};
  }
  if (numbers.empty() && row->form == ArrayForm::Offsets)
    return {};
  for (int64_t &number : numbers)
    if (!translate(op, attribute.getName(), number))
      return {};
  if (row->form == ArrayForm::Offsets) {
    int64_t sum = 0;
    for (int64_t &number : numbers)
      number = std::exchange(sum, sum + number);
  }
  mlir::Builder builder(op->getContext());
  mlir::Type type = array.getElementType();
  llvm::SmallVector<mlir::Attribute> elements;
  for (int64_t number : numbers)
    elements.push_back(type.isInteger(1) ? mlir::Attribute(builder.getBoolAttr(number != 0))
                                         : mlir::IntegerAttr::get(type, number));
  if (row->form == ArrayForm::List)
    return builder.getArrayAttr(elements);
  if (elements.empty()) // of which there is no vector
    return mlir::DenseElementsAttr::get(mlir::RankedTensorType::get({0}, type), elements);
  return mlir::DenseElementsAttr::get(mlir::VectorType::get(int64_t(elements.size()), type), elements);
}

void Printer::printAttribute(mlir::Operation *op, mlir::NamedAttribute attribute, llvm::StringRef before, bool &first) {
  llvm::StringRef name = attribute.getName(), operation = op->getName().getStringRef();
  if (const AttributeRow *row = findRow(release, operation, name)) {
    if (row->freedom || (!row->silent.empty() && row->silent == llvm::formatv("{0}", attribute.getValue()).str()))
      return;
    if (row->old.empty())
      return refuse(op, name, "is unknown to");
    name = row->old;
  }
  mlir::Attribute value = translate(op, attribute);
  if (!value)
    return;
  os << before << '"';
  llvm::printEscapedString(name, os);
  os << '"';
  if (!mlir::isa<mlir::UnitAttr>(value)) {
    os << " = ";
    if (!printValue(operation, attribute.getName(), value))
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
    if (block.getNumArguments() > 0) {
      os << '(';
      llvm::interleaveComma(block.getArguments(), os, [&](mlir::BlockArgument argument) {
        printValue(argument);
        os << ": ";
        printType(argument.getType());
      });
      os << ')';
    }
    os << ":\n";
    for (mlir::Operation &op : block)
      print(&op);
  }
  os << '}';
}

void Printer::printLocation(mlir::Operation *op) {
  if (mlir::FileLineColLoc location = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>()) {
    os << " loc(\"";
    llvm::printEscapedString(location.getFilename().strref(), os);
    os << "\":" << location.getLine() << ':' << location.getColumn() << ')';
  }
  os << '\n';
}

/// Releases that write layouts as maps want the map of a transposed memref to be
/// that of the operand with other dimensions. Null if there is nothing to spell.
static mlir::MemRefType transposedInMaps(mlir::Operation *op) {
  auto transpose = mlir::dyn_cast<mlir::memref::TransposeOp>(op);
  if (!transpose)
    return {};
  auto from = mlir::cast<mlir::MemRefType>(transpose.getIn().getType());
  auto [strides, offset] = from.getStridesAndOffset();
  llvm::SmallVector<mlir::AffineExpr> dimensions(strides.size());
  for (auto [position, dimension] : llvm::enumerate(transpose.getPermutation().getResults()))
    dimensions[mlir::cast<mlir::AffineDimExpr>(dimension).getPosition()] =
        mlir::getAffineDimExpr(unsigned(position), op->getContext());
  mlir::AffineMap map = mlir::StridedLayoutAttr::get(op->getContext(), offset, strides).getAffineMap();
  map = map.replaceDimsAndSymbols(dimensions, {}, map.getNumDims(), map.getNumSymbols());
  return mlir::MemRefType::Builder(transpose.getType()).setLayout(mlir::AffineMapAttr::get(map));
}

void Printer::print(mlir::Operation *op) {
  // A cast has the type that the rest of the program knows.
  mlir::MemRefType transposed =
      knowsSyntax(release, ReleaseSyntax::StridedLayouts) ? mlir::MemRefType() : transposedInMaps(op);
  mlir::OperandRange operands = op->getOperands().take_front(operandCount(release, op));
  if (op->getNumResults() > 0) {
    os << (transposed ? "%t" : "%") << operations.try_emplace(op, unsigned(operations.size())).first->second;
    if (op->getNumResults() > 1)
      os << ':' << op->getNumResults();
    os << " = ";
  }
  os << '"' << operationName(release, op->getName().getStringRef()) << "\"(";
  llvm::interleaveComma(operands, os, [&](mlir::Value value) { printValue(value); });
  os << ')';
  if (op->getNumSuccessors() > 0) {
    os << '[';
    llvm::interleaveComma(op->getSuccessors(), os, [&](mlir::Block *block) { printBlock(block); });
    os << ']';
  }
  // Properties stand before the regions, other attributes after them.
  llvm::SmallVector<mlir::NamedAttribute> properties, attributes;
  if (mlir::DictionaryAttr dictionary = mlir::dyn_cast_or_null<mlir::DictionaryAttr>(op->getPropertiesAsAttribute()))
    llvm::append_range(knowsSyntax(release, ReleaseSyntax::Properties) ? properties : attributes,
                       dictionary.getValue());
  llvm::append_range(attributes, op->getDiscardableAttrs());
  printDictionary(op, " <{", properties, "}>");
  if (op->getNumRegions() > 0) {
    os << " (";
    llvm::interleaveComma(op->getRegions(), os, [&](mlir::Region &region) { print(region); });
    os << ')';
  }
  printDictionary(op, " {", attributes, "}");
  os << " : (";
  printTypes(operands.getTypes());
  os << ") -> (";
  if (transposed)
    printType(transposed);
  else
    printTypes(op->getResultTypes());
  os << ')';
  printLocation(op);
  if (!transposed)
    return;
  os << '%' << operations.lookup(op) << " = \"memref.cast\"(%t" << operations.lookup(op) << ") : (";
  printType(transposed);
  os << ") -> (";
  printTypes(op->getResultTypes());
  os << ')';
  printLocation(op);
}

std::string memref_cts::conformance::printForRelease(mlir::ModuleOp module, unsigned release, std::string &refusal) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Printer(os, release, refusal).print(module);
  return refusal.empty() ? text : "";
}
