import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Problem } from '../environment/problem.mjs'

const NAME = 'manifest.json'

const file = z.object({ path: z.string(), size: z.number(), sha256: z.string() })
const manifest = z.object({
  format: z.literal(1),
  /** `dump`: of a PostgreSQL of one's own, by pg_dump. `demo`: a demo's whole data folder, copied while it was stopped. */
  kind: z.enum(['dump', 'demo']),
  madeAt: z.string(),
  /** Of the shop. */
  version: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.number(),
  /** Those that had run. */
  migrations: z.array(z.string()),
  files: z.array(file),
})

export type Manifest = z.output<typeof manifest>

/** Describes everything in a folder, last: a folder without this file is no backup. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const files = []
  for (const name of await filesIn(folder)) files.push(await describe(folder, name))
  const written: Manifest = { format: 1, ...about, files }
  await writeFile(path.join(folder, NAME), `${JSON.stringify(written, null, 2)}\n`)
  return written
}

/** The description of a backup that is whole. Throws a `Problem` that names what is missing or was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => {
    throw new Problem(`${folder} is no backup: it has no ${NAME}.`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Problem(`${path.join(folder, NAME)} cannot be understood by this version.`)
  const wrong: string[] = []
  for (const expected of read.data.files) {
    const found = await describe(folder, expected.path).catch(() => null)
    if (found === null) wrong.push(`${expected.path} is missing`)
    else if (found.sha256 !== expected.sha256) wrong.push(`${expected.path} was changed`)
  }
  if (wrong.length > 0) throw new Problem(`The backup is not whole: ${wrong.slice(0, 5).join(', ')}.`)
  return read.data
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function describe(folder: string, name: string): Promise<z.output<typeof file>> {
  const hash = createHash('sha256')
  const place = path.join(folder, name)
  for await (const chunk of createReadStream(place)) hash.update(chunk)
  return { path: name, size: (await stat(place)).size, sha256: hash.digest('hex') }
}
