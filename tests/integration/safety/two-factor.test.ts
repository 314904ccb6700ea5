import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectRepliesAsDescribed } from '../../support/replies-as-described'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'
import { answerWith, codeNow, letHalfMinutePass, signIn, switchOn } from '../../support/two-factor'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  await shop.stop()
  expectRepliesAsDescribed()
})

const post = (path: string, as: Customer, body: object) =>
  shop.call<Record<string, unknown> & { data: Record<string, unknown> }>('POST', path, { as, body })
const state = async (as: Customer) => (await shop.call('GET', '/users/two-factor', { as })).body.data
const logOf = (id: string) =>
  shop.database.query<{ action: string; details: unknown }>(
    'SELECT action, details FROM activity_log WHERE user_id = $1 ORDER BY created_at',
    [id],
  )

describe('Two-factor authentication: switching it on', () => {
  it('asks for the password, shows the secret three ways, and changes nothing yet', async () => {
    const owner = await shop.customer()
    const refused = await post('/users/two-factor/begin', owner, { password: 'Wrong!2026x' })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'WRONG_PASSWORD', errors: [{ path: 'password' }] },
    })
    const { body } = await post('/users/two-factor/begin', owner, { password: PASSWORD })
    const { otpauthUri, qrCode, secret } = body.data as Record<string, string>
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(otpauthUri).toContain(`secret=${secret}`)
    expect(decodeURIComponent(otpauthUri ?? '')).toContain(owner.email)
    expect(Buffer.from(qrCode?.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg/)
    expect(await state(owner)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
    expect((await signIn(shop, owner)).status).toBe(200)
  })

  it('keeps secret and recovery codes unreadable in the database', async () => {
    const owner = await shop.customer()
    const { secret, recoveryCodes } = await switchOn(shop, owner)
    const rows = await shop.database.query(
      `SELECT sealed_secret AS text FROM two_factor_secrets UNION ALL SELECT code_hash FROM recovery_codes`,
    )
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
  })

  it('takes effect with a right code: ten recovery codes, other devices signed out, a mail, a trace', async () => {
    const owner = await shop.customer()
    const elsewhere = await signIn(shop, { email: owner.email, deviceId: 'another-device' })
    const { recoveryCodes } = await switchOn(shop, owner)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await state(owner)).toMatchObject({ enabled: true, recoveryCodesLeft: 10, passed: true })
    const { accessToken } = elsewhere.body.tokens as { accessToken: string }
    const there = await shop.call('GET', '/users/profile', {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(there.status).toBe(401)
    const [mail] = await shop.mailsTo(owner.email)
    expect(mail?.subject).toBe('Your second sign-in step is on')
    expect((await logOf(owner.id)).map(({ action }) => action)).toContain('two-factor.enabled')
  })

  it('refuses a wrong code, a confirmation of nothing, and a second beginning', async () => {
    const owner = await shop.customer()
    expect(await post('/users/two-factor/confirm', owner, { code: '123456' })).toMatchObject({
      status: 409,
      body: { error: 'TWO_FACTOR_NOT_ON' },
    })
    const { secret } = (await post('/users/two-factor/begin', owner, { password: PASSWORD })).body.data
    for (const code of [codeNow(String(secret), 5), codeNow(String(secret), -5)]) {
      expect(await post('/users/two-factor/confirm', owner, { code })).toMatchObject({
        status: 400,
        body: { error: 'WRONG_CODE', errors: [{ path: 'code' }] },
      })
    }
    expect((await post('/users/two-factor/confirm', owner, { code: '12345' })).body.error).toBe(
      'VALIDATION_ERROR',
    )
    const typed = codeNow(String(secret)).replace(/^(...)/, '$1 ')
    expect((await post('/users/two-factor/confirm', owner, { code: typed })).status).toBe(200)
    expect((await post('/users/two-factor/begin', owner, { password: PASSWORD })).body.error).toBe(
      'TWO_FACTOR_ALREADY_ON',
    )
  })
})

