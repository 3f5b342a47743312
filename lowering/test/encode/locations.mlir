// RUN: encode-test %s | FileCheck %s
// Each instruction knows the file position nearest to its operation, whatever the location is wrapped in, and the operation's name.

// CHECK: func @f : () -> () loc "f.py":1:2 "func.func"
func.func @f() {
  // CHECK: const {{.*}} loc "plain.py":3:4 "arith.constant"
  %0 = arith.constant 1 : i32 loc("plain.py":3:4)
  // CHECK: const {{.*}} loc "named.py":5:6 "arith.constant"
  %1 = arith.constant 2 : i32 loc("name"("named.py":5:6))
  // CHECK: const {{.*}} loc "callee.py":7:8 "arith.constant"
  %2 = arith.constant 3 : i32 loc(callsite("callee.py":7:8 at "caller.py":9:10))
  // CHECK: const {{.*}} loc "first.py":11:12 "arith.constant"
  %3 = arith.constant 4 : i32 loc(fused["first.py":11:12, "second.py":13:14])
  // CHECK: const {{.*}} loc "":0:0 "arith.constant"
  %4 = arith.constant 5 : i32 loc(unknown)
  // CHECK: const {{.*}} loc "range.py":15:16 "arith.constant"
  %5 = arith.constant 6 : i32 loc("range.py":15:16 to 17:18)
  // CHECK: return loc "{{.*}}locations.mlir":{{[0-9]+}}:3 "func.return"
  return
} loc("f.py":1:2)
