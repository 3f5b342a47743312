// RUN: encode-test %s | FileCheck %s
// vector.print: the program calls what MLIR's runtime library prints with; nobody defines it.

// A text lies in a constant of its own, under a name that the module does not have.
// CHECK: global @printed_text_1 : array<3 x i8> constant = [104, 105, 0]
memref.global constant @printed_text_0 : memref<1xi8> = dense<0>

// Brackets open before the first lane of a slice and close after its last.
// CHECK: func @matrix
// CHECK: call @printOpen()
// CHECK-NEXT: call @printOpen()
// CHECK-NEXT: %[[A:[0-9]+]]: i7 = lanes %{{[0-9]+}}[0]
// CHECK-NEXT: %[[B:[0-9]+]]: i64 = sext %[[A]] : i7
// CHECK-NEXT: call @printI64(%[[B]])
// CHECK-NEXT: call @printClose()
// CHECK-NEXT: call @printComma()
// CHECK-NEXT: call @printOpen()
// CHECK-NEXT: lanes %{{[0-9]+}}[1]
// CHECK: call @printI64
// CHECK-NEXT: call @printClose()
// CHECK-NEXT: call @printClose()
// CHECK-NEXT: call @printNewline()
// CHECK-NEXT: return
func.func @matrix(%v: vector<2x1xi7>) {
  vector.print %v : vector<2x1xi7>
  return
}

// CHECK: func @numbers
// CHECK: i64 = castu %{{[0-9]+}} : index
// CHECK-NEXT: call @printU64
// CHECK-NEXT: call @printComma
// CHECK-NEXT: i64 = zext %{{[0-9]+}} : i1
// CHECK-NEXT: call @printI64
// CHECK-NEXT: i16 = bitcast %{{[0-9]+}} : f16
// CHECK-NEXT: call @printF16
// CHECK-NEXT: f32 = extf %{{[0-9]+}} : f8E5M2
// CHECK-NEXT: call @printF32
// CHECK-NEXT: ptr = global-address @printed_text_1
// CHECK-NEXT: call @printString
// CHECK-NEXT: call @printOpen
// CHECK-NEXT: return
func.func @numbers(%a: index, %b: i1, %c: f16, %d: f8E5M2) {
  vector.print %a : index punctuation <comma>
  vector.print %b : i1 punctuation <no_punctuation>
  vector.print %c : f16 punctuation <no_punctuation>
  vector.print %d : f8E5M2 punctuation <no_punctuation>
  vector.print str "hi"
  vector.print punctuation <open>
  return
}
