// @vitest-environment-options { "process": "headless/rate-limits" }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'

let shop: HeadlessShop
beforeAll(async () => {
  shop = await startHeadlessShop()
})
afterAll(() => shop.stop())

const validate = () =>
  shop.call<{ success: boolean; error?: string }>('POST', '/payments/discount/validate', {
    body: { code: 'NONE', amount: 49, productIds: [] },
  })

const counted = () => shop.query<{ points: number }>('SELECT points FROM rate_limits')

describe('Specification 10: limits on a site that has no migrations of ours', () => {
  it('count from the first calls on, although ten of them come before there is a table', async () => {
    await expect(counted(), 'the site never made one').rejects.toThrow('does not exist')
    const answers = await Promise.all(Array.from({ length: 10 }, validate))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await counted(), 'as calls, and as guesses at a code').toEqual([{ points: 10 }, { points: 10 }])
  })

  it('refuse whoever has asked too often, and say when to try again', async () => {
    await shop.query('UPDATE rate_limits SET points = 1000000000')
    expect(await validate()).toMatchObject({ status: 429, body: { success: false, error: 'RATE_LIMITED' } })
  })
})
