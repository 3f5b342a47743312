// RUN: %check %s
// llvm.intr.memset: that many bytes become the given one; no bytes need no memory.
llvm.func @part(%v: i64, %w: i64, %b: i8, %i: i64, %n: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @volatile(%v: i64, %w: i64, %b: i8, %n: i32) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  "llvm.intr.memset"(%m, %b, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @nothing(%v: i64) -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %b = llvm.mlir.constant(1 : i8) : i8
  %n = llvm.mlir.constant(0 : i64) : i64
  "llvm.intr.memset"(%null, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %v : i64
}
llvm.func @as_float(%b: i8) -> f32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k1 x f32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %b, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %m : !llvm.ptr -> f32
  llvm.return %r : f32
}
// CALL: @part(578437695752307201, 0, -85, 0, 8) -> -6076574518398440533
// CALL: @part(578437695752307201, 0, 5, 2, 3) -> 578437695769215489
// CALL: @part(578437695752307201, 0, -1, 7, 1) -> -70080650589044223
// CALL: @part(578437695752307201, 0, 1, 8, 0) -> 578437695752307201
// CALL: @part(578437695752307201, 0, -128, 0, 1) -> 578437695752307328
// CALL: @volatile(578437695752307201, 0, 17, 4) -> 578437695971332369
// CALL: @nothing(3) -> 3
// CALL: @as_float(0) -> 0.0
// CALL: @as_float(-1) -> nan
// CALL: @as_float(64) -> 0x40404040
