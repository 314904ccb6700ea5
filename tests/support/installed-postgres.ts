import { existsSync } from 'node:fs'
import path from 'node:path'
import { findPostgresTools } from '@/scripts/environment/postgres-tools.mjs'

/** A PostgreSQL this machine has installed with its server and its pg_dump; undefined where there is none. */
export function findInstalledPostgres(): { major: number; binaries: string } | undefined {
  for (const major of [18, 17, 16, 15]) {
    try {
      const folder = path.dirname(findPostgresTools(major).dump)
      if (existsSync(path.join(folder, 'postgres'))) return { major, binaries: path.dirname(folder) }
    } catch {
      // Another one, perhaps.
    }
  }
  return undefined
}
