# The packages that cpack makes of what Install.cmake installs: two for Debian, and
# one archive with the same files that runs where it is unpacked. ci/release/package.sh calls
# it, and computes what the tools depend on: CPack would start a program for each of
# two thousand files. What tools start is recommended or suggested, by the names that
# ci/setup.sh installs.
set(CPACK_PACKAGE_NAME memref-cts)
set(CPACK_PACKAGE_VENDOR memref-cts)
set(CPACK_PACKAGE_CONTACT "The authors of memref-cts")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Conformance suite, fuzzer and reference runtime for lowering MLIR to LLVM IR")
string(CONCAT CPACK_PACKAGE_DESCRIPTION
  "Lowers a program with the lowering under test, runs the result, and compares it with a reference machine.\n"
  "Tools: memref-cts, memref-cts-opt, refrt-run; with the registry of clauses, their cases, waivers and documents.")
set(CPACK_RESOURCE_FILE_LICENSE "${CMAKE_SOURCE_DIR}/LICENSE")
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_SYSTEM_NAME)
set(CPACK_COMPONENTS_ALL runtime development)
set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS runtime)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME memref-cts)
# mlir-opt and mlir-translate of the api clauses; a compiler for ahead-of-time runs.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS "mlir-${LLVM_VERSION_MAJOR}-tools, clang-${LLVM_VERSION_MAJOR}, lld-${LLVM_VERSION_MAJOR}, gcc, libc6-dev")
# Lowerings of older releases, emulators.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS
  "mlir-19-tools, mlir-16-tools, mlir-15-tools, llvm-15, mlir-14-tools, llvm-14, mlir-13-tools, llvm-13, qemu-user-static")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME memref-cts-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "libmlir-${LLVM_VERSION_MAJOR}-dev, llvm-${LLVM_VERSION_MAJOR}-dev, cmake, pkg-config")
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
  "Headers and libraries of memref-cts: find_package(MemRefCTS), and pkg-config refrt.")
include(CPack)
