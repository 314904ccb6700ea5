import { createHash } from 'node:crypto'
import { type FilePlace, UPLOAD_FOLDERS } from './file-place'

/** What documents say of their files. */
export type KnownFile = { folder: string; name: string; mimeType: string | null }

export type Moved = { copied: number; present: number; different: string[]; lost: string[] }

const AT_ONCE = 8

/**
 * Copies every upload that is not at its new place yet; the old place keeps all it has. Each copy is read back and
 * compared. May be interrupted and run again, in either direction. A file that is another one at the new place is left
 * there and named in `different`, unless `overwrite`; `lost` names what documents know and neither place has.
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
    const move = async (name: string) => {
      const data = await from.read(folder, name)
      const there = ours.get(name)
      if (there && (await isSame(data, there, () => to.read(folder, name)))) moved.present += 1
      else if (there && !overwrite) moved.different.push(`${folder}/${name}`)
      else {
        await copy(data, { to, folder, name, mimeType: types.get(name) ?? 'application/octet-stream' })
        moved.copied += 1
      }
    }
    const names = [...theirs.keys()]
    for (let at = 0; at < names.length; at += AT_ONCE)
      await Promise.all(names.slice(at, at + AT_ONCE).map(move))
    const lost = documents.filter(({ name }) => !theirs.has(name) && !ours.has(name))
    moved.lost.push(...lost.map(({ name }) => `${folder}/${name}`))
  }
  return moved
}

type Target = { to: FilePlace; folder: string; name: string; mimeType: string }

async function copy(data: Buffer, { to, folder, name, mimeType }: Target): Promise<void> {
  await to.write(folder, name, data, mimeType)
  const arrived = await to.read(folder, name)
  if (!arrived.equals(data)) throw new Error(`${folder}/${name} did not arrive as it was sent`)
}

async function isSame(data: Buffer, there: { size: number; md5?: string }, read: () => Promise<Buffer>) {
  if (there.size !== data.length) return false
  if (there.md5 === createHash('md5').update(data).digest('hex')) return true
  return (await read()).equals(data)
}
