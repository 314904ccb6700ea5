import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_URL } from '../../support/environment/payload'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const get = (path: string, headers: Record<string, string>) => shop.call('GET', path, { headers })
const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

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
    [
      'a frame in another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    [
      'a script of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    ],
  ])('opens nothing from %s', async (_, headers) => {
    expect((await get('/discounts', { cookie: cookie(), ...headers })).status).toBe(401)
    expect((await get('/users/profile', { cookie: cookie(), ...headers })).status).toBe(401)
  })

  it.each<[string, Record<string, string>]>([
    ['a browser that does not say where a request comes from', {}],
    ['a link in a mail', LINK],
  ])('reads from %s, and writes nothing', async (_, headers) => {
    const sent = { cookie: cookie(), ...headers }
    expect((await get('/users/profile', sent)).status).toBe(200)
    const disguised = { ...sent, 'X-HTTP-Method-Override': 'GET', 'X-Payload-HTTP-Method-Override': 'GET' }
    const writes: [method: string, path: string, headers: Record<string, string>][] = [
      ['POST', '/users/logout-all', sent],
      ['POST', '/users/refresh-token', sent],
      ['PUT', '/users/profile', sent],
      ['PATCH', `/users/${admin.id}`, sent],
      ['DELETE', `/pages/${randomUUID()}`, sent],
      ['POST', '/users/profile', disguised],
    ]
    for (const [method, path, head] of writes) {
      const answer = await rawCall(method, path, {
        headers: { 'content-type': 'application/json', ...head },
        body: '{}',
      })
      expect(answer.status, `${method} ${path}`).toBe(401)
    }
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
