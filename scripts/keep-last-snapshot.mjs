// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './environment/project.mjs'

/**
 * `payload migrate:create` compares the schema with the newest snapshot and writes one more, a megabyte each. The others are read by
 * nobody: they go, and the one that stays is written without its spaces.
 */
const folder = inProject('migrations')
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
const newest = snapshots.pop()
for (const name of snapshots) rmSync(path.join(folder, name))
if (newest) {
  const file = path.join(folder, newest)
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`)
}
