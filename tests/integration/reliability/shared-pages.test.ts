// @vitest-environment-options { "process": "shares pages" }
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastChange, noteChange, noteContent } from '@/src/server/content-changes/last-change.mjs'
import { openSharedCache } from '@/src/server/content-changes/open-shared-cache.mjs'
import { SharedCache } from '@/src/server/content-changes/shared-cache.mjs'
import { KeptAnswers } from '@/src/server/public-reads/kept-answers'
import { publicReads } from '@/src/server/public-reads/public-reads'
import { type Redis, startRedis } from '../../support/environment/redis'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { memoryPageCache } from '../../support/memory-page-cache'
import { eventually } from '../../support/running-shop'

const run = startRun()
let redis: Redis
beforeAll(async () => {
  redis = await startRedis(run)
  const build = path.join(await temporaryFolder(run), 'build')
  await mkdir(build)
  await writeFile(path.join(build, 'BUILD_ID'), 'a-build')
  Object.assign(process.env, { CACHE_URL: redis.url, NEXT_DIST_DIR: build })
})
afterAll(async () => {
  for (const cache of [...others.values(), openSharedCache()]) await cache?.close()
  await redis.stop()
  await run.stopAll()
})

const pages = memoryPageCache()
const get = async (key: string) => (await pages.get(key, { kind: 'APP_PAGE' } as never))?.value as unknown
const set = (key: string, html: string, status?: number) => {
  const page = {
    kind: 'APP_PAGE',
    html,
    status,
    headers: {},
    rscData: Buffer.from(html),
    segmentData: new Map(),
  }
  return pages.set(key, page as never, { cacheControl: { revalidate: false } } as never)
}
/** As other processes have it. */
const others = new Map<string, SharedCache>()
function other(build = 'a-build'): SharedCache {
  const made = others.get(build) ?? new SharedCache({ url: redis.url, build })
  others.set(build, made)
  return made
}

/** What this process kept is old; there is the content of that name. A page of the millisecond of the change counts as older. */
function contentIs(name: string) {
  noteChange()
  noteContent(name, lastChange().count)
  while (Date.now() <= lastChange().at);
}

describe('Architecture: processes that share a cache', () => {
  it('take pages over that another rendered of the same content in the same build, and no other', async () => {
    await eventually('the cache is there', async () => {
      contentIs('first')
      await get('/programs')
      await set('/programs', 'rendered once')
      return (await other().get('page /programs', 'first')) !== null
    })
    contentIs('second')
    expect(await get('/programs'), 'of other content').toBeUndefined()
    contentIs('first')
    const page = await get('/programs')
    expect(page).toMatchObject({ html: 'rendered once', rscData: Buffer.from('rendered once') })
    expect((page as { segmentData: unknown }).segmentData).toEqual(new Map())
    expect(await other('another-build').get('page /programs', 'first')).toBeNull()
  })

  it('share no page whose content nobody knows yet, that changed meanwhile, or that leads nowhere', async () => {
    contentIs('third')
    await get('/late')
    contentIs('fourth')
    await set('/late', 'of before')
    await get('/nowhere')
    await set('/nowhere', 'not found', 404)
    await get('/unknown')
    noteChange()
    await set('/unknown', 'of what')
    for (const name of ['late', 'nowhere', 'unknown'])
      for (const content of ['third', 'fourth'])
        expect(await other().get(`page /${name}`, content)).toBeNull()
  })

  it('answer public calls with what another answered', async () => {
    contentIs('fifth')
    let asked = 0
    const make = () =>
      publicReads(async () => {
        asked += 1
        return Response.json({ products: asked })
      }, new KeptAnswers())
    const request = () => new Request('http://localhost:3000/api/products?limit=3')
    const [first] = [await make()(request(), {})]
    await eventually(
      'it is shared',
      async () => (await other().get('answer /api/products?limit=3', 'fifth')) !== null,
    )
    const second = await make()(request(), {})
    expect([asked, await second.json(), second.headers.get('etag')]).toEqual([
      1,
      { products: 1 },
      first.headers.get('etag'),
    ])
  })

  it('render for themselves while it is away, without waiting for it, and share again when it is back', async () => {
    await redis.stop()
    contentIs('sixth')
    const began = performance.now()
    for (const key of ['/a', '/b', '/c']) {
      expect(await get(key)).toBeUndefined()
      await set(key, key)
      expect(await get(key)).toMatchObject({ html: key })
    }
    expect(performance.now() - began).toBeLessThan(2_000)

    redis = await startRedis(run, Number(new URL(redis.url).port))
    await eventually('it is shared again', async () => {
      contentIs('seventh')
      await get('/back')
      await set('/back', 'again')
      return (await other().get('page /back', 'seventh')) !== null
    })
  })
})
