import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERMS_REQUIRED } from '@/src/domain/users/user-fields'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { askForReset, letPass, linkMailedTo, linksOf, migratedPerson, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

const MANY = process.env.TEST_DEPTH === 'deep' ? 20 : 8

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const NEW_PASSWORD = 'Another!2027'
const linkFor = async ({ email }: Customer) => {
  await askForReset(shop, email)
  return linkMailedTo(shop, email)
}
const sessionTokenFor = async (someone: Customer) => {
  const { body } = await openLink(shop, await linkFor(someone))
  return String(body.sessionToken)
}
const reset = (sessionToken: unknown, newPassword: unknown = NEW_PASSWORD) =>
  shop.call('POST', '/users/reset-password', { body: { sessionToken, newPassword } })
const claim = (changes: Record<string, unknown>) =>
  shop.call('POST', '/users/reset-password-for-migrated-users', {
    body: { newPassword: NEW_PASSWORD, agreeToTerms: true, agreeToPromotions: false, ...changes },
  })
const signIn = (email: string, password: string) =>
  shop.call('POST', '/users/login', { body: { email, password } })
const accountOf = async ({ id }: Customer) =>
  (await shop.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id]))[0]
const EXPIRED = { status: 401, body: { success: false, error: 'RESET_LINK_EXPIRED' } }

describe('Specification 4, Reset flow: a link sets a new password', () => {
  it('changes the password, ends every session, signs nobody in, and tells the owner', async () => {
    const owner = await shop.customer()
    const answer = await reset(await sessionTokenFor(owner))
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(JSON.stringify(answer.body)).not.toMatch(/token/i)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await shop.call('GET', '/users/profile', { as: owner })).status).toBe(401)
    const refresh = { refreshToken: owner.refreshToken, deviceId: owner.deviceId }
    expect((await shop.call('POST', '/users/refresh-token', { body: refresh })).status).toBe(401)
    expect((await signIn(owner.email, PASSWORD)).status).toBe(401)
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200)
    const subjects = (await shop.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
  })

  it('leaves a hash that Payload itself takes', async () => {
    const owner = await person(shop)
    await reset(await sessionTokenFor(owner))
    const asPayload = (password: string) =>
      shop.payload.login({ collection: 'users', data: { email: owner.email, password } })
    expect((await asPayload(NEW_PASSWORD)).user?.id).toBe(owner.id)
    await expect(asPayload(PASSWORD)).rejects.toThrow()
  })

  it('claims a migrated account, with the consents that were given', async () => {
    const owner = await migratedPerson(shop)
    expect((await signIn(owner.email, 'x')).body.error).toBe('MIGRATED_USER')
    const link = await linkFor(owner)
    expect(link.path).toBe('/reset-password-for-migrated-users')
    const sessionToken = (await openLink(shop, link)).body.sessionToken
    expect((await claim({ sessionToken, agreeToPromotions: true })).status).toBe(200)
    expect(await accountOf(owner)).toMatchObject({
      migration: 'claimed',
      agreed_to_terms_at: expect.any(Date),
      agreed_to_promotions_at: expect.any(Date),
    })
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('needs the terms for a migrated account, and spends nothing when they are missing', async () => {
    const owner = await migratedPerson(shop)
    const sessionToken = await sessionTokenFor(owner)
    for (const agreeToTerms of [false, undefined, 'true']) {
      expect(await claim({ sessionToken, agreeToTerms })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'agreeToTerms', message: TERMS_REQUIRED }] },
      })
    }
    // Nor is there a way around them.
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
    expect((await claim({ sessionToken })).status).toBe(200)
    expect(await accountOf(owner)).toMatchObject({ agreed_to_promotions_at: null })
  })

  it('keeps the password rule', async () => {
    const sessionToken = await sessionTokenFor(await person(shop))
    for (const weak of ['', 'short1!', 'no-number!', 'NoSpecial2026', '12345678!']) {
      const answer = await reset(sessionToken, weak)
      expect(answer, weak).toMatchObject({ status: 400, body: { errors: [{ path: 'newPassword' }] } })
    }
    expect((await reset(sessionToken)).status).toBe(200)
  })
})

