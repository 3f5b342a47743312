//===-- Function.h - one function on its way ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of a function as it grows, and what is in scope at its end: scalars,
// vectors and views. Values made inside a guard or a loop leave scope with it; what shall
// live on goes through a block argument.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_FUNCTION_H
#define MEMREF_CTS_FUZZ_GENERATE_FUNCTION_H

#include "fuzz/Generate.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <optional>

namespace memref_cts::fuzz {

/// A size, stride or offset known only at run time: "?".
inline constexpr int64_t kDynamic = INT64_MIN;

struct ViewType {
  std::string element;
  std::vector<int64_t> sizes;
  std::vector<int64_t> strides; // elements
  int64_t offset = 0;           // elements
  bool identity = true;         // row-major without a layout attribute
};
std::string text(const ViewType &type);
/// "layout:scalar", identity, static, dynamic or negative.
const char *layoutClass(const ViewType &type);
/// Row-major strides of `sizes`, as far as they are known and sure.
std::vector<int64_t> rowMajor(llvm::ArrayRef<int64_t> sizes);

enum class Root : uint8_t { Argument, Heap, Stack, Global };

struct View {
  std::string name;
  ViewType type;
  Root root = Root::Argument;
  unsigned memory = 0; // views of one memory have one number
  unsigned chain = 0;  // views between it and its memory
  bool writable = true;
  bool shifted = false; // its aligned pointer may not be what was allocated
  /// Row-major by its type, or by one before it, with a static size of 0: callers give any
  /// strides before that dimension, which a cast may hide.
  bool freeStrides = false;
};

struct Scalar {
  std::string name;
  std::string type;
};

struct VectorType {
  std::string element;
  std::vector<int64_t> shape; // one or two dimensions
  bool operator==(const VectorType &other) const { return element == other.element && shape == other.shape; }
};
std::string text(const VectorType &type);
/// What each dimension of a generated vector has at least: vectors of one lane that
/// is no integer of a machine are wrong in LLVM's code generator (FINDINGS.md).
int64_t leastSize(llvm::StringRef element);

struct Vector {
  std::string name;
  VectorType type;
};

/// How values cross functions.
enum class Convention : uint8_t {
  Standard,
  Wrappers,     // as standard, and every function has a C wrapper
  SomeWrappers, // ... those that ask for one
  Bare,         // memrefs are pointers
};

/// What all functions of a module share.
struct ModuleState {
  Tape &tape;
  const GenerateOptions &options;
  std::set<std::string> &features;
  std::set<Use> &uses;
  std::set<std::string> &parts;
  std::string globals;      // memref.global and declarations
  std::string functions;    // finished helpers
  bool narrowIndex = false; // index has fewer bits than pointers
  Convention convention = Convention::Standard;
  unsigned numGlobals = 0, numExternals = 0, numHelpers = 0;
};

class FunctionBuilder {
public:
  FunctionBuilder(ModuleState &module, bool isEntry) : module(module), tape(module.tape), isEntry(isEntry) {}

  void addArgument(const ViewType &type);
  void addArgument(const std::string &type);
  void addArgument(const VectorType &type);
  struct Statement;
  static llvm::ArrayRef<Statement> allStatements();
  /// Emits `count` random statements.
  void statements(unsigned count);
  /// Emits the return; gives the whole function.
  std::string finish(const std::string &name, bool isPrivate);
  const std::vector<std::string> &resultTypes() const { return results; }
  /// What is known of a result besides its type, if it is no scalar.
  struct Returned {
    std::optional<View> view;
    std::optional<VectorType> vector;
  };
  const std::vector<Returned> &returnedValues() const { return returned; }

private:
  // Text.
  std::string fresh() { return "%v" + std::to_string(nextValue++); }
  std::string freshBlock() { return "^b" + std::to_string(nextBlock++); }
  void line(const std::string &text) { body += "  " + text + "\n"; }
  void label(const std::string &text) { body += text + ":\n"; }
  /// A block that ends in `join`. `inside` writes it, and returns its operands for `join`.
  void blockInto(const std::string &block, const std::string &join, llvm::function_ref<std::string()> inside);
  /// Begins the block where others meet; the value of `type` that they pass.
  std::string joined(const std::string &join, const std::string &type);
  /// "%v = text", returns %v.
  std::string op(const std::string &text);
  std::string op(const std::string &name, const std::string &operands, const std::string &type);
  std::string indexConstant(int64_t value);
  std::string constant(const std::string &type);

  // Scalars.
  std::string scalar(const std::string &type);
  std::string anyIndex() { return scalar("index"); }
  std::string newScalar(const std::string &type, const std::string &name);
  void arithmetic();
  std::string arithmetic(const std::string &type);
  void conversion();
  std::string compare();

