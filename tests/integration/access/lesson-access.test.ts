import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let program: TestProgram
let owner: Customer
let admin: Customer
const outsiders: Record<string, Customer | null> = {}
beforeAll(async () => {
  shop = await startShop()
  program = await programWithLesson(shop)
  owner = await person(shop)
  admin = await person(shop, 'admin')
  const formerOwner = await person(shop)
  for (const buyer of [owner, formerOwner]) await order(shop, buyer, [program.product], { amount: 0 })
  await shop.database.query(`UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`, [
    formerOwner.id,
  ])
  const ownerOfAnother = await person(shop)
  const another = await programWithLesson(shop)
  await order(shop, ownerOfAnother, [another.product], { amount: 0 })
  Object.assign(outsiders, { anonymous: null, stranger: await person(shop), formerOwner, ownerOfAnother })
})
afterAll(() => shop.stop())

const EVERYTHING = 'depth=10&limit=0&pagination=false&draft=true&trash=true&locale=all&fallback-locale=none'
const all = (collection: string): string[] => [
  `/${collection}?${EVERYTHING}`,
  `/${collection}?depth=3`,
  `/${collection}?where[id][exists]=true&sort=-createdAt`,
  `/${collection}?where[or][0][id][exists]=true&where[or][1][title][like]=words`,
  `/${collection}?select[title]=true&select[body]=true&select[welcome]=true&select[sections]=true`,
]

/** Every way to read that Payload or we have, with the tricks that turned open elsewhere. */
const routes = (): string[] => [
  ...['lessons', 'programs', 'lesson-files'].flatMap(all),
  `/lessons/versions?${EVERYTHING}`,
  `/programs/versions?${EVERYTHING}`,
  ...['', '?depth=5', '?draft=true&depth=5', '?select[body]=true&select[title]=true'].flatMap((query) => [
    `/lessons/${program.lessonId}${query}`,
    `/programs/${program.programId}${query}`,
    `/lesson-files/${program.fileId}${query}`,
  ]),
  `/lesson-files/file/${program.fileName}`,
  `/lesson-files/file/${encodeURIComponent(`../lesson-files/${program.fileName}`)}`,
  `/media/file/${encodeURIComponent(`../lesson-files/${program.fileName}`)}`,
  ...[program.programId, program.product.id, program.product.slug].flatMap((name) => [
    `/programs/${name}/content`,
    `/programs/${name}/lessons/${program.lessonSlug}`,
  ]),
  `/products?depth=10&populate[programs][welcome]=true&populate[lessons][body]=true&joins[programs][limit]=0`,
  `/products/${program.product.id}?depth=10&joins[lessons][limit]=0`,
  `/products/id/${program.product.id}`,
  `/products/slug/${program.product.slug}`,
  `/user-products?depth=10&populate[products][layout]=true`,
  `/payments/user-products`,
  `/orders?depth=10`,
  `/globals/navigation?depth=10`,
]

const words = () => Object.values(program.secrets)
const readText = async (path: string, as: Customer | null) => (await rawCall('GET', path, { as })).text()

