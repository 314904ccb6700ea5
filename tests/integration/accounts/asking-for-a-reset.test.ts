import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { person } from '../../support/factories/person'
import { mediansOf } from '../../support/median'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { askForReset, letPass, linkMailedTo, linksOf, migratedPerson, openLink } from '../../support/reset'
import { type Shop, startShop } from '../../support/shop'
import { type SmtpSwitch, startSmtpSwitch } from '../../support/smtp-switch'

const isDeep = process.env.TEST_DEPTH === 'deep'
/** A claim about single milliseconds needs many samples on a quiet machine. */
const [ROUNDS, MOST_MS] = isDeep ? [300, 5] : [10, 25]

let shop: Shop
let line: SmtpSwitch
beforeAll(async () => {
  line = await startSmtpSwitch()
  shop = await startShop({ SMTP_URL: line.smtpUrl, RATE_LIMIT_SCALE: '1' })
  line.leadTo(shop.mails.smtpUrl)
})
afterAll(async () => {
  await shop.stop()
  await line.close()
})
afterEach(() => line.mend())

describe('Reliability: asking for a link', () => {
  it('answers alike, to the byte, whoever asks', async () => {
    const [known, deactivated] = [await person(shop), await person(shop)]
    const migrated = await migratedPerson(shop)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [deactivated.id])
    const askers = [known, known, deactivated, migrated].map(({ email }) => email)
    const answers = []
    for (const email of ['nobody@example.com', ...askers]) {
      const response = await rawCall('POST', '/users/forgot-password', {
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      })
      answers.push([response.status, [...response.headers].sort(), await response.text()])
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(200)
    expect(JSON.parse(String(answers[0]?.[2]))).toEqual({ success: true, message: RESET_MESSAGES.info })
    expect(await shop.mailsTo('nobody@example.com')).toEqual([])
    expect(await shop.mailsTo(deactivated.email)).toEqual([])
  })

  it('takes the same time, whoever asks', async () => {
    const asked: Record<string, number[]> = {}
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, email] of Object.entries(await strangersOfEachKind(round))) {
        const start = performance.now()
        await shop.call('POST', '/users/forgot-password', {
          body: { email },
          headers: fromNetwork(newNetwork()),
        })
        asked[kind] = [...(asked[kind] ?? []), performance.now() - start]
      }
    }
    // Other work on the machine only ever adds to a wait: of a few samples the least is the one it left alone.
    const typical = isDeep ? mediansOf(asked) : Object.values(asked).map((waits) => Math.min(...waits))
    expect(Math.max(...typical) - Math.min(...typical)).toBeLessThan(MOST_MS)
  })

  it('refuses what is no address, and names the field', async () => {
    for (const email of ['', 'x', undefined, null, { $ne: '' }, ['a@example.com'], 'a@b.c\r\nBcc: d@e.f']) {
      const answer = await shop.call('POST', '/users/forgot-password', { body: { email } })
      expect(answer, String(email)).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } })
    }
  })

  it('links to the configured site, whatever host the request names', async () => {
    const owner = await person(shop)
    await shop.call('POST', '/users/forgot-password', {
      body: { email: owner.email },
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'ftp',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
      },
    })
    const [mail] = await shop.mailsTo(owner.email)
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=')
    expect(mail?.text).toContain('12 hours')
    expect(mail?.html).toContain('12 hours')
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example')
  })

  it('mails one link to 100 requests at the same moment, and keeps that link good', async () => {
    const owner = await person(shop)
    const answers = await Promise.all(Array.from({ length: 100 }, () => askForReset(shop, owner.email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await shop.mailsTo(owner.email)).toHaveLength(1)
    expect((await openLink(shop, await linkMailedTo(shop, owner.email))).body.isValid).toBe(true)
  })

  it('mails one link a minute, and five a day', async () => {
    const owner = await person(shop)
    for (let minute = 1; minute <= 7; minute++) {
      await askForReset(shop, owner.email)
      await askForReset(shop, owner.email)
      expect(await linksOf(shop, owner)).toHaveLength(Math.min(minute, 5))
      await letPass(shop, owner, '61 seconds')
    }
    await letPass(shop, owner, '24 hours')
    await askForReset(shop, owner.email)
    expect(await shop.mailsTo(owner.email)).toHaveLength(6)
  })

  it('answers the same while the mail server is down, and mails when it is back', async () => {
    const owner = await person(shop)
    line.cut()
    const answer = await askForReset(shop, owner.email)
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: RESET_MESSAGES.info } })
    expect(await deliverOutbox(shop.payload)).toBe(0)
    line.mend()
    await shop.database.query(
      `UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1) WHERE "to" = $1`,
      [owner.email],
    )
    expect((await openLink(shop, await linkMailedTo(shop, owner.email))).body.isValid).toBe(true)
  })
})

/** Addresses nobody has asked for yet: one without an account, and one of each state an account can be in. */
async function strangersOfEachKind(round: number): Promise<Record<string, string>> {
  const [known, deactivated] = [await person(shop), await person(shop)]
  await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [deactivated.id])
  const migrated = await migratedPerson(shop)
  return {
    unknown: `nobody-${round}@example.com`,
    known: known.email,
    deactivated: deactivated.email,
    migrated: migrated.email,
  }
}
