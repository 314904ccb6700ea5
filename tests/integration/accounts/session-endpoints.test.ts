import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetSessionToken } from '@/plugins/accounts/resets/reset-tokens'
import { SITE_URL } from '../../support/environment/payload'
import { people, person } from '../../support/factories/person'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let customer: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  customer = await person(shop)
})
afterAll(() => shop.stop())

const get = (path: string, headers: Record<string, string>) => shop.call('GET', path, { headers })

describe('Reliability: an access token that is not ours opens nothing', () => {
  const claims = (changes: object = {}) => {
    const [, body] = customer.token.split('.')
    return { ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), ...changes } as Record<
      string,
      unknown
    >
  }
  const key = (secret: string) => new TextEncoder().encode(secret)
  const signed = (content: Record<string, unknown>, secret = shop.payload.secret, alg = 'HS256') =>
    new SignJWT(content).setProtectedHeader({ alg, typ: 'JWT' }).sign(key(secret))
  const soon = () => Math.floor(Date.now() / 1000) + 600
  const ago = () => Math.floor(Date.now() / 1000) - 60

  it('takes the real one, so that this test can fail', async () => {
    expect((await shop.call('GET', '/users/profile', { as: customer })).status).toBe(200)
    const again = await signed(claims({ exp: soon() }))
    expect((await get('/users/profile', { authorization: `Bearer ${again}` })).status).toBe(200)
  })

  it.each(['Bearer', 'bearer', 'BEARER', 'JWT'])('takes the real one after the word %s', async (word) => {
    expect((await get('/users/profile', { authorization: `${word} ${customer.token}` })).status).toBe(200)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['unsigned (alg none)', () => new UnsecuredJWT(claims({ exp: soon() })).encode()],
    ['signed with another secret', () => signed(claims(), 'another-secret-of-at-least-32-characters')],
    ['signed with an empty-looking secret', () => signed(claims(), '0'.repeat(32))],
    ['signed with another algorithm', () => signed(claims(), shop.payload.secret, 'HS512')],
    [
      'signed with a key of its own',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return new SignJWT(claims({ exp: soon() })).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
      },
    ],
    [
      'signed with a public key as if it were the secret',
      async () => {
        const { publicKey } = await generateKeyPair('RS256', { extractable: true })
        return signed(claims({ exp: soon() }), await exportSPKI(publicKey))
      },
    ],
    [
      'pointing to a key it brings along',
      () =>
        new SignJWT(claims({ exp: soon() }))
          .setProtectedHeader({
            alg: 'HS256',
            kid: '../../../dev/null',
            jku: 'https://example.net/keys',
            jwk: { kty: 'oct' },
          })
          .sign(key('x'.repeat(32))),
    ],
    ['a link’s token', () => resetSessionToken(shop.payload, 'a-link')],
    ['signed for a link', () => signed({ sub: customer.id, purpose: 'reset', exp: soon() })],
    ['signed by Payload’s own sign-in', () => signed(claims({ exp: soon(), sid: undefined, _sid: 'x' }))],
    ['expired', () => signed(claims({ exp: ago() }))],
    ['not valid yet', () => signed(claims({ exp: soon(), nbf: soon() }))],
    ['of another collection', () => signed(claims({ collection: 'payload-mcp-api-keys' }))],
    ['without a session', () => signed(claims({ sid: undefined }))],
    ['for somebody else’s session', () => signed(claims({ id: admin.id }))],
    ['with a list as id', () => signed(claims({ id: [customer.id] }))],
    ['of a session that never was', () => signed(claims({ sid: '00000000-0000-4000-8000-000000000000' }))],
    ['of a session that cannot be', () => signed(claims({ sid: 'x' }))],
    [
      'changed by one letter',
      () => `${customer.token.slice(0, -2)}${customer.token.endsWith('A') ? 'B' : 'A'}A`,
    ],
    ['cut short', () => customer.token.slice(0, -10)],
    ['a refresh token', () => customer.refreshToken],
  ])('refuses one that is %s', async (_, make) => {
    const token = await make()
    for (const scheme of ['Bearer', 'JWT']) {
      const { status } = await get('/users/profile', { authorization: `${scheme} ${token}` })
      expect(status, scheme).toBe(401)
    }
    const withCookie = { cookie: `payload-token=${token}`, origin: SITE_URL }
    expect((await get('/users/profile', withCookie)).status).toBe(401)
  })
})

describe('Sessions: Payload’s own account routes are disabled', () => {
  it.each(['/users/first-register', '/users/unlock', '/users/verify/some-token'])(
    'there is nothing at %s, for nobody',
    async (path) => {
      const body = { email: customer.email, password: PASSWORD }
      for (const as of [null, customer, admin]) {
        expect((await shop.call('POST', path, { as, body })).status).toBe(404)
      }
    },
  )

  it.each(['/users/forgot-password', '/users/reset-password'])(
    'gives no reset token in clear away at %s, to nobody, and stores none',
    async (path) => {
      for (const as of [null, customer, admin]) {
        const body = { email: customer.email, password: PASSWORD, token: 'x', disableEmail: true }
        const answer = await shop.call('POST', path, { as, body })
        expect(answer.status).toBeLessThan(500)
        expect(JSON.stringify(answer.body)).not.toMatch(/"(token|resetPasswordToken|user)":/)
      }
      expect(
        await shop.database.query('SELECT id FROM users WHERE reset_password_token IS NOT NULL'),
      ).toEqual([])
    },
  )

  it('makes no superuser of whoever comes first to an empty shop', async () => {
    await shop.database.query(`ALTER TABLE users RENAME TO users_aside`)
    try {
      const body = {
        email: 'first@example.com',
        password: PASSWORD,
        firstname: 'A',
        lastname: 'B',
        role: 'superuser',
      }
      expect((await shop.call('POST', '/users/first-register', { body })).status).toBe(404)
    } finally {
      await shop.database.query(`ALTER TABLE users_aside RENAME TO users`)
    }
  })

  it('tells nobody about hashes, salts, reset tokens or other people, whatever is asked for', async () => {
    const [other] = await people(shop, 1)
    for (const query of [
      '?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&depth=5&showHiddenFields=true',
      `?where[email][equals]=${other?.email}`,
      '?where[or][0][hash][exists]=true&where[or][1][id][exists]=true',
    ]) {
      const { body } = await shop.call<{ docs?: { id: string }[] }>('GET', `/users${query}`, { as: customer })
      const text = JSON.stringify(body)
      expect(text, query).not.toMatch(/"(hash|salt|resetPasswordToken)":/)
      expect((body.docs ?? []).every(({ id }) => id === customer.id)).toBe(true)
    }
  })
})
