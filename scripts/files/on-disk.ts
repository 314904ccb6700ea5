import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FilePlace } from './file-place'

const UNFINISHED = '.moving'

/** The uploads of a server, below `UPLOADS_DIR`. */
export function onDisk(uploads: string): FilePlace {
  const place = (...parts: string[]) => path.resolve(uploads, ...parts)
  return {
    async list(folder) {
      const entries = await readdir(place(folder), { withFileTypes: true }).catch(() => [])
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      const found = names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => [name, { size: (await stat(place(folder, name))).size }] as const)
      return new Map(await Promise.all(found))
    },
    read: (folder, name) => readFile(place(folder, name)),
    async write(folder, name, data) {
      await mkdir(place(folder), { recursive: true })
      const draft = place(folder, `${name}${UNFINISHED}`)
      await writeFile(draft, data)
      await rename(draft, place(folder, name))
    },
  }
}
