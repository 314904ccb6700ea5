import type { Readable } from 'node:stream'
import { type FilePlace, type PlacedFile, UPLOAD_FOLDERS } from './file-place'
import { type Fingerprint, fingerprint, measured } from './fingerprint'

/** What documents say of their files. */
export type KnownFile = { folder: string; name: string; mimeType: string | null }

export type Moved = { copied: number; present: number; different: string[]; lost: string[] }

/** Small files go together, larger ones alone, so that no more than some pieces of one are in memory. */
const [AT_ONCE, SMALL] = [8, 1_000_000]

/**
 * Copies every upload that is not at its new place yet, piece by piece; the old place keeps all it has. Each copy is read
 * back and compared by length and checksum. May be interrupted and run again, in either direction. A file that is another
 * one at the new place is left there and named in `different`, unless `overwrite`; `lost` names what documents know and
 * neither place has.
 */
export async function moveFiles(
  { from, to, known }: { from: FilePlace; to: FilePlace; known: KnownFile[] },
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, different: [], lost: [] }
  for (const folder of UPLOAD_FOLDERS) {
    const [theirs, ours] = [await from.list(folder), await to.list(folder)]
    const documents = known.filter((file) => file.folder === folder)
    const types = new Map(documents.map(({ name, mimeType }) => [name, mimeType]))
    const move = async ([name, old]: [string, PlacedFile]) => {
      const there = ours.get(name)
      const readOld = () => from.read(folder, name)
      if (there && (await isSame([old, readOld], [there, () => to.read(folder, name)]))) moved.present += 1
      else if (there && !overwrite) moved.different.push(`${folder}/${name}`)
      else {
        const mimeType = types.get(name) ?? 'application/octet-stream'
        await copy(await readOld(), { to, folder, name, size: old.size, mimeType })
        moved.copied += 1
      }
    }
    const small = [...theirs].filter(([, { size }]) => size <= SMALL)
    for (let at = 0; at < small.length; at += AT_ONCE)
      await Promise.all(small.slice(at, at + AT_ONCE).map(move))
    for (const file of theirs) if (file[1].size > SMALL) await move(file)
    const lost = documents.filter(({ name }) => !theirs.has(name) && !ours.has(name))
    moved.lost.push(...lost.map(({ name }) => `${folder}/${name}`))
  }
  return moved
}

type Target = { to: FilePlace; folder: string; name: string; size: number; mimeType: string }

async function copy(data: Readable, { to, folder, name, ...about }: Target): Promise<void> {
  const sent: Fingerprint[] = []
  await to.write(
    folder,
    name,
    measured(data, (what) => sent.push(what)),
    about,
  )
  const arrived = await fingerprint(await to.read(folder, name))
  if (sent[0]?.size === arrived.size && sent[0].md5 === arrived.md5) return
  throw new Error(`${folder}/${name} did not arrive as it was sent`)
}

type Placed = [known: PlacedFile, read: () => Promise<Readable>]

async function isSame(one: Placed, other: Placed): Promise<boolean> {
  if (one[0].size !== other[0].size) return false
  if ((await md5Of(one)) === (await md5Of(other))) return true
  // What a store that encrypts says may look like an MD5 and be none.
  if (!one[0].md5 && !other[0].md5) return false
  return (await md5Of([{ size: 0 }, one[1]])) === (await md5Of([{ size: 0 }, other[1]]))
}

async function md5Of([known, read]: Placed): Promise<string> {
  return known.md5 ?? (await fingerprint(await read())).md5
}
