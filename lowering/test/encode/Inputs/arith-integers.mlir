func.func @binary(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nuw> : i32
  %2 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %3 = arith.divui %a, %b exact : i32
  %4 = arith.divsi %a, %b : i32
  %5 = arith.remui %a, %b : i32
  %6 = arith.remsi %a, %b : i32
  %7 = arith.ceildivui %a, %b : i32
  %8 = arith.ceildivsi %a, %b : i32
  %9 = arith.floordivsi %a, %b : i32
  %10 = arith.andi %a, %b : i32
  %11 = arith.ori %a, %b : i32
  %12 = arith.xori %a, %b : i32
  %13 = arith.shli %a, %b overflow<nsw> : i32
  %14 = arith.shrui %a, %b exact : i32
  %15 = arith.shrsi %a, %b : i32
  %16 = arith.maxsi %a, %b : i32
  %17 = arith.maxui %a, %b : i32
  %18 = arith.minsi %a, %b : i32
  %19 = arith.minui %a, %b : i32
  %20, %21 = arith.addui_extended %a, %b : i32, i1
  %22, %23 = arith.mulsi_extended %a, %b : i32
  %24, %25 = arith.mului_extended %a, %b : i32
  return
}
func.func @compare(%a: i32, %b: i32, %x: index, %y: index, %c: i1, %v: vector<2x3xi8>) -> i32 {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %x, %y : index
  %7 = arith.cmpi ule, %x, %y : index
  %8 = arith.cmpi ugt, %x, %y : index
  %9 = arith.cmpi uge, %v, %v : vector<2x3xi8>
  %10 = arith.select %9, %v, %v : vector<2x3xi1>, vector<2x3xi8>
  %11 = arith.select %c, %10, %v : vector<2x3xi8>
  %12 = arith.select %c, %a, %b : i32
  return %12 : i32
}
func.func @casts(%a: i8, %b: i128, %x: index, %v: vector<4xi16>, %vx: vector<4xindex>, %f: f32) {
  %0 = arith.extsi %a : i8 to i65
  %1 = arith.extui %a : i8 to i9
  %2 = arith.trunci %b overflow<nuw> : i128 to i1
  %3 = arith.index_cast %x : index to i32
  %4 = arith.index_castui %3 : i32 to index
  %5 = arith.index_cast %vx : vector<4xindex> to vector<4xi16>
  %7 = arith.bitcast %f : f32 to i32
  %8 = arith.bitcast %v : vector<4xi16> to vector<4xbf16>
  return
}
func.func @constants() {
  %0 = arith.constant -1 : i32
  %1 = arith.constant true
  %2 = arith.constant -2 : index
  %3 = arith.constant 170141183460469231731687303715884105727 : i128
  %4 = arith.constant dense<7> : vector<2x3xi32>
  %5 = arith.constant dense<[1, -2, 3]> : vector<3xindex>
  %6 = arith.constant dense<[true, false]> : vector<2xi1>
  %7 = arith.constant dense<5> : vector<i8>
  return
}
