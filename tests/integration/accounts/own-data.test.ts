import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAccounts } from '@/plugins/own-data/jobs/close-accounts'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { PLAN, reader } from '../../support/factories/writer'
import { boughtGroup, groupOf, join } from '../../support/group'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const put = (as: Customer, path: string, body: object) => shop.call('PUT', path, { as, body })
const ask = (as: Customer) => shop.call('POST', '/users/data-export', { as, body: {} })
const close = (as: Customer, password = PASSWORD) =>
  shop.call('POST', '/users/close-account', { as, body: { password } })
const reopen = (as: Customer) =>
  shop.call<{ message: string }>('POST', '/users/reopen-account', { as, body: {} })
/** The newest link among somebody's mails. */
const pathIn = async (email: string) => {
  const links = (await shop.mailsTo(email)).flatMap(({ html }) =>
    [...String(html).matchAll(/\/api(\/users\/data-export\/file\?[^"\s]*token=[\w-]+)/g)].map(([, path]) =>
      path?.replace('&amp;', '&'),
    ),
  )
  return links.at(-1) ?? ''
}

/** The files of a ZIP, by its local headers. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const start = at + 30 + name
    files[archive.toString('utf8', at + 30, start)] = inflateRawSync(
      archive.subarray(start, start + packed),
    ).toString()
    at = start + packed
  }
  return files
}

describe('Own data: a copy of everything', () => {
  it('comes by a link of 24 hours, as data and as a page, with all that was written and nothing secret', async () => {
    const { as, lesson, program } = await reader(shop)
    await put(as, `${lesson}/note`, { text: 'Only <mine> to read' })
    await put(as, `${lesson}/answers`, { answers: { breathing: 'Slower' } })
    const plan = { id: randomUUID(), ...PLAN }
    await shop.call('POST', '/learning/action-plans', { as, body: plan })
    const went = { result: 'partly', text: 'Rain' }
    await shop.call('POST', `/learning/action-plans/${plan.id}/check-ins`, { as, body: went })
    await shop.database.query(
      `INSERT INTO certificates (number, code, user_id, program_id, name, program_title, completed_at, issued_at)
       VALUES ('C-9', 'code', $1, $2, 'A Name', 'P', now(), now())`,
      [as.id, program.programId],
    )
    await shop.database.query(
      `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/services') RETURNING id),
            sent AS (INSERT INTO form_submissions (form_id, summary, sender_email) SELECT id, 'Hello', $1 FROM form RETURNING id)
       INSERT INTO form_submissions_submission_data (_order, _parent_id, id, label, field, value)
       SELECT 1, id, 's1', 'Your words', 'words', 'Please call' FROM sent`,
      [as.email],
    )
    await shop.database.query(
      `INSERT INTO consents (user_id, subject, given, text_version, source) VALUES ($1, 'terms', true, '1', 'registration')`,
      [as.id],
    )
    await shop.database.query(`INSERT INTO staff_notes (text, user_id) VALUES ('Prefers mornings', $1)`, [
      as.id,
    ])
    expect((await ask(as)).status).toBe(200)
    const path = await pathIn(as.email)
    const answer = await rawCall('GET', path)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    expect(JSON.parse(files['my-data.json'] ?? '{}')).toMatchObject({
      account: [{ email: as.email, hasTwoFactor: false }],
      consents: [{ agreedTo: 'terms', given: true }],
      orderLines: [{ title: program.product.title, total: 0 }],
      access: [{ program: program.product.title, state: 'active', source: 'order' }],
      certificates: [{ number: 'C-9' }],
      messages: [{ answers: [{ question: 'Your words', answer: 'Please call' }] }],
      staffNotes: [{ text: 'Prefers mornings' }],
      notes: [{ lesson: program.secrets.lesson, text: 'Only <mine> to read' }],
      answers: [{ program: program.product.title, question: 'breathing', answer: 'Slower' }],
      actionPlans: [{ what: PLAN.what, checkIns: [{ result: 'partly', text: 'Rain' }] }],
    })
    expect(files['my-data.html']).toContain('Only &lt;mine&gt; to read')
    const hashes = await shop.database.query<{ secret: string }>(
      `SELECT refresh_token_hash AS secret FROM sessions WHERE user_id = $1
       UNION ALL SELECT token_hash FROM data_requests WHERE user_id = $1`,
      [as.id],
    )
    expect(hashes).toHaveLength(2)
    for (const { secret } of hashes) expect(files['my-data.json']).not.toContain(secret)
    await shop.database.query(
      `UPDATE data_requests SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [as.id],
    )
    expect((await rawCall('GET', path)).status).toBe(410)
    const led = await rawCall('GET', path, { headers: { accept: 'text/html,*/*' } })
    expect([led.status, led.headers.get('location')]).toEqual([303, '/account-settings/data?link=expired'])
  })

  it('is a page in French for who reads French', async () => {
    const as = await shop.customer()
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [as.id])
    await ask(as)
    const files = unzip(Buffer.from(await (await rawCall('GET', await pathIn(as.email))).arrayBuffer()))
    expect(files['my-data.html']).toMatch(/<html lang="fr">.*<h1>Mes données<\/h1><section><h2>Compte<\/h2>/s)
    expect(files['my-data.html']).toContain('Adresse courriel')
  })

  it('is nobody else’s, voids the link before, and keeps no token readable', async () => {
    const [ann, ben] = [await shop.customer(), await shop.customer()]
    await ask(ann)
    const first = await pathIn(ann.email)
    await ask(ann)
    const second = await pathIn(ann.email)
    expect((await rawCall('GET', first)).status).toBe(410)
    expect((await rawCall('GET', '/users/data-export/file?token=guess')).status).toBe(410)
    const text = unzip(Buffer.from(await (await rawCall('GET', second)).arrayBuffer()))['my-data.json']
    expect(text).toContain(ann.email)
    expect(text).not.toContain(ben.email)
    const token = second.split('token=')[1] ?? ''
    const stored = await shop.database.query<{ token_hash: string }>('SELECT token_hash FROM data_requests')
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token)
  })
})

