import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
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
    read: async (folder, name) => createReadStream(place(folder, name)),
    async write(folder, name, data) {
      await mkdir(place(folder), { recursive: true })
      const draft = place(folder, `${name}${UNFINISHED}`)
      await pipeline(data, createWriteStream(draft, { flush: true }))
      await rename(draft, place(folder, name))
    },
  }
}
