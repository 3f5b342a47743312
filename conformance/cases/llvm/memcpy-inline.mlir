// RUN: %check %s
// llvm.intr.memcpy.inline: as memcpy, its length is an attribute.
llvm.func @three(%v: i64, %w: i64, %i: i64, %j: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr inbounds %k[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %r = llvm.load %k : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @volatile(%v: i64, %w: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  "llvm.intr.memcpy.inline"(%k, %m) <{isVolatile = true, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %r = llvm.load %k : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @nothing(%v: i64) -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  "llvm.intr.memcpy.inline"(%null, %null) <{isVolatile = false, len = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %v : i64
}
// CALL: @three(578437695752307201, 1735880461161533969, 0, 0) -> 1735880461160481281
// CALL: @three(578437695752307201, 1735880461161533969, 5, 5) -> 578437764741272081
// CALL: @three(578437695752307201, 1735880461161533969, 1, 3) -> 1735860592340832785
// CALL: @volatile(578437695752307201, 1735880461161533969) -> 578437695752307201
// CALL: @nothing(4) -> 4
