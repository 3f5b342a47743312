// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// The same whichever pass comes first (BARE-21): a lowered function does not say what it passes.
// RUN: not memref-cts-opt --lower-memref-to-llvm --lower-func-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// RUN: not memref-cts-opt --lower-func-to-llvm --lower-memref-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// What a function with llvm.bareptr cannot do.

// CHECK: error: 'func.func' op type 'memref<?xf32>' cannot cross a function as a bare pointer: it has a dynamic size
// CHECK-NOT: error:
func.func private @dynamic(memref<?xf32>) attributes {llvm.bareptr}

// -----

// CHECK: error: 'func.constant' op makes a value of a function that passes bare pointers, which calls through values do not
// CHECK-NOT: error:
func.func private @bare(memref<2xf32>) attributes {llvm.bareptr}
func.func @value() -> ((memref<2xf32>) -> ()) {
  %0 = constant @bare : (memref<2xf32>) -> ()
  return %0 : (memref<2xf32>) -> ()
}

// -----

// CHECK: error: 'func.func' op is to have a C wrapper, which takes descriptors, but functions pass bare pointers
// CHECK-NOT: error:
func.func private @wrapper(memref<2xf32>) attributes {llvm.bareptr, llvm.emit_c_interface}

// -----

// CHECK: error: 'memref.alloc' op has an alignment, but functions pass bare pointers, which allows the default one only
// CHECK-NOT: error:
func.func @aligned() -> memref<2xf32> attributes {llvm.bareptr} {
  %0 = memref.alloc() {alignment = 64} : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

// Memory for such vectors is asked for with room to round its address up (BARE-12).
// CHECK: error: 'memref.alloc' op may be freed in another function than the one that allocates it, with elements of type 'vector<16xf32>' its address is rounded up, and functions pass bare pointers, which have no place for both addresses; use-aligned-alloc has one
// CHECK-NOT: error:
func.func @natural(%n: index) -> memref<4xvector<16xf32>> attributes {llvm.bareptr} {
  %0 = memref.alloc() : memref<4xvector<16xf32>>
  %1 = memref.alloc(%n) : memref<?xvector<16xf32>>
  %2 = memref.alloc() : memref<4xi64>
  memref.dealloc %1 : memref<?xvector<16xf32>>
  memref.dealloc %2 : memref<4xi64>
  return %0 : memref<4xvector<16xf32>>
}

// -----

// CHECK: error: 'memref.realloc' op has an alignment, but functions pass bare pointers
// CHECK-NOT: error:
func.func @realloc(%m: memref<2xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  %0 = memref.realloc %m {alignment = 64} : memref<2xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
