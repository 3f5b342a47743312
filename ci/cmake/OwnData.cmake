# Writes what conformance/tool/OwnData.cpp includes: where data is installed, and
# hashes of the lists that a claim rests on. Takes OUT, DATA, TESTS, DOCUMENTS, REGISTRY,
# MUSTPASS.
file(SHA256 "${REGISTRY}" registry)
file(SHA256 "${MUSTPASS}" mustpass)
file(WRITE "${OUT}"
  "static constexpr char kDataFromTool[] = \"${DATA}\";\n"
  "static constexpr char kTestsFromTool[] = \"${TESTS}\";\n"
  "static constexpr char kDocumentsFromTool[] = \"${DOCUMENTS}\";\n"
  "static constexpr char kRegistryHash[] = \"${registry}\";\n"
  "static constexpr char kMustpassHash[] = \"${mustpass}\";\n")
