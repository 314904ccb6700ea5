import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/src/server/env'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { FILTERS, FORMS, JSON_BODIES, QUERIES } from './bad-input-table'

let shop: Shop
let program: TestProgram
let customer: Customer
let superuser: Customer
const errors = vi.fn()
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  program = await programWithLesson(shop)
  customer = await person(shop)
  superuser = await person(shop, 'superuser')
  vi.spyOn(shop.payload.logger, 'error').mockImplementation(errors)
  vi.spyOn(shop.payload.logger, 'warn').mockImplementation(errors)
})
beforeEach(() => {
  errors.mockClear()
})
afterAll(() => shop.stop())

type Said = { success?: boolean; error?: string; message?: string; errors?: object[] }

/** A refusal in our shape that says what is wrong, and leaves no error in the log. */
async function expectRefusal(answer: Response, ...statuses: number[]): Promise<void> {
  const text = await answer.text()
  expect(statuses, text).toContain(answer.status)
  const said = JSON.parse(text) as Said
  expect([said.success, typeof said.error]).toEqual([false, 'string'])
  expect(said.error).not.toBe('UNKNOWN_ERROR')
  expect(tracesLogged()).toEqual([])
}

const tracesLogged = () =>
  errors.mock.calls.filter(([said]) => typeof said === 'object' && said !== null && 'err' in said)

describe('Reliability: a query nobody can answer is the visitor’s mistake', () => {
  it.each(QUERIES)('%s', async (query) => {
    for (const as of [null, customer, superuser]) {
      await expectRefusal(await rawCall('GET', `/products?${query}`, { as }), 400)
    }
  })

  it('also in the body of a POST that calls itself GET, as the staff area asks', async () => {
    const asGet = { 'X-Payload-HTTP-Method-Override': 'GET' }
    const asForm = { ...asGet, 'Content-Type': 'application/x-www-form-urlencoded' }
    for (const as of [null, customer, superuser]) {
      for (const query of QUERIES) {
        // A form says a name once: Payload takes the first of several, which is as good an answer.
        const answer = await rawCall('POST', '/products', { as, body: query, headers: asForm })
        if (answer.status !== 200) await expectRefusal(answer, 400)
      }
    }
  })

  it.each(FILTERS)('also by fields of other kinds: /%s?where%s', async (collection, filter) => {
    await expectRefusal(await rawCall('GET', `/${collection}?where${filter}`, { as: superuser }), 400)
  })
})

describe('Reliability: a body that is no document is the visitor’s mistake', () => {
  it.each(JSON_BODIES)('%s', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    const product = await shop.product()
    const changed = await rawCall('PATCH', `/products/${product.id}`, { as: superuser, headers, body })
    await expectRefusal(changed, 400)
    await expectRefusal(await rawCall('POST', '/products', { as: superuser, headers, body }), 400)
  })

  it.each(FORMS)('a form that is %s', async (_, body, type = 'multipart/form-data; boundary=x') => {
    const headers = { 'content-type': type }
    const answer = await rawCall('POST', '/media', {
      as: superuser,
      headers,
      body: Buffer.from(body, 'latin1'),
    })
    await expectRefusal(answer, 400, 413)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'x'])('none at all: %s', async (type) => {
    const headers = { 'content-type': type }
    await expectRefusal(await rawCall('POST', '/pages', { as: superuser, headers, body: '{}' }), 400)
  })

  it('a picture as JSON, whatever it says of its file', async () => {
    for (const body of [{ alt: 'x' }, { alt: 'x', filename: 'a.png', url: '/a.png' }]) {
      const { status } = await shop.call('POST', '/media', { as: superuser, body })
      expect([status, tracesLogged()]).toEqual([400, []])
    }
  })

  it('is not read from whoever may not write', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    let read = 0
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          read += 1
          controller.enqueue(new Uint8Array(1_000_000))
        },
      })
    const strangers: [Customer | null, number][] = [
      [null, 401],
      [customer, 403],
    ]
    for (const [as, status] of strangers) {
      await expectRefusal(await rawCall('POST', '/media', { as, headers, body: endless() }), status)
      await expectRefusal(
        await rawCall('PATCH', `/media/${randomUUID()}`, { as, headers, body: endless() }),
        status,
      )
    }
    expect(read).toBeLessThan(10)
  })

  it('is too large', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ title: 'x'.repeat(5_000_000) })
    await expectRefusal(await rawCall('POST', '/pages', { as: superuser, headers, body }), 413)
  })
})

describe('Reliability: a document others need is not deleted', () => {
  it('is a conflict, and not a fault of this server', async () => {
    await expectRefusal(await rawCall('DELETE', `/programs/${program.programId}`, { as: superuser }), 409)
  })
})

describe('Security: a file nobody may open is like one that is not there', () => {
  const file = async (name: string, as: Customer | null, collection = 'lesson-files') =>
    rawCall('GET', `/${collection}/file/${name}`, { as })

  it('is NOT_FOUND for whoever is signed in, to the byte', async () => {
    const [theirs, none] = [await file(program.fileName, customer), await file('none.pdf', customer)]
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect(await theirs.text()).toBe(await none.text())
    expect((await file(program.fileName, superuser)).status).toBe(200)
  })

  it('asks whoever is not to sign in, to the byte', async () => {
    const [theirs, none] = [await file(program.fileName, null), await file('none.pdf', null)]
    expect([theirs.status, none.status]).toEqual([401, 401])
    expect(await theirs.text()).toBe(await none.text())
  })

  it.each(['none.png', 'a%00.png', '..%2Fx.png', 'a%5Cb.png', 'x'.repeat(300), '%F0%9F%98%80.png'])(
    'is NOT_FOUND among pictures: %s',
    async (name) => {
      await expectRefusal(await file(name, null, 'media'), 404)
      await expectRefusal(await file(name, superuser, 'lesson-files'), 404)
    },
  )

  it('has no prefix', async () => {
    for (const query of ['prefix=', 'prefix=x']) {
      await expectRefusal(await file(`none.png?${query}`, null, 'media'), 400)
    }
  })

  it('is NOT_FOUND when it is gone, of which whoever runs the shop is told', async () => {
    const lost = await programWithLesson(shop)
    await rm(resolve(env().UPLOADS_DIR, 'lesson-files', lost.fileName))
    expect((await file(lost.fileName, superuser)).status).toBe(404)
    expect(errors).toHaveBeenCalled()
  })
})

describe('Reliability: lists end somewhere', () => {
  it.each(['limit=0', 'limit=101', 'limit=1e9', 'limit=x', 'pagination=false', 'pagination=false&limit=0'])(
    'after 100 documents for whoever is not of the staff: %s',
    async (query) => {
      for (const as of [null, customer]) {
        const { body } = await shop.call<{ limit: number }>('GET', `/products?${query}`, { as })
        expect(body.limit).toBe(100)
      }
    },
  )

  it('where they are asked to, below that', async () => {
    const { body } = await shop.call<{ limit: number }>('GET', '/products?limit=7')
    expect(body.limit).toBe(7)
    expect((await shop.call<{ limit: number }>('GET', '/products')).body.limit).toBe(10)
  })

  it('at their end for staff, whose screens need them whole', async () => {
    const { body } = await shop.call<{ limit: number }>('GET', '/products?limit=0', { as: superuser })
    expect(body.limit).not.toBe(100)
  })
})
