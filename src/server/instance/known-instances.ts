import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { KnownInstance } from '@/src/domain/instance/instance-status'

const stored = z.object({ id: z.string(), pulse: z.number() })

/** Whose memory: that of the server with these uploads, of the database with this identity. */
export type Memory = { uploads: string; identity: string }

/** What this server knows of the database with this identity; null when it never worked with it. */
export async function readKnownInstance(memory: Memory): Promise<KnownInstance | null> {
  try {
    return stored.parse(JSON.parse(await readFile(fileOf(memory), 'utf8')))
  } catch (error) {
    if (isNotThere(error)) return null
    throw error
  }
}

/** Whether this server has worked with any database before. */
export async function knowsAnyInstance({ uploads }: Pick<Memory, 'uploads'>): Promise<boolean> {
  const files = await readdir(folderOf(uploads)).catch(() => [])
  return files.length > 0
}

/** Written beside its place and moved there whole: several processes of a server share the file. */
export async function writeKnownInstance(memory: Memory, known: KnownInstance): Promise<void> {
  const file = fileOf(memory)
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(folderOf(memory.uploads), { recursive: true })
    await writeFile(draft, `${JSON.stringify(known)}\n`)
    await rename(draft, file)
  } catch (cause) {
    throw new Error(
      `${folderOf(memory.uploads)} cannot be written, where this server remembers which database is its own. ` +
        'Let it be written, or name the shop instead: INSTANCE_ID=name-of-this-shop',
      { cause },
    )
  }
}

/** Beside the uploads, so that a copy of the database has not got it, nor has one of the uploads. */
function folderOf(uploads: string): string {
  return `${resolve(uploads)}.instances`
}

function fileOf({ uploads, identity }: Memory): string {
  return join(folderOf(uploads), `${identity.replaceAll(/[^0-9A-Za-z]+/g, '-')}.json`)
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