describe('Two-factor authentication: signing in', () => {
  it('asks for a code after the right password only, and gives no session and no cookie before', async () => {
    const owner = await shop.customer()
    await switchOn(shop, owner)
    const sessions = () => shop.database.query('SELECT id FROM sessions WHERE user_id = $1', [owner.id])
    const before = (await sessions()).length
    const wrong = await shop.call('POST', '/users/login', {
      body: { email: owner.email, password: 'Wrong!2026x', deviceId: owner.deviceId },
    })
    expect(wrong.body).toMatchObject({ error: 'INVALID_CREDENTIALS' })
    expect(wrong.body).not.toHaveProperty('challenge')
    const right = await signIn(shop, owner)
    expect(right).toMatchObject({
      status: 401,
      body: { success: false, error: 'TWO_FACTOR_REQUIRED', deviceId: owner.deviceId },
    })
    expect(right.headers.get('set-cookie')).toBeNull()
    expect(right.body).not.toHaveProperty('tokens')
    expect((await sessions()).length).toBe(before)
  })

  it('lets in with the code, with the same answer as login, and marks the session', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const answer = await answerWith(shop, await signIn(shop, owner), { code: codeNow(secret) })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { email: owner.email }, deviceId: owner.deviceId },
    })
    const { accessToken: token } = answer.body.tokens as { accessToken: string }
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(await state({ ...owner, token })).toMatchObject({ passed: true })
  })

  it('works for a client that has no device id yet', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const body = { email: owner.email, password: PASSWORD }
    const asked = await shop.call('POST', '/users/login', { body })
    expect((await answerWith(shop, asked, { code: codeNow(secret) })).status).toBe(200)
  })

  it.each([-1, 0, 1])('takes the code of %i half minutes from now', async (steps) => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    const middle = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
    vi.useFakeTimers({ toFake: ['Date'], now: middle })
    try {
      expect((await answerWith(shop, asked, { code: codeNow(secret, steps) })).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('lets one of 4 in who bring the same code at once, and nobody who brings it again', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const code = codeNow(secret)
    const asked: Awaited<ReturnType<typeof signIn>>[] = []
    for (let count = 0; count < 4; count++) asked.push(await signIn(shop, owner))
    const answers = await Promise.all(asked.map((challenge) => answerWith(shop, challenge, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await answerWith(shop, await signIn(shop, owner), { code })
    expect(again).toMatchObject({ status: 400, body: { error: 'WRONG_CODE' } })
    const earlier = await answerWith(shop, await signIn(shop, owner), { code: codeNow(secret, -1) })
    expect(earlier.status).toBe(400)
  })

  it('asks for the password again after five wrong codes, also when they come at once', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    const wrong = codeNow(secret, 50)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answerWith(shop, asked, { code: wrong })),
    )
    expect(answers.filter(({ body }) => body.error === 'WRONG_CODE')).toHaveLength(5)
    expect(answers.filter(({ body }) => body.error === 'TWO_FACTOR_EXPIRED')).toHaveLength(15)
    expect(await answerWith(shop, asked, { code: codeNow(secret) })).toMatchObject({
      status: 401,
      body: { error: 'TWO_FACTOR_EXPIRED' },
    })
  })

  it('takes a challenge for five minutes, once, and on the device it was given to', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    const code = codeNow(secret)
    for (const wrong of [{ deviceId: 'another-device' }, { deviceId: 'short' }]) {
      expect((await answerWith(shop, asked, { code, ...wrong })).status).not.toBe(200)
    }
    expect((await answerWith(shop, asked, { code })).status).toBe(200)
    await letHalfMinutePass(shop, owner)
    expect((await answerWith(shop, asked, { code })).body.error).toBe('TWO_FACTOR_EXPIRED')
    const late = await signIn(shop, owner)
    await shop.database.query(
      `UPDATE sign_in_challenges SET expires_at = expires_at - interval '5 minutes' WHERE user_id = $1`,
      [owner.id],
    )
    expect((await answerWith(shop, late, { code })).body.error).toBe('TWO_FACTOR_EXPIRED')
  })

  it('ends a half sign-in when the password changes or the account is deactivated', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    const change = { currentPassword: PASSWORD, newPassword: 'Another!2026' }
    expect((await post('/users/change-password', owner, change)).status).toBe(200)
    expect((await answerWith(shop, asked, { code: codeNow(secret) })).body.error).toBe('TWO_FACTOR_EXPIRED')

    const leaver = await shop.customer()
    const step = await switchOn(shop, leaver)
    const open = await signIn(shop, leaver)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [leaver.id])
    expect((await answerWith(shop, open, { code: codeNow(step.secret) })).status).toBe(401)
  })

  it('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const owner = await shop.customer()
    const { recoveryCodes } = await switchOn(shop, owner)
    const [first = '', second = ''] = recoveryCodes
    const asked = [await signIn(shop, owner), await signIn(shop, owner), await signIn(shop, owner)]
    const answers = await Promise.all(
      asked.map((challenge) => answerWith(shop, challenge, { recoveryCode: first })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const last = await answerWith(shop, await signIn(shop, owner), { recoveryCode: typed })
    expect(last.status).toBe(200)
    const { accessToken: token } = last.body.tokens as { accessToken: string }
    expect(await state({ ...owner, token })).toMatchObject({ recoveryCodesLeft: 8 })
    const used = (await logOf(owner.id)).filter(({ action }) => action === 'two-factor.recovery-code-used')
    expect(used).toHaveLength(2)
    const subjects = (await shop.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(2)
    const nonsense = await answerWith(shop, await signIn(shop, owner), { recoveryCode: 'x' })
    expect(nonsense.body).toMatchObject({ error: 'WRONG_CODE', errors: [{ path: 'recoveryCode' }] })
  })
})
