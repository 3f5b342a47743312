//===- MachineBenchmark.cpp - speed and growth of the machine -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Speed of what a fuzzer does most: reset, two buffers, one call, read back;
// with the copy written as loops over memrefs, as loops over pointers and as
// one memref.copy. Growth over four decades of loop trips, allocations, calls
// and program sizes, which has to be linear.
//
//===----------------------------------------------------------------------===//

#include "refrt/unittests/machine.h"

#include <benchmark/benchmark.h>
#include <vector>

namespace {

/// Nested loops over [0, d0) x [0, d1); `body` gets both counters.
template <typename Fn>
void emitLoops(machine *m, uint32_t d0, uint32_t d1, Fn body) {
  uint32_t zero = constant(m, m->index, 0), one = constant(m, m->index, 1);
  uint32_t outer = new_block(m), outerBody = new_block(m), inner = new_block(m);
  uint32_t innerBody = new_block(m), outerEnd = new_block(m), end = new_block(m);
  uint32_t i = block_argument(m, outer, m->index), j = block_argument(m, inner, m->index);
  emit_br(m, outer, zero, END_OF_LIST);
  m->block = outer;
  emit_cond_br(m, compare(m, REFRT_ICMP_SLT, m->index, i, d0), outerBody, end);
  m->block = outerBody;
  emit_br(m, inner, zero, END_OF_LIST);
  m->block = inner;
  emit_cond_br(m, compare(m, REFRT_ICMP_SLT, m->index, j, d1), innerBody, outerEnd);
  m->block = innerBody;
  body(i, j);
  emit_br(m, inner, emit(m, REFRT_OP_ADD, m->index, m->index, j, one, END_OF_LIST), END_OF_LIST);
  m->block = outerEnd;
  emit_br(m, outer, emit(m, REFRT_OP_ADD, m->index, m->index, i, one, END_OF_LIST), END_OF_LIST);
  m->block = end;
}

refrt_type dynamicMemref(machine *m) {
  const int64_t dynamic[] = {REFRT_DYNAMIC, REFRT_DYNAMIC};
  return refrt_type_memref(m->program, m->f32, dynamic, dynamic, 2, REFRT_DYNAMIC, 0);
}

/// Runs the last function on two 8x8 buffers again and again.
void runCopies(benchmark::State &state, machine *m) {
  uint64_t steps = 0, sum = 0;
  uint8_t marks[256];
  if (!machine_ready(m))
    return state.SkipWithError("program does not verify");
  for (auto _ : state) {
    refrt_value args[14];
    refrt_allocation source, target;
    uint32_t ids[2] = {0, 0};
    refrt_vm_reset(m->vm);
    for (int side = 0; side < 2; ++side) {
      refrt_vm_add_buffer(m->vm, 256, 4, 0, &ids[side]);
      refrt_value *fields = args + 7 * side;
      fields[0] = fields[1] = refrt_vm_pointer(m->vm, ids[side], 0);
      fields[2] = leaf(0);
      fields[3] = fields[4] = leaf(8);
      fields[5] = leaf(side ? 1 : 8);
      fields[6] = leaf(side ? 8 : 1);
    }
    refrt_vm_allocation(m->vm, ids[0], &source);
    for (uint32_t k = 0; k < 64; ++k)
      memcpy(source.bytes + 4 * k, &k, 4);
    refrt_vm_mark(m->vm, ids[0], 0, 256, REFRT_SHADOW_INITIALIZED);
    refrt_vm_call(m->vm, m->function, args, 14, nullptr, 0, &m->outcome);
    if (m->outcome.kind != REFRT_RETURNED)
      return state.SkipWithError(m->outcome.message);
    refrt_vm_allocation(m->vm, ids[1], &target);
    refrt_vm_get_marks(m->vm, ids[1], 0, 256, marks);
    for (uint32_t k = 0; k < 256; ++k)
      sum += target.bytes[k] + marks[k];
    steps += m->outcome.steps;
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations());
  state.counters["steps_per_second"] = benchmark::Counter(double(steps), benchmark::Counter::kIsRate);
}

void refrtCopyLoops(benchmark::State &state) {
  machine m;
  machine_start(&m);
  refrt_type type = dynamicMemref(&m);
  begin_function(&m, "copy", REFRT_NONE, type, type, END_OF_LIST);
  uint32_t from = m.args[0], to = m.args[1];
  uint32_t d0 = emit(&m, REFRT_OP_DIM, type, m.index, from, constant(&m, m.index, 0), END_OF_LIST);
  uint32_t d1 = emit(&m, REFRT_OP_DIM, type, m.index, from, constant(&m, m.index, 1), END_OF_LIST);
  emitLoops(&m, d0, d1, [&](uint32_t i, uint32_t j) {
    uint32_t v = emit_attr(&m, REFRT_OP_LOAD, 0, type, m.f32, 0, from, i, j, END_OF_LIST);
    emit_attr(&m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, v, to, i, j, END_OF_LIST);
  });
  emit_return(&m, END_OF_LIST);
  runCopies(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtCopyLoops);

/// The same as a lowering writes it: fields, multiply, add, gep, load.
void refrtCopyLowered(benchmark::State &state) {
  machine m;
  machine_start(&m);
  const uint32_t wrap = REFRT_FLAG_NSW | REFRT_FLAG_NUW;
  refrt_type parts[] = {m.ptr, m.ptr, m.i64, m.i64, m.i64, m.i64, m.i64};
  refrt_type descriptor = refrt_type_struct(m.program, parts, 7, 0);
  begin_function(&m, "copy", REFRT_NONE, descriptor, descriptor, END_OF_LIST);
  uint32_t sides[] = {m.args[0], m.args[1]};
  auto field = [&](int side, uint64_t n) {
    return emit_attr(&m, REFRT_OP_EXTRACTVALUE, 0, descriptor, parts[n], n, sides[side], END_OF_LIST);
  };
  uint32_t d0 = field(0, 3), d1 = field(0, 4);
  m.index = m.i64;
  emitLoops(&m, d0, d1, [&](uint32_t i, uint32_t j) {
    uint32_t pointers[2], value = 0;
    for (int side = 0; side < 2; ++side) {
      uint64_t dynamic = uint64_t(REFRT_DYNAMIC);
      auto binary = [&](refrt_opcode opcode, uint32_t a, uint32_t b) {
        uint32_t operands[] = {a, b};
        return emit_full(&m, opcode, wrap, m.i64, &m.i64, 1, nullptr, 0, operands, 2);
      };
      uint32_t row = binary(REFRT_OP_MUL, i, field(side, 5));
      uint32_t at = binary(REFRT_OP_ADD, row, binary(REFRT_OP_MUL, j, field(side, 6)));
      uint32_t operands[] = {field(side, 1), at};
      pointers[side] =
          emit_full(&m, REFRT_OP_GEP, REFRT_FLAG_INBOUNDS | REFRT_FLAG_NUW, m.f32, &m.ptr, 1, &dynamic, 1, operands, 2);
      if (side == 0)
        value = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.f32, m.f32, 0, pointers[0], END_OF_LIST);
    }
    emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.f32, REFRT_NONE, 0, value, pointers[1], END_OF_LIST);
  });
  emit_return(&m, END_OF_LIST);
  runCopies(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtCopyLowered);

void refrtCopyInstruction(benchmark::State &state) {
  machine m;
  machine_start(&m);
  refrt_type type = dynamicMemref(&m);
  begin_function(&m, "copy", REFRT_NONE, type, type, END_OF_LIST);
  emit(&m, REFRT_OP_COPY, type, REFRT_NONE, m.args[0], m.args[1], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  runCopies(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtCopyInstruction);

/// One call of a function of one index argument, reset every time.
void runGrowth(benchmark::State &state, machine *m) {
  m->config.max_steps = UINT64_MAX;
  if (!machine_ready(m))
    return state.SkipWithError("program does not verify");
  refrt_value arg = leaf(uint64_t(state.range(0)));
  for (auto _ : state) {
    refrt_vm_reset(m->vm);
    if (call(m, m->function, &arg, 1) != REFRT_RETURNED)
      return state.SkipWithError(m->outcome.message);
  }
  state.SetComplexityN(state.range(0));
}

void refrtLoopTrips(benchmark::State &state) {
  machine m;
  machine_start(&m);
  begin_function(&m, "loop", REFRT_NONE, m.index, END_OF_LIST);
  emitLoops(&m, m.args[0], constant(&m, m.index, 1), [](uint32_t, uint32_t) {});
  emit_return(&m, END_OF_LIST);
  runGrowth(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtLoopTrips)->RangeMultiplier(10)->Range(100, 1000000)->Complexity(benchmark::oN);

void refrtAllocations(benchmark::State &state) {
  machine m;
  machine_start(&m);
  const int64_t sizes[] = {100};
  const int64_t strides[] = {1};
  refrt_type type = refrt_type_memref(m.program, m.i32, sizes, strides, 1, 0, 0);
  begin_function(&m, "allocations", REFRT_NONE, m.index, END_OF_LIST);
  emitLoops(&m, m.args[0], constant(&m, m.index, 1), [&](uint32_t, uint32_t) {
    uint32_t memory = emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, END_OF_LIST);
    emit(&m, REFRT_OP_DEALLOC, type, REFRT_NONE, memory, END_OF_LIST);
  });
  emit_return(&m, END_OF_LIST);
  runGrowth(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtAllocations)->RangeMultiplier(10)->Range(10, 100000)->Complexity(benchmark::oN);

/// Live allocations, found by address: a pointer through memory has no
/// provenance.
void refrtLiveAllocations(benchmark::State &state) {
  machine m;
  machine_start(&m);
  m.config.max_bytes = UINT64_MAX;
  begin_function(&m, "live", REFRT_NONE, m.index, END_OF_LIST);
  uint32_t size = constant(&m, m.i64, 1);
  uint32_t head = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.ptr, m.ptr, 0, size, END_OF_LIST);
  emitLoops(&m, m.args[0], constant(&m, m.index, 1), [&](uint32_t, uint32_t) {
    uint32_t next = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.ptr, m.ptr, 0, size, END_OF_LIST);
    emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.ptr, REFRT_NONE, 0, next, head, END_OF_LIST);
    uint32_t again = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.ptr, m.ptr, 0, head, END_OF_LIST);
    emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.ptr, REFRT_NONE, 0, head, again, END_OF_LIST);
  });
  emit_return(&m, END_OF_LIST);
  runGrowth(state, &m);
  machine_end(&m);
}
BENCHMARK(refrtLiveAllocations)->RangeMultiplier(10)->Range(10, 100000)->Complexity(benchmark::oNLogN);

