// RUN: not encode-test --split-input-file %s | FileCheck %s
// What a data layout says and the machine does not have is refused where it is used, and nowhere else.

// CHECK: layout little pointer=64:8
// CHECK: alloca
module attributes {llvm.data_layout = "e-p5:32:32-A5"} {
  llvm.func @elsewhere(%one: i64) -> !llvm.ptr<3> {
    %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr<3>
    llvm.return %p : !llvm.ptr<3>
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.alloca: {{.*}}pointers of an address space where they are not as wide or not as aligned as in address space 0{{.*}}[type]
module attributes {llvm.data_layout = "e-p5:32:32-A5"} {
  llvm.func @narrow(%one: i64) {
    %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr<5>
    llvm.return
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.alloca: {{.*}}pointers of an address space{{.*}}[type]
module attributes {llvm.data_layout = "e-p5:64:32"} {
  llvm.func @part(%one: i64) {
    %p = llvm.alloca %one x !llvm.struct<(ptr<5>, i32)> : (i64) -> !llvm.ptr
    llvm.return
  }
}
// -----
// CHECK: refused: {{.*}}pointers of an address space{{.*}}[type]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<32> : vector<4xi64>>} {
  func.func @memref(%m: memref<4xf32, 5>) {
    return
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.getelementptr: {{.*}}address arithmetic in fewer bits than a pointer has{{.*}}[layout]
module attributes {llvm.data_layout = "e-p:64:64:64:32"} {
  llvm.func @add(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %q : !llvm.ptr
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.getelementptr: {{.*}}address arithmetic in fewer bits{{.*}}[layout]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {
  llvm.func @vector(%p: vector<2x!llvm.ptr<1>>, %i: i64) -> vector<2x!llvm.ptr<1>> {
    %q = llvm.getelementptr %p[%i] : (vector<2x!llvm.ptr<1>>, i64) -> vector<2x!llvm.ptr<1>>, i8
    llvm.return %q : vector<2x!llvm.ptr<1>>
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.ptrmask: {{.*}}address arithmetic in fewer bits{{.*}}[layout]
module attributes {llvm.data_layout = "e-p:64:64:64:32"} {
  llvm.func @mask(%p: !llvm.ptr, %i: i32) -> !llvm.ptr {
    %q = llvm.intr.ptrmask %p, %i : (!llvm.ptr, i32) -> !llvm.ptr
    llvm.return %q : !llvm.ptr
  }
}
// -----
// CHECK: refused: {{.*}}complex numbers with padding behind them{{.*}}[type]
module attributes {llvm.data_layout = "e-a:64"} {
  func.func @complex(%c: complex<f32>) {
    return
  }
}
// -----
// CHECK: refused: {{.*}}descriptors that are padded otherwise than C structs{{.*}}[type]
module attributes {llvm.data_layout = "e-a:128"} {
  func.func @descriptor(%m: memref<4xf32>) {
    return
  }
}
// -----
// CHECK: refused: {{.*}}descriptors that are padded otherwise than C structs{{.*}}[type]
module attributes {llvm.data_layout = "e-i64:128"} {
  func.func @wide_index(%m: memref<*xf32>) {
    return
  }
}
// -----
// CHECK: layout little pointer=64:8 index=64 struct=8
// CHECK: func @no_wider
module attributes {llvm.data_layout = "e-a:64"} {
  func.func @no_wider(%m: memref<4xcomplex<f64>>) {
    return
  }
}
// -----
// CHECK: refused: {{.*}}pointers aligned to more than their size, or structs to more than 128 bytes{{.*}}[layout]
module attributes {llvm.data_layout = "e-p:64:128"} {
}
// -----
// CHECK: refused: {{.*}}structs to more than 128 bytes{{.*}}[layout]
module attributes {llvm.data_layout = "e-a:2048"} {
}
// -----
// CHECK: refused: {{.*}}data layout entries that LLVM has no string for: i8 must be 8-bit aligned{{.*}}[layout]
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<2xi64>>} {
}
// -----
// The same of the source: what reads or writes elements computes addresses, what only looks at a descriptor does not.
// CHECK: refused: {{.*}}: memref.load: address arithmetic in fewer bits than a pointer has (memref<4xf32>) [layout]
// CHECK-NEXT: refused: {{.*}}: memref.store: address arithmetic in fewer bits than a pointer has (memref<4xf32>) [layout]
// CHECK-NEXT: refused: {{.*}}: memref.copy: address arithmetic in fewer bits than a pointer has (memref<4xf32>) [layout]
// CHECK-NEXT: refused: {{.*}}: vector.load: address arithmetic in fewer bits than a pointer has (memref<4xf32>) [layout]
// CHECK-NOT: memref.dim
module attributes {llvm.data_layout = "e-p:64:64:64:32"} {
  func.func @elements(%m: memref<4xf32>, %i: index, %x: f32) {
    %0 = memref.load %m[%i] : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
    memref.copy %m, %m : memref<4xf32> to memref<4xf32>
    %1 = vector.load %m[%i] : memref<4xf32>, vector<2xf32>
    %2 = memref.dim %m, %i : memref<4xf32>
    return
  }
}
// -----
// CHECK: refused: {{.*}}: memref.load: address arithmetic in fewer bits than a pointer has (memref<?xf32, 1>) [layout]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {
  func.func @space(%m: memref<?xf32, 1>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32, 1>
    return %0 : f32
  }
}
// -----
// CHECK: func @elsewhere
// CHECK: = load
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>>} {
  func.func @elsewhere(%m: memref<?xf32>, %n: memref<?xf32, 1>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32>
    return %0 : f32
  }
}
