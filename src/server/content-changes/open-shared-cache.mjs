// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SharedCache } from './shared-cache.mjs'

const KEY = Symbol.for('training-storefront.shared-cache')
/** One connection for the copies of this module that Next makes. */
const shared = /** @type {{ [KEY]?: SharedCache | null }} */ (globalThis)

/**
 * The cache of `CACHE_URL`; null without one, while the site is built, and for what is no build.
 * @returns {SharedCache | null}
 */
export function openSharedCache() {
  if (shared[KEY] === undefined) shared[KEY] = open()
  return shared[KEY]
}

/** @returns {SharedCache | null} */
function open() {
  const { CACHE_URL: url, NEXT_PHASE, NEXT_DIST_DIR = '.next' } = process.env
  if (!url || NEXT_PHASE === 'phase-production-build') return null
  try {
    return new SharedCache({ url, build: readFileSync(path.join(NEXT_DIST_DIR, 'BUILD_ID'), 'utf8') })
  } catch {
    return null
  }
}
