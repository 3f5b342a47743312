// RUN: %check %s
// llvm.shufflevector: lanes of both vectors by number, in any order and as many as the mask has; -1 is poison.
llvm.func @reverse(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = llvm.shufflevector %a, %b [3, 2, 1, 0] : vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @both(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %r = llvm.shufflevector %a, %b [0, 2, 1, 3] : vector<2xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @repeat(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<3xi65> {
  %r = llvm.shufflevector %a, %b [3, 3, 3] : vector<2xi65>
  llvm.return %r : vector<3xi65>
}
llvm.func @shorter(%a: vector<4xi16>, %b: vector<4xi16>) -> vector<1xi16> {
  %r = llvm.shufflevector %a, %b [5] : vector<4xi16>
  llvm.return %r : vector<1xi16>
}
llvm.func @with_poison(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<3xi8> {
  %r = llvm.shufflevector %a, %b [-1, 1, 2] : vector<2xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @poison_unused(%a: vector<2xi8>) -> vector<2xi8> {
  %p = llvm.mlir.poison : vector<2xi8>
  %r = llvm.shufflevector %a, %p [1, 0] : vector<2xi8>
  llvm.return %r : vector<2xi8>
}
llvm.func @poison_used(%a: vector<2xi8>) -> vector<2xi8> {
  %p = llvm.mlir.poison : vector<2xi8>
  %r = llvm.shufflevector %a, %p [2, 0] : vector<2xi8>
  llvm.return %r : vector<2xi8>
}
// CALL: @reverse([1, 2, 3, 4], [5, 6, 7, 8]) -> [4, 3, 2, 1]
// CALL: @both([1.0, 2.0], [3.0, 4.0]) -> [1.0, 3.0, 2.0, 4.0]
// CALL: @repeat([1, 2], [3, -18446744073709551616]) -> [-18446744073709551616, -18446744073709551616, -18446744073709551616]
// CALL: @shorter([1, 2, 3, 4], [5, 6, 7, 8]) -> [6]
// CALL: @with_poison([1, 2], [3, 4]) -> [_, 2, 3]
// CALL: @poison_unused([1, 2]) -> [2, 1]
// CALL: @poison_used([1, 2]) -> [_, 1]
