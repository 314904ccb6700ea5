import PageCache from '@/src/server/content-changes/page-cache.mjs'

const fs = { existsSync: () => false, readFile: () => Promise.reject(new Error('no such file')) }

/** The cache of pages as Next makes it, in memory alone. */
export function memoryPageCache() {
  return new PageCache({
    fs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never)
}
