// RUN: %check %s
// Lanes that move: llvm.intr.vector.insert, extract, interleave2, deinterleave2, stepvector, get.active.lane.mask.
llvm.func @insert(%a: vector<4xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %r = llvm.intr.vector.insert %b, %a[2] : vector<2xi32> into vector<4xi32>
  llvm.return %r : vector<4xi32>
}
llvm.func @extract(%a: vector<4xi32>) -> vector<2xi32> {
  %r = llvm.intr.vector.extract %a[2] : vector<2xi32> from vector<4xi32>
  llvm.return %r : vector<2xi32>
}
llvm.func @interleave(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
llvm.func @deinterleave(%a: vector<4xi32>) -> vector<2xi32> {
  %s = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %r = llvm.sub %x, %y : vector<2xi32>
  llvm.return %r : vector<2xi32>
}
llvm.func @step(%a: vector<4xi8>) -> vector<4xi8> {
  %s = llvm.intr.stepvector : vector<4xi8>
  %r = llvm.add %a, %s : vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @mask(%a: i8, %b: i8) -> vector<4xi1> {
  %r = llvm.intr.get.active.lane.mask %a, %b : i8, i8 to vector<4xi1>
  llvm.return %r : vector<4xi1>
}
// CALL: @insert([1, 2, 3, 4], [7, 8]) -> [1, 2, 7, 8]
// CALL: @extract([1, 2, 3, 4]) -> [3, 4]
// CALL: @interleave([1, 2], [7, 8]) -> [1, 7, 2, 8]
// CALL: @deinterleave([10, 2, 30, 4]) -> [8, 26]
// CALL: @step([0, 10, 127, -1]) -> [0, 11, -127, 2]
// CALL: @mask(0, 3) -> [true, true, true, false]
// CALL: @mask(-2, -1) -> [true, false, false, false]
// CALL: @mask(-1, -1) -> [false, false, false, false]
// CALL: @mask(1, 0) -> [false, false, false, false]
// CALL-RANDOM: @mask(_, _) count=60
// CALL-RANDOM: @interleave(_, _) count=10
