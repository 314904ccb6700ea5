import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseHeldPurchases } from '@/plugins/accounts/imports/held-purchases'
import { readMigratedPeople } from '@/plugins/accounts/imports/operations/read-migrated-people'
import { inTransaction } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { importPeopleFile } from '../../support/people-file'
import { askForReset, linkMailedTo, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.product({ sku: 'OLD' })
})
afterAll(() => shop.stop())

const rowOf = (number: string, email: string) =>
  `legacyId,email,firstname,lastname,purchases\n${number},${email},Imported,Name,OLD\n`
const owned = async (as: Customer) =>
  (await shop.call<{ data: unknown[] }>('GET', '/payments/user-products', { as })).body.data.length
const accountsOf = (email: string) =>
  shop.database.query<Record<string, unknown>>('SELECT * FROM users WHERE lower(email) = lower($1)', [email])
const resetOf = async (email: string) => {
  await askForReset(shop, email)
  const link = await linkMailedTo(shop, email)
  const { sessionToken } = (await openLink(shop, link)).body
  return { sessionToken, newPassword: PASSWORD }
}

describe('one account for each person, whichever way they come', () => {
  it('who was moved and registers anew, in any spelling, is sent to their reset; their programs wait there', async () => {
    const email = `moved-${randomUUID()}@example.com`
    await importPeopleFile(shop, rowOf(randomUUID(), email))
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      const body = { firstName: 'A', lastName: 'B', email: spelling, password: PASSWORD, agreeToTerms: true }
      const answer = await shop.call('POST', '/users/register', { body })
      expect(answer.body).toMatchObject({ error: 'MIGRATED_USER' })
    }
    const body = { ...(await resetOf(email)), agreeToPromotions: false, agreeToTerms: true }
    expect((await shop.call('POST', '/users/reset-password-for-migrated-users', { body })).status).toBe(200)
    expect(await accountsOf(email)).toMatchObject([{ migration: 'claimed', firstname: 'Imported' }])
    const login = await shop.call<{ tokens: { accessToken: string } }>('POST', '/users/login', {
      body: { email, password: PASSWORD },
    })
    const token = login.body.tokens.accessToken
    expect(await owned({ token } as Customer)).toBe(1)
  })

  it('who registered here before the import sees old purchases only after a link from their mailbox', async () => {
    const customer = await shop.customer()
    const { rows } = await importPeopleFile(shop, rowOf(randomUUID(), customer.email.toUpperCase()))
    expect(rows).toMatchObject([{ outcome: 'updated', reason: expect.stringContaining('proven') }])
    expect(await owned(customer)).toBe(0)
    expect(await accountsOf(customer.email)).toMatchObject([{ firstname: 'Demo', migration: 'none' }])
    const body = await resetOf(customer.email)
    expect((await shop.call('POST', '/users/reset-password', { body })).status).toBe(200)
    const login = await shop.call<{ tokens: { accessToken: string } }>('POST', '/users/login', {
      body: { email: customer.email, password: PASSWORD },
    })
    expect(await owned({ token: login.body.tokens.accessToken } as Customer)).toBe(1)
  })

  it('a site’s hook hears what a proof opened, once, as it hears of other access', async () => {
    const customer = await shop.customer()
    await importPeopleFile(shop, rowOf(randomUUID(), customer.email))
    const hooks = { onAccessGranted: () => undefined }
    const release = () =>
      inTransaction(shop.payload, (sql) =>
        releaseHeldPurchases(Object.assign(sql, { site: { ...sql.site, hooks } }), customer.id),
      )
    await release()
    await release()
    const told = await shop.database.query<{ details: object }>(
      `SELECT details FROM shop_events WHERE event = 'onAccessGranted' AND details ->> 'userId' = $1`,
      [customer.id],
    )
    const [access] = await shop.database.query<{ id: string; product_id: string }>(
      'SELECT id, product_id FROM user_products WHERE user_id = $1',
      [customer.id],
    )
    const opened = { accessId: access?.id, userId: customer.id, productId: access?.product_id, orderId: null }
    expect(told).toEqual([{ details: opened }])
  })

  it('what waits for one address does not open for another the account has by then', async () => {
    const customer = await shop.customer()
    await importPeopleFile(shop, rowOf(randomUUID(), customer.email))
    const email = `elsewhere-${randomUUID()}@example.com`
    await shop.database.query('UPDATE users SET email = $2 WHERE id = $1', [customer.id, email])
    const body = await resetOf(email)
    expect((await shop.call('POST', '/users/reset-password', { body })).status).toBe(200)
    const rows = await shop.database.query('SELECT state FROM user_products WHERE user_id = $1', [
      customer.id,
    ])
    expect(rows).toEqual([{ state: 'ended' }])
  })

  it('who has proven the address already has the programs at once', async () => {
    const customer = await shop.customer()
    await shop.call('POST', '/users/reset-password', { body: await resetOf(customer.email) })
    const { rows } = await importPeopleFile(shop, rowOf(randomUUID(), customer.email))
    expect(rows).toMatchObject([{ outcome: 'updated', reason: '' }])
    const access = await shop.database.query('SELECT state FROM user_products WHERE user_id = $1', [
      customer.id,
    ])
    expect(access).toEqual([{ state: 'active' }])
  })

  it('a proof is of one address: who was given another by staff has to prove that one too', async () => {
    const [customer, admin] = [await shop.customer(), await person(shop, 'admin')]
    await shop.call('POST', '/users/reset-password', { body: await resetOf(customer.email) })
    const email = `by-hand-${randomUUID()}@example.com`
    const change = await shop.call('PATCH', `/users/${customer.id}`, { as: admin, body: { email } })
    expect(change.status).toBe(200)
    const { rows } = await importPeopleFile(shop, rowOf(randomUUID(), email))
    expect(rows).toMatchObject([{ outcome: 'updated', reason: expect.stringContaining('proven') }])
    const access = () =>
      shop.database.query('SELECT state FROM user_products WHERE user_id = $1', [customer.id])
    expect(await access()).toEqual([{ state: 'ended' }])
    await shop.call('POST', '/users/reset-password', { body: await resetOf(email) })
    expect(await access()).toEqual([{ state: 'active' }])
  })

  it('no file takes over staff, a deactivated account, or the address of another number', async () => {
    const [admin, gone] = [await person(shop, 'admin'), await person(shop)]
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [gone.id])
    const [number, email] = [randomUUID(), `number-${randomUUID()}@example.com`]
    await importPeopleFile(shop, rowOf(number, email))
    const refused: [string, string, RegExp][] = [
      [randomUUID(), admin.email, /member of staff/],
      [randomUUID(), gone.email, /deactivated/],
      [randomUUID(), email, /belongs to number/],
      [number, `other-${email}`, /belongs to another address/],
    ]
    for (const [legacyId, address, reason] of refused) {
      const { rows } = await importPeopleFile(shop, rowOf(legacyId, address))
      expect(rows).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(reason) }])
    }
    const access = await shop.database.query('SELECT id FROM user_products WHERE user_id = ANY($1)', [
      [admin.id, gone.id],
    ])
    expect(access).toEqual([])
  })
})

