// @ts-check
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/**
 * A path inside the project, absolute.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return path.join(PROJECT_ROOT, ...parts)
}

/** Finds installed packages from the project's root, also when they were installed after this process began. */
export const projectRequire = createRequire(inProject('package.json'))