describe('Specification 6: a program is read by its owners and by nobody else, by any route', () => {
  it.each(['anonymous', 'stranger', 'formerOwner', 'ownerOfAnother'])('keeps it from: %s', async (who) => {
    const as = outsiders[who] ?? null
    for (const path of routes()) {
      const text = await readText(path, as)
      expect(
        words().filter((word) => text.includes(word)),
        path,
      ).toEqual([])
    }
  })

  it.each(['anonymous', 'stranger', 'formerOwner'])(
    'keeps it from a POST that calls itself GET: %s',
    async (who) => {
      const body = new URLSearchParams({ depth: '10', limit: '0', draft: 'true' }).toString()
      for (const collection of ['lessons', 'programs', 'lesson-files', 'products']) {
        for (const header of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
          const headers = { [header]: 'GET', 'content-type': 'application/x-www-form-urlencoded' }
          const answer = await rawCall('POST', `/${collection}`, { as: outsiders[who], body, headers })
          const text = await answer.text()
          expect(
            words().filter((word) => text.includes(word)),
            `${collection} ${header}`,
          ).toEqual([])
        }
      }
    },
  )

  it.each(['anonymous', 'stranger', 'formerOwner'])('does not even count it: %s', async (who) => {
    for (const collection of ['lessons', 'programs', 'lesson-files']) {
      const { status, body } = await shop.call('GET', `/${collection}/count`, { as: outsiders[who] })
      if (status === 200) expect(body.totalDocs, collection).toBe(0)
      else expect([401, 403]).toContain(status)
    }
  })

  it('cannot be guessed letter by letter through filters of other collections', async () => {
    const stranger = outsiders.stranger ?? null
    for (const path of [
      `/products?where[programs.welcome][exists]=true`,
      `/user-products?where[product.programs.title][exists]=true`,
      `/media?where[lessons.title][like]=words`,
    ]) {
      const { status, body } = await shop.call<{ totalDocs?: number }>('GET', path, { as: stranger })
      if (status === 200) expect(body.totalDocs, path).toBe(0)
      else expect(status, path).toBe(400)
    }
  })

  it('opens for its owner', async () => {
    const { secrets, programId, lessonSlug, fileName } = program
    const content = await readText(`/programs/${programId}/content`, owner)
    expect([content.includes(secrets.welcome), content.includes(secrets.lesson)]).toEqual([true, true])
    expect(await readText(`/programs/${programId}/lessons/${lessonSlug}`, owner)).toContain(secrets.body)
    expect(await readText(`/lesson-files/file/${fileName}`, owner)).toContain(secrets.file)
    expect(await readText('/lessons?depth=1', owner)).toContain(secrets.body)
  })

  const accessOf = async (who: Customer | null | undefined) => {
    const query = 'SELECT id FROM user_products WHERE user_id = $1'
    return (await shop.database.query<{ id: string }>(query, [who?.id]))[0]?.id
  }

  it.each(['id', 'product', 'slug', 'access'])('is found by its owner under its %s', async (kind) => {
    const { programId, product } = program
    const access = await accessOf(owner)
    const name = { id: programId, product: product.id, slug: product.slug, access }[kind]
    const { status, body } = await shop.call('GET', `/programs/${name}/content`, { as: owner })
    expect([status, body]).toMatchObject([200, { data: { id: programId } }])
    const lesson = `/programs/${name}/lessons/${program.lessonSlug}`
    expect((await shop.call('GET', lesson, { as: owner })).status).toBe(200)
  })

  it('is not found under somebody else’s access, nor under one that has ended, by staff neither', async () => {
    const { stranger, ownerOfAnother, formerOwner } = outsiders
    const own = await accessOf(owner)
    for (const as of [stranger, ownerOfAnother, formerOwner, admin]) {
      expect((await shop.call('GET', `/programs/${own}/content`, { as })).status).toBe(404)
    }
    const ended = `/programs/${await accessOf(formerOwner)}/content`
    for (const as of [formerOwner, owner]) expect((await shop.call('GET', ended, { as })).status).toBe(404)
  })

  it('opens for staff', async () => {
    expect(await readText(`/lessons/${program.lessonId}`, admin)).toContain(program.secrets.body)
    expect(await readText(`/lesson-files/file/${program.fileName}`, admin)).toContain(program.secrets.file)
    expect((await shop.call('GET', `/programs/${program.programId}/content`, { as: admin })).status).toBe(200)
  })

  it('is not there (404), rather than forbidden, for a customer who does not own it', async () => {
    const as = outsiders.stranger
    for (const path of [
      `/programs/${program.programId}/content`,
      `/programs/${program.programId}/lessons/${program.lessonSlug}`,
      '/programs/%00/content',
    ]) {
      expect((await shop.call('GET', path, { as })).status, path).toBe(404)
    }
  })
})

describe('Product: what staff have not published is not read by owners either', () => {
  const secret = 'words-of-a-draft'

  it('keeps a lesson that was never published from the program’s owners', async () => {
    const draft = await shop.payload.create({
      collection: 'lessons',
      draft: true,
      data: {
        title: secret,
        program: program.programId,
        section: 'none',
        position: 2,
        slug: 'a-draft',
        body: richText(secret),
        _status: 'draft',
      },
    })
    for (const path of [
      '/lessons?depth=1',
      '/lessons?draft=true',
      `/lessons/${draft.id}`,
      `/lessons/${draft.id}?draft=true`,
      `/programs/${program.programId}/lessons/a-draft`,
      `/programs/${program.programId}/content`,
    ]) {
      expect(await readText(path, owner), path).not.toContain(secret)
      if (path.endsWith('draft=true')) expect(await readText(path, admin), path).toContain(secret)
    }
  })

  it('keeps the next version of a published lesson or program from owners until it is published', async () => {
    await shop.payload.update({
      collection: 'lessons',
      id: program.lessonId,
      draft: true,
      data: { summary: secret, _status: 'draft' },
    })
    await shop.payload.update({
      collection: 'programs',
      id: program.programId,
      draft: true,
      data: { welcome: richText(secret), _status: 'draft' },
    })
    for (const path of [
      '/lessons?draft=true&depth=2',
      `/lessons/${program.lessonId}?draft=true`,
      '/programs?draft=true',
      `/programs/${program.programId}?draft=true`,
      `/programs/${program.programId}/content?draft=true`,
    ]) {
      expect(await readText(path, owner), path).not.toContain(secret)
    }
    expect(await readText(`/programs/${program.programId}/content`, owner)).toContain(program.secrets.welcome)
  })

  it('keeps the next version of a product from everybody but staff', async () => {
    const product = await shop.product()
    await shop.payload.update({
      collection: 'products',
      id: product.id,
      draft: true,
      data: { summary: secret, _status: 'draft' },
    })
    for (const path of [
      `/products?draft=true&limit=0`,
      `/products/${product.id}?draft=true`,
      `/products/id/${product.id}`,
      `/products/slug/${product.slug}`,
      `/products/versions?limit=0`,
    ]) {
      expect(await readText(path, null), path).not.toContain(secret)
      expect(await readText(path, owner), path).not.toContain(secret)
    }
    expect(await readText(`/products/${product.id}?draft=true`, admin)).toContain(secret)
  })
})
