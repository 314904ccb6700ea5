import { createHash } from 'node:crypto'

const NAMESPACE = Buffer.from('8d0f5f7c4b1e4f0ba6c2d1e35a9b7c64', 'hex')

/**
 * The id of a seeded document: the same on every machine and in every run (RFC 9562, version 5).
 * `key` names it, kind first: `page/home`, `lesson/pmfp/pacing-your-day`.
 */
export function seedId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
