import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { leadThroughLine, type PostgresLine } from '../../support/postgres-line'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let line: PostgresLine
let buyer: Customer
beforeAll(async () => {
  shop = await startShop({ DATABASE_POOL_MAX: '4' })
  buyer = await person(shop)
  line = await leadThroughLine(shop.payload)
})
afterAll(async () => {
  await line.close()
  await shop.stop()
})

/** Who is asking is the first thing that is read. */
async function whileTheLineBreaks<T>(call: () => Promise<T>): Promise<T> {
  line.cutAt(1, 'before')
  const answer = await call()
  expect(line.mend(), 'the line was cut').toBe(true)
  return answer
}

describe('Accounts: the database cannot say who is asking', () => {
  it.each([
    ['GET', '/users/profile'],
    ['GET', '/payments/user-products'],
    ['POST', '/payments/discount/validate'],
  ])('is told as 503 by %s %s, signs nobody out, and is over with the next call', async (method, path) => {
    const call = () =>
      shop.call(method, path, { as: buyer, ...(method === 'POST' ? { body: { code: 'X', amount: 1 } } : {}) })
    const answer = await whileTheLineBreaks(call)
    expect(answer).toMatchObject({ status: 503, body: { success: false, error: 'SERVICE_UNAVAILABLE' } })
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect((await call()).status).toBe(200)
  })

  it('places no order of nobody', async () => {
    const program = await shop.product()
    expect((await whileTheLineBreaks(() => order(shop, buyer, [program]))).status).toBe(503)
    expect((await order(shop, buyer, [program])).status).toBe(200)
  })

  it('clears no cookie at Payload’s own routes either', async () => {
    const cookie = `${shop.payload.config.cookiePrefix}-token=${buyer.token}`
    const ask = () =>
      shop.call<{ user: { id: string } | null }>('GET', '/users/me', {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      })
    const answer = await whileTheLineBreaks(ask)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect((await ask()).body.user?.id).toBe(buyer.id)
  })

  it('is no excuse for a token that is none, or for nobody at all', async () => {
    const nobody = { ...buyer, token: 'none' }
    expect((await shop.call('GET', '/users/profile', { as: nobody })).status).toBe(401)
    expect((await shop.call('GET', '/users/profile')).status).toBe(401)
  })
})
