llvm.mlir.global internal constant @text("abc\00") {alignment = 8 : i64} : !llvm.array<4 x i8>
llvm.mlir.global external @counter(7 : i32) : i32
llvm.mlir.global external @outside() : i64
llvm.mlir.global private @matrix(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) {addr_space = 3 : i32} : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global private @splat(dense<9> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global private @pairs(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global private @built() : !llvm.struct<(i32, array<2 x i8>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.mlir.constant(5 : i8) : i8
  %2 = llvm.insertvalue %1, %0[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  llvm.return %2 : !llvm.struct<(i32, array<2 x i8>)>
}
llvm.mlir.global private @nothing() : !llvm.array<4 x f32> {
  %0 = llvm.mlir.undef : !llvm.array<4 x f32>
  llvm.return %0 : !llvm.array<4 x f32>
}
llvm.mlir.global private @null() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @addresses(%i: i64, %j: i32) {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  %1 = llvm.mlir.addressof @outside : !llvm.ptr
  %2 = llvm.mlir.addressof @addresses : !llvm.ptr
  %3 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr inbounds %0[0, 1, %j] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %5 = llvm.getelementptr inbounds|nuw %0[-1] : (!llvm.ptr) -> !llvm.ptr, f64
  %6 = llvm.getelementptr nusw %0[%i, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return
}
llvm.func @accesses(%n: i64, %p: !llvm.ptr) {
  %0 = llvm.alloca %n x f32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr<5>
  %2 = llvm.load %0 : !llvm.ptr -> f32
  %3 = llvm.load volatile %0 {alignment = 1 : i64} : !llvm.ptr -> vector<4xi8>
  %4 = llvm.load %p {nontemporal} : !llvm.ptr -> !llvm.struct<(ptr, i64)>
  llvm.store %4, %p {alignment = 16 : i64} : !llvm.struct<(ptr, i64)>, !llvm.ptr
  llvm.store volatile %2, %p : f32, !llvm.ptr
  llvm.return
}
llvm.func @transfers(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8, %c: i1) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  llvm.intr.assume %c : i1
  llvm.return
}
llvm.func @scope() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  llvm.return
}
