//===-- ObjectCode.cpp - object files that a command prints ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that a linker takes on trust is looked at here: each section lies in the file, each
// symbol in its section, each relocation in what it changes. New names go to the end of the file,
// as a longer table of names and one of symbols; all else stays where it is.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/ObjectCode.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace memref_cts::conformance;

using Elf = llvm::object::ELF64LE;
using ElfFile = llvm::object::ELFFile<Elf>;
namespace elf = llvm::ELF;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static bool fail(Reply &problem, Reply::Status status, Reason reason, std::string message) {
  problem.status = status;
  problem.cause.reason = reason;
  problem.cause.speaker = status == Reply::Refused ? Speaker::Tool : Speaker::Command;
  problem.message = std::move(message);
  return false;
}

static bool malformed(Reply &problem, const llvm::Twine &what) {
  return fail(problem, Reply::InvalidIR, Reason::NotParsed,
              ("the command printed an object that is none of ELF: " + what).str());
}

static bool refuse(Reply &problem, const llvm::Twine &what) {
  return fail(problem, Reply::Refused, Reason::Unsupported, what.str());
}

/// Whether the bytes are a relocatable object of a machine that this one is.
static bool isForMachine(llvm::StringRef bytes, const llvm::Triple &machine, Reply &problem) {
  switch (llvm::identify_magic(bytes)) {
  case llvm::file_magic::elf:
  case llvm::file_magic::elf_relocatable:
    break;
  case llvm::file_magic::elf_executable:
  case llvm::file_magic::elf_shared_object:
    return refuse(problem, "the command printed a linked program or shared library: print the relocatable object "
                           "that it is made of; ld -r makes one of several");
  case llvm::file_magic::archive:
    return refuse(problem, "the command printed an archive: print a relocatable object; ld -r --whole-archive makes "
                           "one of an archive");
  default:
    return fail(problem, Reply::InvalidIR, Reason::OtherMachine,
                "the command printed an object that is no ELF file, and this run is on " + machine.str());
  }
  if (bytes.size() < sizeof(Elf::Ehdr))
    return malformed(problem, "it ends in its header");
  const auto *header = reinterpret_cast<const Elf::Ehdr *>(bytes.data());
  const bool isOfHost = header->getFileClass() == elf::ELFCLASS64 && header->getDataEncoding() == elf::ELFDATA2LSB &&
                        header->e_machine == elf::EM_X86_64;
  if (!isOfHost || machine.getArch() != llvm::Triple::x86_64)
    return isOfHost || machine.getArch() == llvm::Triple::x86_64
               ? fail(problem, Reply::InvalidIR, Reason::OtherMachine,
                      "the command printed an object of another machine, and this run is on " + machine.str())
               : refuse(problem, "objects are looked at for x86-64 only, and this run is on " + machine.str());
  if (header->e_type != elf::ET_REL)
    return malformed(problem, "it is no relocatable file");
  if (!bytes.starts_with(elf::ElfMagic) || header->e_version != elf::EV_CURRENT)
    return malformed(problem, "it is of an unknown version");
  return true;
}

/// Most bytes of code and data, which are in memory in each run; and of names of symbols.
static constexpr uint64_t kMostBytes = 256u << 20, kMostNameBytes = 8u << 20;

/// A name in a message: files may have any.
static std::string shortName(llvm::StringRef name) {
  constexpr size_t kMost = 200;
  return name.take_front(kMost).str() + (name.size() > kMost ? " ..." : "");
}

namespace {
/// One file, and what it is read to.
class ObjectReader {
public:
  ObjectReader(const ElfFile &file, ObjectCode &object, Reply &problem)
      : file(file), object(object), problem(problem) {}

  bool read() {
    llvm::Expected<Elf::ShdrRange> all = file.sections();
    if (!all)
      return malformed(problem, llvm::toString(all.takeError()));
    sections = *all;
    return readSections() && readSymbols() && checkRelocations();
  }

private:
  bool readSections();
  bool readSection(uint32_t number, llvm::StringRef name);
  bool readSymbols();
  bool readSymbol(const Elf::Sym &symbol, llvm::StringRef name, bool isGlobal);
  bool checkRelocations();
  template <typename Relocation>
  bool checkRelocations(const Elf::Shdr &section, llvm::Expected<llvm::ArrayRef<Relocation>> list);

  const ElfFile &file;
  ObjectCode &object;
  Reply &problem;
  Elf::ShdrRange sections;
  const Elf::Shdr *table = nullptr; // of symbols
  uint64_t numSymbols = 0, dataBytes = 0, nameBytes = 0;
};
} // namespace

