import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

type Table = { tag: number; checksum: number; data: Buffer }

/**
 * The font inside a WOFF file (W3C, WOFF 1.0), its tables unpacked: done once here, since whoever reads a packed font
 * unpacks it again for every document, ten times slower.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF font')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(file, HEADER + index * ENTRY))
  return write(file.readUInt32BE(4), tables)
}

function readTable(file: Buffer, entry: number): Table {
  const start = file.readUInt32BE(entry + 4)
  const packedLength = file.readUInt32BE(entry + 8)
  const length = file.readUInt32BE(entry + 12)
  const packed = file.subarray(start, start + packedLength)
  const data = packedLength < length ? inflateSync(packed) : packed
  return { tag: file.readUInt32BE(entry), checksum: file.readUInt32BE(entry + 16), data }
}

/** As an OpenType file: a directory of tables, and the tables on multiples of four bytes. */
function write(flavour: number, tables: Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((tables.length - 2 ** power) * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16
    directory.writeUInt32BE(tag, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