/// What a byte of memory costs. It is measured by moving 1 MiB with values in it, with numbers of
/// one kind that are not exact, and with marks that need a byte each (shadow.h).
void refrtMoveMemory(benchmark::State &state, int content) {
  const uint64_t size = 1 << 20;
  machine m;
  machine_start(&m);
  begin_function(&m, "move", REFRT_NONE, m.ptr, m.ptr, m.i64, END_OF_LIST);
  emit(&m, REFRT_OP_MEMMOVE, REFRT_NONE, REFRT_NONE, m.args[0], m.args[1], m.args[2], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    std::vector<uint8_t> marks(size, REFRT_SHADOW_INITIALIZED);
    uint32_t ids[2] = {0, 0};
    for (uint64_t i = 0; content != 0 && i < size; ++i)
      marks[i] = uint8_t(content == 2 ? REFRT_SHADOW_NAN + i % REFRT_FLOAT_COUNT
                         : i % 4 == 0 ? REFRT_SHADOW_APPROX + REFRT_FLOAT_F32
                                      : REFRT_SHADOW_APPROX_REST);
    for (uint32_t &id : ids)
      refrt_vm_add_buffer(m.vm, size, 16, 0, &id);
    if (refrt_vm_set_marks(m.vm, ids[1], 0, size, marks.data()) != REFRT_OK)
      state.SkipWithError("no memory");
    refrt_value args[] = {refrt_vm_pointer(m.vm, ids[0], 0), refrt_vm_pointer(m.vm, ids[1], 0), leaf(size)};
    for (auto _ : state)
      if (call(&m, m.function, args, 3) != REFRT_RETURNED)
        return state.SkipWithError(m.outcome.message);
    refrt_memory_use use;
    refrt_vm_memory_use(m.vm, &use);
    state.counters["shadow_percent"] = 100 * double(use.shadow_bytes + use.detail_bytes) / double(use.program_bytes);
    state.SetBytesProcessed(state.iterations() * int64_t(size));
  }
  machine_end(&m);
}
BENCHMARK_CAPTURE(refrtMoveMemory, values, 0);
BENCHMARK_CAPTURE(refrtMoveMemory, approximate, 1);
BENCHMARK_CAPTURE(refrtMoveMemory, worst, 2);

