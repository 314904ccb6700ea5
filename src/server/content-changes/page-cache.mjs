// @ts-check
import { createRequire } from 'node:module'
import { lastChange } from './last-change.mjs'

/** @typedef {import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} NextPageCache */

/** @type {{ default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default }} */
const { default: NextPageCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

const MOST_RENDERINGS = 1_000

/** How many changes were known when a page was found missing or old: by then its rendering began. */
const renderings = /** @type {Map<string, number>} */ (new Map())

/**
 * Next's own cache of rendered pages, where a page is old as soon as this process hears that public content changed,
 * whoever changed it. Next tells only the process that asked it to. A page whose rendering began before a change is
 * shown to who waits for it and not kept. See docs/decisions/018-content-changes.md.
 */
export default class PageCache extends NextPageCache {
  /**
   * @override
   * @param {Parameters<NextPageCache['get']>} args
   */
  async get(...args) {
    const [key, { kind }] = args
    const entry = await super.get(...args)
    const { at, count } = lastChange()
    if (kind === 'FETCH' || (entry && (entry.lastModified ?? 0) > at)) return entry
    if (renderings.size >= MOST_RENDERINGS) renderings.clear()
    renderings.set(key, count)
    return null
  }

  /**
   * @override
   * @param {Parameters<NextPageCache['set']>} args
   */
  async set(...args) {
    const [key] = args
    const began = renderings.get(key)
    renderings.delete(key)
    if (began !== undefined && began < lastChange().count) return
    await super.set(...args)
  }
}
