import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SITE_URL } from '../../support/environment/payload'
import { person } from '../../support/factories/person'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'
import {
  answerWith,
  codeNow,
  requireTwoFactor,
  signIn,
  staffMember,
  switchOn,
} from '../../support/two-factor'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(() => requireTwoFactor(shop, false))

const STAFF_DATA = ['/discounts', '/email-outbox', '/payment-attempts', '/activity-log']
const statusOf = async (path: string, as: Customer) => (await shop.call('GET', path, { as })).status
const refundOf = (as: Customer) =>
  shop.call('POST', '/payments/orders/00000000-0000-4000-8000-000000000000/refund', {
    as,
    body: { reason: 'None' },
  })

describe('Two-factor authentication: when the site requires it of staff', () => {
  it('closes everything of staff’s to whoever has not given it, and opens it again once they have', async () => {
    const admin = await staffMember(shop)
    for (const path of STAFF_DATA) expect(await statusOf(path, admin), path).toBe(200)
    await requireTwoFactor(shop, true)
    for (const path of STAFF_DATA) expect(await statusOf(path, admin), path).toBe(403)
    expect(await refundOf(admin)).toMatchObject({ status: 401, body: { error: 'TWO_FACTOR_SETUP_REQUIRED' } })
    await switchOn(shop, admin)
    for (const path of STAFF_DATA) expect(await statusOf(path, admin), path).toBe(200)
    expect((await refundOf(admin)).status).toBe(404)
  })

  it('shows them other people’s data no more than to a customer, by bearer and by cookie', async () => {
    const [admin, customer] = [await staffMember(shop), await person(shop)]
    await requireTwoFactor(shop, true)
    expect(await statusOf(`/users/${customer.id}`, admin)).toBe(404)
    const cookie = { cookie: `payload-token=${admin.token}`, origin: SITE_URL }
    const { body } = await shop.call<{ docs: { id: string }[] }>('GET', '/users?limit=0', { headers: cookie })
    expect(body.docs.map(({ id }) => id)).toEqual([admin.id])
    const raise = await shop.call('PATCH', `/users/${admin.id}`, { as: admin, body: { role: 'superuser' } })
    expect(raise.status).toBe(403)
  })

  it('keeps them out of the staff area, which knows why', async () => {
    const admin = await staffMember(shop)
    const mayEnter = async () => (await shop.call('GET', '/access', { as: admin })).body.canAccessAdmin
    expect(await mayEnter()).toBe(true)
    await requireTwoFactor(shop, true)
    expect(await mayEnter()).not.toBe(true)
    const headers = new Headers({ authorization: `Bearer ${admin.token}` })
    expect((await shop.payload.auth({ headers })).user).toHaveProperty('_lacksTwoFactor', true)
  })

  it('leaves their own account to them, so that they can set it up', async () => {
    const admin = await staffMember(shop)
    await requireTwoFactor(shop, true)
    expect(await statusOf('/users/profile', admin)).toBe(200)
    const { body } = await shop.call<{ data: object }>('GET', '/users/two-factor', { as: admin })
    expect(body.data).toMatchObject({ enabled: false, required: true, passed: false })
  })

  it('asks customers for nothing', async () => {
    const customer = await shop.customer()
    await requireTwoFactor(shop, true)
    expect((await signIn(shop, customer)).status).toBe(200)
    const { body } = await shop.call<{ data: object }>('GET', '/users/two-factor', { as: customer })
    expect(body.data ?? {}).not.toMatchObject({ required: true })
  })

  it('does not let staff switch it off', async () => {
    const admin = await staffMember(shop)
    const { secret } = await switchOn(shop, admin)
    await requireTwoFactor(shop, true)
    const body = { password: PASSWORD, code: codeNow(secret) }
    const answer = await shop.call('POST', '/users/two-factor/disable', { as: admin, body })
    expect(answer).toMatchObject({ status: 409, body: { error: 'TWO_FACTOR_ENFORCED' } })
  })

  it('counts a session that was renewed as signed in with it', async () => {
    const admin = await staffMember(shop)
    const { secret } = await switchOn(shop, admin)
    await requireTwoFactor(shop, true)
    const signedIn = await answerWith(shop, await signIn(shop, admin), { code: codeNow(secret) })
    const { refreshToken } = signedIn.body.tokens as { refreshToken: string }
    const renewed = await shop.call<{ data: { accessToken: string } }>('POST', '/users/refresh-token', {
      body: { refreshToken, deviceId: admin.deviceId },
    })
    expect(await statusOf('/discounts', { ...admin, token: renewed.body.data.accessToken })).toBe(200)
  })
})

