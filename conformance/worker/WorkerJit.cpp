//===-- WorkerJit.cpp - The jit engine over a compiled unit ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/Worker.h"

using namespace memref_cts::conformance;

namespace {
class JitEngine final : public Engine {
public:
  JitEngine(Worker &worker, uint32_t unit, llvm::StringRef entry, uint32_t form)
      : worker(worker), unit(unit), entry(entry.str()), form(form) {}
  Stage stage() const override { return EngineKind::Jit; }
  void run(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    worker.run(unit, inputs, outcomes, entry, form);
  }
  void runApart(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    worker.runApart(unit, inputs, outcomes, entry, form);
  }

private:
  Worker &worker;
  uint32_t unit;
  std::string entry;
  uint32_t form;
};
} // namespace

std::unique_ptr<Engine> memref_cts::conformance::makeJitEngine(Worker &worker, uint32_t unit, llvm::StringRef entry,
                                                               uint32_t form) {
  return std::make_unique<JitEngine>(worker, unit, entry, form);
}
