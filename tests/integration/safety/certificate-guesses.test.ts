import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyCertificate } from '@/src/storefront/certificates/verify-certificate.server'
import { buyerOf, course } from '../../support/factories/course'
import { fromNetwork, newNetwork } from '../../support/network'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
let code = ''
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  const of = await course(shop, 1, { certificate: { isGiven: true } })
  const as = await buyerOf(shop, of)
  await shop.call('PUT', `/learning/lessons/${of.lessonId}/progress`, { as, body: { state: 'done' } })
  type Owned = { data: { code: string; number: string }[] }
  const { body } = await shop.call<Owned>('GET', '/learning/certificates', { as })
  const { number } = body.data[0] ?? expect.fail('there is a certificate')
  code = body.data[0]?.code ?? ''
  await shop.call('PATCH', `/learning/certificates/${number}`, { as, body: { isPublic: true } })
})
beforeEach(() => shop.database.query('DELETE FROM rate_limits'))
afterAll(() => shop.stop())

const ask = (asked: string, network = {}) => verifyCertificate(shop.payload, new Headers(network), asked)
const askOften = (asked: string, times: number, network = {}) =>
  Promise.all(Array.from({ length: times }, () => ask(asked, network)))
const tooOften = (answers: unknown[]) => answers.filter((answer) => answer === 'too-often')

describe('Security: guessing the code of a certificate', () => {
  it('one network is answered 30 times, right or wrong, also when it asks at once, and others still are', async () => {
    const network = fromNetwork(newNetwork())
    expect(await ask(code, network)).toMatchObject({ hasRunOut: false })
    expect(tooOften(await askOften('A'.repeat(code.length), 33, network))).toHaveLength(4)
    expect(await ask(code, network)).toBe('too-often')
    expect(await ask('no code at all', network)).toBe('too-often')
    expect(await ask(code, fromNetwork(newNetwork()))).toMatchObject({ hasRunOut: false })
  })

  it('all whose network nobody knows share what five networks have', async () => {
    expect(tooOften(await askOften('A'.repeat(code.length), 153))).toHaveLength(3)
    expect(await ask(code, fromNetwork(newNetwork()))).toMatchObject({ hasRunOut: false })
  })
})
