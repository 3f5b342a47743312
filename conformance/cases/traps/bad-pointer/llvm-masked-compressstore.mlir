// RUN: %check %s
// OPERATION: llvm.intr.masked.compressstore
// llvm.intr.masked.compressstore through a number that is no address of an allocation, and through the address of a function.
// Made from the rows operation.masked-compressstore and situation.bad-pointer of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%which: i64, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %number = llvm.mlir.constant(1152921504606846976 : i64) : i64
  %nobody = llvm.inttoptr %number : i64 to !llvm.ptr
  %g = llvm.mlir.addressof @f : !llvm.ptr
  %c = llvm.icmp "eq" %which, %k1 : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %d = llvm.icmp "eq" %which, %zero : i64
  %x = llvm.select %c, %nobody, %m : i1, !llvm.ptr
  %p = llvm.select %d, %g, %x : i1, !llvm.ptr
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %ev = llvm.mlir.zero : vector<1xi32>
  %vv = llvm.insertelement %v, %ev[%lane : i32] : vector<1xi32>
  "llvm.intr.masked.compressstore"(%vv, %p, %mask) : (vector<1xi32>, !llvm.ptr, vector<1xi1>) -> ()  // TRAP: bad-pointer
  llvm.return %v : i32
}
// CALL: @f(1, 9) -> trap(bad-pointer)
// CALL: @f(0, 9) -> trap(bad-pointer)
// CALL: @f(2, 9) -> 9
