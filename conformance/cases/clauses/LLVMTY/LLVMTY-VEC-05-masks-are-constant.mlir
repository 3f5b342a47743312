// RUN: %check %s
// CLAUSE: LLVMTY-VEC-05
// NEGATIVE: parse "expected integer value"
// NEIGHBOUR: "[%m] : vector<2xi32>" -> "[1, 0] : vector<2xi32>"
// A shuffle with a mask known at run time only.
llvm.func @f(%v: vector<2xi32>, %m: vector<2xi32>) -> vector<2xi32> {
  %r = llvm.shufflevector %v, %v [%m] : vector<2xi32>
  llvm.return %r : vector<2xi32>
}