/// Sections whose code or data runs by itself, before or after any call.
static bool runsByItself(const Elf::Shdr &section, llvm::StringRef name) {
  return section.sh_type == elf::SHT_INIT_ARRAY || section.sh_type == elf::SHT_FINI_ARRAY ||
         section.sh_type == elf::SHT_PREINIT_ARRAY || name == ".init" || name == ".fini" ||
         name.starts_with(".init_array") || name.starts_with(".preinit_array") || name.starts_with(".fini_array") ||
         name.starts_with(".ctors") || name.starts_with(".dtors");
}

bool ObjectReader::readSection(uint32_t number, llvm::StringRef name) {
  const Elf::Shdr &section = sections[number];
  if (section.sh_type == elf::SHT_SYMTAB) {
    if (table)
      return malformed(problem, "it has two tables of symbols");
    table = &section;
  }
  if (section.sh_type == elf::SHT_SYMTAB_SHNDX)
    return refuse(problem, "the object has more sections than are looked at");
  if (section.sh_size && runsByItself(section, name))
    return refuse(problem, "the object has global constructors or destructors, in section " + shortName(name));
  if (name.starts_with(".gnu.lto_"))
    return refuse(problem, "the object has no code yet, but what a linker makes code of: compile without -flto");
  if (!(section.sh_flags & elf::SHF_ALLOC))
    return true;
  if (section.sh_flags & elf::SHF_TLS)
    return refuse(problem, "the object has memory of threads, in section " + shortName(name));
  if (section.sh_addralign > 4096 || (section.sh_addralign & (section.sh_addralign - 1)) != 0)
    return refuse(problem,
                  "section " + shortName(name) + " of the object is aligned to " + llvm::Twine(section.sh_addralign));
  dataBytes = llvm::SaturatingAdd(dataBytes, uint64_t(section.sh_size));
  if (dataBytes > kMostBytes)
    return refuse(problem, "code and data of the object have more than " + llvm::Twine(kMostBytes >> 20) + " MiB");
  const bool isData = (section.sh_type == elf::SHT_PROGBITS || section.sh_type == elf::SHT_NOBITS) &&
                      !(section.sh_flags & (elf::SHF_EXECINSTR | elf::SHF_MERGE)) && name != ".eh_frame";
  if (!isData || !section.sh_size)
    return true;
  ObjectData data;
  data.symbol = ".section" + std::to_string(number);
  data.section = number;
  data.size = section.sh_size;
  data.isConstant = !(section.sh_flags & elf::SHF_WRITE);
  object.data.push_back(std::move(data));
  return true;
}

bool ObjectReader::readSections() {
  for (uint32_t i = 1; i < sections.size(); ++i) {
    const Elf::Shdr &section = sections[i];
    llvm::Expected<llvm::StringRef> name = file.getSectionName(section);
    if (!name)
      return malformed(problem, llvm::toString(name.takeError()));
    if (section.sh_type != elf::SHT_NOBITS)
      if (llvm::Expected<llvm::ArrayRef<uint8_t>> contents = file.getSectionContents(section); !contents)
        return malformed(problem, llvm::toString(contents.takeError()));
    if (!readSection(i, *name))
      return false;
  }
  if (!table)
    return malformed(problem, "it has no table of symbols");
  return true;
}

bool ObjectReader::readSymbol(const Elf::Sym &symbol, llvm::StringRef name, bool isGlobal) {
  const uint32_t section = symbol.st_shndx;
  const unsigned kind = symbol.getType();
  if (section == elf::SHN_COMMON)
    return refuse(problem, "'" + shortName(name) + "' of the object is a common symbol: compile with -fno-common");
  if (section >= elf::SHN_LORESERVE && section != elf::SHN_ABS)
    return refuse(problem, "'" + shortName(name) + "' of the object is in no section that is looked at");
  if (section < elf::SHN_LORESERVE && section >= sections.size())
    return malformed(problem, "symbol '" + shortName(name) + "' is in a section that is not there");
  if (section != elf::SHN_UNDEF && section < elf::SHN_LORESERVE && symbol.st_value > sections[section].sh_size)
    return malformed(problem, "symbol '" + shortName(name) + "' is not in its section");
  if (kind == elf::STT_GNU_IFUNC)
    return refuse(problem, "'" + shortName(name) + "' of the object is chosen at load time (ifunc)");
  if (kind == elf::STT_TLS)
    return refuse(problem, "'" + shortName(name) + "' of the object is memory of a thread");
  if (!isGlobal || name.empty())
    return true;
  // Names may overlap in the file, and are written out side by side.
  nameBytes += name.size();
  if (nameBytes > kMostNameBytes)
    return refuse(problem,
                  "names of symbols of the object have more than " + llvm::Twine(kMostNameBytes >> 20) + " MiB");
  ObjectSymbol found;
  found.name = name.str();
  found.isDefined = section != elf::SHN_UNDEF;
  found.isData = kind == elf::STT_OBJECT;
  found.isWeak = symbol.getBinding() == elf::STB_WEAK;
  const unsigned visibility = symbol.getVisibility();
  found.visibility = visibility == elf::STV_DEFAULT     ? mlir::LLVM::Visibility::Default
                     : visibility == elf::STV_PROTECTED ? mlir::LLVM::Visibility::Protected
                                                        : mlir::LLVM::Visibility::Hidden;
  object.symbols.push_back(std::move(found));
  return true;
}

