import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetSessionToken } from '@/plugins/accounts/resets/reset-tokens'
import { SITE_URL } from '../../support/environment/payload'
import { people, person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
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

describe('Sessions: the http-only cookie counts only for requests of this site', () => {
  it('is set at sign-in, unreadable for scripts and not sent by other sites’ forms', async () => {
    const { email } = await shop.customer()
    const { headers } = await shop.call('POST', '/users/login', { body: { email, password: PASSWORD } })
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly/i)
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
    expect(headers.get('set-cookie')).toMatch(/Path=\//i)
  })

  it('is not set for a form on another site, which would sign a visitor in as somebody else', async () => {
    const { email } = await shop.customer()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email, password: PASSWORD }))
    const cookieFor = async (origin: string) => {
      const answer = await rawCall('POST', '/users/login', { body: form, headers: { origin } })
      expect(answer.status).toBe(200)
      return answer.headers.get('set-cookie')
    }
    expect(await cookieFor('https://example.net')).toBeNull()
    expect(await cookieFor('null')).toBeNull()
    expect(await cookieFor(SITE_URL)).toMatch(/^payload-token=/)
  })

  it('is not taken away by a form on another site, which would sign its visitors out here', async () => {
    const cookieAfter = async (origin: string) => {
      const answer = await rawCall('POST', '/users/logout', { headers: { origin } })
      expect(answer.status).toBe(200)
      return answer.headers.get('set-cookie')
    }
    expect(await cookieAfter('https://example.net')).toBeNull()
    expect(await cookieAfter('null')).toBeNull()
    expect(await cookieAfter(SITE_URL)).toMatch(/^payload-token=;/)
  })

  const cookie = () => `payload-token=${admin.token}`
  it.each<[string, Record<string, string>]>([
    ['its own origin', { origin: SITE_URL }],
    ['the same origin, by the browser’s word', { 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
  ])('opens the staff area’s calls from %s', async (_, headers) => {
    expect((await get('/discounts', { cookie: cookie(), ...headers })).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://example.net' }],
    [
      'another origin that claims to be this one',
      { origin: 'https://example.net', 'sec-fetch-site': 'same-origin' },
    ],
    ['an origin that begins like ours', { origin: `${SITE_URL}.example.net` }],
    ['no origin at all (null)', { origin: 'null' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a request that does not say', {}],
  ])('opens nothing from %s', async (_, headers) => {
    expect((await get('/discounts', { cookie: cookie(), ...headers })).status).toBe(401)
    expect((await get('/users/profile', { cookie: cookie(), ...headers })).status).toBe(401)
  })

  it('prolongs the session of the cookie for the staff area, and only that one', async () => {
    const prolong = (headers: Record<string, string>) =>
      shop.call('POST', '/users/refresh-token', { headers })
    const answer = await prolong({ cookie: cookie(), origin: SITE_URL })
    expect(answer).toMatchObject({ status: 200, body: { success: true, setCookie: true } })
    const token = String(answer.body.refreshedToken)
    expect((await get('/users/profile', { authorization: `JWT ${token}` })).status).toBe(200)
    expect((await prolong({})).status).toBe(401)
  })
})

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
