//===- PlantedPrograms.h - What each planted bug changes --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules that between them meet every mistake of PlantedBugs.def. They are only
// lowered, never run.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_UNITTESTS_PLANTEDPROGRAMS_H
#define MEMREF_CTS_LOWERING_UNITTESTS_PLANTEDPROGRAMS_H

#include "llvm/ADT/StringRef.h"

namespace memref_cts::lowering {

constexpr llvm::StringLiteral kProgram = R"(
memref.global @g : memref<4xf32> = dense<1.0>
func.func private @callee(memref<?xf32, strided<[?], offset: ?>>)
func.func @access(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
func.func @statics(%m: memref<4x3xf32, strided<[5, 1], offset: 2>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x3xf32, strided<[5, 1], offset: 2>>
  return %0 : f32
}
func.func @wrapped(%a: memref<?xf32>, %b: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func @results(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @calls(%m: memref<?xf32, strided<[?], offset: ?>>) {
  call @callee(%m) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
func.func private @exchange(memref<?xf32>, i32, memref<?xf32>)
func.func @calls_of_two(%a: memref<?xf32>, %n: i32, %b: memref<?xf32>) {
  call @exchange(%a, %n, %b) : (memref<?xf32>, i32, memref<?xf32>) -> ()
  return
}
func.func @through_a_value(%a: memref<?xf32>, %n: i32, %b: memref<?xf32>) {
  %f = constant @exchange : (memref<?xf32>, i32, memref<?xf32>) -> ()
  call_indirect %f(%a, %n, %b) : (memref<?xf32>, i32, memref<?xf32>) -> ()
  return
}
func.func @allocate(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) {alignment = 64} : memref<?x3xf32>
  %1 = memref.alloca(%n) : memref<?x3xf32>
  %2 = memref.dim %0, %c0 : memref<?x3xf32>
  memref.dealloc %0 : memref<?x3xf32>
  return %2 : index
}
func.func @views(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>, memref<f32>) {
  %0 = memref.subview %m[%i, 2] [1, %i] [1, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %0, %1, %base : memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>, memref<f32>
}
func.func @transposed(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @copies(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32, strided<[?]>>) {
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  memref.copy %a, %c : memref<?xf32> to memref<?xf32, strided<[?]>>
  return
}
func.func @get() -> memref<4xf32> {
  %0 = memref.get_global @g : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @numbers(%a: i32, %b: i32, %c: i1) -> (index, i1, i32, i32, i64) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.cmpi ult, %a, %b : i32
  %2 = arith.divsi %a, %b : i32
  %3 = arith.select %c, %a, %b : i32
  %4 = arith.extsi %a : i32 to i64
  return %0, %1, %2, %3, %4 : index, i1, i32, i32, i64
}
func.func @branches(%c: i1, %f: i32, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i32)
^x(%p: i32):
  return %p : i32
^y(%q: i32):
  cf.switch %f : i32, [default: ^x(%q : i32), 1: ^z]
^z:
  return %a : i32
}
)";

constexpr llvm::StringLiteral kOperations = R"(
memref.global "private" @matrix : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]> {alignment = 64}
memref.global "private" @outside : memref<2xf32>
func.func private @declared(memref<?xf32>, i32) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @inside(%a: i32) -> i32 {
  return %a : i32
}
func.func @linked() attributes {llvm.linkage = #llvm.linkage<weak>, passthrough = ["cold"]} {
  return
}
func.func @variadic(%a: i32) attributes {func.varargs = true} {
  return
}
func.func @wrapped_result(%a: memref<?xf32>, %b: i32 {llvm.noundef}) -> memref<?xf32>
    attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} {
  return %a : memref<?xf32>
}
func.func @attributes(%a: memref<?xf32> {llvm.noalias}, %b: i32 {llvm.noundef}) {
  return
}
func.func @two(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @calls(%a: i32, %b: i32) -> i32 {
  %0:2 = call @two(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
func.func @give(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @take(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = call @give(%m) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @stores(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %v: f32, %n: memref<?xi24>, %w: i24) {
  memref.store %v, %m[%i] {nontemporal = true} : memref<?xf32, strided<[?], offset: ?>>
  memref.store %v, %m[%i] {alignment = 8} : memref<?xf32, strided<[?], offset: ?>>
  memref.store %w, %n[%i] : memref<?xi24>
  return
}
func.func @branches(%c: i1, %a: i32, %b: i32, %f: i32) -> i32 {
  cf.assert %c, "so"
  cf.cond_br %c weights([90, 10]), ^x(%a, %b : i32, i32), ^x(%b, %a : i32, i32)
^x(%p: i32, %q: i32):
  cf.br ^y(%p, %q : i32, i32)
^y(%r: i32, %s: i32):
  cf.switch %f : i32, [default: ^z(%r : i32), 1: ^z(%s : i32), 2: ^z(%p : i32)]
^z(%t: i32):
  return %t : i32
}
func.func @casts(%a: i8, %f: f32, %d: f64, %s: f8E4M3FN, %e: f8E8M0FNU, %x: index) -> (i32, index, i4, f64, f64, i32, i32, f16, bf16, f8E4M3FN, f32, f32, f8E4M3FN) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.index_castui %a : i8 to index
  %2 = arith.trunci %a : i8 to i4
  %3 = arith.uitofp %0 : i32 to f64
  %4 = arith.sitofp %0 : i32 to f64
  %5 = arith.fptosi %f : f32 to i32
  %6 = arith.fptoui %f : f32 to i32
  %7 = arith.truncf %f upward : f32 to f16
  %8 = arith.truncf %f : f32 to bf16
  %9 = arith.truncf %f : f32 to f8E4M3FN
  %10 = arith.extf %s : f8E4M3FN to f32
  %11 = arith.scaling_extf %s, %f : f8E4M3FN, f32 to f32
  %12 = arith.scaling_truncf %f, %e : f32, f8E8M0FNU to f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i32, index, i4, f64, f64, i32, i32, f16, bf16, f8E4M3FN, f32, f32, f8E4M3FN
}
func.func @floats(%a: f32, %b: f32) -> (i1, f32, f32, f32, f32, f32) {
  %0 = arith.cmpf ult, %a, %b : f32
  %1 = arith.maximumf %a, %b : f32
  %2 = arith.minnumf %a, %b : f32
  %3 = arith.negf %a : f32
  %4 = arith.addf %a, %b : f32
  %5 = arith.divf %a, %b : f32
  return %0, %1, %2, %3, %4, %5 : i1, f32, f32, f32, f32, f32
}
func.func @integers(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i1) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.divui %a, %b : i32
  %2 = arith.shrsi %a, %b : i32
  %3 = arith.remsi %a, %b : i32
  %4 = arith.remui %a, %b : i32
  %5 = arith.ceildivsi %a, %b : i32
  %6 = arith.ceildivui %a, %b : i32
  %7 = arith.floordivsi %a, %b : i32
  %8 = arith.maxsi %a, %b : i32
  %9 = arith.minui %a, %b : i32
  %10, %11 = arith.addui_extended %a, %b : i32, i1
  %12, %13 = arith.mulsi_extended %a, %b : i32
  %14, %15 = arith.mului_extended %a, %b : i32
  %16 = arith.cmpi sle, %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11, %12, %13, %14, %16 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i1
}
func.func @complexes(%a: complex<f32>, %b: complex<f32>, %i: i64, %p: i32) -> (complex<f32>, complex<f32>, complex<f32>, i1, f32, f32, complex<f32>, complex<f32>) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.mul %a, %b : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.neq %a, %b : complex<f32>
  %4 = complex.abs %a : complex<f32>
  %5 = complex.angle %a : complex<f32>
  %6 = complex.bitcast %i : i64 to complex<f32>
  %7 = complex.div %a, %b : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : complex<f32>, complex<f32>, complex<f32>, i1, f32, f32, complex<f32>, complex<f32>
}
func.func @indices(%a: index, %b: index) -> (index, index, index) {
  %0 = index.sizeof
  %1 = index.shru %a, %b
  %2 = index.add %a, %b
  return %0, %1, %2 : index, index, index
}
func.func @flags(%a: i32, %b: i32, %f: f32, %c: complex<f32>) -> (i32, i32, i8, f32, complex<f32>) {
  %0 = arith.addi %a, %b overflow<nuw> : i32
  %1 = arith.divui %a, %b exact : i32
  %2 = arith.trunci %a overflow<nsw> : i32 to i8
  %3 = arith.addf %f, %f fastmath<contract> : f32
  %4 = complex.add %c, %c fastmath<contract> : complex<f32>
  return %0, %1, %2, %3, %4 : i32, i32, i8, f32, complex<f32>
}
func.func @functions(%a: i32, %b: i8, %f: f32, %g: f32) -> (i32, i32, f32, f32, f32, i1, f32, f32, f32, i32, f32) {
  %0 = math.ctlz %a : i32
  %1 = math.absi %a : i32
  %2 = math.round %f : f32
  %3 = math.floor %f : f32
  %4 = math.copysign %f, %g : f32
  %5 = math.isinf %f : f32
  %6, %7 = math.sincos %f : f32
  %8 = math.fpowi %f, %b : f32, i8
  %9 = math.ipowi %a, %a : i32
  %10 = math.fma %f, %g, %f : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i32, i32, f32, f32, f32, i1, f32, f32, f32, i32, f32
}
func.func @descriptors(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %d: index, %z: memref<f32>) -> (index, index, index, index, memref<*xf32>) {
  %0 = memref.dim %u, %d : memref<*xf32>
  %1 = memref.dim %m, %d : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %2 = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  cf.br ^next
^next:
  %3 = memref.cast %z : memref<f32> to memref<*xf32>
  return %0, %1, %o, %2, %3 : index, index, index, index, memref<*xf32>
}
func.func @memory(%n: index, %k: index, %u: memref<*xf32>) -> (memref<?x?xf32>, memref<?xf32>) {
  %0 = memref.alloc(%n, %k) {alignment = 64} : memref<?x?xf32>
  %1 = memref.alloc(%n) : memref<?xvector<16xf32>>
  %2 = memref.alloc(%n) : memref<?xf32>
  %3 = memref.realloc %2(%k) {alignment = 32} : memref<?xf32> to memref<?xf32>
  memref.dealloc %1 : memref<?xvector<16xf32>>
  memref.dealloc %u : memref<*xf32>
  return %0, %3 : memref<?x?xf32>, memref<?xf32>
}
func.func @atomics(%m: memref<?xi32>, %i: index, %v: i32) -> (i32, i32, i32, memref<?xi32>) {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %2 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %3 = memref.assume_alignment %m, 16 : memref<?xi32>
  return %0, %1, %2, %3 : i32, i32, i32, memref<?xi32>
}
func.func @copies(%a: memref<?xf32>, %b: memref<?xf32, strided<[1], offset: ?>>, %c: memref<4xf32, strided<[3]>>, %d: memref<4xf32>, %u: memref<*xf32>, %v: memref<*xf32>) {
  memref.copy %a, %b : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  memref.copy %c, %d : memref<4xf32, strided<[3]>> to memref<4xf32>
  memref.copy %u, %v : memref<*xf32> to memref<*xf32>
  return
}
func.func @globals() -> memref<2x3xi32> {
  %0 = memref.get_global @matrix : memref<2x3xi32>
  return %0 : memref<2x3xi32>
}
func.func @shapes(%raw: memref<?xi8>, %m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index, %k: index, %s: memref<2xindex>, %t: memref<?xindex>, %f: memref<?xf32>, %w: memref<*xf32>) -> (memref<?xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32>, memref<*xf32>, memref<*xf32, 1>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.view %raw[%n][%k] : memref<?xi8> to memref<?xf32>
  %1 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, %k, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %2 = memref.reshape %f(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %3 = memref.reshape %f(%t) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %4 = memref.memory_space_cast %w : memref<*xf32> to memref<*xf32, 1>
  %5 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %3, %4, %5 : memref<?xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32>, memref<*xf32>, memref<*xf32, 1>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @views(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %n: index) -> (memref<?xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?xf32>
  %1 = memref.transpose %m (d0, d1, d2) -> (d1, d2, d0) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %2 = memref.subview %m[%n, 0, 0] [%n, %n, %n] [2, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %0, %1, %2 : memref<?xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
}
func.func @lanes(%v: vector<2x3xf32>, %w: vector<3xf32>, %x: vector<4xf32>, %c: vector<2x3x4xf32>, %s: f32) -> (vector<3xf32>, vector<2x3xf32>, vector<1x2xf32>, vector<2x3xf32>, vector<3xf32>, vector<4x2x3xf32>, f32, vector<6xf32>, vector<2xf32>, vector<2xf32>, vector<4xindex>, vector<2x3xi1>) {
  %0 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.insert %w, %v [1] : vector<3xf32> into vector<2x3xf32>
  %2 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xf32> to vector<1x2xf32>
  %3 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [1]} : vector<3xf32> into vector<2x3xf32>
  %4 = vector.shuffle %w, %w [0, 3, 5] : vector<3xf32>, vector<3xf32>
  %40 = vector.shuffle %w, %0 [0, 3, 5] : vector<3xf32>, vector<3xf32>
  %5 = vector.transpose %c, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %6:3 = vector.to_elements %w : vector<3xf32>
  %7 = vector.interleave %w, %0 : vector<3xf32> -> vector<6xf32>
  %8, %9 = vector.deinterleave %x : vector<4xf32> -> vector<2xf32>
  %10 = vector.step : vector<4xindex>
  %11 = vector.constant_mask [1, 2] : vector<2x3xi1>
  return %0, %1, %2, %3, %40, %5, %6#0, %7, %8, %9, %10, %11 : vector<3xf32>, vector<2x3xf32>, vector<1x2xf32>, vector<2x3xf32>, vector<3xf32>, vector<4x2x3xf32>, f32, vector<6xf32>, vector<2xf32>, vector<2xf32>, vector<4xindex>, vector<2x3xi1>
}
func.func @sums(%v: vector<4xf32>, %i: vector<4xi32>, %a: f32, %n: index, %m: vector<4xi1>, %q: vector<2x3xf32>, %r: vector<2xf32>, %t: vector<4xi8>, %b: i32, %o: vector<4x2xf32>, %p: vector<4x2xi1>) -> (f32, f32, i32, i32, vector<2xf32>, i32, vector<4x2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<4xi1>, vector<2x3xf32>) {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %1 = vector.reduction <add>, %v : vector<4xf32> into f32
  %2 = vector.reduction <minui>, %i : vector<4xi32> into i32
  %3 = vector.mask %m { vector.reduction <maxsi>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.multi_reduction <add>, %q, %r [1] : vector<2x3xf32> to vector<2xf32>
  %5 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %t, %t, %b : vector<4xi8>, vector<4xi8> into i32
  %6 = vector.outerproduct %v, %r, %o {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32>
  %7 = vector.mask %p { vector.outerproduct %v, %r, %o {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32> } : vector<4x2xi1> -> vector<4x2xf32>
  %8, %9 = vector.scan <add>, %q, %r {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  %10 = vector.create_mask %n : vector<4xi1>
  %11, %12 = vector.scan <add>, %q, %r {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %10, %11 : f32, f32, i32, i32, vector<2xf32>, i32, vector<4x2xf32>, vector<4x2xf32>, vector<2x3xf32>, vector<4xi1>, vector<2x3xf32>
}
func.func @rows(%m: memref<?xf32>, %w: memref<?xf32, strided<[?]>>, %i: index, %k: vector<4xi1>, %rest: vector<4xf32>, %at: vector<4xi32>, %a: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %w[%i], %a {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
  %2 = vector.maskedload %m[%i], %k, %rest : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %rest : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %m[%i] [%at], %k, %rest : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.mask %k { vector.gather %m[%i] [%at], %k, %rest : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %5 = vector.expandload %m[%i], %k, %rest : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %6 = vector.transfer_read %m[%i], %a : memref<?xf32>, vector<4xf32>
  %7 = vector.mask %k, %rest { vector.transfer_read %m[%i], %a : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @prints(%k: vector<2xi1>) {
  vector.print %k : vector<2xi1>
  return
}
)";

/// Under the bare pointer convention.
constexpr llvm::StringLiteral kBareProgram = R"(
func.func @bare(%m: memref<4x3xf32> {llvm.noalias}) -> memref<4x3xf32> {
  %0 = call @bare(%m) : (memref<4x3xf32>) -> memref<4x3xf32>
  return %0 : memref<4x3xf32>
}
)";

/// With aligned_alloc.
constexpr llvm::StringLiteral kAlignedProgram = R"(
func.func @aligned(%n: index) -> memref<?xi8> {
  %0 = memref.alloc(%n) : memref<?xi8>
  return %0 : memref<?xi8>
}
)";

/// With the generic allocation functions.
constexpr llvm::StringLiteral kGenericProgram = R"(
func.func @generic(%m: memref<?xf32>, %u: memref<*xf32>) -> memref<*xf32> {
  memref.dealloc %m : memref<?xf32>
  return %u : memref<*xf32>
}
)";

/// With an index of 32 bits.
constexpr llvm::StringLiteral kNarrowProgram = R"(
func.func @narrow(%m: memref<?xf32>, %i: index) -> (f32, index) {
  %c = arith.constant 5000000000 : index
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0, %c : f32, index
}
)";

constexpr llvm::StringLiteral kNestedProgram = R"(
module {
  func.func @containers(%a: !llvm.struct<packed (i8, index)>, %b: !llvm.array<2 x index>) {
    return
  }
  module @inner attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
    func.func @f(%i: index) -> index {
      return %i : index
    }
  }
}
)";

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_UNITTESTS_PLANTEDPROGRAMS_H
