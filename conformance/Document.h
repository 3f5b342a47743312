//===-- Document.h - JSON of others, with lines in messages -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one reader of JSON that anybody may have written, or damaged. llvm::json values forget where they stood. When
// something is wrong with one, it is looked up in the document, and its line is found by walking the text once.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_DOCUMENT_H
#define MEMREF_CTS_CONFORMANCE_DOCUMENT_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <optional>

namespace memref_cts::conformance {

class Document;

/// A value in a document, two pointers large. What is wrong there is told to the document, and the
/// getters return something empty.
class Node {
public:
  /// Tells the document that something is wrong here.
  void bad(const llvm::Twine &what) const;
  /// What the value is; whether the object has the key.
  bool isArray() const { return value->getAsArray(); }
  bool isObject() const { return value->getAsObject(); }
  bool isText(llvm::StringRef text) const { return value->getAsString() == text; }
  bool isNumber() const { return value->getAsNumber().has_value(); }
  bool has(llvm::StringRef key) const;
  Node operator[](llvm::StringRef key) const; // an error when there is none
  /// The value as that type. With a key it is that of the object, which may lack it.
  std::string text() const;
  std::string text(llvm::StringRef key, llvm::StringRef otherwise = "") const;
  uint64_t number() const;
  int64_t integer() const; // of either sign
  std::optional<uint64_t> number(llvm::StringRef key) const;
  /// A number of any kind; none when there is no such key, or null in its place.
  std::optional<double> real(llvm::StringRef key) const;
  bool flag(llvm::StringRef key) const;
  /// Of an array.
  std::vector<Node> elements() const;
  std::vector<Node> elements(llvm::StringRef key) const; // none when there is no such key
  /// Of an object, in its order.
  std::vector<std::pair<std::string, Node>> members() const;
  /// An error for a key that is none of these.
  void onlyKeys(llvm::ArrayRef<llvm::StringRef> keys) const;

private:
  friend class Document;
  Node(Document &document, const llvm::json::Value &value) : document(&document), value(&value) {}

  Document *document;
  const llvm::json::Value *value;
};

/// A JSON document, and what was found wrong in it.
class Document {
public:
  /// The text of a file, for parse(); '-' is standard input. Errors start with the path.
  static llvm::Expected<std::string> read(llvm::StringRef path);
  /// `text` outlives the document.
  static llvm::Expected<Document> parse(llvm::StringRef path, llvm::StringRef text);
  Node root() { return Node(*this, value); }
  /// The first thing that was bad, with file and line.
  llvm::Error takeError();

private:
  friend class Node;
  Document(llvm::StringRef path, llvm::StringRef text, llvm::json::Value value)
      : path(path), text(text), value(std::move(value)) {}
  size_t offsetOf(const llvm::json::Value &wanted) const;

  std::string path;
  llvm::StringRef text;
  llvm::json::Value value;
  std::string error;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_DOCUMENT_H
