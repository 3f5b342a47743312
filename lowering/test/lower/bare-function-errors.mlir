// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
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

// CHECK: error: 'memref.alloc' op asks for an alignment, but functions pass bare pointers, which allows the default one only
// CHECK-NOT: error:
func.func @aligned() -> memref<2xf32> attributes {llvm.bareptr} {
  %0 = memref.alloc() {alignment = 64} : memref<2xf32>
  return %0 : memref<2xf32>
}