describe('the welcome mails wait until staff release them', () => {
  const release = (as: Customer | null, batch: string) =>
    shop.call('POST', '/users/migrated/release-mails', { as, body: { batch } })

  it('go out once, without a token, and not to whoever is here already', async () => {
    const admin = await person(shop, 'admin')
    const [waiting, early] = [`w-${randomUUID()}@example.com`, `e-${randomUUID()}@example.com`]
    for (const email of [waiting, early]) {
      await importPeopleFile(shop, rowOf(randomUUID(), email), { batch: 'autumn' })
    }
    expect(await shop.mailsTo(waiting)).toEqual([])
    await shop.database.query(`UPDATE users SET migration = 'claimed' WHERE email = $1`, [early])
    const answers = await Promise.all([release(admin, 'autumn'), release(admin, 'autumn')])
    const released = answers.map(({ body }) => (body.data as { released: number }).released)
    expect(released.sort()).toEqual([0, 1])
    const [mail] = await shop.mailsTo(waiting)
    expect(mail?.text).toContain(`/welcome-migrated-user?email=${encodeURIComponent(waiting)}`)
    expect(mail?.text).not.toContain('token')
    expect(await shop.mailsTo(early)).toEqual([])
  })

  it('are staff’s to release', async () => {
    expect((await release(null, 'autumn')).status).toBe(401)
    expect((await release(await person(shop), 'autumn')).status).toBe(403)
  })
})

describe('staff see how far everybody came', () => {
  it('counts and lists who is where', async () => {
    const emails = ['held', 'sent', 'opened', 'bounced', 'claimed'].map(
      (name) => `${name}-${randomUUID()}@example.com`,
    )
    const [held = '', sent = '', opened = '', bounced = '', claimed = ''] = emails
    for (const email of emails) await importPeopleFile(shop, rowOf(randomUUID(), email), { batch: 'board' })
    const setMail = (email: string, state: string) =>
      shop.database.query(
        `UPDATE email_outbox SET state = $2::text::enum_email_outbox_state WHERE "to" = $1`,
        [email, state],
      )
    await resetOf(opened)
    for (const email of [sent, opened, claimed]) await setMail(email, 'sent')
    await setMail(bounced, 'failed')
    await shop.database.query(`UPDATE users SET migration = 'claimed' WHERE email = $1`, [claimed])
    const on = async (show: Parameters<typeof readMigratedPeople>[1]['show']) => {
      const { people, counts } = await readMigratedPeople(shop.payload, { show, page: 1 })
      expect(counts[show]).toBe(people.length)
      return emails.filter((email) => people.some((found) => found.email === email))
    }
    expect(await on('held')).toEqual([held])
    expect(await on('mailed')).toEqual([sent, opened, claimed])
    expect(await on('never-opened')).toEqual([sent])
    expect(await on('bounced')).toEqual([bounced])
    expect(await on('claimed')).toEqual([claimed])
    expect(await on('unclaimed')).toEqual([held, sent, opened, bounced])
    expect(await on('all')).toEqual(emails)
    const { batches } = await readMigratedPeople(shop.payload, { show: 'all', page: 1 })
    expect(batches).toContainEqual({ batch: 'board', held: 1 })
  })
})