  // Views.
  std::string dim(const View &view, size_t d);
  /// An i1 that says whether `view` has elements; "" when it surely has,
  /// nothing when it surely has none.
  std::optional<std::string> nonEmpty(const View &view);
  std::string safeIndex(const View &view, size_t d);
  std::string indices(const View &view);
  void addView(View view, const char *feature);
  void subview();
  void castView();
  void unrankedRoundTrip();
  void reinterpretView();
  void transposeView();
  void expandView();
  void collapseView();
  void viewOfBytes();
  View *pickView(bool writable, unsigned maxChain, bool wantsDimensions = false, bool crosses = false);
  /// Whether a memref of this type may be an argument or a result (BARE-07 to -10).
  bool mayCross(const ViewType &type) const;
  /// Whether the outside sees both pointers of the view as they are: a bare one
  /// says nothing of the allocated pointer.
  bool keepsPointers(const View &view) const;
  /// Whether the view may be a result.
  bool mayLeave(const View &view) const;
  /// " attributes {...}" of a function of the module, or "".
  std::string attributes();

  // Memory.
  void allocate(bool onStack);
  void reallocate();
  void useGlobal();
  void fill(const View &view);
  void load();
  void store();
  void copy();
  void loopNest();
  void metadata();

  // Vectors.
  /// Whether vectors are of indices, at run-time positions and in memory:
  /// upstream's lowering of vectors knows only an index as wide as a pointer.
  bool vectorsMeetIndex() const { return !module.narrowIndex; }
  VectorType drawVectorType(const std::string &element, unsigned rank);
  std::string drawElement();
  std::string vectorConstant(const VectorType &type, llvm::function_ref<std::string(int64_t)> lane);
  std::string splat(const std::string &scalar, const VectorType &type);
  std::string newVector(const VectorType &type, const std::string &name);
  std::string maskSize(int64_t size);
  std::string createMask(const VectorType &type);
  std::string makeVector(const VectorType &type);
  std::string vector(const VectorType &type);
  Vector anyVector(bool ofIntegers = false);
  void vectorArithmetic();
  void vectorParts();
  void vectorShape();
  void vectorReduction();

  // Vectors in memory.
  /// Which lanes an access of a row moves: all, those that are on, or those that
  /// are on from and to elements side by side.
  enum class Access : uint8_t { All, Masked, Packed };
  struct RowAccess {
    Access access = Access::All;
    VectorType type;
    std::vector<int64_t> needs; // sizes of the view
  };
  struct Transfer;
  struct VectorOperands {
    std::string place, mask, maskType, attributes; // no mask: ""
  };
  View *pickViewOfLanes(bool writable, bool wantsRows);
  VectorType rowOf(const View &view);
  std::optional<std::string> hasSizes(const View &view, llvm::ArrayRef<int64_t> needs);
  std::string startOf(const View &view, size_t d, int64_t count);
  std::string looseStart(const View &view, size_t d, int64_t below);
  std::string lanesInside(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<std::string> starts,
                          llvm::ArrayRef<std::string> ends);
  RowAccess drawRowAccess(const View &view);
  VectorOperands rowOperands(const View &view, const RowAccess &row);
  std::optional<Transfer> drawTransfer(bool writes);
  VectorOperands transferOperands(const Transfer &transfer);
  std::string distances(const std::string &places, const std::string &start, VectorType &type);
  void accessRow(bool writes);
  void accessBox();
  void transfer(bool writes);
  void gather();
  void scatter();

  // Control.
  void diamond();
  void switchOver();
  void callHelper();
  void callExternal();
  /// Runs `inside` under condition `condition` (unless it is ""), merging the
  /// value that `inside` returns with `otherwise`, both of `type`.
  std::string guarded(const std::string &condition, const std::string &type, const std::string &otherwise,
                      llvm::function_ref<std::string()> inside);
  /// Loops over all elements; `inside` gets the indices and the carried value
  /// of `type` and returns the next one.
  std::string
  forEachElement(const View &view, const std::string &type, const std::string &initial,
                 llvm::function_ref<std::string(const std::vector<std::string> &, const std::string &)> inside);

  struct Scope {
    size_t views, scalars, vectors;
  };
  Scope open() const { return {views.size(), scalars.size(), vectors.size()}; }
  void close(Scope scope) {
    views.resize(scope.views);
    scalars.resize(scope.scalars);
    vectors.resize(scope.vectors);
  }
  void feature(const std::string &name) { module.features.insert(name); }
  void use(const std::string &operation, const View &view) {
    module.uses.insert({operation, view.type.element, layoutClass(view.type), unsigned(view.type.sizes.size())});
  }
  void use(const std::string &operation, const std::string &scalarType) {
    module.uses.insert({operation, scalarType, "", 0});
  }

  ModuleState &module;
  Tape &tape;
  const bool isEntry;
  std::string arguments, prologue, body;
  std::map<std::string, std::string> constants; // "type value" -> name
  std::vector<View> views;
  std::vector<Scalar> scalars;
  std::vector<Vector> vectors;
  std::vector<View> bases; // rank 0 at the aligned pointer: results, never read
  std::vector<View> heap;  // allocations, to be freed unless returned
  std::vector<std::string> results;
  std::vector<Returned> returned;
  unsigned nextValue = 0, nextBlock = 0, nextMemory = 0, nextArgument = 0, depth = 0;
};

/// Width of an integer type, 0 for others ("index" is 0).
unsigned integerBits(llvm::StringRef type);
bool isFloat(llvm::StringRef type);
/// Of a vector type, in text; other types are their own.
llvm::StringRef elementOf(llvm::StringRef type);
/// Types of memref elements and scalars, ordinary ones first.
llvm::ArrayRef<const char *> elementTypes();

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_FUNCTION_H
