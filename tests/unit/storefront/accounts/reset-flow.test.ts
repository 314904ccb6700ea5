import { describe, expect, it } from 'vitest'
import type { SessionEnd } from '@/src/client/http/create-api'
import { createResetCalls } from '@/src/storefront/accounts/reset-calls'
import { checkClaim, checkReset } from '@/src/storefront/accounts/reset-form-rules'
import { readResetLink, readWelcomedEmail } from '@/src/storefront/accounts/reset-link'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

function callsOn(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes)
  const storage = memoryStorage({ token: 'token-1', refreshToken: 'refresh-1' })
  const ended: SessionEnd[] = []
  const endSession = (end: SessionEnd) => void ended.push(end)
  const api = siteApi({ base: shopBase, fetch: server.fetch, storage, timeoutMs: 1000, endSession })
  return { calls: createResetCalls(api), server, ended }
}

const LINK = { token: 'link-1', email: 'ada@example.com' }
const opened = (body: object, status = 200) =>
  callsOn({ 'POST /users/validate-reset-token': () => ({ status, body }) }).calls.open(LINK)

describe('Specification 4, Reset flow: the link', () => {
  it('is read from the address, signs of the mail and all', () => {
    expect(readResetLink('?token=abc-_1&email=ada%2Bnews%40example.com')).toEqual({
      token: 'abc-_1',
      email: 'ada+news@example.com',
    })
  })

  it.each(['', '?token=abc', '?email=ada%40example.com', '?token=&email=', '?token=%20&email=a%40b.c'])(
    'leads home when a part is missing: "%s"',
    (search) => {
      expect(readResetLink(search)).toBeNull()
    },
  )

  it('is checked with token and email, and without anybody’s session', async () => {
    const { calls, server } = callsOn({
      'POST /users/validate-reset-token': () => ({
        body: { success: true, isValid: true, sessionToken: 's' },
      }),
    })
    expect(await calls.open(LINK)).toEqual({ kind: 'open', sessionToken: 's' })
    expect(server.heard).toMatchObject([{ body: LINK, token: '' }])
  })

  it('is expired when the server says so, in whatever way', async () => {
    expect(await opened({ success: true, isValid: false, sessionToken: null })).toEqual({ kind: 'expired' })
    expect(await opened({ success: true, isValid: true })).toEqual({ kind: 'expired' })
    for (const status of [400, 401, 404]) {
      expect(await opened({ success: false }, status)).toEqual({ kind: 'expired' })
    }
  })

  it('is not called expired because nobody could be asked', async () => {
    for (const status of [429, 500, 503]) {
      expect(await opened({ success: false, message: 'Busy.' }, status)).toEqual({
        kind: 'unreachable',
        message: 'Busy.',
      })
    }
    const { calls } = callsOn({ 'POST /users/validate-reset-token': () => 'no answer' })
    expect(await calls.open(LINK)).toMatchObject({ kind: 'unreachable' })
  })
})

describe('Specification 4, Reset flow: sending the new password', () => {
  const values = { newPassword: 'Another!2027', agreeToPromotions: false, agreeToTerms: true }
  const submit = (status: number) => {
    const answer = () => ({
      status,
      body: { success: status === 200, errors: [{ path: 'x', message: 'y' }] },
    })
    const { calls, server, ended } = callsOn({
      'POST /users/reset-password': answer,
      'POST /users/reset-password-for-migrated-users': answer,
    })
    return { calls, server, ended }
  }

  it('goes where the purpose of the link says', async () => {
    const { calls, server } = submit(200)
    expect(await calls.submit('migration', 's', values)).toEqual({ kind: 'done' })
    expect(await calls.submit('reset', 's', { newPassword: 'Another!2027' })).toEqual({ kind: 'done' })
    expect(server.heard.map(({ path, body }) => [path, body])).toEqual([
      ['/users/reset-password-for-migrated-users', { sessionToken: 's', ...values }],
      ['/users/reset-password', { sessionToken: 's', newPassword: 'Another!2027' }],
    ])
  })

  it('shows the expired page on a 401, and ends nobody’s session for it', async () => {
    const { calls, ended, server } = submit(401)
    expect(await calls.submit('reset', 's', values)).toEqual({ kind: 'expired' })
    expect(ended).toEqual([])
    expect(server.heard).toHaveLength(1)
  })

  it('keeps the form with the server’s objections on anything else', async () => {
    for (const status of [400, 500]) {
      const { calls } = submit(status)
      expect(await calls.submit('reset', 's', values)).toMatchObject({
        kind: 'refused',
        failure: { status, errors: [{ path: 'x', message: 'y' }] },
      })
    }
  })
})

describe('Specification 8, Reset: asking for a mail', () => {
  it('sends the address in its one spelling', async () => {
    const { calls, server } = callsOn({ 'POST /users/forgot-password': () => ({}) })
    expect(await calls.ask(' Ada@Example.com ', 'send')).toEqual({ ok: true })
    expect(server.heard).toMatchObject([{ body: { email: 'ada@example.com' }, token: '' }])
  })

  it.each([
    ['welcome', 'No Valid Email - Please try resetting your password again'],
    ['resend', 'No email address found'],
    ['new-link', 'No email address found'],
  ] as const)('asks nobody without an address (%s): "%s"', async (from, title) => {
    for (const address of ['', 'ada', 'a@b']) {
      const { calls, server } = callsOn({})
      expect(await calls.ask(address, from)).toEqual({ ok: false, title, failure: null })
      expect(server.heard).toEqual([])
    }
  })

  it.each([
    ['welcome', 'Failed to send reset email.'],
    ['send', 'Failed to send reset email.'],
    ['new-link', 'Failed to send reset email.'],
    ['resend', 'Failed to resend email'],
  ] as const)('says when it failed (%s): "%s"', async (from, title) => {
    const { calls } = callsOn({
      'POST /users/forgot-password': () => ({ status: 500, body: { success: false, message: 'No.' } }),
    })
    expect(await calls.ask('ada@example.com', from)).toMatchObject({
      ok: false,
      title,
      failure: { message: 'No.' },
    })
  })

  it('welcomes only somebody who has an address', () => {
    expect(readWelcomedEmail('?email=Ada%2Bb%40Example.com')).toBe('ada+b@example.com')
    for (const search of ['', '?email=', '?email=ada', '?mail=ada%40example.com']) {
      expect(readWelcomedEmail(search)).toBeNull()
    }
  })
})

describe('Specification 5: what a new password needs', () => {
  it('needs all that a password must contain', () => {
    expect(checkReset({ newPassword: '' })).toEqual({ newPassword: 'Please enter a password.' })
    expect(checkReset({ newPassword: 'Short1!' }).newPassword).toMatch(/^Passwords must contain:/)
    expect(checkReset({ newPassword: 'Another!2027' })).toEqual({})
  })

  it('needs the terms for a migrated account, and never the promotions', () => {
    const values = { newPassword: 'Another!2027', agreeToPromotions: false }
    expect(checkClaim({ ...values, agreeToTerms: true })).toEqual({})
    expect(checkClaim({ ...values, agreeToTerms: false })).toEqual({
      agreeToTerms: 'You must accept the Terms and Conditions and Privacy Policy',
    })
  })
})
