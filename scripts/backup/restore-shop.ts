import path from 'node:path'
import { migrationNames } from '../environment/migrations.mjs'
import { Problem } from '../environment/problem.mjs'
import { copyIfThere } from './back-up'
import { type DatabaseFacts, readDatabaseFacts } from './database-facts'
import { loadDump } from './dump'
import { type Manifest, readManifest } from './manifest'

type Shop = { databaseUrl: string; uploads: string }

/**
 * Puts a backup in the place of a shop's database and uploads. Refuses, with nothing changed: a backup that is not whole,
 * one of a newer version, a database somebody works with, and (without `replace`) one that is not empty. The shop is held
 * from then on. Uploads that are in the way are overwritten, others are left.
 */
export async function restoreShop(
  { databaseUrl, uploads }: Shop,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.kind === 'demo') {
    throw new Problem('This is the backup of a demo. Unset DATABASE_URL to restore the demo itself.')
  }
  requireKnownMigrations(manifest)
  const facts = await readDatabaseFacts(databaseUrl)
  refuse(manifest, facts, replace)
  await copyIfThere(path.join(folder, 'uploads'), path.resolve(uploads))
  await loadDump(databaseUrl, facts.postgres, path.join(folder, 'database.dump'))
  return manifest
}

export function requireKnownMigrations({ migrations, version }: Manifest): void {
  const known = new Set<string>(migrationNames())
  if (migrations.every((name) => known.has(name))) return
  throw new Problem(
    `This backup was made by a newer version of the shop (${version}). Update the shop first, then restore.`,
  )
}

function refuse({ postgres }: Manifest, facts: DatabaseFacts, replace: boolean): void {
  if (postgres > facts.postgres) {
    throw new Problem(
      `This backup is of PostgreSQL ${postgres}; ${facts.postgres} cannot read it. Restore into ${postgres} or newer.`,
    )
  }
  if (facts.others > 0) {
    throw new Problem(
      `${facts.others} connections are open to this database. Stop the shop and whatever else uses it, then restore.`,
    )
  }
  if (facts.tables > 0 && !replace) {
    throw new Problem(
      'This database is not empty. Add --replace to put the backup in the place of all that is in it.',
    )
  }
}
