// RUN: encode-test %s | FileCheck %s
// Arithmetic, casts, constants and aggregates of the LLVM dialect with their flags.

// CHECK-LABEL: func @integers : (i32, i32, vector<4xi8>) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: i32, [[V2:%[0-9]+]]: vector<4xi8>):
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) {
  // CHECK: [[V3:%[0-9]+]]: i32 = add nsw nuw [[V0]], [[V1]] : i32
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  // CHECK: [[V4:%[0-9]+]]: i32 = sub nsw [[V0]], [[V1]] : i32
  %1 = llvm.sub %a, %b overflow<nsw> : i32
  // CHECK: [[V5:%[0-9]+]]: i32 = mul nuw [[V0]], [[V1]] : i32
  %2 = llvm.mul %a, %b overflow<nuw> : i32
  // CHECK: [[V6:%[0-9]+]]: i32 = divu exact [[V0]], [[V1]] : i32
  %3 = llvm.udiv exact %a, %b : i32
  // CHECK: [[V7:%[0-9]+]]: i32 = divs exact [[V0]], [[V1]] : i32
  %4 = llvm.sdiv exact %a, %b : i32
  // CHECK: [[V8:%[0-9]+]]: i32 = remu [[V0]], [[V1]] : i32
  %5 = llvm.urem %a, %b : i32
  // CHECK: [[V9:%[0-9]+]]: i32 = rems [[V0]], [[V1]] : i32
  %6 = llvm.srem %a, %b : i32
  // CHECK: [[V10:%[0-9]+]]: i32 = and [[V0]], [[V1]] : i32
  %7 = llvm.and %a, %b : i32
  // CHECK: [[V11:%[0-9]+]]: i32 = or disjoint [[V0]], [[V1]] : i32
  %8 = llvm.or disjoint %a, %b : i32
  // CHECK: [[V12:%[0-9]+]]: vector<4xi8> = xor [[V2]], [[V2]] : vector<4xi8>
  %9 = llvm.xor %v, %v : vector<4xi8>
  // CHECK: [[V13:%[0-9]+]]: i32 = shl nuw [[V0]], [[V1]] : i32
  %10 = llvm.shl %a, %b overflow<nuw> : i32
  // CHECK: [[V14:%[0-9]+]]: i32 = shru exact [[V0]], [[V1]] : i32
  %11 = llvm.lshr exact %a, %b : i32
  // CHECK: [[V15:%[0-9]+]]: i32 = shrs [[V0]], [[V1]] : i32
  %12 = llvm.ashr %a, %b : i32
  // CHECK: [[V16:%[0-9]+]]: i32 = maxs [[V0]], [[V1]] : i32
  %13 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  // CHECK: [[V17:%[0-9]+]]: i32 = maxu [[V0]], [[V1]] : i32
  %14 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  // CHECK: [[V18:%[0-9]+]]: i32 = mins [[V0]], [[V1]] : i32
  %15 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  // CHECK: [[V19:%[0-9]+]]: vector<4xi8> = minu [[V2]], [[V2]] : vector<4xi8>
  %16 = llvm.intr.umin(%v, %v) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  // CHECK: [[V20:%[0-9]+]]: i32 = abs [[V0]] poison : i32
  %17 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
  // CHECK: [[V21:%[0-9]+]]: i32 = ctlz [[V0]] : i32
  %18 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  // CHECK: [[V22:%[0-9]+]]: i32 = cttz [[V0]] poison : i32
  %19 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  // CHECK: [[V23:%[0-9]+]]: i32 = ctpop [[V0]] : i32
  %20 = llvm.intr.ctpop(%a) : (i32) -> i32
  // CHECK: [[V24:%[0-9]+]]: struct<(i32, i1)> = adds-overflow [[V0]], [[V1]] : i32
  %21 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: [[V25:%[0-9]+]]: struct<(i32, i1)> = addu-overflow [[V0]], [[V1]] : i32
  %22 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: [[V26:%[0-9]+]]: struct<(i32, i1)> = subs-overflow [[V0]], [[V1]] : i32
  %23 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: [[V27:%[0-9]+]]: struct<(i32, i1)> = subu-overflow [[V0]], [[V1]] : i32
  %24 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: [[V28:%[0-9]+]]: struct<(i32, i1)> = muls-overflow [[V0]], [[V1]] : i32
  %25 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: [[V29:%[0-9]+]]: struct<(i32, i1)> = mulu-overflow [[V0]], [[V1]] : i32
  %26 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @compare : (i32, ptr, f32, i1) -> (f32) llvm
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: ptr, [[V2:%[0-9]+]]: f32, [[V3:%[0-9]+]]: i1):
llvm.func @compare(%a: i32, %p: !llvm.ptr, %f: f32, %c: i1) -> f32 {
  // CHECK: [[V4:%[0-9]+]]: i1 = cmpi eq [[V1]], [[V1]] : ptr
  %0 = llvm.icmp "eq" %p, %p : !llvm.ptr
  // CHECK: [[V5:%[0-9]+]]: i1 = cmpi slt [[V0]], [[V0]] : i32
  %1 = llvm.icmp "slt" %a, %a : i32
  // CHECK: [[V6:%[0-9]+]]: i1 = cmpi uge [[V0]], [[V0]] : i32
  %2 = llvm.icmp "uge" %a, %a : i32
  // CHECK: [[V7:%[0-9]+]]: i1 = cmpf oeq [[V2]], [[V2]] : f32
  %3 = llvm.fcmp "oeq" %f, %f : f32
  // CHECK: [[V8:%[0-9]+]]: i1 = cmpf ninf uno [[V2]], [[V2]] : f32
  %4 = llvm.fcmp "uno" %f, %f {fastmathFlags = #llvm.fastmath<ninf>} : f32
  // CHECK: [[V9:%[0-9]+]]: i1 = cmpf true [[V2]], [[V2]] : f32
  %5 = llvm.fcmp "_true" %f, %f : f32
  // CHECK: [[V10:%[0-9]+]]: f32 = select [[V3]], [[V2]], [[V2]] : f32
  %6 = llvm.select %c, %f, %f : i1, f32
  // CHECK: [[V11:%[0-9]+]]: f32 = freeze [[V10]] : f32
  %7 = llvm.freeze %6 : f32
  // CHECK: return [[V11]]
  llvm.return %7 : f32
}
// CHECK-LABEL: func @casts : (i8, i64, ptr, f32, f64, vector<2xi32>) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: i8, [[V1:%[0-9]+]]: i64, [[V2:%[0-9]+]]: ptr, [[V3:%[0-9]+]]: f32, [[V4:%[0-9]+]]: f64, [[V5:%[0-9]+]]: vector<2xi32>):
llvm.func @casts(%a: i8, %b: i64, %p: !llvm.ptr, %f: f32, %d: f64, %v: vector<2xi32>) {
  // CHECK: [[V6:%[0-9]+]]: i32 = sext [[V0]] : i8
  %0 = llvm.sext %a : i8 to i32
  // CHECK: [[V7:%[0-9]+]]: i32 = zext nneg [[V0]] : i8
  %1 = llvm.zext nneg %a : i8 to i32
  // CHECK: [[V8:%[0-9]+]]: i8 = trunc nsw [[V1]] : i64
  %2 = llvm.trunc %b overflow<nsw> : i64 to i8
  // CHECK: [[V9:%[0-9]+]]: i64 = bitcast [[V5]] : vector<2xi32>
  %3 = llvm.bitcast %v : vector<2xi32> to i64
  // CHECK: [[V10:%[0-9]+]]: i64 = ptrtoint [[V2]] : ptr
  %4 = llvm.ptrtoint %p : !llvm.ptr to i64
  // CHECK: [[V11:%[0-9]+]]: ptr = inttoptr [[V1]] : i64
  %5 = llvm.inttoptr %b : i64 to !llvm.ptr
  // CHECK: [[V12:%[0-9]+]]: ptr<1> = addrspacecast [[V2]] : ptr
  %6 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  // CHECK: [[V13:%[0-9]+]]: f64 = extf [[V3]] : f32
  %7 = llvm.fpext %f : f32 to f64
  // CHECK: [[V14:%[0-9]+]]: f32 = truncf nearest-even [[V4]] : f64
  %8 = llvm.fptrunc %d : f64 to f32
  // CHECK: [[V15:%[0-9]+]]: f32 = truncf to-zero [[V4]] : f64
  %9 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  // CHECK: [[V16:%[0-9]+]]: f32 = truncf up [[V4]] : f64
  %10 = llvm.intr.experimental.constrained.fptrunc %d upward ignore : f64 to f32
  // CHECK: [[V17:%[0-9]+]]: f32 = truncf down [[V4]] : f64
  %11 = llvm.intr.experimental.constrained.fptrunc %d downward ignore : f64 to f32
  // CHECK: [[V18:%[0-9]+]]: f32 = truncf nearest-even [[V4]] : f64
  %12 = llvm.intr.experimental.constrained.fptrunc %d tonearest ignore : f64 to f32
  // CHECK: [[V19:%[0-9]+]]: f32 = truncf nearest-away [[V4]] : f64
  %13 = llvm.intr.experimental.constrained.fptrunc %d tonearestaway ignore : f64 to f32
  // CHECK: [[V20:%[0-9]+]]: f32 = sitofp [[V0]] : i8
  %14 = llvm.sitofp %a : i8 to f32
  // CHECK: [[V21:%[0-9]+]]: f32 = uitofp nneg [[V0]] : i8
  %15 = llvm.uitofp nneg %a : i8 to f32
  // CHECK: [[V22:%[0-9]+]]: i8 = fptosi [[V3]] : f32
  %16 = llvm.fptosi %f : f32 to i8
  // CHECK: [[V23:%[0-9]+]]: i8 = fptoui [[V3]] : f32
  %17 = llvm.fptoui %f : f32 to i8
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @floats : (f32, f32) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: f32, [[V1:%[0-9]+]]: f32):
llvm.func @floats(%a: f32, %b: f32) {
  // CHECK: [[V2:%[0-9]+]]: f32 = addf nnan [[V0]], [[V1]] : f32
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  // CHECK: [[V3:%[0-9]+]]: f32 = subf [[V0]], [[V1]] : f32
  %1 = llvm.fsub %a, %b : f32
  // CHECK: [[V4:%[0-9]+]]: f32 = mulf nnan ninf nsz arcp contract afn reassoc [[V0]], [[V1]] : f32
  %2 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  // CHECK: [[V5:%[0-9]+]]: f32 = divf [[V0]], [[V1]] : f32
  %3 = llvm.fdiv %a, %b : f32
  // CHECK: [[V6:%[0-9]+]]: f32 = remf [[V0]], [[V1]] : f32
  %4 = llvm.frem %a, %b : f32
  // CHECK: [[V7:%[0-9]+]]: f32 = negf [[V0]] : f32
  %5 = llvm.fneg %a : f32
  // CHECK: [[V8:%[0-9]+]]: f32 = absf [[V0]] : f32
  %6 = llvm.intr.fabs(%a) : (f32) -> f32
  // CHECK: [[V9:%[0-9]+]]: f32 = copysign [[V0]], [[V1]] : f32
  %7 = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  // CHECK: [[V10:%[0-9]+]]: f32 = sqrt [[V0]] : f32
  %8 = llvm.intr.sqrt(%a) : (f32) -> f32
  // CHECK: [[V11:%[0-9]+]]: f32 = fma [[V0]], [[V1]], [[V0]] : f32
  %9 = llvm.intr.fma(%a, %b, %a) : (f32, f32, f32) -> f32
  // CHECK: [[V12:%[0-9]+]]: f32 = maximumf [[V0]], [[V1]] : f32
  %10 = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  // CHECK: [[V13:%[0-9]+]]: f32 = minimumf [[V0]], [[V1]] : f32
  %11 = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  // CHECK: [[V14:%[0-9]+]]: f32 = maxnumf [[V0]], [[V1]] : f32
  %12 = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  // CHECK: [[V15:%[0-9]+]]: f32 = minnumf [[V0]], [[V1]] : f32
  %13 = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @constants : () -> () llvm
llvm.func @constants() {
  // CHECK: [[V0:%[0-9]+]]: i64 = const -1 : i64
  %0 = llvm.mlir.constant(-1 : index) : i64
  // CHECK: [[V1:%[0-9]+]]: i32 = const -2 : i32
  %1 = llvm.mlir.constant(-2 : index) : i32
  // CHECK: [[V2:%[0-9]+]]: f32 = const 1.0 : f32
  %2 = llvm.mlir.constant(1.0 : f32) : f32
  // CHECK: [[V3:%[0-9]+]]: vector<4xi32> = const splat 3 : vector<4xi32>
  %3 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
  // CHECK: [[V4:%[0-9]+]]: array<2 x vector<2xi16>> = const [1, 2, 3, 4] : array<2 x vector<2xi16>>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
  // CHECK: [[V5:%[0-9]+]]: array<2 x array<3 x f32>> = const splat 1.0 : array<2 x array<3 x f32>>
  %5 = llvm.mlir.constant(dense<1.0> : tensor<2x3xf32>) : !llvm.array<2 x array<3 x f32>>
  // CHECK: [[V6:%[0-9]+]]: struct<(f32, f32)> = const [1.0, -1.0] : struct<(f32, f32)>
  %6 = llvm.mlir.constant([1.0 : f32, -1.0 : f32]) : !llvm.struct<(f32, f32)>
  // CHECK: [[V7:%[0-9]+]]: array<3 x i8> = const [104, 105, 0] : array<3 x i8>
  %7 = llvm.mlir.constant("hi\00") : !llvm.array<3 x i8>
  // CHECK: [[V8:%[0-9]+]]: i8 = const 56 : i8
  %8 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  // CHECK: [[V9:%[0-9]+]]: struct<(ptr, i64)> = undef : struct<(ptr, i64)>
  %9 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  // CHECK: [[V10:%[0-9]+]]: f32 = poison : f32
  %10 = llvm.mlir.poison : f32
  // CHECK: [[V11:%[0-9]+]]: ptr = zero : ptr
  %11 = llvm.mlir.zero : !llvm.ptr
  // CHECK: return loc
  llvm.return
}
// CHECK-LABEL: func @aggregates : (struct<(ptr, array<2 x i64>)>, i64, vector<4xf32>, struct<packed (i8, i32)>) -> () llvm
// CHECK: ^0([[V0:%[0-9]+]]: struct<(ptr, array<2 x i64>)>, [[V1:%[0-9]+]]: i64, [[V2:%[0-9]+]]: vector<4xf32>, [[V3:%[0-9]+]]: struct<packed (i8, i32)>):
llvm.func @aggregates(%s: !llvm.struct<(ptr, array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %w: !llvm.struct<packed (i8, i32)>) {
  // CHECK: [[V4:%[0-9]+]]: struct<(ptr, array<2 x i64>)> = insertvalue [[V0]], [[V1]][1, 0] : struct<(ptr, array<2 x i64>)>
  %0 = llvm.insertvalue %i, %s[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  // CHECK: [[V5:%[0-9]+]]: array<2 x i64> = extractvalue [[V4]][1] : struct<(ptr, array<2 x i64>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, array<2 x i64>)>
  // CHECK: [[V6:%[0-9]+]]: f32 = extractelement [[V2]], [[V1]] : vector<4xf32>
  %2 = llvm.extractelement %v[%i : i64] : vector<4xf32>
  // CHECK: [[V7:%[0-9]+]]: vector<4xf32> = insertelement [[V2]], [[V6]], [[V1]] : vector<4xf32>
  %3 = llvm.insertelement %2, %v[%i : i64] : vector<4xf32>
  // CHECK: [[V8:%[0-9]+]]: vector<3xf32> = shufflevector [[V2]], [[V7]][0, 5, poison] : vector<4xf32>
  %4 = llvm.shufflevector %v, %3 [0, 5, -1] : vector<4xf32>
  // CHECK: return loc
  llvm.return
}
