import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { boughtGroup } from '../../support/group'
import { fromNetwork, newNetwork } from '../../support/network'
import { ADDRESS, type Answer, type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let member: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  member = await person(shop)
})
beforeEach(() => shop.database.query('DELETE FROM rate_limits'))
afterAll(() => shop.stop())

const SECRET = 'x'.repeat(43)
const JOINING = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  password: PASSWORD,
  agreeToPromotions: false,
  agreeToTerms: true,
}

type Guess = [path: string, body: object, isSignedIn?: boolean]
const GUESSES: Guess[] = [
  ['/users/validate-reset-token', { token: SECRET, email: 'a@example.com' }],
  ['/users/reset-password', { sessionToken: SECRET, newPassword: PASSWORD }],
  [
    '/users/reset-password-for-migrated-users',
    { sessionToken: SECRET, newPassword: PASSWORD, agreeToPromotions: false, agreeToTerms: true },
  ],
  ['/users/validate-invitation', { token: SECRET, email: 'a@example.com' }],
  ['/users/request-invitation', { token: SECRET }],
  ['/users/register-invited', { ...JOINING, invitationType: 'participant', invitationToken: SECRET }],
  ['/users/accept-invitation', { token: SECRET }, true],
  ['/users/confirm-email', { token: SECRET }],
  ['/users/confirm-merge', { token: SECRET }],
  ['/newsletter/confirm', { token: SECRET }],
  ['/payments/discount/validate', { code: 'GUESS', amount: 100, productIds: [] }],
  ['/groups/join/preview', { code: 'GUESS' }],
  ['/groups/join', { code: 'GUESS' }, true],
]

async function guess([path, body, isSignedIn]: Guess, times: number, headers = {}): Promise<Answer[]> {
  const as = isSignedIn ? await person(shop) : null
  return Promise.all(Array.from({ length: times }, () => shop.call('POST', path, { body, as, headers })))
}

const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 429)

describe('Security: guessing what only a mail or a leaflet says', () => {
  it.each(GUESSES)(
    '%s answers 30 wrong ones from one network, also when they come at once',
    async (...attempt) => {
      const headers = fromNetwork(newNetwork())
      const late = refused(await guess(attempt, 34, headers))
      expect(late).toHaveLength(4)
      const seconds = Number(late[0]?.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(500)
      expect(seconds).toBeLessThanOrEqual(3_600)
      expect(refused(await guess(attempt, 1, fromNetwork(newNetwork())))).toEqual([])
    },
  )

  it.each(GUESSES)('%s answers as many to all whose network nobody knows together', async (...attempt) => {
    expect(refused(await guess(attempt, 34))).toHaveLength(4)
  })

  it('counts a guess at one address as one at the others of its kind, and at no other kind', async () => {
    const headers = fromNetwork(newNetwork())
    const [validate, reset, , invitation] = GUESSES as [Guess, Guess, Guess, Guess]
    await guess(validate, 20, headers)
    expect(refused(await guess(reset, 12, headers))).toHaveLength(2)
    expect(refused(await guess(invitation, 1, headers))).toEqual([])
  })

  it('counts codes that are tried in an order too', async () => {
    const headers = fromNetwork(newNetwork())
    const product = await shop.product()
    const order = {
      amount: 49,
      paymentProvider: 'paypal',
      products: [{ id: product.id, quantity: 1 }],
      billingAddress: ADDRESS,
      discountCode: 'GUESS',
    }
    const place = () => shop.call('POST', '/payments/orders', { as: member, body: order, headers })
    await guess(['/payments/discount/validate', { code: 'GUESS', amount: 100, productIds: [] }], 28, headers)
    const answers: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) answers.push((await place()).status)
    expect(answers).toEqual([409, 409, 429, 429])
  })

  it('costs whoever has the right one nothing, be they many at once', async () => {
    const headers = fromNetwork(newNetwork())
    const code = await discountCode(shop)
    const right: Guess = ['/payments/discount/validate', { code, amount: 100, productIds: [] }]
    await guess(right, 45, headers)
    expect((await guess(right, 1, headers))[0]?.body.valid).toBe(true)
    // A room of people who join a group together, each of whom looks a few times.
    const group: Guess = ['/groups/join/preview', { code: (await boughtGroup(shop, 1)).code }]
    for (let round = 0; round < 3; round++) expect(refused(await guess(group, 25, headers))).toEqual([])
  })
})