/// The default allocator, counted.
void *countBytes(void *user, void *old, size_t oldSize, size_t newSize) {
  *static_cast<size_t *>(user) += newSize - oldSize;
  if (newSize != 0)
    return realloc(old, newSize);
  free(old);
  return nullptr;
}

/// Making a machine for a program of that many blocks of four instructions.
/// Beyond what malloc keeps between two rounds the time is that of fresh pages
/// (refrt/docs/cost.md).
void refrtLoadProgram(benchmark::State &state) {
  machine m;
  machine_start(&m);
  begin_function(&m, "long", m.index, m.index, END_OF_LIST);
  uint32_t value = m.args[0];
  for (int64_t i = 0; i < state.range(0); ++i) {
    uint32_t next = new_block(&m), number = constant(&m, m.index, uint64_t(i));
    value = emit(&m, REFRT_OP_ADD, m.index, m.index, value, number, END_OF_LIST);
    value = emit(&m, REFRT_OP_XOR, m.index, m.index, value, number, END_OF_LIST);
    emit_br(&m, next, value, END_OF_LIST);
    value = block_argument(&m, next, m.index);
    m.block = next;
  }
  emit_return(&m, value, END_OF_LIST);
  if (machine_ready(&m)) {
    size_t bytes = 0;
    refrt_vm *counted = nullptr;
    refrt_config config = m.config;
    config.allocate = countBytes;
    config.user = &bytes;
    if (refrt_vm_create(&config, m.program, &counted) == REFRT_OK)
      state.counters["bytes_per_block"] = double(bytes) / double(state.range(0));
    refrt_vm_destroy(counted);
    for (auto _ : state) {
      refrt_vm *vm = nullptr;
      if (refrt_vm_create(&m.config, m.program, &vm) != REFRT_OK)
        return state.SkipWithError("no machine");
      refrt_vm_destroy(vm);
    }
  }
  state.SetComplexityN(state.range(0));
  machine_end(&m);
}
BENCHMARK(refrtLoadProgram)->RangeMultiplier(10)->Range(10, 100000)->Complexity(benchmark::oN);

} // namespace
