// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s -o %t
// RUN: memref-cts-opt --lower-arith-to-llvm --split-input-file --verify-diagnostics %s -o %t
// Casts of memrefs between index and an integer look at the same buffer: of another width there is nothing to look at.

func.func @narrower(%m: memref<?xindex>) {
  // expected-error@+1 {{'arith.index_cast' op reinterprets a buffer of type 'index' as one of type 'i32', but index has 64 bits}}
  %0 = arith.index_cast %m : memref<?xindex> to memref<?xi32>
  return
}

// -----

func.func @wider(%m: memref<4xi128>) {
  // expected-error@+1 {{'arith.index_castui' op reinterprets a buffer of type 'i128' as one of type 'index', but index has 64 bits}}
  %0 = arith.index_castui %m : memref<4xi128> to memref<4xindex>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @of_the_layout(%m: memref<4xi32>, %n: memref<4xi64>) -> memref<4xindex> {
    %0 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
    // expected-error@+1 {{'arith.index_cast' op reinterprets a buffer of type 'i64' as one of type 'index', but index has 32 bits}}
    %1 = arith.index_cast %n : memref<4xi64> to memref<4xindex>
    return %0 : memref<4xindex>
  }
}
