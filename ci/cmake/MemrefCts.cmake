# Build vocabulary of the project. Folders declare what they hold with the
# functions below and nothing else, so that flags and conventions live here.

# The version file of the Debian package accepts only an exact major.minor, so
# the major is checked by hand.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "memref-cts needs LLVM/MLIR 22, found ${LLVM_PACKAGE_VERSION}")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)
# AddLLVM/AddMLIR reset the output directories of targets they declare; ours
# are declared with plain CMake commands and keep bin/ and lib/.

find_package(GTest REQUIRED)
find_package(benchmark REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(MEMREF_CTS_LIT NAMES lit lit.py HINTS "${LLVM_TOOLS_BINARY_DIR}" REQUIRED)

# LLVM's libraries need not be where the loader looks; installed tools remember the
# folder they were linked from.
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

set(MEMREF_CTS_LLVM_TOOLS_DIR "${LLVM_TOOLS_BINARY_DIR}")

# Tests leave their result files here; ci/count_results.py reads them.
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/results")

add_library(MemrefCtsFlags INTERFACE)
target_include_directories(MemrefCtsFlags INTERFACE "${CMAKE_SOURCE_DIR}" "${CMAKE_BINARY_DIR}")
target_compile_options(MemrefCtsFlags INTERFACE -Wall -Wextra -Werror
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
if(MEMREF_CTS_ASAN_UBSAN)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=address,undefined)
endif()
if(MEMREF_CTS_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(MEMREF_CTS_COVERAGE)
  add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
  add_link_options(-fprofile-instr-generate)
endif()

# How many times longer tests may take than in a build without instruments.
set(MEMREF_CTS_SLOWNESS 1)
if(MEMREF_CTS_ASAN_UBSAN OR MEMREF_CTS_COVERAGE)
  set(MEMREF_CTS_SLOWNESS 5)
endif()
function(memref_cts_time_limit test seconds)
  math(EXPR seconds "${seconds} * ${MEMREF_CTS_SLOWNESS}")
  set_tests_properties(${test} PROPERTIES TIMEOUT ${seconds})
endfunction()

# Flags of everything that includes MLIR headers. The headers are `SYSTEM`:
# their warnings are not ours.
add_library(MemrefCtsMLIR INTERFACE)
target_link_libraries(MemrefCtsMLIR INTERFACE MemrefCtsFlags MLIR LLVM)
target_include_directories(MemrefCtsMLIR SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
separate_arguments(MEMREF_CTS_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(MemrefCtsMLIR INTERFACE ${MEMREF_CTS_LLVM_DEFINITIONS})

# Flags of C++ that uses LLVM Support and ADT but no MLIR header.
add_library(MemrefCtsLLVM INTERFACE)
target_link_libraries(MemrefCtsLLVM INTERFACE MemrefCtsFlags LLVM)
target_include_directories(MemrefCtsLLVM SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_compile_definitions(MemrefCtsLLVM INTERFACE ${MEMREF_CTS_LLVM_DEFINITIONS})

# `tools` builds all that is run by users or by one another (workers).
add_custom_target(tools)

# `check` builds and runs all tests, `check-FOLDER` (check-abi for abi_tests)
# those of one folder. A ctest test carries the name of its folder as a label.
set(MEMREF_CTS_FOLDERS refrt lowering conformance fuzz abi_tests ci)
add_custom_target(check
  COMMAND ${CMAKE_CTEST_COMMAND} --output-on-failure
  WORKING_DIRECTORY "${CMAKE_BINARY_DIR}" USES_TERMINAL VERBATIM)
foreach(folder ${MEMREF_CTS_FOLDERS})
  string(REPLACE "abi_tests" "abi" short ${folder})
  add_custom_target(check-${short}
    COMMAND ${CMAKE_CTEST_COMMAND} --output-on-failure -L "^${folder}$"
    WORKING_DIRECTORY "${CMAKE_BINARY_DIR}" USES_TERMINAL VERBATIM)
endforeach()

# Makes targets part of what `check` and `check-FOLDER` build, and labels all
# tests of the current directory (plain add_test included) when it is done.
function(memref_cts_register)
  file(RELATIVE_PATH folder "${CMAKE_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  string(REGEX REPLACE "/.*" "" folder "${folder}")
  if(NOT folder IN_LIST MEMREF_CTS_FOLDERS)
    return()
  endif()
  string(REPLACE "abi_tests" "abi" short ${folder})
  if(ARGN)
    add_dependencies(check ${ARGN})
    add_dependencies(check-${short} ${ARGN})
  endif()
  get_property(labelled DIRECTORY PROPERTY MEMREF_CTS_LABELLED)
  if(NOT labelled)
    set_property(DIRECTORY PROPERTY MEMREF_CTS_LABELLED ON)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL memref_cts_label_tests ${folder})")
  endif()
endfunction()

function(memref_cts_label_tests folder)
  get_property(tests DIRECTORY PROPERTY TESTS)
  foreach(test ${tests})
    set_property(TEST ${test} APPEND PROPERTY LABELS ${folder})
  endforeach()
endfunction()

# memref_cts_library(NAME sources... [MLIR|LLVM] [LINK libs...])
# One static library; MLIR: sources include MLIR headers (precompiled).
function(memref_cts_library name)
  cmake_parse_arguments(ARG "MLIR;LLVM" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK}" Pch)
endfunction()

# memref_cts_tool(NAME sources... [MLIR|LLVM] [LINK libs...])
function(memref_cts_tool name)
  cmake_parse_arguments(ARG "MLIR;LLVM" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK}" Pch)
  add_dependencies(tools ${name})
endfunction()

# memref_cts_subcommand(sources... [LINK libs...])
# Adds subcommands (conformance/Tool.h) to memref-cts and to its planted twin.
function(memref_cts_subcommand)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  list(TRANSFORM ARG_UNPARSED_ARGUMENTS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  target_sources(memref-cts-commands PRIVATE ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(memref-cts-commands PUBLIC ${ARG_LINK})
endfunction()

# memref_cts_unittest(NAME sources... [MLIR|LLVM] [LINK libs...] [FILTER filter] [OPTIMIZED])
# A GoogleTest binary; ctest runs it as one test named NAME, without what the
# filter leaves out. OPTIMIZED: the test itself computes much.
function(memref_cts_unittest name)
  cmake_parse_arguments(ARG "MLIR;LLVM;OPTIMIZED" "FILTER" "LINK" ${ARGN})
  if(NOT ARG_FILTER)
    set(ARG_FILTER "*")
  endif()
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  if(ARG_OPTIMIZED)
    memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK};GTest::gtest;GTest::gtest_main" Pch)
  else()
    memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK};MemrefCtsTest;GTest::gtest_main" TestPch)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/unittests")
  add_test(NAME ${name} COMMAND ${name} "--gtest_filter=${ARG_FILTER}" "--gtest_output=xml:${CMAKE_BINARY_DIR}/results/${name}.xml")
endfunction()

# memref_cts_benchmark(NAME sources... [MLIR|LLVM] [LINK libs...])
# A Google Benchmark binary in benchmarks/; ci/benchmark.sh runs them all.
function(memref_cts_benchmark name)
  cmake_parse_arguments(ARG "MLIR;LLVM" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK};benchmark::benchmark;benchmark::benchmark_main" Pch)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/benchmarks")
endfunction()

# memref_cts_fuzzer(NAME sources... CORPUS folder [MLIR|LLVM] [LINK libs...] [ENVIRONMENT settings...] [WORDS_OF files...]
#                   [TEST_ONLY])
# A fuzz target: sources define LLVMFuzzerTestOneInput. Its main runs the files
# and folders it is given (fuzz/targets/StandaloneMain.cpp), or with
# MEMREF_CTS_FUZZERS it is the engine's. That is -fsanitize=fuzzer, or what
# MEMREF_CTS_FUZZING_ENGINE says (a flag or a library with a main). ctest replays
# the seeds in CORPUS as test NAME, with ENVIRONMENT set. The CMake target
# `fuzzers` builds all targets into fuzzers/; fuzzers/NAME.corpus names the folder
# of the seeds. WORDS_OF: sources whose short string literals are words of the
# inputs; fuzzers/NAME.dict is a dictionary of them. TEST_ONLY: built for tests,
# not one of `fuzzers`.
add_custom_target(fuzzers)
set(MEMREF_CTS_FUZZING_ENGINE "-fsanitize=fuzzer" CACHE STRING "What fuzz targets are linked with for their main")
set(MEMREF_CTS_REPLAY_SECONDS 8) # of a replay by ctest; seeds that were left out are told
function(memref_cts_fuzzer name)
  cmake_parse_arguments(ARG "MLIR;LLVM;TEST_ONLY" "CORPUS" "LINK;ENVIRONMENT;WORDS_OF" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzzers")
  memref_cts_configure(${name} "${ARG_MLIR}" "${ARG_LLVM}" "${ARG_LINK}" Pch)
  if(MEMREF_CTS_FUZZERS)
    target_link_libraries(${name} PRIVATE ${MEMREF_CTS_FUZZING_ENGINE})
    set(replay -runs=0 -max_total_time=${MEMREF_CTS_REPLAY_SECONDS})
  else()
    target_sources(${name} PRIVATE "${CMAKE_SOURCE_DIR}/fuzz/targets/StandaloneMain.cpp")
    set(replay --seconds=${MEMREF_CTS_REPLAY_SECONDS})
  endif()
  if(ARG_TEST_ONLY)
    return()
  endif()
  add_dependencies(fuzzers ${name})
  file(WRITE "${CMAKE_BINARY_DIR}/fuzzers/${name}.corpus" "${ARG_CORPUS}\n")
  if(ARG_WORDS_OF)
    set(words)
    foreach(file ${ARG_WORDS_OF})
      file(READ "${file}" text)
      string(REGEX MATCHALL "\"[a-z0-9-]+\"" some "${text}")
      list(APPEND words ${some})
    endforeach()
    list(REMOVE_DUPLICATES words)
    list(JOIN words "\n" words)
    file(WRITE "${CMAKE_BINARY_DIR}/fuzzers/${name}.dict" "${words}\n")
    get_property(known DIRECTORY PROPERTY CMAKE_CONFIGURE_DEPENDS)
    list(APPEND known ${ARG_WORDS_OF})
    list(REMOVE_DUPLICATES known)
    set_property(DIRECTORY PROPERTY CMAKE_CONFIGURE_DEPENDS ${known})
  endif()
  add_test(NAME ${name} COMMAND ${name} ${replay} "${ARG_CORPUS}")
  if(ARG_ENVIRONMENT)
    set_property(TEST ${name} PROPERTY ENVIRONMENT "${ARG_ENVIRONMENT}")
  endif()
endfunction()

# memref_cts_lit(FOLDER DEPENDS targets...)
# Runs the lit suite in FOLDER/test; ctest runs it as one test lit-FOLDER.
function(memref_cts_lit folder)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  memref_cts_register(${ARG_DEPENDS})
  set(suite "${CMAKE_SOURCE_DIR}/${folder}/test")
  if(NOT EXISTS "${suite}/lit.cfg.py")
    message(FATAL_ERROR "memref_cts_lit(${folder}): no lit.cfg.py in ${folder}/test")
  endif()
  add_test(NAME lit-${folder}
    COMMAND ${Python3_EXECUTABLE} -B ${MEMREF_CTS_LIT} -sv --no-progress-bar
      --param "build_dir=${CMAKE_BINARY_DIR}"
      --param "llvm_tools_dir=${MEMREF_CTS_LLVM_TOOLS_DIR}"
      --xunit-xml-output "${CMAKE_BINARY_DIR}/results/lit-${folder}.xml"
      ${suite})
endfunction()

# pch: Pch, or TestPch for tests.
function(memref_cts_configure name use_mlir use_llvm links pch)
  # Warnings and the precompiled headers are for this build; an installed library
  # brings what MemRefCTSConfig.cmake defines.
  if(use_mlir)
    target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:MemrefCtsMLIR> $<INSTALL_INTERFACE:MemRefCTS::mlir>)
    memref_cts_use_pch(${name} MemrefCtsMLIR${pch})
  elseif(use_llvm)
    target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:MemrefCtsLLVM> $<INSTALL_INTERFACE:MemRefCTS::llvm>)
    memref_cts_use_pch(${name} MemrefCtsLLVM${pch})
  else()
    target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:MemrefCtsFlags>)
  endif()
  target_include_directories(${name} INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/memref-cts>")
  target_link_libraries(${name} PUBLIC ${links})
  # The libraries below call the own lowering, and cannot name which of the two it is.
  # Linkers that read archives once need its objects.
  get_target_property(type ${name} TYPE)
  foreach(own ConformanceOwnLowering ConformanceOwnLoweringPlanted)
    if(own IN_LIST links AND type STREQUAL "EXECUTABLE")
      target_sources(${name} PRIVATE $<TARGET_OBJECTS:${own}>)
    endif()
  endforeach()
  memref_cts_register(${name})
endfunction()

# Headers of MLIR and LLVM cost up to seconds a file; they are compiled once and
# shared. Libraries and executables can share them only when compiled alike, so
# executables are compiled with -fPIC too, where CMake would say -fPIE.
set(CMAKE_CXX_COMPILE_OPTIONS_PIE "-fPIC")
set(MEMREF_CTS_LLVM_HEADERS
  <algorithm> <functional> <map> <memory> <optional> <set> <string> <vector>
  <llvm/ADT/APFloat.h>
  <llvm/ADT/APSInt.h>
  <llvm/ADT/STLExtras.h>
  <llvm/ADT/SmallString.h>
  <llvm/ADT/StringExtras.h>
  <llvm/ADT/StringMap.h>
  <llvm/Support/CommandLine.h>
  <llvm/Support/Error.h>
  <llvm/Support/FileSystem.h>
  <llvm/Support/JSON.h>
  <llvm/Support/MathExtras.h>
  <llvm/Support/MemoryBuffer.h>
  <llvm/Support/Path.h>
  <llvm/Support/VirtualFileSystem.h>
  <llvm/Support/raw_ostream.h>)
set(MEMREF_CTS_MLIR_HEADERS
  <llvm/Support/Error.h>
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/Complex/IR/Complex.h>
  <mlir/Dialect/ControlFlow/IR/ControlFlowOps.h>
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/LLVMIR/LLVMDialect.h>
  <mlir/Dialect/Math/IR/Math.h>
  <mlir/Dialect/MemRef/IR/MemRef.h>
  <mlir/Dialect/UB/IR/UBOps.h>
  <mlir/Dialect/Vector/IR/VectorOps.h>
  <mlir/IR/BuiltinOps.h>
  <mlir/Parser/Parser.h>
  <mlir/Pass/Pass.h>
  <mlir/Pass/PassManager.h>
  <mlir/Transforms/DialectConversion.h>)

# memref_cts_pch(NAME flags headers...): the object library NAME carries precompiled headers.
file(WRITE "${CMAKE_BINARY_DIR}/pch/pch.cpp" "// Carrier of precompiled headers.\n")
function(memref_cts_pch name flags)
  add_library(${name} OBJECT "${CMAKE_BINARY_DIR}/pch/pch.cpp")
  target_link_libraries(${name} PUBLIC ${flags})
  target_precompile_headers(${name} PRIVATE ${ARGN})
  memref_cts_pch_flags(${name})
endfunction()

function(memref_cts_use_pch name carrier)
  target_precompile_headers(${name} REUSE_FROM ${carrier})
  memref_cts_pch_flags(${name})
endfunction()

function(memref_cts_pch_flags name)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-Xclang$<SEMICOLON>-fno-pch-timestamp>)
  endif()
endfunction()

# Most tests spend their time in what they test, so optimizing them costs more than
# it saves. A precompiled header serves one level of optimization.
add_library(MemrefCtsTest INTERFACE)
target_compile_options(MemrefCtsTest INTERFACE -O0)
target_link_libraries(MemrefCtsTest INTERFACE GTest::gtest)

memref_cts_pch(MemrefCtsLLVMPch MemrefCtsLLVM ${MEMREF_CTS_LLVM_HEADERS})
memref_cts_pch(MemrefCtsMLIRPch MemrefCtsMLIR ${MEMREF_CTS_MLIR_HEADERS})
memref_cts_pch(MemrefCtsLLVMTestPch "MemrefCtsLLVM;MemrefCtsTest" ${MEMREF_CTS_LLVM_HEADERS} <gtest/gtest.h>)
memref_cts_pch(MemrefCtsMLIRTestPch "MemrefCtsMLIR;MemrefCtsTest" ${MEMREF_CTS_MLIR_HEADERS} <gtest/gtest.h>)
