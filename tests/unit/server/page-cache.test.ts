import { describe, expect, it, vi } from 'vitest'
import { noteChange } from '@/src/server/content-changes/last-change.mjs'
import { memoryPageCache } from '../../support/memory-page-cache'

function memoryCache() {
  const cache = memoryPageCache()
  return {
    get: (key: string, kind = 'APP_PAGE') => cache.get(key, { kind } as never),
    set: (key: string, html: string) =>
      cache.set(key, { kind: 'APP_PAGE', html, headers: {} } as never, { cacheControl: {} } as never),
  }
}

const later = () => vi.setSystemTime(Date.now() + 5)

describe('Public pages: a page that was rendered', () => {
  it('is kept, and old from the moment content changes', async () => {
    vi.useFakeTimers()
    const cache = memoryCache()
    await cache.set('/kept', 'first')
    expect(await cache.get('/kept')).toMatchObject({ value: { html: 'first' } })
    later()
    noteChange()
    expect(await cache.get('/kept')).toBeNull()
    later()
    await cache.set('/kept', 'second')
    expect(await cache.get('/kept')).toMatchObject({ value: { html: 'second' } })
    vi.useRealTimers()
  })

  it('is not kept when content changed while it was rendered', async () => {
    vi.useFakeTimers()
    const cache = memoryCache()
    expect(await cache.get('/slow')).toBeNull()
    later()
    noteChange()
    later()
    await cache.set('/slow', 'of before')
    expect(await cache.get('/slow')).toBeNull()
    await cache.set('/slow', 'of now')
    expect(await cache.get('/slow')).toMatchObject({ value: { html: 'of now' } })
    vi.useRealTimers()
  })
})