describe('Two-factor authentication: somebody who lost phone and codes', () => {
  const reset = (as: Customer, id: string, body: object = { reason: 'Lost their phone' }) =>
    shop.call('POST', `/users/${id}/two-factor/reset`, { as, body })

  it('is let in by password again once a superuser has removed it: signed out everywhere, told, noted', async () => {
    const [superuser, owner] = [await person(shop, 'superuser'), await staffMember(shop)]
    await switchOn(shop, owner)
    const open = await signIn(shop, owner)
    expect((await reset(superuser, owner.id)).status).toBe(200)
    expect(await statusOf('/users/profile', owner)).toBe(401)
    expect((await answerWith(shop, open, { code: '123456' })).body.error).toBe('TWO_FACTOR_EXPIRED')
    expect((await signIn(shop, owner)).status).toBe(200)
    const subjects = (await shop.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your second sign-in step was removed')
    const noted = await shop.database.query(
      `SELECT actor_id, details FROM activity_log WHERE action = 'two-factor.reset' AND user_id = $1`,
      [owner.id],
    )
    expect(noted).toEqual([{ actor_id: superuser.id, details: { reason: 'Lost their phone' } }])
  })

  it('is no business of admins, customers or strangers', async () => {
    const owner = await shop.customer()
    await switchOn(shop, owner)
    expect((await reset(await person(shop, 'admin'), owner.id)).status).toBe(403)
    expect((await reset(await person(shop), owner.id)).status).toBe(403)
    expect((await reset(owner, owner.id)).status).toBe(403)
    expect((await shop.call('POST', `/users/${owner.id}/two-factor/reset`)).status).toBe(401)
  })

  it('needs a reason, a person, and two-factor authentication of theirs', async () => {
    const superuser = await person(shop, 'superuser')
    const owner = await person(shop)
    expect((await reset(superuser, owner.id, {})).status).toBe(400)
    expect((await reset(superuser, owner.id)).status).toBe(404)
    expect((await reset(superuser, 'nobody')).status).toBe(404)
    expect(await statusOf('/users/profile', owner)).toBe(200)
  })
})

const post = (path: string, as: Customer, body: object) =>
  shop.call<Record<string, unknown> & { data: Record<string, unknown> }>('POST', path, { as, body })
const state = async (as: Customer) => (await shop.call('GET', '/users/two-factor', { as })).body.data

describe('Two-factor authentication: changing it', () => {
  it('is switched off with password and code, told by mail, and then asked for no more', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const off = (body: object) => post('/users/two-factor/disable', owner, body)
    expect((await off({ password: 'Wrong!2026x', code: codeNow(secret) })).body.error).toBe('WRONG_PASSWORD')
    expect((await off({ password: PASSWORD, code: codeNow(secret, 9) })).body.error).toBe('WRONG_CODE')
    expect((await off({ password: PASSWORD, code: codeNow(secret) })).status).toBe(200)
    expect(await state(owner)).toMatchObject({ enabled: false, passed: false })
    expect((await off({ password: PASSWORD, code: codeNow(secret) })).body.error).toBe('TWO_FACTOR_NOT_ON')
    expect((await signIn(shop, owner)).status).toBe(200)
    const subjects = (await shop.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your second sign-in step is off')
  })

  it('is switched off, and set up anew, by whoever lost their phone and has a recovery code', async () => {
    const owner = await shop.customer()
    const { recoveryCodes } = await switchOn(shop, owner)
    const [first = '', second = ''] = recoveryCodes
    const renewed = await post('/users/two-factor/recovery-codes', owner, { password: PASSWORD, code: first })
    const [fresh = ''] = renewed.body.data.recoveryCodes as string[]
    const off = (code: string) => post('/users/two-factor/disable', owner, { password: PASSWORD, code })
    expect((await off(second)).body.error).toBe('WRONG_CODE')
    expect((await off(fresh.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await switchOn(shop, owner)).recoveryCodes).toHaveLength(10)
  })

  it('gives no recovery codes for two-factor authentication that is not on', async () => {
    const owner = await shop.customer()
    const request = { password: PASSWORD, code: '123456' }
    expect(await post('/users/two-factor/recovery-codes', owner, request)).toMatchObject({
      status: 409,
      body: { error: 'TWO_FACTOR_NOT_ON' },
    })
  })

  it.each(['12345', 'x', ''])('names the field when “%s” can be no code', async (code) => {
    const owner = await shop.customer()
    const answer = await post('/users/two-factor/disable', owner, { password: PASSWORD, code })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } })
  })

  it('gives new recovery codes, after which the old ones are void', async () => {
    const owner = await shop.customer()
    const { secret, recoveryCodes } = await switchOn(shop, owner)
    const renewed = await post('/users/two-factor/recovery-codes', owner, {
      password: PASSWORD,
      code: codeNow(secret),
    })
    const fresh = renewed.body.data.recoveryCodes as string[]
    expect(fresh).toHaveLength(10)
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([])
    const recoveryCode = recoveryCodes[0] ?? ''
    expect((await answerWith(shop, await signIn(shop, owner), { recoveryCode })).status).toBe(400)
    const answer = await answerWith(shop, await signIn(shop, owner), { recoveryCode: fresh[0] ?? '' })
    expect(answer.status).toBe(200)
  })
})
