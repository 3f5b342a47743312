// RUN: encode-test %s | FileCheck %s
// The first instruction of an operation that is several says that they are one step, and of which values.

// CHECK-LABEL: func @wide : (i64, i64) -> (i64) llvm
// CHECK: ^0([[A:%[0-9]+]]: i64, [[B:%[0-9]+]]: i64):
llvm.func @wide(%a: i64, %b: i64) -> i64 {
  // CHECK: freeze no-undef [[A]] : i64 {{.*}} "llvm.sext" step [[#]] ([[XH:%[0-9]+]] above [[XL:%[0-9]+]]) = ([[A]])
  %x = llvm.sext %a : i64 to i192
  // CHECK: freeze no-undef [[B]] : i64 {{.*}} "llvm.sext" step [[#]] ([[YH:%[0-9]+]] above [[YL:%[0-9]+]]) = ([[B]])
  %y = llvm.sext %b : i64 to i192
  // CHECK: [[CL:%[0-9]+]]: i128 = const 1 : i128 {{.*}} step 2 ([[CH:%[0-9]+]] above [[CL]]) = ()
  // CHECK-NEXT: [[CH]]: i64 = const 0 : i64 loc {{"[^"]*":[0-9]+:[0-9]+ "[a-z.]+"$}}
  %c = llvm.mlir.constant(1 : i192) : i192
  // CHECK: "llvm.icmp" step [[#]] ([[LESS:%[0-9]+]]) = ([[XH]] above [[XL]], [[YH]] above [[YL]])
  %less = llvm.icmp "sgt" %x, %y : i192
  // CHECK: cond-br [[LESS]], {{.*}} step 1 () = ([[LESS]], [[XH]] above [[XL]], [[CH]] above [[CL]])
  llvm.cond_br %less, ^bb1(%x : i192), ^bb1(%c : i192)
^bb1(%q: i192):
  %t = llvm.trunc %q : i192 to i64
  llvm.return %t : i64
}

// CHECK-LABEL: func @matrices
// CHECK: ^0([[V:%[0-9]+]]: vector<4xi32>, [[W:%[0-9]+]]: vector<4xi32>, [[P:%[0-9]+]]: ptr, [[N:%[0-9]+]]: i64):
llvm.func @matrices(%v: vector<4xi32>, %w: vector<4xi32>, %p: !llvm.ptr, %n: i64) {
  // CHECK: lanes [[V]]{{.*}} step 7 ([[M:%[0-9]+]]) = ([[V]], [[W]])
  %m = llvm.intr.matrix.multiply %v, %w {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  // CHECK: "llvm.intr.matrix.column.major.store" step [[#]] () = ([[M]], [[P]], [[N]])
  llvm.intr.matrix.column.major.store %m, %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64
  // CHECK: "llvm.intr.matrix.column.major.load" step [[#]] ([[L:%[0-9]+]]) = ([[P]], [[N]])
  %l = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
  llvm.return
}

// A call is a step of its own, between the checks of what is promised of its arguments and results.
// CHECK-LABEL: func @promises
// CHECK-NEXT: ^0([[P:%[0-9]+]]: ptr):
llvm.func @promises(%p: !llvm.ptr {llvm.nonnull}) -> i32 {
  // CHECK-NEXT: zero {{.*}} "llvm.func" step 4 () = ([[P]])
  // CHECK: [[Q:%[0-9]+]]: ptr = select {{.*}} "llvm.func"
  // CHECK-NEXT: const 8 {{.*}} "llvm.call" step 2 () = ([[Q]])
  // CHECK-NEXT: memcpy peek {{.*}}, "dereferenceable(8) of argument 0 of @other" : ptr
  // CHECK-NEXT: call @other{{.*}} "llvm.call"{{$}}
  // CHECK-NEXT: "llvm.call" step [[#]] ([[R:%[0-9]+]]) = ([[Q]])
  // CHECK: [[R]]: i32 = select
  %r = llvm.call @other(%p) : (!llvm.ptr {llvm.dereferenceable = 8 : i64}) -> (i32 {llvm.noundef})
  // CHECK-NEXT: return [[R]]
  llvm.return %r : i32
}
llvm.func @other(!llvm.ptr) -> i32
