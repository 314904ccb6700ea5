import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; text: string }

/** Files as one ZIP archive, with names in UTF-8. */
export function zip(files: readonly Entry[]): Buffer {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const title = Buffer.from(name)
    const facts = factsOf(data, packed, title)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, title]))
    bodies.push(local)
    offset += local.length
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...index, end])
}

/** What both headers say of a file: version 2.0, names in UTF-8, deflated, January 1st 1980. */
function factsOf(data: Buffer, packed: Buffer, title: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(0x0021, 8)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(title.length, 22)
  return facts
}
