import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type Entry = { name: string; data: Uint8Array }

const pack = promisify(deflateRaw)

/** Files as one ZIP archive, with names in UTF-8, piece by piece: of any number of files one is held at once. */
export async function* zip(files: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const index: Buffer[] = []
  let offset = 0
  for await (const { name, data } of files) {
    const packed = await pack(data)
    const title = Buffer.from(name)
    const facts = factsOf(data, packed, title)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, title]))
    offset += local.length
    yield local
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(index.length, 8)
  end.writeUInt16LE(index.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([...index, end])
}

/** What both headers say of a file: version 2.0, names in UTF-8, deflated, January 1st 1980. */
function factsOf(data: Uint8Array, packed: Buffer, title: Buffer): Buffer {
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
