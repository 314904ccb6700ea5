import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const NEW_PASSWORD = 'Another!2027'
const change = (as: Customer | null, currentPassword: unknown, newPassword: unknown = NEW_PASSWORD) =>
  shop.call('POST', '/users/change-password', { as, body: { currentPassword, newPassword } })
const signIn = (email: string, password: string) =>
  shop.call<{ tokens: { accessToken: string } }>('POST', '/users/login', { body: { email, password } })
const profile = (token: string) =>
  shop.call('GET', '/users/profile', { headers: { authorization: `Bearer ${token}` } })

describe('Sessions: changing one’s own password', () => {
  it('ends the other devices’ sessions and keeps this one, and tells the owner', async () => {
    const owner = await shop.customer()
    const elsewhere = (await signIn(owner.email, PASSWORD)).body.tokens.accessToken
    expect((await profile(elsewhere)).status).toBe(200)
    expect(await change(owner, PASSWORD)).toMatchObject({ status: 200, body: { success: true } })
    expect((await profile(elsewhere)).status).toBe(401)
    expect((await profile(owner.token)).status).toBe(200)
    expect((await signIn(owner.email, PASSWORD)).status).toBe(401)
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200)
    const subjects = (await shop.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your password was changed'])
  })

  it('needs the present password, and does not end the session of whoever mistypes it', async () => {
    const owner = await shop.customer()
    for (const wrong of ['Wrong!2026', PASSWORD.toLowerCase(), `${PASSWORD} `]) {
      expect(await change(owner, wrong)).toMatchObject({
        status: 400,
        body: { error: 'WRONG_PASSWORD', errors: [{ path: 'currentPassword' }] },
      })
    }
    expect((await change(owner, undefined)).status).toBe(400)
    expect((await profile(owner.token)).status).toBe(200)
    expect((await signIn(owner.email, PASSWORD)).status).toBe(200)
  })

  it('keeps the password rule, and needs a session', async () => {
    const owner = await shop.customer()
    expect(await change(owner, PASSWORD, 'weak')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'newPassword' }] },
    })
    expect((await change(null, PASSWORD)).status).toBe(401)
  })

  it('lets one of 5 changes at the same moment through', async () => {
    const owner = await shop.customer()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(owner, PASSWORD, `Password!${index}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })
})
