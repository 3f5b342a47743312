// RUN: %check %s
// llvm.icmp: the ten predicates on integers and vectors; pointers compare as numbers without sign.
llvm.func @eq_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "eq" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @eq_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "eq" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @eq_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "eq" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @eq_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "eq" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @eq_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "eq" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @ne_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "ne" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @ne_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "ne" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @ne_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "ne" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @ne_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "ne" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @ne_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "ne" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @slt_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "slt" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @slt_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "slt" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @slt_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "slt" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @slt_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "slt" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @slt_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "slt" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @sle_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "sle" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @sle_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "sle" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @sle_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "sle" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @sle_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "sle" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @sle_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "sle" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @sgt_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "sgt" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @sgt_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "sgt" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @sgt_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "sgt" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @sgt_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "sgt" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @sgt_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "sgt" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @sge_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "sge" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @sge_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "sge" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @sge_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "sge" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @sge_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "sge" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @sge_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "sge" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @ult_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "ult" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @ult_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "ult" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @ult_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "ult" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @ult_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "ult" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @ult_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "ult" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @ule_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "ule" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @ule_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "ule" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @ule_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "ule" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @ule_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "ule" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @ule_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "ule" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @ugt_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "ugt" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @ugt_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "ugt" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @ugt_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "ugt" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @ugt_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "ugt" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @ugt_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "ugt" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @uge_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.icmp "uge" %a, %b : i1
  llvm.return %r : i1
}
llvm.func @uge_i8(%a: i8, %b: i8) -> i1 {
  %r = llvm.icmp "uge" %a, %b : i8
  llvm.return %r : i1
}
llvm.func @uge_i24(%a: i24, %b: i24) -> i1 {
  %r = llvm.icmp "uge" %a, %b : i24
  llvm.return %r : i1
}
llvm.func @uge_i65(%a: i65, %b: i65) -> i1 {
  %r = llvm.icmp "uge" %a, %b : i65
  llvm.return %r : i1
}
llvm.func @uge_v3(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %r = llvm.icmp "uge" %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi1>
}
llvm.func @eq_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @ne_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @ult_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @ule_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "ule" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @ugt_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "ugt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @uge_ptr(%i: i64, %j: i64) -> i1 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %m[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "uge" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @null() -> i1 {
  %a = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
