// RUN: %check %s
// llvm.intr.memcpy: that many bytes, whatever they are; no bytes need no memory, and a place may be copied onto itself.
llvm.func @part(%v: i64, %w: i64, %i: i64, %j: i64, %n: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr inbounds %k[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %k : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @volatile(%v: i64, %w: i64, %n: i32) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  "llvm.intr.memcpy"(%k, %m, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.load %k : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @nothing(%v: i64) -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.constant(0 : i64) : i64
  "llvm.intr.memcpy"(%null, %null, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %v : i64
}
llvm.func @onto_itself(%v: i64, %w: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  "llvm.intr.memcpy"(%m, %m, %k8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @pointer(%v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k1 x i64 : (i64) -> !llvm.ptr
  %t = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  %u = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %m, %t : !llvm.ptr, !llvm.ptr
  "llvm.intr.memcpy"(%u, %t, %k8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.load %u : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
// CALL: @part(578437695752307201, 1735880461161533969, 0, 0, 8) -> 578437695752307201
// CALL: @part(578437695752307201, 1735880461161533969, 1, 2, 3) -> 1735880387860763153
// CALL: @part(578437695752307201, 1735880461161533969, 7, 0, 1) -> 1735880461161533960
// CALL: @part(578437695752307201, 1735880461161533969, 0, 7, 1) -> 78555798289191441
// CALL: @part(578437695752307201, 1735880461161533969, 3, 3, 0) -> 1735880461161533969
// CALL: @part(578437695752307201, 1735880461161533969, 8, 0, 0) -> 1735880461161533969
// CALL: @part(578437695752307201, 1735880461161533969, 2, 4, 4) -> 433757350379328017
// CALL: @volatile(578437695752307201, 1735880461161533969, 8) -> 578437695752307201
// CALL: @volatile(578437695752307201, 1735880461161533969, 3) -> 1735880461160481281
// CALL: @nothing(4) -> 4
// CALL: @onto_itself(77, 0) -> 77
// CALL: @pointer(-9) -> -9
