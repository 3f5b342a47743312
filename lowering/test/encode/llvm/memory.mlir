// RUN: encode-test %s | FileCheck %s
// Globals, addresses, accesses and block transfers of the LLVM dialect.

// CHECK: global @text : array<4 x i8> constant private align=8 = [97, 98, 99, 0]
llvm.mlir.global internal constant @text("abc\00") {alignment = 8 : i64} : !llvm.array<4 x i8>
// CHECK: global @counter : i32 = [7]
llvm.mlir.global external @counter(7 : i32) : i32
// CHECK: global @matrix : array<2 x array<2 x f32>> private space=3 = [1.0, 2.0, 3.0, 4.0]
llvm.mlir.global private @matrix(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) {addr_space = 3 : i32} : !llvm.array<2 x array<2 x f32>>
// CHECK: global @splat : array<2 x array<2 x i8>> private = [9]
llvm.mlir.global private @splat(dense<9> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
// CHECK: global @pairs : array<2 x struct<(f32, f32)>> private = [1.0, 2.0, 3.0, 4.0]
llvm.mlir.global private @pairs(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK: global @built : struct<(i32, array<2 x i8>)> private = [undef, undef, 5]
llvm.mlir.global private @built() : !llvm.struct<(i32, array<2 x i8>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.mlir.constant(5 : i8) : i8
  %2 = llvm.insertvalue %1, %0[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  llvm.return %2 : !llvm.struct<(i32, array<2 x i8>)>
}
// CHECK: global @nothing : array<4 x f32> private = [undef]
llvm.mlir.global private @nothing() : !llvm.array<4 x f32> {
  %0 = llvm.mlir.undef : !llvm.array<4 x f32>
  llvm.return %0 : !llvm.array<4 x f32>
}
// CHECK: global @pointed : i32 private = [9]
// CHECK: global @located : struct<(i32, ptr, ptr)> private = [3, @pointed, undef]
llvm.mlir.global private @located() : !llvm.struct<(i32, ptr, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr, ptr)>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr, ptr)>
  %3 = llvm.mlir.addressof @pointed : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr, ptr)>
}
llvm.mlir.global private @pointed(9 : i32) : i32
// CHECK: global @stepped : array<2 x ptr> private = [@built+5, @pairs+16]
llvm.mlir.global private @stepped() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %built = llvm.mlir.addressof @built : !llvm.ptr
  %i = llvm.mlir.constant(1 : i8) : i8
  %1 = llvm.getelementptr inbounds %built[0, 1, %i] : (!llvm.ptr, i8) -> !llvm.ptr, !llvm.struct<(i32, array<2 x i8>)>
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %pairs = llvm.mlir.addressof @pairs : !llvm.ptr
  %3 = llvm.getelementptr %pairs[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %4 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.insertvalue %4, %2[1] : !llvm.array<2 x ptr>
  llvm.return %5 : !llvm.array<2 x ptr>
}
// CHECK: global @null : ptr private = [0x0]
llvm.mlir.global private @null() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK: global @outside : i64 external
llvm.mlir.global external @outside() : i64
// CHECK-LABEL: func @addresses : (i64, i32) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: i64, [[V1:%[0-9]+]]: i32):
llvm.func @addresses(%i: i64, %j: i32) {
  // CHECK: [[V2:%[0-9]+]]: ptr = global-address @text : ptr
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  // CHECK: [[V3:%[0-9]+]]: ptr = global-address @outside : ptr
  %1 = llvm.mlir.addressof @outside : !llvm.ptr
  // CHECK: [[V4:%[0-9]+]]: ptr = function-address @addresses : ptr
  %2 = llvm.mlir.addressof @addresses : !llvm.ptr
  // CHECK: [[V5:%[0-9]+]]: ptr = gep [[V2]]{{\[}}[[V0]]] : i8
  %3 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // CHECK: [[V6:%[0-9]+]]: ptr = gep inbounds nusw [[V2]][0, 1, [[V1]]] : struct<(i32, array<4 x f32>)>
  %4 = llvm.getelementptr inbounds %0[0, 1, %j] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  // CHECK: [[V7:%[0-9]+]]: ptr = gep nuw inbounds nusw [[V2]][-1] : f64
  %5 = llvm.getelementptr inbounds|nuw %0[-1] : (!llvm.ptr) -> !llvm.ptr, f64
  // CHECK: [[V8:%[0-9]+]]: ptr = gep nusw [[V2]]{{\[}}[[V0]], [[V0]]] : array<2 x i32>
  %6 = llvm.getelementptr nusw %0[%i, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @accesses : (i64, ptr) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: i64, [[V1:%[0-9]+]]: ptr):
llvm.func @accesses(%n: i64, %p: !llvm.ptr) {
  // CHECK: [[V2:%[0-9]+]]: ptr = llvm-alloca [[V0]] align=32 : f32
  %0 = llvm.alloca %n x f32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  // CHECK: [[V3:%[0-9]+]]: ptr<5> = llvm-alloca [[V0]] : struct<(ptr, i64)>
  %1 = llvm.alloca %n x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr<5>
  // CHECK: [[V4:%[0-9]+]]: f32 = llvm-load [[V2]] : f32
  %2 = llvm.load %0 : !llvm.ptr -> f32
  // CHECK: [[V5:%[0-9]+]]: vector<4xi8> = llvm-load volatile [[V2]] align=1 : vector<4xi8>
  %3 = llvm.load volatile %0 {alignment = 1 : i64} : !llvm.ptr -> vector<4xi8>
  // CHECK: [[V6:%[0-9]+]]: struct<(ptr, i64)> = llvm-load nontemporal [[V1]] : struct<(ptr, i64)>
  %4 = llvm.load %p {nontemporal} : !llvm.ptr -> !llvm.struct<(ptr, i64)>
  // CHECK: llvm-store [[V6]], [[V1]] align=16 : struct<(ptr, i64)>
  llvm.store %4, %p {alignment = 16 : i64} : !llvm.struct<(ptr, i64)>, !llvm.ptr
  // CHECK: llvm-store volatile [[V4]], [[V1]] : f32
  llvm.store volatile %2, %p : f32, !llvm.ptr
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @transfers : (ptr, ptr, i64, i8, i1) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: ptr, [[V1:%[0-9]+]]: ptr, [[V2:%[0-9]+]]: i64, [[V3:%[0-9]+]]: i8, [[V4:%[0-9]+]]: i1):
llvm.func @transfers(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8, %c: i1) {
  // CHECK: memcpy [[V0]], [[V1]], [[V2]] : ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: memmove volatile [[V0]], [[V1]], [[V2]] : ptr
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: memset [[V0]], [[V3]], [[V2]] : ptr
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  // CHECK: [[V5:%[0-9]+]]: i64 = const 12 : i64
  // CHECK: memcpy [[V0]], [[V1]], [[V5]] : ptr
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  // CHECK: [[V6:%[0-9]+]]: i64 = const 5 : i64
  // CHECK: memset [[V0]], [[V3]], [[V6]] : ptr
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, i8) -> ()
  // CHECK: [[V7:%[0-9]+]]: ptr = stacksave : ptr
  %0 = llvm.intr.stacksave : !llvm.ptr
  // CHECK: stackrestore [[V7]] : ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  // CHECK: assume [[V4]], "condition"
  llvm.intr.assume %c : i1
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @scope : () -> () llvm
llvm.func @scope() {
  // CHECK: [[V0:%[0-9]+]]: i64 = const 1 : i64
  %0 = llvm.mlir.constant(1 : i64) : i64
  // CHECK: [[V1:%[0-9]+]]: ptr = llvm-alloca [[V0]] : i32
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  // CHECK: lifetime-start [[V1]] : ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  // CHECK: lifetime-end [[V1]] : ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  // CHECK: return loc
  llvm.return
}
