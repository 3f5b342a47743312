// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | FileCheck %s --check-prefix=NARROW
// What vector.print calls, and what it makes of numbers that no function takes as they are.

// C functions find narrow integers widened.
// CHECK-DAG: llvm.func @printF16(i16 {llvm.zeroext})
// CHECK-DAG: llvm.func @printBF16(i16 {llvm.zeroext})
// CHECK-DAG: llvm.mlir.global private constant @[[$TEXT:print_text_[0-9]+]]("some text\00")

// One call for each lane and mark, in the order of the text.
// CHECK-LABEL: llvm.func @matrix(
// CHECK: llvm.call @printOpen()
// CHECK-NEXT: llvm.call @printOpen()
// CHECK: %[[ROW:.*]] = llvm.extractvalue %{{.*}}[0]
// CHECK: %[[A:.*]] = llvm.extractelement %[[ROW]]
// CHECK-NEXT: llvm.call @printF32(%[[A]])
// CHECK-NEXT: llvm.call @printComma()
// CHECK: %[[B:.*]] = llvm.extractelement %[[ROW]]
// CHECK-NEXT: llvm.call @printF32(%[[B]])
// CHECK-NEXT: llvm.call @printClose()
// CHECK-NEXT: llvm.call @printComma()
// CHECK-NEXT: llvm.call @printOpen()
// CHECK: llvm.extractvalue %{{.*}}[1]
// CHECK-COUNT-2: llvm.call @printF32
// CHECK: llvm.call @printClose()
// CHECK-NEXT: llvm.call @printClose()
// CHECK-NEXT: llvm.call @printNewline()
// CHECK-NEXT: llvm.return
func.func @matrix(%v: vector<2x2xf32>) {
  vector.print %v : vector<2x2xf32>
  return
}

// Marks alone, and what is printed without one.
// CHECK-LABEL: llvm.func @marks(
// CHECK-NEXT: llvm.call @printF64(
// CHECK-NEXT: llvm.call @printClose()
// CHECK-NEXT: llvm.call @printF64(
// CHECK-NEXT: llvm.call @printOpen()
// CHECK-NEXT: llvm.call @printComma()
// CHECK-NEXT: %[[AT:.*]] = llvm.mlir.addressof @[[$TEXT]]
// CHECK-NEXT: llvm.call @printString(%[[AT]])
// CHECK-NEXT: llvm.return
func.func @marks(%a: f64) {
  vector.print %a : f64 punctuation <close>
  vector.print %a : f64 punctuation <no_punctuation>
  vector.print punctuation <open>
  vector.print punctuation <no_punctuation>
  vector.print punctuation <comma>
  vector.print str "some text"
  return
}

// Integers without a sign count as signed, one bit and index as unsigned.
// CHECK-LABEL: llvm.func @integers(
// CHECK: %[[BIT:.*]] = llvm.zext %{{.*}} : i1 to i64
// CHECK-NEXT: llvm.call @printI64(%[[BIT]])
// CHECK: %[[SIGNED:.*]] = llvm.sext %{{.*}} : i1 to i64
// CHECK-NEXT: llvm.call @printI64(%[[SIGNED]])
// CHECK: %[[BYTE:.*]] = llvm.sext %{{.*}} : i8 to i64
// CHECK-NEXT: llvm.call @printI64(%[[BYTE]])
// CHECK: %[[ODD:.*]] = llvm.zext %{{.*}} : i24 to i64
// CHECK-NEXT: llvm.call @printU64(%[[ODD]])
// CHECK: llvm.call @printI64(%{{.*}}) : (i64) -> ()
// CHECK: llvm.call @printU64(%arg{{[0-9]+}}) : (i64) -> ()
// NARROW-LABEL: llvm.func @integers(
// NARROW: %[[INDEX:.*]] = llvm.zext %{{.*}} : i32 to i64
// NARROW-NEXT: llvm.call @printU64(%[[INDEX]])
func.func @integers(%a: i1, %b: si1, %c: i8, %d: ui24, %e: i64, %f: index) {
  vector.print %a : i1
  vector.print %b : si1
  vector.print %c : i8
  vector.print %d : ui24
  vector.print %e : i64
  vector.print %f : index
  return
}

// CHECK-LABEL: llvm.func @floats(
// CHECK: %[[H:.*]] = llvm.bitcast %{{.*}} : f16 to i16
// CHECK-NEXT: llvm.call @printF16(%[[H]]) : (i16 {llvm.zeroext}) -> ()
// CHECK: %[[BH:.*]] = llvm.bitcast %{{.*}} : bf16 to i16
// CHECK-NEXT: llvm.call @printBF16(%[[BH]]) : (i16 {llvm.zeroext}) -> ()
// CHECK: llvm.call @printOpen()
// CHECK: llvm.call @printF32(%{{.*}}) : (f32) -> ()
// CHECK-NEXT: llvm.call @printClose()
func.func @floats(%a: f16, %b: bf16, %c: vector<f8E5M2>) {
  vector.print %a : f16
  vector.print %b : bf16
  vector.print %c : vector<f8E5M2>
  return
}
