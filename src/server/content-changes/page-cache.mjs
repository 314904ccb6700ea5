// @ts-check
import { createRequire } from 'node:module'
import { lastChange } from './last-change.mjs'
import { openSharedCache } from './open-shared-cache.mjs'

/** @typedef {import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} NextPageCache */

/** @type {{ default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default }} */
const { default: NextPageCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** @typedef {Parameters<NextPageCache['set']>[2]} SetContext */

const MOST_RENDERINGS = 1_000

/** How many changes were known when a page was found missing or old: by then its rendering began. */
const renderings = /** @type {Map<string, number>} */ (new Map())

/**
 * Next's own cache of rendered pages, where a page is old as soon as this process hears that public content changed,
 * whoever changed it. Next tells only the process that asked it to. A page whose rendering began before a change is
 * shown to who waits for it and not kept. What another process of this build rendered of the same content is taken from
 * the shared cache, where there is one. See docs/decisions/018-content-changes.md and 031-shared-pages.md.
 */
export default class PageCache extends NextPageCache {
  /**
   * @override
   * @param {Parameters<NextPageCache['get']>} args
   */
  async get(...args) {
    const [key, context] = args
    const entry = await super.get(...args)
    const { at, count, content } = lastChange()
    if (context.kind === 'FETCH' || (entry && (entry.lastModified ?? 0) > at)) return entry
    const theirs = /** @type {typeof entry} */ (await openSharedCache()?.get(`page ${key}`, content))
    if (theirs?.value && lastChange().count === count) {
      const { cacheControl } = theirs
      await super.set(key, theirs.value, /** @type {SetContext} */ ({ ...context, cacheControl }))
      return theirs
    }
    if (renderings.size >= MOST_RENDERINGS) renderings.clear()
    renderings.set(key, count)
    return null
  }

  /**
   * @override
   * @param {Parameters<NextPageCache['set']>} args
   */
  async set(...args) {
    const [key, value, context] = args
    const began = renderings.get(key)
    renderings.delete(key)
    const { count, content } = lastChange()
    if (began !== undefined && began < count) return
    await super.set(...args)
    if (began === undefined || !isShared(value)) return
    const { cacheControl } = /** @type {{ cacheControl?: unknown }} */ (context)
    await openSharedCache()?.set(`page ${key}`, content, { lastModified: Date.now(), value, cacheControl })
  }
}

/**
 * Addresses that lead nowhere are as many as anybody likes to think of: each process keeps its own.
 * @param {Parameters<NextPageCache['set']>[1]} value
 */
function isShared(value) {
  return (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') && (value.status ?? 200) === 200
}
