import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let member: Customer
beforeAll(async () => {
  shop = await startShop()
  member = await shop.customer()
})
afterAll(() => shop.stop())

type SignIn = { tokens: { refreshToken: string }; deviceId: string }

const signIn = (deviceId: string | null) =>
  shop.call<SignIn>('POST', '/users/login', { body: { email: member.email, password: PASSWORD, deviceId } })
const refresh = (body: object) => shop.call('POST', '/users/refresh-token', { body })

describe('Specification 7, POST /users/login: deviceId', () => {
  it.each(['d', 'dev-1', 'device-'.repeat(14)])('is any name the client likes: %s', async (deviceId) => {
    const { status, body } = await signIn(deviceId)
    expect({ status, deviceId: body.deviceId }).toEqual({ status: 200, deviceId })
    expect((await refresh({ refreshToken: body.tokens.refreshToken, deviceId })).status).toBe(200)
  })

  it.each(['', null])('is given to a device that has none yet: %j', async (none) => {
    expect(await signIn(none)).toMatchObject({
      status: 200,
      body: { deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
  })
})

describe('Specification 8, Auth: an invalid refresh token', () => {
  it.each<[string, object]>([
    ['nothing at all', {}],
    ['what an empty browser has kept', { refreshToken: null, deviceId: null }],
    ['an empty one', { refreshToken: '', deviceId: '' }],
    ['a number', { refreshToken: 7, deviceId: 'a-device' }],
    ['a list', { refreshToken: ['x'], deviceId: ['y'] }],
    ['an endless one', { refreshToken: 'x'.repeat(5000), deviceId: 'a-device' }],
  ])('is said of %s', async (_, body) => {
    expect(await refresh(body)).toMatchObject({
      status: 401,
      body: { success: false, message: 'Invalid tokens', error: 'INVALID_TOKENS' },
    })
  })
})

describe('Specification 5, Password: a sign-in without one', () => {
  it('is told what is missing, in words a person may read', async () => {
    expect(await shop.call('POST', '/users/login', { body: {} })).toMatchObject({
      status: 400,
      body: {
        message: 'Login failed.',
        errors: [
          { path: 'email', message: 'Please enter your email address.' },
          { path: 'password', message: 'Please enter a password.' },
        ],
      },
    })
  })
})
