// RUN: not memref-cts-opt --lower-to-llvm="use-bare-ptr-memref-call-conv=true" --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// What does not cross a function as a bare pointer: one error each.

// CHECK-NOT: error:
// CHECK: bare-pointer-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'memref<?x2xf32>' cannot cross a function as a bare pointer: it has a dynamic size (and 2 more of this)
// CHECK-NOT: error:
func.func @size(%m: memref<?x2xf32>) {
  call @size(%m) : (memref<?x2xf32>) -> ()
  %f = func.constant @size : (memref<?x2xf32>) -> ()
  func.call_indirect %f(%m) : (memref<?x2xf32>) -> ()
  return
}

// -----

// CHECK: error: 'func.func' op type 'memref<*xf32>' cannot cross a function as a bare pointer: it is unranked
// CHECK-NOT: error:
func.func private @unranked() -> memref<*xf32>

// -----

// CHECK: error: 'func.func' op type 'memref<2xf32, strided<[2]>>' cannot cross a function as a bare pointer: its layout is not the default one
// CHECK: error: 'func.func' op type 'memref<2xf32, strided<[1], offset: 1>>' cannot cross a function as a bare pointer: its layout is not the default one
// CHECK: error: 'func.func' op type 'memref<2xf32, strided<[?], offset: ?>>' cannot cross a function as a bare pointer: its layout is not the default one
// CHECK-NOT: error:
func.func private @strides(memref<2xf32, strided<[2]>>)
func.func private @offset(memref<2xf32, strided<[1], offset: 1>>)
func.func private @dynamic(memref<2xf32, strided<[?], offset: ?>>)

// -----

// CHECK: error: 'memref.alloc' op has an alignment, but functions pass bare pointers, which allows the default one only
// CHECK-NOT: error:
func.func @alignment() {
  %0 = memref.alloc() {alignment = 64} : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

// CHECK: error: 'func.func' op is to have a C wrapper, which takes descriptors, but functions pass bare pointers
// CHECK-NOT: error:
func.func private @wrapper(memref<2xf32>) attributes {llvm.emit_c_interface}

// -----

// CHECK: error: 'func.func' op attribute 'llvm.bareptr' is not a unit attribute
// CHECK-NOT: error:
func.func private @bare(memref<2xf32>) attributes {llvm.bareptr = 1}

// -----

// CHECK: error: 'memref.realloc' op has an alignment, but functions pass bare pointers, which allows the default one only
// CHECK-NOT: error:
func.func @grows(%n: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.realloc %0(%n) {alignment = 64} : memref<2xf32> to memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  return
}

// -----

// CHECK: error: 'memref.alloc' op may be freed in another function than the one that allocates it, with elements of type 'i128' its address is rounded up
// CHECK-NOT: error:
func.func @natural() -> memref<4xi128> {
  %0 = memref.alloc() : memref<4xi128>
  %1 = memref.alloc() : memref<4xi128>
  memref.dealloc %1 : memref<4xi128>
  return %0 : memref<4xi128>
}

// -----

// Freed here on one path, and returned on another (BARE-12).
// CHECK: error: 'memref.alloc' op may be freed in another function than the one that allocates it
// CHECK-NOT: error:
func.func @returned(%c: i1, %m: memref<4xi128>) -> memref<4xi128> {
  %0 = memref.alloc() : memref<4xi128>
  cf.cond_br %c, ^free, ^end(%0 : memref<4xi128>)
^free:
  memref.dealloc %0 : memref<4xi128>
  cf.br ^end(%m : memref<4xi128>)
^end(%r: memref<4xi128>):
  return %r : memref<4xi128>
}

// -----

// Through a cast, a block and a call (BARE-12).
// CHECK: error: 'memref.alloc' op may be freed in another function than the one that allocates it
// CHECK-NOT: error:
func.func private @callee(memref<4xi128>)
func.func @called() {
  %0 = memref.alloc() : memref<4xi128>
  %1 = memref.memory_space_cast %0 : memref<4xi128> to memref<4xi128, 0>
  cf.br ^next(%1 : memref<4xi128>)
^next(%m: memref<4xi128>):
  call @callee(%m) : (memref<4xi128>) -> ()
  return
}
