llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %a, %b overflow<nsw> : i32
  %2 = llvm.mul %a, %b overflow<nuw> : i32
  %3 = llvm.udiv exact %a, %b : i32
  %4 = llvm.sdiv exact %a, %b : i32
  %5 = llvm.urem %a, %b : i32
  %6 = llvm.srem %a, %b : i32
  %7 = llvm.and %a, %b : i32
  %8 = llvm.or disjoint %a, %b : i32
  %9 = llvm.xor %v, %v : vector<4xi8>
  %10 = llvm.shl %a, %b overflow<nuw> : i32
  %11 = llvm.lshr exact %a, %b : i32
  %12 = llvm.ashr %a, %b : i32
  %13 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %14 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %15 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %16 = llvm.intr.umin(%v, %v) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  %17 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
  %18 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %19 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %20 = llvm.intr.ctpop(%a) : (i32) -> i32
  %21 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %22 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %23 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %24 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %25 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %26 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @compare(%a: i32, %p: !llvm.ptr, %f: f32, %c: i1) -> f32 {
  %0 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %1 = llvm.icmp "slt" %a, %a : i32
  %2 = llvm.icmp "uge" %a, %a : i32
  %3 = llvm.fcmp "oeq" %f, %f : f32
  %4 = llvm.fcmp "uno" %f, %f {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %5 = llvm.fcmp "_true" %f, %f : f32
  %6 = llvm.select %c, %f, %f : i1, f32
  %7 = llvm.freeze %6 : f32
  llvm.return %7 : f32
}
llvm.func @casts(%a: i8, %b: i64, %p: !llvm.ptr, %f: f32, %d: f64, %v: vector<2xi32>) {
  %0 = llvm.sext %a : i8 to i32
  %1 = llvm.zext nneg %a : i8 to i32
  %2 = llvm.trunc %b overflow<nsw> : i64 to i8
  %3 = llvm.bitcast %v : vector<2xi32> to i64
  %4 = llvm.ptrtoint %p : !llvm.ptr to i64
  %5 = llvm.inttoptr %b : i64 to !llvm.ptr
  %6 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %7 = llvm.fpext %f : f32 to f64
  %8 = llvm.fptrunc %d : f64 to f32
  %9 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %10 = llvm.intr.experimental.constrained.fptrunc %d upward ignore : f64 to f32
  %11 = llvm.intr.experimental.constrained.fptrunc %d downward ignore : f64 to f32
  %12 = llvm.intr.experimental.constrained.fptrunc %d tonearest ignore : f64 to f32
  %13 = llvm.intr.experimental.constrained.fptrunc %d tonearestaway ignore : f64 to f32
  %14 = llvm.sitofp %a : i8 to f32
  %15 = llvm.uitofp nneg %a : i8 to f32
  %16 = llvm.fptosi %f : f32 to i8
  %17 = llvm.fptoui %f : f32 to i8
  llvm.return
}
llvm.func @floats(%a: f32, %b: f32) {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %1 = llvm.fsub %a, %b : f32
  %2 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %3 = llvm.fdiv %a, %b : f32
  %4 = llvm.frem %a, %b : f32
  %5 = llvm.fneg %a : f32
  %6 = llvm.intr.fabs(%a) : (f32) -> f32
  %7 = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  %8 = llvm.intr.sqrt(%a) : (f32) -> f32
  %9 = llvm.intr.fma(%a, %b, %a) : (f32, f32, f32) -> f32
  %10 = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  %11 = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  %12 = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  %13 = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  llvm.return
}
llvm.func @constants() {
  %0 = llvm.mlir.constant(-1 : index) : i64
  %1 = llvm.mlir.constant(-2 : index) : i32
  %2 = llvm.mlir.constant(1.0 : f32) : f32
  %3 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
  %5 = llvm.mlir.constant(dense<1.0> : tensor<2x3xf32>) : !llvm.array<2 x array<3 x f32>>
  %6 = llvm.mlir.constant([1.0 : f32, -1.0 : f32]) : !llvm.struct<(f32, f32)>
  %7 = llvm.mlir.constant("hi\00") : !llvm.array<3 x i8>
  %8 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %9 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %10 = llvm.mlir.poison : f32
  %11 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}
llvm.func @aggregates(%s: !llvm.struct<(ptr, array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %w: !llvm.struct<packed (i8, i32)>) {
  %0 = llvm.insertvalue %i, %s[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, array<2 x i64>)>
  %2 = llvm.extractelement %v[%i : i64] : vector<4xf32>
  %3 = llvm.insertelement %2, %v[%i : i64] : vector<4xf32>
  %4 = llvm.shufflevector %v, %3 [0, 5, -1] : vector<4xf32>
  llvm.return
}
