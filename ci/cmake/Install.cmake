# What `cmake --install` brings, and the packages that CPack makes of it. Included
# last: every target is known. refrt's part is in its own folder, since that is built
# alone, too. All paths are relative, so that a prefix can be moved.
#
#   bin                        the tools for users; no planted twin, no test tool
#   include/memref-cts         public headers, under the names that sources include
#   lib, lib/memref-cts        librefrt.a; the other libraries
#   lib/cmake/MemRefCTS        find_package(MemRefCTS)
#   libexec/memref-cts         the GoogleTest binary of the api clauses
#   share/memref-cts           registry, cases, waivers, templates (memref-cts --data); lit, hooks and
#                              examples for repositories of users
#   share/doc/memref-cts       documents, in the folders that they link each other by; html: the same as a site,
#                              where the component site was asked for
#   share/man/man1             a page for each tool and subcommand, made from --help
#   share/bash-completion, share/zsh, share/fish
#                              completions of memref-cts, made from --help
set(data "${CMAKE_INSTALL_DATADIR}/memref-cts")
set(docs "${CMAKE_INSTALL_DATADIR}/doc/memref-cts")
set(headers "${CMAKE_INSTALL_INCLUDEDIR}/memref-cts")
set(archives "${CMAKE_INSTALL_LIBDIR}/memref-cts")
set(config "${CMAKE_INSTALL_LIBDIR}/cmake/MemRefCTS")

#===-- Tools and data -------------------------------------------------------===#

install(TARGETS memref-cts memref-cts-opt RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime)
install(TARGETS MlirLibraryTest RUNTIME DESTINATION "${CMAKE_INSTALL_LIBEXECDIR}/memref-cts" COMPONENT runtime)
install(FILES conformance/clauses.tsv conformance/mustpass.txt conformance/waivers.yaml conformance/sweep.txt
  DESTINATION "${data}/conformance" COMPONENT runtime)
install(DIRECTORY conformance/cases DESTINATION "${data}/conformance" COMPONENT runtime
  FILES_MATCHING PATTERN "*.mlir" PATTERN "*.md" PATTERN "*.txt")
install(DIRECTORY ci/hosts/user DESTINATION "${data}/ci/hosts" COMPONENT runtime FILES_MATCHING PATTERN "*.yml" PATTERN "*.py") # memref-cts init
install(DIRECTORY conformance/schemas DESTINATION "${data}/conformance" COMPONENT runtime FILES_MATCHING PATTERN "*.json")
# For repositories of users: the module for lit, the hook of git, the example.
install(DIRECTORY ci/user/lit ci/user/hooks DESTINATION "${data}" COMPONENT runtime USE_SOURCE_PERMISSIONS
  PATTERN "__pycache__" EXCLUDE)
install(DIRECTORY ci/examples DESTINATION "${data}" COMPONENT runtime USE_SOURCE_PERMISSIONS
  PATTERN "__pycache__" EXCLUDE)
