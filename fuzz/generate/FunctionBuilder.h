//===-- FunctionBuilder.h - one function on its way -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of a function as it grows, and what is in scope at its end: scalars,
// vectors and views. Values made inside a guard or a loop leave scope with it; what shall
// live on goes through a block argument. Statements.h says what is added to it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_FUNCTIONBUILDER_H
#define MEMREF_CTS_FUZZ_GENERATE_FUNCTIONBUILDER_H

#include "fuzz/Generate.h"
#include "fuzz/generate/ValueTypes.h"

#include <map>
#include <optional>

namespace memref_cts::fuzz {

enum class Root : uint8_t { Argument, Heap, Stack, Global };

struct GeneratedView {
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

struct Vector {
  std::string name;
  VectorType type;
};

/// How values cross functions.
enum class ModuleConvention : uint8_t {
  Standard,
  Wrappers,     // as standard, and every function has a C wrapper
  SomeWrappers, // ... those that ask for one
  Bare,         // memrefs are pointers
};

/// What all functions of a module share.
struct GeneratedModule {
  Tape &tape;
  const GenerateOptions &options;
  std::set<std::string> &features;
  std::set<Use> &uses;
  std::set<std::string> &parts;
  std::string globals;      // memref.global and declarations
  std::string functions;    // finished helpers
  bool narrowIndex = false; // index has fewer bits than pointers
  ModuleConvention convention = ModuleConvention::Standard;
  unsigned numGlobals = 0, numExternals = 0, numHelpers = 0;
};

class FunctionBuilder {
public:
  FunctionBuilder(GeneratedModule &module, bool isEntry) : module(module), tape(module.tape), isEntry(isEntry) {}

  GeneratedModule &module;
  Tape &tape;
  const bool isEntry;

  // What is in scope.
  std::vector<GeneratedView> views;
  std::vector<Scalar> scalars;
  std::vector<Vector> vectors;
  std::vector<GeneratedView> bases; // rank 0 at the aligned pointer: results, never read
  std::vector<GeneratedView> heap;  // allocations, to be freed unless returned
  unsigned depth = 0;               // of blocks that are left again

  struct Scope {
    size_t views, scalars, vectors;
  };
  Scope open() const { return {views.size(), scalars.size(), vectors.size()}; }
  /// What was made since `scope` was opened leaves it.
  void close(Scope scope);
  /// Both return the name.
  std::string newScalar(const std::string &type, const std::string &name);
  std::string newVector(const VectorType &type, const std::string &name);
  void addView(GeneratedView view, const char *what);
  /// A number that no other memory has.
  unsigned newMemory() { return nextMemory++; }

  // Text.
  std::string fresh() { return "%v" + std::to_string(nextValue++); }
  std::string freshBlock() { return "^b" + std::to_string(nextBlock++); }
  void line(const std::string &text) { body += "  " + text + "\n"; }
  void label(const std::string &text) { body += text + ":\n"; }
  /// "%v = text", returns %v.
  std::string op(const std::string &text);
  std::string op(const std::string &name, const std::string &operands, const std::string &type);
  // Constants stand at the start of the function, so that all blocks see them.
  std::string indexConstant(int64_t value);
  /// One that is drawn.
  std::string constant(const std::string &type);
  /// The one of that key. Made when first asked for, from the text of its value and with
  /// a name that begins with `prefix`.
  std::string constant(const std::string &key, const std::string &prefix, const std::string &value);

  // What a report counts.
  void feature(const std::string &name) { module.features.insert(name); }
  void use(const std::string &operation, const GeneratedView &view);
  void use(const std::string &operation, const std::string &scalarType);

  // Arguments and results.
  void addArgument(const ViewType &type);
  void addArgument(const std::string &type);
  void addArgument(const VectorType &type);
  /// Whether a memref of this type may be an argument or a result (BARE-07 to -10).
  bool mayCross(const ViewType &type) const;
  /// Whether the outside sees both pointers of the view as they are: a bare one
  /// says nothing of the allocated pointer.
  bool keepsPointers(const GeneratedView &view) const;
  /// " attributes {...}" of a function of the module, or "".
  std::string attributes();
  /// Emits the return; gives the whole function.
  std::string finish(const std::string &name, bool isPrivate);
  const std::vector<std::string> &resultTypes() const { return results; }
  /// What is known of a result besides its type, if it is no scalar.
  struct Returned {
    std::optional<GeneratedView> view;
    std::optional<VectorType> vector;
  };
  const std::vector<Returned> &returnedValues() const { return returned; }

private:
  /// Whether the view may be a result.
  bool mayLeave(const GeneratedView &view) const;

  std::string arguments, prologue, body;
  std::map<std::string, std::string> constants; // by key
  std::vector<std::string> results;
  std::vector<Returned> returned;
  unsigned nextValue = 0, nextBlock = 0, nextMemory = 0, nextArgument = 0;
};

/// The text of the value of a scalar constant.
std::string constantText(llvm::StringRef type, int64_t value);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_FUNCTIONBUILDER_H
