#!/usr/bin/env python3
#===- sbom.py - What the tools are made of and linked with ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Writes a bill of materials in the form SPDX 2.3 (JSON): this project, the Debian
# packages whose libraries its tools link, and those that ci/setup.sh lists for the
# build. Beside it, in licenses/, the licence text of each linked package. Of the same
# tools, packages and time (SOURCE_DATE_EPOCH) it writes the same bytes. With --linked
# it prints the linked packages instead. Exit codes: 0 written, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Write the bill of materials of built tools, and the licences of what they link."""

import argparse
import datetime
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LICENSE = "Apache-2.0 WITH LLVM-exception"
# No package stands for these: the loader, and what the kernel maps.
NOT_LINKED = re.compile(r"^(ld-linux|linux-vdso)")


class Trouble(Exception):
    """What a user is told."""


def output_of(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError as error:
        raise Trouble(f"{command[0]} is not installed") from error
    except subprocess.CalledProcessError as error:
        raise Trouble(f"{' '.join(command)}: {(error.stderr or error.stdout).strip()}") from error


def owner(library):
    """The Debian package that has a file; its name may lead over a link."""
    for path in dict.fromkeys((os.path.realpath(library), library)):
        found = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.split(":", 1)[0].split(",")[0]
    raise Trouble(f"no package has {library}")


def linked_packages(tools):
    """Names of the packages whose libraries the tools name as needed, sorted."""
    needed, places = set(), {}
    for tool in tools:
        needed.update(re.findall(r"^\s+NEEDED\s+(\S+)", output_of("objdump", "-p", tool), re.MULTILINE))
        places.update(re.findall(r"^\s*(\S+) => (/\S+)", output_of("ldd", tool), re.MULTILINE))
    lost = sorted(name for name in needed if name not in places and not NOT_LINKED.match(name))
    if lost:
        raise Trouble(f"the loader does not find {', '.join(lost)}")
    return sorted({owner(places[name]) for name in needed if name in places})


def build_packages():
    return output_of("bash", os.path.join(CI, "setup.sh"), "--list").split()


def describe(names):
    """(name, version, source package, page) of each package that is installed."""
    form = "${Package}\t${Version}\t${source:Package}\t${Homepage}\t${db:Status-Abbrev}\n"
    found = subprocess.run(["dpkg-query", "-W", "-f", form, *names], capture_output=True, text=True, check=False)
    rows = (line.split("\t") for line in found.stdout.splitlines())
    return sorted({tuple(row[:4]) for row in rows if row[4].startswith("ii")})


def bill(version, linked, built, created, tools):
    def identifier(name):
        return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    # Without the compiler and its kind nothing of a package is in what is shipped.
    files = [{"fileName": "./bin/" + os.path.basename(tool), "SPDXID": "SPDXRef-File-" + os.path.basename(tool),
              "checksums": [{"algorithm": kind.upper(), "checksumValue": hashlib.new(kind, open(tool, "rb").read()).hexdigest()}
                            for kind in ("sha1", "sha256")],
              "licenseConcluded": LICENSE, "copyrightText": "NOASSERTION"} for tool in tools]
    packages = [{"name": "memref-cts", "SPDXID": identifier("memref-cts"), "versionInfo": version,
                 "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": LICENSE,
                 "licenseDeclared": LICENSE, "copyrightText": "NOASSERTION", "primaryPackagePurpose": "APPLICATION"}]
    links = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": identifier("memref-cts")}]
    links += [{"spdxElementId": identifier("memref-cts"), "relationshipType": "CONTAINS", "relatedSpdxElement": each["SPDXID"]}
              for each in files]
    for name, release, source, page in sorted(set(linked) | set(built)):
        is_linked = (name, release, source, page) in linked
        row = {"name": name, "SPDXID": identifier(name), "versionInfo": release, "downloadLocation": "NOASSERTION",
               "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION",
               "copyrightText": "NOASSERTION", "sourceInfo": f"Debian source package {source}",
               "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                 "referenceLocator": f"pkg:deb/debian/{name}@{release.replace(':', '%3A').replace('+', '%2B')}"}]}
        if page:
            row["homepage"] = page
        if is_linked:
            row["licenseComments"] = f"licenses/{name}"
        packages.append(row)
        if is_linked:
            links.append({"spdxElementId": identifier("memref-cts"), "relationshipType": "DYNAMIC_LINK",
                          "relatedSpdxElement": identifier(name)})
        if (name, release, source, page) in built:
            links.append({"spdxElementId": identifier(name), "relationshipType": "BUILD_DEPENDENCY_OF",
                          "relatedSpdxElement": identifier("memref-cts")})
    document = {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"memref-cts-{version}",
                "creationInfo": {"created": created, "creators": ["Tool: memref-cts-sbom"]},
                "packages": packages, "files": files, "relationships": links}
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    document["documentNamespace"] = f"urn:memref-cts:sbom:{version}:{digest}"
    return document


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--linked", action="store_true", help="print the packages that the tools link, and end")
    parser.add_argument("--version", default="0", help="of this project")
    parser.add_argument("--output", metavar="FOLDER", help="gets sbom.spdx.json and licenses/")
    parser.add_argument("tools", metavar="TOOL", nargs="+", help="a built tool")
    options = parser.parse_args(arguments)
    if not options.linked and not options.output:
        parser.error("--output or --linked")
    try:
        names = linked_packages(options.tools)
        if options.linked:
            print("\n".join(names))
            return 0
        epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.datetime.now().timestamp())
        created = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        document = bill(options.version, describe(names), describe(build_packages()), created, options.tools)
        licenses = os.path.join(options.output, "licenses")
        os.makedirs(licenses, exist_ok=True)
        for name in names:
            shutil.copyfile(os.path.join("/usr/share/doc", name, "copyright"), os.path.join(licenses, name))
        path = os.path.join(options.output, "sbom.spdx.json")
        with open(path + ".tmp", "w", encoding="utf-8") as file:
            file.write(json.dumps(document, indent=1) + "\n")
        os.replace(path + ".tmp", path)
    except (Trouble, OSError, ValueError) as error:
        print(f"sbom: error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
