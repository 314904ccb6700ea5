import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

/** Length in bytes and MD5 in hexadecimal digits: what a store says of its objects, and enough against accidents. */
export type Fingerprint = { size: number; md5: string }

/** Hands a file on in pieces, whatever its size, and tells at its end what it was. */
export function measured(data: Readable, told: (what: Fingerprint) => void): Readable {
  return Readable.from(pieces(data, told), { objectMode: false })
}

export async function fingerprint(data: Readable): Promise<Fingerprint> {
  let found: Fingerprint = { size: 0, md5: '' }
  const told = (what: Fingerprint) => {
    found = what
  }
  for await (const _piece of pieces(data, told));
  return found
}

async function* pieces(data: Readable, told: (what: Fingerprint) => void): AsyncGenerator<Buffer> {
  const hash = createHash('md5')
  let size = 0
  for await (const piece of data as AsyncIterable<Buffer>) {
    hash.update(piece)
    size += piece.length
    yield piece
  }
  told({ size, md5: hash.digest('hex') })
}
