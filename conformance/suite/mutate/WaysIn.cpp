//===-- WaysIn.cpp - through which functions calls get somewhere -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An edge is a call or an address. Whoever has an address may call it at any time.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/WaysIn.h"

#include "conformance/boundary/Callees.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kWrapperPrefix = "_mlir_ciface_"; // of the name of a C wrapper

/// Addresses as numbers differ from run to run, and the machine has only one of them.
static bool looksAtAddress(const refrt_program *program, refrt_symbol function, const refrt_instruction &instruction) {
  if (instruction.opcode == REFRT_OP_PTRTOINT)
    return true;
  if (instruction.opcode != REFRT_OP_CMPI || instruction.num_operands == 0)
    return false;
  const refrt_type_info *type =
      refrt_type_get(program, refrt_function_value_type(program, function, instruction.operands[0]));
  while (type && type->kind == REFRT_KIND_VECTOR)
    type = refrt_type_get(program, type->element);
  return type && type->kind == REFRT_KIND_PTR;
}

CallGraph::CallGraph(const refrt_program *source, const refrt_program *lowered) : source(source), lowered(lowered) {
  nodes.resize(refrt_program_num_functions(lowered));
  for (refrt_symbol function = 0; function < nodes.size(); ++function) {
    Neighbours &node = nodes[function];
    const refrt_function_info *info = refrt_program_function(lowered, function);
    if (info->num_blocks == 0) {
      const Callee *callee = findCallee(info->name);
      node.isOpen = !callee || !callee->isLibrary();
    }
    for (uint32_t block = 0; block < info->num_blocks; ++block) {
      refrt_instruction instruction;
      for (uint32_t i = 0; refrt_block_instruction(lowered, function, block, i, &instruction); ++i) {
        node.isOpen |= looksAtAddress(lowered, function, instruction);
        if ((instruction.opcode != REFRT_OP_CALL && instruction.opcode != REFRT_OP_FUNCTION_ADDRESS) ||
            instruction.num_attributes == 0 || instruction.attributes[0] >= nodes.size())
          continue;
        const refrt_symbol used = static_cast<refrt_symbol>(instruction.attributes[0]);
        node.uses.push_back(used);
        nodes[used].users.push_back(function);
      }
    }
  }
  for (refrt_symbol id = 0; id < refrt_program_num_globals(lowered); ++id) {
    const refrt_global_info *global = refrt_program_global(lowered, id);
    for (uint32_t i = 0; i < global->num_leaves; ++i) {
      const uint32_t origin = global->leaves[i].origin;
      if ((origin & REFRT_ORIGIN_FUNCTION) && (origin & ~REFRT_ORIGIN_FUNCTION) < nodes.size())
        nodes[origin & ~REFRT_ORIGIN_FUNCTION].isHeldByGlobal = true;
    }
  }
}

/// Those in `from`, and all that follow.
std::vector<bool> CallGraph::reach(std::vector<refrt_symbol> from, std::vector<refrt_symbol> Neighbours::*next) const {
  std::vector<bool> reached(nodes.size(), false);
  while (!from.empty()) {
    const refrt_symbol function = from.back();
    from.pop_back();
    if (reached[function])
      continue;
    reached[function] = true;
    from.insert(from.end(), (nodes[function].*next).begin(), (nodes[function].*next).end());
  }
  return reached;
}

bool CallGraph::isEntry(refrt_symbol function) const {
  const refrt_function_info *info = refrt_program_function(
      source, refrt_program_find_function(source, refrt_program_function(lowered, function)->name));
  return info && info->num_blocks > 0 && (info->flags & REFRT_FUNCTION_PRIVATE) == 0;
}

/// A C wrapper that gets there through its function alone, with the same numbers; or no C wrapper.
bool CallGraph::isOnlyForwarder(refrt_symbol function, const std::vector<bool> &reached) const {
  StringRef name = refrt_program_function(lowered, function)->name;
  if (!name.consume_front(kWrapperPrefix))
    return true;
  const refrt_symbol forwarded = refrt_program_find_function(lowered, name.str().c_str());
  return forwarded != REFRT_NONE && isEntry(forwarded) && reached[forwarded] &&
         all_of(nodes[function].uses, [&](refrt_symbol used) { return used == forwarded || !reached[used]; });
}

WaysIn CallGraph::to(StringRef function) const {
  std::vector<refrt_symbol> from;
  if (function.empty()) {
    for (refrt_symbol id = 0; id < nodes.size(); ++id)
      from.push_back(id);
  } else if (refrt_symbol id = refrt_program_find_function(lowered, function.str().c_str()); id != REFRT_NONE) {
    from.push_back(id);
  }
  const std::vector<bool> reached = reach(from, &Neighbours::users);
  WaysIn ways;
  std::vector<refrt_symbol> entries;
  // The mutant may be in the wrapper itself.
  ways.isAll = !function.starts_with(kWrapperPrefix);
  for (refrt_symbol id = 0; id < nodes.size(); ++id) {
    if (!reached[id])
      continue;
    ways.isAll = ways.isAll && !nodes[id].isHeldByGlobal && isOnlyForwarder(id, reached);
    if (isEntry(id)) {
      entries.push_back(id);
      ways.entries.push_back(refrt_program_function(lowered, id)->name);
    }
  }
  const std::vector<bool> used = reach(entries, &Neighbours::uses);
  for (refrt_symbol id = 0; id < nodes.size(); ++id)
    ways.isAll = ways.isAll && !(used[id] && nodes[id].isOpen);
  ways.isAll = ways.isAll && !entries.empty();
  return ways;
}