bool ObjectReader::readSymbols() {
  llvm::Expected<Elf::SymRange> symbols = file.symbols(table);
  if (!symbols)
    return malformed(problem, llvm::toString(symbols.takeError()));
  llvm::Expected<llvm::StringRef> names = file.getStringTableForSymtab(*table, sections);
  if (!names)
    return malformed(problem, llvm::toString(names.takeError()));
  numSymbols = symbols->size();
  const uint64_t firstGlobal = table->sh_info;
  if (firstGlobal > numSymbols || numSymbols == 0)
    return malformed(problem, "its table of symbols is cut short");
  for (uint64_t i = 1; i < numSymbols; ++i) {
    const Elf::Sym &symbol = (*symbols)[i];
    llvm::Expected<llvm::StringRef> name = symbol.getName(*names);
    if (!name)
      return malformed(problem, llvm::toString(name.takeError()));
    if ((symbol.getBinding() != elf::STB_LOCAL) != (i >= firstGlobal))
      return malformed(problem, "its local symbols are not the first ones");
    if (!readSymbol(symbol, *name, i >= firstGlobal))
      return false;
  }
  llvm::StringSet<> taken;
  for (const ObjectSymbol &symbol : object.symbols)
    taken.insert(symbol.name);
  for (ObjectData &data : object.data)
    while (taken.contains(data.symbol))
      data.symbol += "'";
  return true;
}

/// Bytes that a relocation of x86-64 changes; of a kind that linkers refuse, 1.
static uint64_t widthOf(uint32_t kind) {
  switch (kind) {
  case elf::R_X86_64_64:
  case elf::R_X86_64_PC64:
  case elf::R_X86_64_GOT64:
  case elf::R_X86_64_GOTOFF64:
  case elf::R_X86_64_GOTPC64:
    return 8;
  case elf::R_X86_64_32:
  case elf::R_X86_64_32S:
  case elf::R_X86_64_PC32:
  case elf::R_X86_64_PLT32:
  case elf::R_X86_64_GOTPC32:
  case elf::R_X86_64_GOTPCREL:
  case elf::R_X86_64_GOTPCRELX:
  case elf::R_X86_64_REX_GOTPCRELX:
    return 4;
  case elf::R_X86_64_16:
  case elf::R_X86_64_PC16:
    return 2;
  default:
    return 1;
  }
}

static bool isNarrow(uint32_t kind) { return kind == elf::R_X86_64_32 || kind == elf::R_X86_64_32S; }

template <typename Relocation>
bool ObjectReader::checkRelocations(const Elf::Shdr &section, llvm::Expected<llvm::ArrayRef<Relocation>> list) {
  if (!list)
    return malformed(problem, llvm::toString(list.takeError()));
  if (section.sh_info == 0 || section.sh_info >= sections.size() || &sections[section.sh_link] != table)
    return malformed(problem, "its relocations are of no section");
  const Elf::Shdr &changed = sections[section.sh_info];
  if (changed.sh_flags & elf::SHF_COMPRESSED && !(changed.sh_flags & elf::SHF_ALLOC))
    return true; // of the bytes that are not there yet, and nothing runs
  const bool hasBytes = changed.sh_type != elf::SHT_NOBITS;
  for (const Relocation &relocation : *list) {
    const uint64_t width = widthOf(relocation.getType(false));
    const bool isInside =
        hasBytes && relocation.r_offset < changed.sh_size && changed.sh_size - relocation.r_offset >= width;
    if (!isInside || relocation.getSymbol(false) >= numSymbols)
      return malformed(problem, "a relocation is not in its section, or of no symbol");
    object.hasNarrowAddresses |= (changed.sh_flags & elf::SHF_ALLOC) && isNarrow(relocation.getType(false));
  }
  return true;
}

bool ObjectReader::checkRelocations() {
  for (const Elf::Shdr &section : sections) {
    if (section.sh_link >= sections.size())
      return malformed(problem, "a section belongs to one that is not there");
    if (section.sh_type == elf::SHT_RELA && !checkRelocations<Elf::Rela>(section, file.relas(section)))
      return false;
    if (section.sh_type == elf::SHT_REL && !checkRelocations<Elf::Rel>(section, file.rels(section)))
      return false;
  }
  return true;
}

