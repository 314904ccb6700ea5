// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './project.mjs'

const INPUTS = [
  'app',
  'src',
  'collections',
  'plugins',
  'public',
  'migrations',
  'payload.config.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
const STAMP = 'made-from.txt'

/**
 * What a build is made from, as one text: every source file, plus what the prerendered pages depend on.
 * @param {string[]} surroundings identity of the database, address of the site
 * @param {string} [root]
 */
export function describeBuild(surroundings, root = PROJECT_ROOT) {
  const hash = createHash('sha256')
  for (const entry of surroundings) hash.update(`${entry}\0`)
  for (const input of INPUTS) {
    for (const file of filesOf(path.join(root, input))) {
      hash.update(`${path.relative(root, file)}\0`)
      hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * Whether a folder holds a finished build of exactly this description.
 * @param {string} folder
 * @param {string} description
 */
export function isBuilt(folder, description) {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8') === description
  } catch {
    return false
  }
}

/**
 * Marks a finished build. `next build` empties its folder first, so an unfinished one carries no mark.
 * @param {string} folder
 * @param {string} description
 */
export function markBuilt(folder, description) {
  writeFileSync(path.join(folder, STAMP), description)
}

/** @param {string} folder */
export function unmarkBuilt(folder) {
  rmSync(path.join(folder, STAMP), { force: true })
}

/**
 * @param {string} start a file, a folder, or nothing
 * @returns {string[]} files in a stable order
 */
function filesOf(start) {
  const found = statSync(start, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [start]
  return readdirSync(start)
    .sort()
    .flatMap((name) => filesOf(path.join(start, name)))
}
