import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../environment/problem.mjs'
import { inProject } from '../environment/project.mjs'
import { readDatabaseFacts } from './database-facts'
import { dumpDatabase } from './dump'
import { type Manifest, writeManifest } from './manifest'

type Shop = { databaseUrl: string; uploads: string }

/**
 * Backs a running or a stopped shop up into a new folder: the database as it was at one moment, then the uploads, then a
 * description with checksums. An interrupted one is left as `<folder>.unfinished` and is no backup.
 */
export function backUpShop({ databaseUrl, uploads }: Shop, folder: string): Promise<Manifest> {
  return intoNewFolder(folder, async (draft) => {
    const { postgres, migrations } = await readDatabaseFacts(databaseUrl)
    await dumpDatabase(databaseUrl, postgres, path.join(draft, 'database.dump'))
    await copyIfThere(path.resolve(uploads), path.join(draft, 'uploads'))
    return { kind: 'dump', postgres, migrations }
  })
}

type Facts = Pick<Manifest, 'kind' | 'postgres' | 'migrations'>

/** Fills a folder beside the wanted one, describes what is in it, and moves it to its place whole. */
export async function intoNewFolder(
  folder: string,
  fill: (draft: string) => Promise<Facts>,
): Promise<Manifest> {
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) throw new Problem(`${folder} is not empty. Name a new folder for each backup.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const facts = await fill(draft)
  const manifest = await writeManifest(draft, {
    ...facts,
    madeAt: new Date().toISOString(),
    version: await shopVersion(),
  })
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return manifest
}

export async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, force: true, preserveTimestamps: true })
}

async function shopVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as { version: string }
  return version
}