std::shared_ptr<const ObjectCode> memref_cts::conformance::readObject(std::string bytes, const llvm::Triple &machine,
                                                                      Reply &problem) {
  if (!isForMachine(bytes, machine, problem))
    return nullptr;
  auto object = std::make_shared<ObjectCode>();
  object->bytes = std::move(bytes);
  llvm::Expected<ElfFile> file = ElfFile::create(object->bytes);
  if (!file) {
    malformed(problem, llvm::toString(file.takeError()));
    return nullptr;
  }
  return ObjectReader(*file, *object, problem).read() ? object : nullptr;
}

//===----------------------------------------------------------------------===//
// New names
//===----------------------------------------------------------------------===//

/// Appends to `bytes` at a multiple of 16, and returns where.
static uint64_t append(std::string &bytes, llvm::StringRef more) {
  bytes.resize((bytes.size() + 15) / 16 * 16);
  const uint64_t at = bytes.size();
  bytes += more;
  return at;
}

std::string ObjectCode::renamed(const std::string &prefix, llvm::function_ref<bool(llvm::StringRef)> keeps) const {
  std::string result = bytes;
  const ElfFile file = llvm::cantFail(ElfFile::create(bytes)); // it was read before
  const Elf::ShdrRange sections = llvm::cantFail(file.sections());
  const Elf::Shdr *table =
      llvm::find_if(sections, [](const Elf::Shdr &section) { return section.sh_type == elf::SHT_SYMTAB; });
  const Elf::SymRange symbols = llvm::cantFail(file.symbols(table));
  std::string names = llvm::cantFail(file.getStringTableForSymtab(*table, sections)).str();
  const llvm::StringRef before = llvm::cantFail(file.getStringTableForSymtab(*table, sections));
  std::vector<Elf::Sym> made(symbols.begin(), symbols.end());
  auto nameOf = [&](const std::string &name) {
    const uint32_t at = uint32_t(names.size());
    names += name;
    names += '\0';
    return at;
  };
  for (size_t i = table->sh_info; i < made.size(); ++i) {
    const llvm::StringRef name = llvm::cantFail(made[i].getName(before));
    if (!name.empty() && !keeps(name))
      made[i].st_name = nameOf(prefix + name.str());
  }
  for (const ObjectData &part : data) {
    Elf::Sym symbol = {};
    symbol.st_name = nameOf(prefix + part.symbol);
    symbol.setBindingAndType(elf::STB_GLOBAL, elf::STT_OBJECT);
    symbol.st_shndx = uint16_t(part.section);
    symbol.st_size = part.size;
    made.push_back(symbol);
  }
  Elf::Shdr newTable = *table, newNames = sections[table->sh_link];
  newTable.sh_size = made.size() * sizeof(Elf::Sym);
  newTable.sh_offset = append(result, {reinterpret_cast<const char *>(made.data()), size_t(newTable.sh_size)});
  newNames.sh_size = names.size();
  newNames.sh_offset = append(result, names);
  auto put = [&](const Elf::Shdr &old, const Elf::Shdr &now) {
    std::memcpy(&result[size_t(reinterpret_cast<const char *>(&old) - bytes.data())], &now, sizeof now);
  };
  put(*table, newTable);
  put(sections[table->sh_link], newNames);
  return result;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

std::string memref_cts::conformance::whyNotAsObject(mlir::ModuleOp source) {
  for (mlir::Operation &op : *source.getBody()) {
    auto global = mlir::dyn_cast<mlir::memref::GlobalOp>(op);
    auto own = mlir::dyn_cast<mlir::LLVM::GlobalOp>(op);
    const bool isPrivate =
        (global && global.isPrivate()) || (own && (own.getLinkage() == mlir::LLVM::Linkage::Private ||
                                                   own.getLinkage() == mlir::LLVM::Linkage::Internal));
    const bool isConstant = (global && global.getConstant()) || (own && own.getConstant());
    if ((global || own) && !(isPrivate && isConstant))
      return "the lowering gave an object, of which no variables are compared, and the source has the global '" +
             mlir::SymbolTable::getSymbolName(&op).str() + "', which is no private constant";
  }
  std::string found;
  source.walk([&](mlir::Operation *op) {
    const llvm::StringRef name = op->getName().getStringRef();
    const bool isAddress = name == "func.constant" || name == "llvm.mlir.addressof";
    if (isAddress)
      found = ("the lowering gave an object, and '" + name +
               "' of the source takes an address, which is not known of objects")
                  .str();
    return isAddress ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return found;
}
