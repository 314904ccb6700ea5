import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { claimDemo } from '../environment/claim-demo.mjs'
import { withConnection } from '../environment/database.mjs'
import type { DemoData } from '../environment/demo-data.mjs'
import { migrationNames } from '../environment/migrations.mjs'
import { startPostgres } from '../environment/postgres.mjs'
import { choosePostgresPlace, makeOwnedFolder, removePostgresData } from '../environment/postgres-place.mjs'
import { Problem } from '../environment/problem.mjs'
import { createSupervisor } from '../environment/supervisor.mjs'
import { copyIfThere, intoNewFolder } from './back-up'
import { type Manifest, readManifest } from './manifest'
import { requireKnownMigrations } from './restore-shop'

/** What a demo remembers beside its database. */
const FILES = ['uploads', 'mails', 'simulator', 'secret'] as const satisfies (keyof DemoData)[]

/** Copies a stopped demo whole, its PostgreSQL file by file: the embedded one brings no pg_dump along. */
export function backUpDemo(dataDir: string, folder: string): Promise<Manifest> {
  return whileStopped(dataDir, (data) =>
    intoNewFolder(folder, async (draft) => {
      const place = choosePostgresPlace(data.postgres)
      if (!existsSync(path.join(place.data, 'PG_VERSION')))
        throw new Problem(`There is no demo in ${dataDir}, and DATABASE_URL is not set: nothing to back up.`)
      await cp(place.data, path.join(draft, 'postgres'), { recursive: true, preserveTimestamps: true })
      for (const name of FILES) await copyIfThere(data[name], path.join(draft, name))
      const postgres = Number(await readFile(path.join(place.data, 'PG_VERSION'), 'utf8'))
      return { kind: 'demo', postgres, migrations: migrationNames() }
    }),
  )
}

/** Puts the backup of a demo in the place of what is in a data folder. Refuses as `restoreShop` does. */
export function restoreDemo(
  dataDir: string,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  return whileStopped(dataDir, async (data) => {
    const manifest = await readManifest(folder)
    if (manifest.kind !== 'demo')
      throw new Problem('This is the backup of a shop: set DATABASE_URL to where it shall be restored.')
    requireKnownMigrations(manifest)
    const place = choosePostgresPlace(data.postgres)
    if (existsSync(path.join(place.data, 'PG_VERSION')) && !replace)
      throw new Problem(`There is a demo in ${dataDir}. Add --replace to put the backup in its place.`)
    removePostgresData(data.postgres)
    await rm(data.postgresPort, { force: true })
    makeOwnedFolder(place.data, place.account)
    await cp(path.join(folder, 'postgres'), place.data, { recursive: true, preserveTimestamps: true })
    if (place.account) await giveAway(place.data, place.account)
    for (const name of FILES) {
      await rm(data[name], { recursive: true, force: true })
      await copyIfThere(path.join(folder, name), data[name])
    }
    await rename(data)
    return manifest
  })
}

/** So that the demo is held until somebody has said what it is. */
async function rename(data: DemoData): Promise<void> {
  const supervisor = createSupervisor()
  try {
    const server = await startPostgres(supervisor, { folder: data.postgres, log: data.log('restore') })
    await withConnection(server.url('training'), (sql) =>
      sql.query(`UPDATE instance SET id = 'restored ' || gen_random_uuid(), is_copy = false`),
    )
  } finally {
    await supervisor.stopAll()
  }
}

async function whileStopped<T>(dataDir: string, work: (data: DemoData) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true })
  const { data, release } = await claimDemo({ dataDir })
  try {
    return await work(data)
  } finally {
    release()
  }
}

async function giveAway(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(path.join(folder, entry), uid, gid)
}
