import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { type SmtpSwitch, startSmtpSwitch } from '../../support/smtp-switch'

let shop: Shop
let line: SmtpSwitch
let superuser: Customer
beforeAll(async () => {
  line = await startSmtpSwitch()
  shop = await startShop({ SMTP_URL: line.smtpUrl })
  line.leadTo(shop.mails.smtpUrl)
  superuser = await person(shop, 'superuser')
})
afterAll(async () => {
  await shop.stop()
  await line.close()
})
beforeEach(async () => {
  line.mend()
  await shop.simulator.control('DELETE', '/faults')
})

type Part = { part: string; state: string; finding: string; detail: string; tookMs: number }

/** What is said of one part, without what differs from time to time. */
async function found(part: string): Promise<Partial<Part>> {
  const { status, body } = await shop.call('GET', '/system-check', { as: superuser })
  expect(status, JSON.stringify(body)).toBe(200)
  const { parts } = body.data as { parts: Part[] }
  const { state, finding, detail } = parts.find((each) => each.part === part) as Part
  return { state, finding, detail }
}

describe('System settings: a live check beside each part', () => {
  it('finds nothing wrong where nothing is, and says what is not in use', async () => {
    const { body } = await shop.call('GET', '/system-check', { as: superuser })
    const { parts } = body.data as { parts: Part[] }
    expect(parts.map(({ part, state, finding }) => `${part}: ${state}, ${finding}`)).toEqual([
      'database: good, answers',
      'mail: good, answers',
      'payments: good, answers',
      'files: good, disk-writable',
      'cache: off, none',
      'emails-to-send: good, on-time',
      'payments-to-look-at: good, on-time',
      'planned-changes: good, on-time',
    ])
  })

  it('says that the mail server does not answer, and that it does again', async () => {
    line.cut()
    expect(await found('mail')).toMatchObject({ state: 'bad', finding: 'no-answer' })
    line.mend()
    expect(await found('mail')).toMatchObject({ state: 'good' })
  })

  it('says whether the provider is silent or refuses the shop', async () => {
    await shop.simulator.fault({ on: 'all', fault: 'drop-before-work', times: 1 })
    expect(await found('payments')).toMatchObject({ state: 'bad', finding: 'no-answer' })
    await shop.simulator.control('DELETE', '/faults')
    expect(await found('payments')).toMatchObject({ state: 'good', finding: 'answers' })
  })

  it('says how long what was due first has waited', async () => {
    await shop.database.query(
      `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, next_try_at)
       VALUES ('order-receipt', 'late@example.com', '{}', 'late', 'queued', now() - interval '20 minutes')`,
    )
    expect(await found('emails-to-send')).toEqual({ state: 'bad', finding: 'late', detail: '20' })
    await shop.database.query(`DELETE FROM email_outbox WHERE dedupe_key = 'late'`)
    expect(await found('emails-to-send')).toMatchObject({ finding: 'on-time' })
  })

  it('says of a database that it has not seen every migration of this release', async () => {
    const [last] = await shop.database.query<{ name: string }>(LAST_MIGRATION)
    const name = last?.name ?? ''
    await shop.database.query('UPDATE payload_migrations SET name = $2 WHERE name = $1', [name, 'elsewhere'])
    expect(await found('database')).toMatchObject({ finding: 'migrations-missing', detail: `${name}.ts` })
    await shop.database.query('UPDATE payload_migrations SET name = $1 WHERE name = $2', [name, 'elsewhere'])
  })

  it('never shows a password of an address', async () => {
    const { body } = await shop.call('GET', '/system-check', { as: superuser })
    expect(JSON.stringify(body)).not.toMatch(/postgres(ql)?:|smtps?:|redis:|secret/i)
  })
})

const LAST_MIGRATION = `SELECT name FROM payload_migrations WHERE name ~ '^\\d' ORDER BY name DESC LIMIT 1`