install(CODE "
  execute_process(COMMAND \"${Python3_EXECUTABLE}\" -B \"${CMAKE_SOURCE_DIR}/ci/release/write_data_lists.py\"
    \"--root=${CMAKE_SOURCE_DIR}\" --version=${PROJECT_VERSION} \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${data}\"
    COMMAND_ERROR_IS_FATAL ANY)" COMPONENT runtime)

#===-- Documents ------------------------------------------------------------===#

# What is linked, of the tools as they are installed.
install(CODE "
  set(prefix \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\")
  execute_process(COMMAND \"${Python3_EXECUTABLE}\" -B \"${CMAKE_SOURCE_DIR}/ci/release/sbom.py\" --version=${PROJECT_VERSION}
    \"--output=\${prefix}/${docs}\" \"\${prefix}/${CMAKE_INSTALL_BINDIR}/memref-cts\"
    \"\${prefix}/${CMAKE_INSTALL_BINDIR}/memref-cts-opt\" RESULT_VARIABLE trouble)
  if(trouble)
    message(WARNING \"the installation has no bill of materials: its libraries are of no Debian package\")
  endif()" COMPONENT runtime)

install(FILES README.md LICENSE DESTINATION "${docs}" COMPONENT runtime)
install(FILES LICENSE DESTINATION "${docs}" RENAME copyright COMPONENT runtime)
foreach(folder refrt lowering conformance fuzz abi_tests ci)
  file(GLOB pages CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.md")
  install(FILES ${pages} DESTINATION "${docs}/${folder}" COMPONENT runtime)
  foreach(page encode planted) # linked by the README
    if(EXISTS "${CMAKE_SOURCE_DIR}/${folder}/${page}/README.md")
      install(FILES "${folder}/${page}/README.md" DESTINATION "${docs}/${folder}/${page}" COMPONENT runtime)
    endif()
  endforeach()
  foreach(room docs spec)
    if(IS_DIRECTORY "${CMAKE_SOURCE_DIR}/${folder}/${room}")
      install(DIRECTORY "${folder}/${room}" DESTINATION "${docs}/${folder}" COMPONENT runtime FILES_MATCHING PATTERN "*.md")
    endif()
  endforeach()
endforeach()

# The documents as a site, with `cmake --install BUILD --component site` alone: it is made then, with Sphinx.
install(CODE "
  set(output \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${docs}/html\")
  execute_process(COMMAND \"${Python3_EXECUTABLE}\" -B \"${CMAKE_SOURCE_DIR}/ci/site/site.py\"
    \"--tools=$<TARGET_FILE_DIR:memref-cts>\" \"--output=\${output}\" RESULT_VARIABLE trouble)
  file(REMOVE_RECURSE \"\${output}.work\")
  if(trouble)
    message(FATAL_ERROR \"the site is not installed: site.py ended with \${trouble}\")
  endif()" COMPONENT site EXCLUDE_FROM_ALL)

# Man pages and completions are made of what the tools print about themselves.
set(manual "${CMAKE_BINARY_DIR}/manual")
add_custom_command(OUTPUT "${manual}/made"
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${manual}"
  COMMAND "${Python3_EXECUTABLE}" -B "${CMAKE_SOURCE_DIR}/ci/release/write_manual.py" "--tools=$<TARGET_FILE_DIR:memref-cts>" "--output=${manual}"
  COMMAND "${CMAKE_COMMAND}" -E touch "${manual}/made"
  DEPENDS memref-cts memref-cts-opt refrt-run "${CMAKE_SOURCE_DIR}/ci/release/write_manual.py"
  COMMENT "Writing man pages and completions" VERBATIM)
add_custom_target(manual ALL DEPENDS "${manual}/made")
install(DIRECTORY "${manual}/man/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT runtime)
install(DIRECTORY "${manual}/bash-completion/completions" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion" COMPONENT runtime)
install(DIRECTORY "${manual}/zsh/site-functions" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh" COMPONENT runtime)
# Where Debian's zsh looks.
install(DIRECTORY "${manual}/zsh/site-functions/" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT runtime)
install(DIRECTORY "${manual}/fish/vendor_completions.d" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish" COMPONENT runtime)

#===-- Headers and libraries ------------------------------------------------===#

# Public headers sit directly in a layer's folder, or in conformance/words. Those of the planted bugs are for
# tests of this project; those of subcommands have no library.
file(GLOB public CONFIGURE_DEPENDS lowering/*.h lowering/*.def)
list(FILTER public EXCLUDE REGEX "/Planted[A-Za-z]*\\.(h|def)$")
install(FILES ${public} "${CMAKE_BINARY_DIR}/lowering/Version.h" DESTINATION "${headers}/lowering" COMPONENT development)
file(GLOB public CONFIGURE_DEPENDS conformance/*.h conformance/*.def)
list(FILTER public EXCLUDE REGEX "/(Tool|ToolOptions|LimitOptions)\\.h$")
install(FILES ${public} DESTINATION "${headers}/conformance" COMPONENT development)
file(GLOB words CONFIGURE_DEPENDS conformance/words/*.h)
install(FILES ${words} DESTINATION "${headers}/conformance/words" COMPONENT development)
file(GLOB tables CONFIGURE_DEPENDS conformance/tables/*.def)
install(FILES ${tables} DESTINATION "${headers}/conformance/tables" COMPONENT development)

# What a user links: MemRefCTS::NAME.
add_library(MemrefCtsDescriptor INTERFACE)
set_target_properties(MemrefCtsDescriptor PROPERTIES EXPORT_NAME descriptor)
target_include_directories(MemrefCtsDescriptor INTERFACE "$<INSTALL_INTERFACE:${headers}>")
install(TARGETS MemrefCtsDescriptor EXPORT MemRefCTSRefrt COMPONENT development)

add_library(MemrefCtsLowering INTERFACE)
set_target_properties(MemrefCtsLowering PROPERTIES EXPORT_NAME lowering)
target_link_libraries(MemrefCtsLowering INTERFACE LoweringLower LoweringEmit LoweringEncode LoweringFiles)

add_library(MemrefCtsConformance INTERFACE)
set_target_properties(MemrefCtsConformance PROPERTIES EXPORT_NAME conformance)
target_link_libraries(MemrefCtsConformance INTERFACE ConformanceConform ConformanceReport ConformanceCheck ConformanceWorker
  ConformanceCase ConformanceCompare ConformanceOwnLowering MemrefCtsLowering)

# Adds the libraries of this project that a target links, and itself, to a list.
function(memref_cts_closure target out)
  set(found "${${out}}")
  if(NOT target IN_LIST found AND TARGET ${target} AND NOT target STREQUAL RefRt)
    list(APPEND found ${target})
    get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
    foreach(link ${links})
      if(TARGET ${link})
        get_target_property(imported ${link} IMPORTED)
        if(NOT imported)
          memref_cts_closure(${link} found)
        endif()
      endif()
    endforeach()
  endif()
  set(${out} "${found}" PARENT_SCOPE)
endfunction()

set(lowering)
memref_cts_closure(MemrefCtsLowering lowering)
set(conformance)
memref_cts_closure(MemrefCtsConformance conformance)
list(REMOVE_ITEM conformance ${lowering})
install(TARGETS ${lowering} EXPORT MemRefCTSLowering ARCHIVE DESTINATION "${archives}" COMPONENT development)
install(TARGETS ${conformance} EXPORT MemRefCTSConformance ARCHIVE DESTINATION "${archives}" COMPONENT development)
foreach(part Refrt Lowering Conformance)
  install(EXPORT MemRefCTS${part} NAMESPACE MemRefCTS:: FILE MemRefCTS${part}.cmake DESTINATION "${config}"
    COMPONENT development)
endforeach()

include(CMakePackageConfigHelpers)
configure_package_config_file(ci/cmake/MemRefCTSConfig.cmake.in "${CMAKE_BINARY_DIR}/MemRefCTSConfig.cmake"
  INSTALL_DESTINATION "${config}" NO_SET_AND_CHECK_MACRO)
# Before 1.0 a minor version may change what is stable (conformance/docs/stability.md).
write_basic_package_version_file("${CMAKE_BINARY_DIR}/MemRefCTSConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/MemRefCTSConfig.cmake" "${CMAKE_BINARY_DIR}/MemRefCTSConfigVersion.cmake"
  DESTINATION "${config}" COMPONENT development)

# `installable` builds what is installed; `cmake --install` and cpack build nothing.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
add_custom_target(installable DEPENDS memref-cts memref-cts-opt refrt-run manual MlirLibraryTest RefRt ${lowering} ${conformance})
