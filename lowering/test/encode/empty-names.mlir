// RUN: encode-test %s | FileCheck %s
// Names without a letter, of functions and of files.

// CHECK: func @caller :
// CHECK: func @"" :
func.func @caller(%a: i32) -> i32 {
  %0 = func.call @""(%a) : (i32) -> i32 loc("":3:4)
  return %0 : i32
}
func.func @""(%a: i32) -> i32 {
  return %a : i32
}
