// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s -o %t
// Which dimensions a rank-reducing subview drops is refused where the description leaves it open, and the descriptor with it.

func.func @either(%m: memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>>, %n: index) {
  // expected-error@+1 {{'memref.subview' op leaves open whether dimension 0 of its result is dimension 0 or 1 of its source, whose strides may differ}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, %n] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>> to memref<1x?xi32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @none(%m: memref<1x4x1xi32, strided<[?, ?, 9]>>) {
  // expected-error@+1 {{'memref.subview' op has a result type that no choice of dimensions of size 1 gives, dropped from its source}}
  %0 = memref.subview %m[0, 0, 0] [1, 4, 1] [1, 1, 1] : memref<1x4x1xi32, strided<[?, ?, 9]>> to memref<1x4xi32, strided<[?, 9]>>
  return
}

// -----

func.func @steps(%m: memref<4x4xi32, strided<[6, 6]>>, %s: index, %t: index) {
  // expected-error@+1 {{'memref.subview' op leaves open whether dimension 0 of its result is dimension 0 or 1 of its source}}
  %0 = memref.subview %m[0, 0] [1, 1] [%s, %t] : memref<4x4xi32, strided<[6, 6]>> to memref<1xi32, strided<[?]>>
  return
}

// -----

func.func @alike(%m: memref<1x1x1x?xi32>, %n: index) -> memref<1x?xi32, strided<[?, 1]>> {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 1, 1, %n] [1, 1, 1, 1] : memref<1x1x1x?xi32> to memref<1x?xi32, strided<[?, 1]>>
  return %0 : memref<1x?xi32, strided<[?, 1]>>
}
