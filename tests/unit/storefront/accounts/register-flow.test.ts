import { describe, expect, it } from 'vitest'
import { refusalIn } from '@/src/storefront/accounts/invitation-refusal'
import { createRegisterCalls } from '@/src/storefront/accounts/register-calls'
import { checkJoin } from '@/src/storefront/accounts/register-rules'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

function callsOn(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes)
  const storage = memoryStorage({ token: 'token-1', refreshToken: 'refresh-1' })
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 1000,
    endSession: () => {},
  })
  return { calls: createRegisterCalls(api), server }
}

const LINK = { token: 'link-1', email: 'ada@example.com' }
const looked = (body: object, status = 200) =>
  callsOn({ 'POST /users/validate-invitation': () => ({ status, body }) }).calls.look(LINK, 'en')

describe('Specification 2, /register: the link of an invitation', () => {
  it('is looked at with token and email, and without anybody’s session', async () => {
    const { calls, server } = callsOn({
      'POST /users/validate-invitation': () => ({
        body: {
          success: true,
          isValid: true,
          invitationType: 'participant',
          firstname: null,
          lastname: null,
          programs: ['A'],
        },
      }),
    })
    expect(await calls.look(LINK, 'en')).toEqual({
      kind: 'open',
      invitationType: 'participant',
      firstname: '',
      lastname: '',
      programs: ['A'],
    })
    expect(server.heard).toMatchObject([{ body: LINK, token: '' }])
  })

  it.each(['expired', 'used', 'revoked', 'wrong-address'])('says that it is %s', async (reason) => {
    expect(await looked({ success: true, isValid: false, reason })).toEqual({ kind: 'refused', reason })
  })

  it('takes a reason nobody knows, and a refused call, for an unknown link', async () => {
    expect(await looked({ success: true, isValid: false, reason: 'x' })).toMatchObject({ reason: 'unknown' })
    expect(await looked({ success: false }, 400)).toMatchObject({ kind: 'refused', reason: 'unknown' })
  })

  it('is not called over because nobody could be asked', async () => {
    for (const status of [429, 500]) {
      expect(await looked({ success: false, message: 'Busy.' }, status)).toMatchObject({
        kind: 'unreachable',
      })
    }
  })
})

describe('Specification 2, /register: somebody who has an account already', () => {
  it('adds the invitation to it, as whoever is signed in', async () => {
    const { calls, server } = callsOn({
      'POST /users/accept-invitation': () => ({ body: { success: true, message: 'Added.' } }),
    })
    expect(await calls.accept(LINK.token)).toMatchObject({ ok: true, data: { message: 'Added.' } })
    expect(server.heard).toMatchObject([{ body: { token: 'link-1' }, token: 'token-1' }])
  })

  it('hears why not, when the link was used or withdrawn meanwhile', async () => {
    const body = { success: false, error: 'INVITATION_INVALID', reason: 'revoked', message: 'No.' }
    const { calls } = callsOn({ 'POST /users/accept-invitation': () => ({ status: 410, body }) })
    const result = await calls.accept(LINK.token)
    expect(result.ok ? null : refusalIn(result.failure)).toBe('revoked')
  })
})

describe('Specification 5, Registration: the form of an invited person', () => {
  const values = {
    firstName: 'Ada',
    lastName: 'Example',
    password: 'Training!2026',
    agreeToPromotions: false,
    agreeToTerms: true,
  }

  it('may be sent when names, password and terms are right', () => {
    expect(checkJoin(values)).toEqual({})
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ password: '' }, { password: expect.stringContaining('password') }],
    [{ agreeToTerms: false }, { agreeToTerms: expect.stringContaining('must accept') }],
  ])('names what is wrong: %j', (change, errors) => {
    expect(checkJoin({ ...values, ...change })).toMatchObject(errors)
  })
})
