import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filmOf } from '../../support/factories/film'
import { person } from '../../support/factories/person'
import { reader } from '../../support/factories/writer'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Lesson = {
  media: { url: string; kind: string; mimeType: string } | null
  tracks: { language: string; url: string }[]
}

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** A lesson with the demo's film and its French captions, and somebody who may see it. */
async function withFilm() {
  const { as, program } = await reader(shop)
  const { film, captions } = await filmOf(shop, program.programId)
  await shop.payload.update({
    collection: 'lessons',
    id: program.lessonId,
    data: { media: film.id, tracks: [{ language: 'fr', file: captions.id }] },
  })
  const path = `/programs/${program.programId}/lessons/${program.lessonSlug}`
  const { body } = await shop.call<{ data: Lesson }>('GET', path, { as })
  return { as, ...body.data }
}

const ask = (url: string, as: Customer | null, range?: string) =>
  rawCall('GET', url.replace('/api', ''), { as, headers: range ? { range } : {} })

describe('Learning, Media: the film of a lesson', () => {
  it('is told with its kind and its captions in each language', async () => {
    const { media, tracks } = await withFilm()
    expect(media).toMatchObject({ kind: 'video', mimeType: 'video/mp4' })
    expect(tracks).toMatchObject([{ language: 'fr', url: expect.stringContaining('.vtt') }])
  })

  it('is handed out in parts, to owners alone, and no more once their access has ended', async () => {
    const { as, media, tracks } = await withFilm()
    const url = media?.url ?? ''
    const part = await ask(url, as, 'bytes=1000-1999')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/1719420'])
    expect((await part.arrayBuffer()).byteLength).toBe(1_000)
    expect(await (await ask(tracks[0]?.url ?? '', as)).text()).toContain('[Musique douce]')

    for (const other of [null, await person(shop)])
      for (const address of [url, tracks[0]?.url ?? ''])
        expect([401, 403, 404]).toContain((await ask(address, other)).status)
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    expect([403, 404]).toContain((await ask(url, as, 'bytes=0-99')).status)
  })
})