describe('Reliability: a link opens once, for twelve hours, for its owner', () => {
  it('lets one of many submits at the same moment through', async () => {
    const owner = await person(shop)
    const sessionToken = await sessionTokenFor(owner)
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, index) => reset(sessionToken, `Password!${index}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(MANY - 1).fill(401)])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(owner.email, `Password!${winner}`)).status).toBe(200)
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
    const notices = (await shop.mailsTo(owner.email)).filter(({ subject }) => subject.includes('was changed'))
    expect(notices).toHaveLength(1)
  })

  it('is good after 11 hours and 59 minutes, and over after 12 hours and a second', async () => {
    const [early, late] = [await person(shop), await person(shop)]
    const [earlyLink, lateLink] = [await linkFor(early), await linkFor(late)]
    await letPass(shop, early, '11 hours 59 minutes')
    await letPass(shop, late, '12 hours 1 second')
    expect((await openLink(shop, earlyLink)).body.isValid).toBe(true)
    expect((await openLink(shop, lateLink)).body).toMatchObject({ isValid: false, sessionToken: null })
  })

  it('leaves half an hour for the form, and another one to whoever opens the link again', async () => {
    const owner = await person(shop)
    const link = await linkFor(owner)
    const { sessionToken } = (await openLink(shop, link)).body
    await letPass(shop, owner, '31 minutes')
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
    expect((await openLink(shop, link)).body.isValid).toBe(true)
    expect((await reset(sessionToken)).status).toBe(200)
  })

  it('is over with the link’s own twelve hours, also for a form that is open', async () => {
    const owner = await person(shop)
    const sessionToken = await sessionTokenFor(owner)
    await shop.database.query(
      'UPDATE password_resets SET expires_at = now() - make_interval(secs => 1) WHERE user_id = $1',
      [owner.id],
    )
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
  })

  it('ends when a newer one is asked for, and when the password is changed', async () => {
    const owner = await shop.customer()
    const first = await linkFor(owner)
    const opened = (await openLink(shop, first)).body.sessionToken
    await letPass(shop, owner, '61 seconds')
    const second = await linkFor(owner)
    expect(second.token).not.toBe(first.token)
    expect((await openLink(shop, first)).body.isValid).toBe(false)
    expect(await reset(opened)).toMatchObject(EXPIRED)
    expect((await openLink(shop, second)).body.isValid).toBe(true)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await shop.call('POST', '/users/change-password', { as: owner, body })).status).toBe(200)
    expect((await openLink(shop, second)).body.isValid).toBe(false)
  })

  it('opens for nobody else, in no other spelling, in no other type', async () => {
    const [owner, other] = [await person(shop), await person(shop)]
    const link = await linkFor(owner)
    const { token } = link
    const wrong = [{ token }, [token], null, 7, true, { $ne: '' }, '', '%', token.slice(0, -1), `${token} `]
    for (const value of [...wrong, token.toUpperCase(), token.toLowerCase(), 'x'.repeat(5_000)]) {
      const answer = await openLink(shop, { ...link, token: value as string })
      expect(answer.body.isValid ?? false, JSON.stringify(value)).toBe(false)
      expect([200, 400], JSON.stringify(value)).toContain(answer.status)
      const { status } = await reset(value)
      expect([400, 401], JSON.stringify(value)).toContain(status)
    }
    for (const email of [other.email, '', '%', null, { $ne: '' }, [owner.email]]) {
      const answer = await openLink(shop, { ...link, email: email as string })
      expect(answer.body.isValid ?? false, JSON.stringify(email)).toBe(false)
      expect(answer.status).toBeLessThan(500)
    }
    // The link's own token is not the form's.
    expect(await reset(token)).toMatchObject(EXPIRED)
    expect((await openLink(shop, { ...link, email: ` ${owner.email.toUpperCase()} ` })).body.isValid).toBe(
      true,
    )
  })

  it('opens nothing for an account that was deactivated meanwhile', async () => {
    const owner = await person(shop)
    const link = await linkFor(owner)
    const { sessionToken } = (await openLink(shop, link)).body
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [owner.id])
    expect((await openLink(shop, link)).body.isValid).toBe(false)
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
  })

  it('lies readable in no table', async () => {
    const owner = await person(shop)
    await askForReset(shop, owner.email)
    const before = await dumpOf(owner)
    const link = await linkMailedTo(shop, owner.email)
    const { sessionToken } = (await openLink(shop, link)).body
    const [row] = await linksOf(shop, owner)
    expect(row?.token_hash).toBe(createHash('sha256').update(link.token).digest('hex'))
    for (const dump of [before, await dumpOf(owner)]) {
      expect(dump).toContain(owner.email)
      expect(dump).not.toContain(link.token)
      expect(dump).not.toContain(String(sessionToken))
    }
  })

  it('survives mail scanners that open it first', async () => {
    const link = await linkFor(await person(shop))
    for (const method of ['GET', 'HEAD', 'GET', 'GET', 'HEAD']) {
      const search = new URLSearchParams({ token: link.token, email: link.email })
      await rawCall(method, `/users/validate-reset-token?${search}`)
    }
    const scanned = (await openLink(shop, link)).body.sessionToken
    const { isValid, sessionToken } = (await openLink(shop, link)).body
    expect(isValid).toBe(true)
    expect((await reset(scanned)).status).toBe(200)
    expect(await reset(sessionToken)).toMatchObject(EXPIRED)
  })
})

/** Everything the database holds of a person. */
async function dumpOf({ id, email }: Customer): Promise<string> {
  const rows = await shop.database.query(
    `SELECT to_jsonb(r) FROM password_resets r WHERE user_id = $1
     UNION ALL SELECT to_jsonb(u) FROM users u WHERE id = $1
     UNION ALL SELECT to_jsonb(o) FROM email_outbox o WHERE "to" = $2
     UNION ALL SELECT to_jsonb(a) FROM activity_log a WHERE user_id = $1`,
    [id, email],
  )
  return JSON.stringify(rows)
}