describe('Own data: closing the account', () => {
  it('asks for the password, and is for customers', async () => {
    const ann = await shop.customer()
    expect((await close(ann, 'Wrong!2026')).status).toBe(400)
    const admin = await shop.customer()
    await shop.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id])
    expect((await close(admin)).status).toBe(409)
    expect((await reopen(ann)).status).toBe(409)
  })

  it('deletes answers and notes at once, says in writing what stays, and can be taken back', async () => {
    const buyer = await shop.customer()
    const program = await programWithLesson(shop)
    await order(shop, buyer, [program.product], { amount: 0 })
    await shop.call('PUT', `/learning/lessons/${program.lessonId}/note`, {
      as: buyer,
      body: { text: 'Mine' },
    })
    expect((await close(buyer)).status).toBe(200)
    expect((await close(buyer)).status).toBe(200)
    const notes = await shop.database.query('SELECT FROM lesson_notes WHERE user_id = $1', [buyer.id])
    expect(notes).toEqual([])
    const mails = await shop.mailsTo(buyer.email)
    const told = mails.filter(({ subject }) => /will be closed/.test(String(subject)))
    expect(told).toHaveLength(1)
    expect(String(told[0]?.html)).toMatch(/Kept, because the law wants it/)
    expect(await closeAccounts(shop.payload)).toBe(0)
    expect((await reopen(buyer)).body.message).toMatch(/cannot be brought back/)
    expect(await owned(shop, buyer)).toEqual([program.product.id])
    await shop.database.query(`UPDATE users SET closes_at = NULL WHERE id = $1`, [buyer.id])
    expect(await closeAccounts(shop.payload)).toBe(0)
  })

  it('after 30 days leaves nobody in the account, and every order, invoice and consent in the books', async () => {
    const buyer = await shop.customer()
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await capture(shop, buyer, token)
    await close(buyer)
    await shop.database.query(`UPDATE users SET closes_at = now() - interval '1 second' WHERE id = $1`, [
      buyer.id,
    ])
    const counts = await Promise.all([closeAccounts(shop.payload), closeAccounts(shop.payload)])
    expect(counts.sort()).toEqual([0, 1])
    const [row] = await shop.database.query(
      `SELECT u.firstname, u.hash, u.state, o.state AS order_state, o.customer_email,
              (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id) AS sessions,
              (SELECT state FROM data_requests d WHERE d.user_id = u.id) AS request
         FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = $1`,
      [orderId],
    )
    expect(row).toEqual({
      firstname: 'Closed',
      hash: null,
      state: 'deactivated',
      order_state: 'paid',
      customer_email: buyer.email,
      sessions: 0,
      request: 'done',
    })
    expect((await shop.call('GET', '/users/profile', { as: buyer })).status).toBe(401)
    await shop.database.query(
      `UPDATE user_products SET state = 'active', ended_at = NULL WHERE user_id = $1`,
      [buyer.id],
    )
  })

  it('frees the place in a group for somebody else', async () => {
    const { leader, id, code } = await boughtGroup(shop, 1)
    const guest = await person(shop)
    await join(shop, guest, code)
    await close(guest)
    await shop.database.query(`UPDATE users SET closes_at = now() WHERE id = $1`, [guest.id])
    expect(await closeAccounts(shop.payload)).toBe(1)
    const { seats } = await groupOf(shop, leader, id)
    expect(seats).toMatchObject([{ state: 'returned', email: null }])
    expect((await join(shop, await person(shop), code)).status).toBe(200)
  })

  it.each([
    { isConfirmed: true, left: { seat: 'returned', mails: 0, messages: 0 } },
    // Anybody can sign up with an address: what is its owner's is not theirs to delete.
    { isConfirmed: false, left: { seat: 'invited', mails: 1, messages: 1 } },
  ])(
    'takes along what came to or from the address, if it was confirmed: $isConfirmed',
    async ({ isConfirmed, left }) => {
      const { leader, id } = await boughtGroup(shop, 1)
      const leaving = await person(shop)
      const body = { emails: [leaving.email] }
      await shop.call('POST', `/groups/${id}/invitations`, { as: leader, body })
      await shop.database.query(
        `INSERT INTO form_submissions (form_id, summary, sender_email) SELECT id, 'x', $1 FROM forms LIMIT 1`,
        [leaving.email],
      )
      await shop.database.query(
        `UPDATE users SET closes_at = now(), email_verified_at = CASE WHEN $2 THEN now() END WHERE id = $1`,
        [leaving.id, isConfirmed],
      )
      // Whoever is busy with the account at this moment is left to the next round.
      await expect.poll(() => closeAccounts(shop.payload)).toBe(1)
      const [row] = await shop.database.query(
        `SELECT (SELECT state FROM group_seats WHERE group_id = $2) AS seat,
              (SELECT count(*)::int FROM email_outbox WHERE "to" = $1) AS mails,
              (SELECT count(*)::int FROM form_submissions WHERE sender_email = $1) AS messages`,
        [leaving.email, id],
      )
      expect(row).toEqual(left)
    },
  )
})
