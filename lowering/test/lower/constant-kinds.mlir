// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s
// LLVMMOD-CST-06: MLIR's verifier lets a float be the value of an integer of its width.

llvm.func @scalar() -> i32 {
  // expected-error @below {{'llvm.mlir.constant' op gives a value of type 'f32' to type 'i32'}}
  %c = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return %c : i32
}

// -----

llvm.func @vector() -> vector<2xi32> {
  // expected-error @below {{gives a value of type 'f32' to type 'vector<2xi32>'}}
  %c = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xi32>
  llvm.return %c : vector<2xi32>
}

// -----

llvm.func @array() -> !llvm.array<2 x vector<2 x i32>> {
  // expected-error @below {{gives a value of type 'f32' to type '!llvm.array<2 x vector<2xi32>>'}}
  %c = llvm.mlir.constant(dense<1.0> : tensor<2x2xf32>) : !llvm.array<2 x vector<2xi32>>
  llvm.return %c : !llvm.array<2 x vector<2xi32>>
}

// -----

// LLVM has the bits only of some floats.
llvm.func @bits() -> i8 {
  %c = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %d = llvm.mlir.constant(dense<1.0> : vector<2xf8E5M2>) : vector<2xi8>
  %e = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return %c : i8
}

// -----

// expected-error @below {{'llvm.mlir.global' op gives a value of type 'f32' to type 'i32'}}
llvm.mlir.global external @x(1.0 : f32) : i32
