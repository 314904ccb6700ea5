import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import type { SeedSet } from './command'
import { demoPictures } from './demo/pictures'
import { referencePictures } from './reference/pictures'
import { seedId } from './seed-id'

interface Place {
  databaseUrl: string
  uploads: string
}

/**
 * Whether this very content was written before and its pictures are still there. Asks the database directly,
 * without starting Payload, so that seeding on every start costs next to nothing.
 */
export async function isSeeded(
  set: SeedSet,
  digest: string,
  { databaseUrl, uploads }: Place,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ migrated: boolean }>(
      `SELECT to_regclass('payload_kv') IS NOT NULL AS migrated`,
    )
    if (!tables[0]?.migrated) return false
    const { rows: stamps } = await client.query<{ data: { digest?: string } }>(
      'SELECT data FROM payload_kv WHERE key = $1',
      [keyOf(set)],
    )
    if (stamps[0]?.data?.digest !== digest) return false
    const { rows: pictures } = await client.query<{ filename: string | null }>(
      'SELECT filename FROM media WHERE id = ANY($1)',
      [pictureIds(set)],
    )
    return pictures.every(({ filename }) => filename !== null && existsSync(join(uploads, 'media', filename)))
  } finally {
    await client.end()
  }
}

/** Remembers that a set was written whole. */
export async function markSeeded(payload: Payload, set: SeedSet, digest: string): Promise<void> {
  await payload.kv.set(keyOf(set), { digest })
}

function keyOf(set: SeedSet): string {
  return `seeds/${set}`
}

function pictureIds(set: SeedSet): string[] {
  const pictures = set === 'reference' ? referencePictures : [...referencePictures, ...demoPictures]
  return pictures.map(({ key }) => seedId(`media/${key}`))
}