// CALL: @eq_i1(false, true) -> false
// CALL: @eq_i1(true, false) -> false
// CALL: @eq_i1(true, true) -> true
// CALL-RANDOM: @eq_i1(_, _) count=5 seed=1
// CALL: @eq_i8(127, -128) -> false
// CALL: @eq_i8(-128, 127) -> false
// CALL: @eq_i8(-128, -128) -> true
// CALL: @eq_i8(-1, 1) -> false
// CALL: @eq_i8(0, 1) -> false
// CALL: @eq_i8(1, 0) -> false
// CALL: @eq_i8(5, 5) -> true
// CALL-RANDOM: @eq_i8(_, _) count=5 seed=8
// CALL: @eq_i24(8388607, -8388608) -> false
// CALL: @eq_i24(-8388608, 8388607) -> false
// CALL: @eq_i24(-8388608, -8388608) -> true
// CALL: @eq_i24(-1, 1) -> false
// CALL: @eq_i24(0, 1) -> false
// CALL: @eq_i24(1, 0) -> false
// CALL: @eq_i24(5, 5) -> true
// CALL-RANDOM: @eq_i24(_, _) count=5 seed=24
// CALL: @eq_i65(18446744073709551615, -18446744073709551616) -> false
// CALL: @eq_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @eq_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @eq_i65(-1, 1) -> false
// CALL: @eq_i65(0, 1) -> false
// CALL: @eq_i65(1, 0) -> false
// CALL: @eq_i65(5, 5) -> true
// CALL-RANDOM: @eq_i65(_, _) count=5 seed=65
// CALL: @eq_v3([127, 0, 1], [-128, 0, -1]) -> [false, true, false]
// CALL: @eq_v3([-128, -1, 7], [127, 1, 7]) -> [false, false, true]
// CALL: @ne_i1(false, true) -> true
// CALL: @ne_i1(true, false) -> true
// CALL: @ne_i1(true, true) -> false
// CALL-RANDOM: @ne_i1(_, _) count=5 seed=1
// CALL: @ne_i8(127, -128) -> true
// CALL: @ne_i8(-128, 127) -> true
// CALL: @ne_i8(-128, -128) -> false
// CALL: @ne_i8(-1, 1) -> true
// CALL: @ne_i8(0, 1) -> true
// CALL: @ne_i8(1, 0) -> true
// CALL: @ne_i8(5, 5) -> false
// CALL-RANDOM: @ne_i8(_, _) count=5 seed=8
// CALL: @ne_i24(8388607, -8388608) -> true
// CALL: @ne_i24(-8388608, 8388607) -> true
// CALL: @ne_i24(-8388608, -8388608) -> false
// CALL: @ne_i24(-1, 1) -> true
// CALL: @ne_i24(0, 1) -> true
// CALL: @ne_i24(1, 0) -> true
// CALL: @ne_i24(5, 5) -> false
// CALL-RANDOM: @ne_i24(_, _) count=5 seed=24
// CALL: @ne_i65(18446744073709551615, -18446744073709551616) -> true
// CALL: @ne_i65(-18446744073709551616, 18446744073709551615) -> true
// CALL: @ne_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @ne_i65(-1, 1) -> true
// CALL: @ne_i65(0, 1) -> true
// CALL: @ne_i65(1, 0) -> true
// CALL: @ne_i65(5, 5) -> false
// CALL-RANDOM: @ne_i65(_, _) count=5 seed=65
// CALL: @ne_v3([127, 0, 1], [-128, 0, -1]) -> [true, false, true]
// CALL: @ne_v3([-128, -1, 7], [127, 1, 7]) -> [true, true, false]
// CALL: @slt_i1(false, true) -> false
// CALL: @slt_i1(true, false) -> true
// CALL: @slt_i1(true, true) -> false
// CALL-RANDOM: @slt_i1(_, _) count=5 seed=1
// CALL: @slt_i8(127, -128) -> false
// CALL: @slt_i8(-128, 127) -> true
// CALL: @slt_i8(-128, -128) -> false
// CALL: @slt_i8(-1, 1) -> true
// CALL: @slt_i8(0, 1) -> true
// CALL: @slt_i8(1, 0) -> false
// CALL: @slt_i8(5, 5) -> false
// CALL-RANDOM: @slt_i8(_, _) count=5 seed=8
// CALL: @slt_i24(8388607, -8388608) -> false
// CALL: @slt_i24(-8388608, 8388607) -> true
// CALL: @slt_i24(-8388608, -8388608) -> false
// CALL: @slt_i24(-1, 1) -> true
// CALL: @slt_i24(0, 1) -> true
// CALL: @slt_i24(1, 0) -> false
// CALL: @slt_i24(5, 5) -> false
// CALL-RANDOM: @slt_i24(_, _) count=5 seed=24
// CALL: @slt_i65(18446744073709551615, -18446744073709551616) -> false
// CALL: @slt_i65(-18446744073709551616, 18446744073709551615) -> true
// CALL: @slt_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @slt_i65(-1, 1) -> true
// CALL: @slt_i65(0, 1) -> true
// CALL: @slt_i65(1, 0) -> false
// CALL: @slt_i65(5, 5) -> false
// CALL-RANDOM: @slt_i65(_, _) count=5 seed=65
// CALL: @slt_v3([127, 0, 1], [-128, 0, -1]) -> [false, false, false]
// CALL: @slt_v3([-128, -1, 7], [127, 1, 7]) -> [true, true, false]
// CALL: @sle_i1(false, true) -> false
// CALL: @sle_i1(true, false) -> true
// CALL: @sle_i1(true, true) -> true
// CALL-RANDOM: @sle_i1(_, _) count=5 seed=1
// CALL: @sle_i8(127, -128) -> false
// CALL: @sle_i8(-128, 127) -> true
// CALL: @sle_i8(-128, -128) -> true
// CALL: @sle_i8(-1, 1) -> true
// CALL: @sle_i8(0, 1) -> true
// CALL: @sle_i8(1, 0) -> false
// CALL: @sle_i8(5, 5) -> true
// CALL-RANDOM: @sle_i8(_, _) count=5 seed=8
// CALL: @sle_i24(8388607, -8388608) -> false
// CALL: @sle_i24(-8388608, 8388607) -> true
// CALL: @sle_i24(-8388608, -8388608) -> true
// CALL: @sle_i24(-1, 1) -> true
// CALL: @sle_i24(0, 1) -> true
// CALL: @sle_i24(1, 0) -> false
// CALL: @sle_i24(5, 5) -> true
// CALL-RANDOM: @sle_i24(_, _) count=5 seed=24
// CALL: @sle_i65(18446744073709551615, -18446744073709551616) -> false
// CALL: @sle_i65(-18446744073709551616, 18446744073709551615) -> true
// CALL: @sle_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @sle_i65(-1, 1) -> true
// CALL: @sle_i65(0, 1) -> true
// CALL: @sle_i65(1, 0) -> false
// CALL: @sle_i65(5, 5) -> true
// CALL-RANDOM: @sle_i65(_, _) count=5 seed=65
// CALL: @sle_v3([127, 0, 1], [-128, 0, -1]) -> [false, true, false]
// CALL: @sle_v3([-128, -1, 7], [127, 1, 7]) -> [true, true, true]
// CALL: @sgt_i1(false, true) -> true
// CALL: @sgt_i1(true, false) -> false
// CALL: @sgt_i1(true, true) -> false
// CALL-RANDOM: @sgt_i1(_, _) count=5 seed=1
// CALL: @sgt_i8(127, -128) -> true
// CALL: @sgt_i8(-128, 127) -> false
// CALL: @sgt_i8(-128, -128) -> false
// CALL: @sgt_i8(-1, 1) -> false
// CALL: @sgt_i8(0, 1) -> false
// CALL: @sgt_i8(1, 0) -> true
// CALL: @sgt_i8(5, 5) -> false
// CALL-RANDOM: @sgt_i8(_, _) count=5 seed=8
// CALL: @sgt_i24(8388607, -8388608) -> true
// CALL: @sgt_i24(-8388608, 8388607) -> false
// CALL: @sgt_i24(-8388608, -8388608) -> false
// CALL: @sgt_i24(-1, 1) -> false
// CALL: @sgt_i24(0, 1) -> false
// CALL: @sgt_i24(1, 0) -> true
// CALL: @sgt_i24(5, 5) -> false
// CALL-RANDOM: @sgt_i24(_, _) count=5 seed=24
// CALL: @sgt_i65(18446744073709551615, -18446744073709551616) -> true
// CALL: @sgt_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @sgt_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @sgt_i65(-1, 1) -> false
// CALL: @sgt_i65(0, 1) -> false
// CALL: @sgt_i65(1, 0) -> true
// CALL: @sgt_i65(5, 5) -> false
// CALL-RANDOM: @sgt_i65(_, _) count=5 seed=65
// CALL: @sgt_v3([127, 0, 1], [-128, 0, -1]) -> [true, false, true]
// CALL: @sgt_v3([-128, -1, 7], [127, 1, 7]) -> [false, false, false]
// CALL: @sge_i1(false, true) -> true
// CALL: @sge_i1(true, false) -> false
// CALL: @sge_i1(true, true) -> true
// CALL-RANDOM: @sge_i1(_, _) count=5 seed=1
// CALL: @sge_i8(127, -128) -> true
// CALL: @sge_i8(-128, 127) -> false
// CALL: @sge_i8(-128, -128) -> true
// CALL: @sge_i8(-1, 1) -> false
// CALL: @sge_i8(0, 1) -> false
// CALL: @sge_i8(1, 0) -> true
// CALL: @sge_i8(5, 5) -> true
// CALL-RANDOM: @sge_i8(_, _) count=5 seed=8
// CALL: @sge_i24(8388607, -8388608) -> true
// CALL: @sge_i24(-8388608, 8388607) -> false
// CALL: @sge_i24(-8388608, -8388608) -> true
// CALL: @sge_i24(-1, 1) -> false
// CALL: @sge_i24(0, 1) -> false
// CALL: @sge_i24(1, 0) -> true
// CALL: @sge_i24(5, 5) -> true
// CALL-RANDOM: @sge_i24(_, _) count=5 seed=24
// CALL: @sge_i65(18446744073709551615, -18446744073709551616) -> true
// CALL: @sge_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @sge_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @sge_i65(-1, 1) -> false
// CALL: @sge_i65(0, 1) -> false
// CALL: @sge_i65(1, 0) -> true
// CALL: @sge_i65(5, 5) -> true
// CALL-RANDOM: @sge_i65(_, _) count=5 seed=65
// CALL: @sge_v3([127, 0, 1], [-128, 0, -1]) -> [true, true, true]
// CALL: @sge_v3([-128, -1, 7], [127, 1, 7]) -> [false, false, true]
// CALL: @ult_i1(false, true) -> true
// CALL: @ult_i1(true, false) -> false
// CALL: @ult_i1(true, true) -> false
// CALL-RANDOM: @ult_i1(_, _) count=5 seed=1
// CALL: @ult_i8(127, -128) -> true
// CALL: @ult_i8(-128, 127) -> false
// CALL: @ult_i8(-128, -128) -> false
// CALL: @ult_i8(-1, 1) -> false
// CALL: @ult_i8(0, 1) -> true
// CALL: @ult_i8(1, 0) -> false
// CALL: @ult_i8(5, 5) -> false
// CALL-RANDOM: @ult_i8(_, _) count=5 seed=8
// CALL: @ult_i24(8388607, -8388608) -> true
// CALL: @ult_i24(-8388608, 8388607) -> false
// CALL: @ult_i24(-8388608, -8388608) -> false
// CALL: @ult_i24(-1, 1) -> false
// CALL: @ult_i24(0, 1) -> true
// CALL: @ult_i24(1, 0) -> false
// CALL: @ult_i24(5, 5) -> false
// CALL-RANDOM: @ult_i24(_, _) count=5 seed=24
// CALL: @ult_i65(18446744073709551615, -18446744073709551616) -> true
// CALL: @ult_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @ult_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @ult_i65(-1, 1) -> false
// CALL: @ult_i65(0, 1) -> true
// CALL: @ult_i65(1, 0) -> false
// CALL: @ult_i65(5, 5) -> false
// CALL-RANDOM: @ult_i65(_, _) count=5 seed=65
// CALL: @ult_v3([127, 0, 1], [-128, 0, -1]) -> [true, false, true]
// CALL: @ult_v3([-128, -1, 7], [127, 1, 7]) -> [false, false, false]
// CALL: @ule_i1(false, true) -> true
// CALL: @ule_i1(true, false) -> false
// CALL: @ule_i1(true, true) -> true
// CALL-RANDOM: @ule_i1(_, _) count=5 seed=1
// CALL: @ule_i8(127, -128) -> true
// CALL: @ule_i8(-128, 127) -> false
// CALL: @ule_i8(-128, -128) -> true
// CALL: @ule_i8(-1, 1) -> false
// CALL: @ule_i8(0, 1) -> true
// CALL: @ule_i8(1, 0) -> false
// CALL: @ule_i8(5, 5) -> true
// CALL-RANDOM: @ule_i8(_, _) count=5 seed=8
// CALL: @ule_i24(8388607, -8388608) -> true
// CALL: @ule_i24(-8388608, 8388607) -> false
// CALL: @ule_i24(-8388608, -8388608) -> true
// CALL: @ule_i24(-1, 1) -> false
// CALL: @ule_i24(0, 1) -> true
// CALL: @ule_i24(1, 0) -> false
// CALL: @ule_i24(5, 5) -> true
// CALL-RANDOM: @ule_i24(_, _) count=5 seed=24
// CALL: @ule_i65(18446744073709551615, -18446744073709551616) -> true
// CALL: @ule_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @ule_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @ule_i65(-1, 1) -> false
// CALL: @ule_i65(0, 1) -> true
// CALL: @ule_i65(1, 0) -> false
// CALL: @ule_i65(5, 5) -> true
// CALL-RANDOM: @ule_i65(_, _) count=5 seed=65
// CALL: @ule_v3([127, 0, 1], [-128, 0, -1]) -> [true, true, true]
// CALL: @ule_v3([-128, -1, 7], [127, 1, 7]) -> [false, false, true]
// CALL: @ugt_i1(false, true) -> false
// CALL: @ugt_i1(true, false) -> true
// CALL: @ugt_i1(true, true) -> false
// CALL-RANDOM: @ugt_i1(_, _) count=5 seed=1
// CALL: @ugt_i8(127, -128) -> false
// CALL: @ugt_i8(-128, 127) -> true
// CALL: @ugt_i8(-128, -128) -> false
// CALL: @ugt_i8(-1, 1) -> true
// CALL: @ugt_i8(0, 1) -> false
// CALL: @ugt_i8(1, 0) -> true
// CALL: @ugt_i8(5, 5) -> false
// CALL-RANDOM: @ugt_i8(_, _) count=5 seed=8
// CALL: @ugt_i24(8388607, -8388608) -> false
// CALL: @ugt_i24(-8388608, 8388607) -> true
// CALL: @ugt_i24(-8388608, -8388608) -> false
// CALL: @ugt_i24(-1, 1) -> true
// CALL: @ugt_i24(0, 1) -> false
// CALL: @ugt_i24(1, 0) -> true
// CALL: @ugt_i24(5, 5) -> false
// CALL-RANDOM: @ugt_i24(_, _) count=5 seed=24
// CALL: @ugt_i65(18446744073709551615, -18446744073709551616) -> false
// CALL: @ugt_i65(-18446744073709551616, 18446744073709551615) -> true
// CALL: @ugt_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @ugt_i65(-1, 1) -> true
// CALL: @ugt_i65(0, 1) -> false
// CALL: @ugt_i65(1, 0) -> true
// CALL: @ugt_i65(5, 5) -> false
// CALL-RANDOM: @ugt_i65(_, _) count=5 seed=65
// CALL: @ugt_v3([127, 0, 1], [-128, 0, -1]) -> [false, false, false]
// CALL: @ugt_v3([-128, -1, 7], [127, 1, 7]) -> [true, true, false]
// CALL: @uge_i1(false, true) -> false
// CALL: @uge_i1(true, false) -> true
// CALL: @uge_i1(true, true) -> true
// CALL-RANDOM: @uge_i1(_, _) count=5 seed=1
// CALL: @uge_i8(127, -128) -> false
// CALL: @uge_i8(-128, 127) -> true
// CALL: @uge_i8(-128, -128) -> true
// CALL: @uge_i8(-1, 1) -> true
// CALL: @uge_i8(0, 1) -> false
// CALL: @uge_i8(1, 0) -> true
// CALL: @uge_i8(5, 5) -> true
// CALL-RANDOM: @uge_i8(_, _) count=5 seed=8
// CALL: @uge_i24(8388607, -8388608) -> false
// CALL: @uge_i24(-8388608, 8388607) -> true
// CALL: @uge_i24(-8388608, -8388608) -> true
// CALL: @uge_i24(-1, 1) -> true
// CALL: @uge_i24(0, 1) -> false
// CALL: @uge_i24(1, 0) -> true
// CALL: @uge_i24(5, 5) -> true
// CALL-RANDOM: @uge_i24(_, _) count=5 seed=24
// CALL: @uge_i65(18446744073709551615, -18446744073709551616) -> false
// CALL: @uge_i65(-18446744073709551616, 18446744073709551615) -> true
// CALL: @uge_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @uge_i65(-1, 1) -> true
// CALL: @uge_i65(0, 1) -> false
// CALL: @uge_i65(1, 0) -> true
// CALL: @uge_i65(5, 5) -> true
// CALL-RANDOM: @uge_i65(_, _) count=5 seed=65
// CALL: @uge_v3([127, 0, 1], [-128, 0, -1]) -> [false, true, false]
// CALL: @uge_v3([-128, -1, 7], [127, 1, 7]) -> [true, true, true]
// CALL: @eq_ptr(3, 3) -> true
// CALL: @eq_ptr(2, 8) -> false
// CALL: @eq_ptr(8, 0) -> false
// CALL: @ne_ptr(3, 3) -> false
// CALL: @ne_ptr(2, 8) -> true
// CALL: @ne_ptr(8, 0) -> true
// CALL: @ult_ptr(3, 3) -> false
// CALL: @ult_ptr(2, 8) -> true
// CALL: @ult_ptr(8, 0) -> false
// CALL: @ule_ptr(3, 3) -> true
// CALL: @ule_ptr(2, 8) -> true
// CALL: @ule_ptr(8, 0) -> false
// CALL: @ugt_ptr(3, 3) -> false
// CALL: @ugt_ptr(2, 8) -> false
// CALL: @ugt_ptr(8, 0) -> true
// CALL: @uge_ptr(3, 3) -> true
// CALL: @uge_ptr(2, 8) -> false
// CALL: @uge_ptr(8, 0) -> true
// CALL: @null() -> false
