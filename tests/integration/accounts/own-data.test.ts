import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDraft } from '@/plugins/forms/operations/drafts'
import { FRENCH_EXPORT } from '@/src/domain/own-data/french-export'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { PLAN, reader } from '../../support/factories/writer'
import { assertInvariants } from '../../support/invariants'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

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

/** Every key of what lies in there, however deep. */
function fieldsIn(found: unknown): string[] {
  if (found === null || typeof found !== 'object') return []
  const own = Array.isArray(found) ? [] : Object.keys(found)
  return [...own, ...Object.values(found).flatMap(fieldsIn)]
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

  it('is in French for who reads French, with what they sent and began, and names every part and field so', async () => {
    const { as, lesson, program } = await reader(shop)
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [as.id])
    await put(as, `${lesson}/note`, { text: 'À moi' })
    await put(as, `${lesson}/answers`, { answers: { breathing: 'Plus lentement' } })
    await shop.call('POST', '/learning/action-plans', { as, body: { id: randomUUID(), ...PLAN } })
    await shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key, reason, ended_at, end_reason)
       VALUES ($1, $2, 'ended', 'seat', 'seat:copy', 'A place in Clinique Lac', now(), 'seat.returned'),
              ($1, $2, 'ended', 'staff', 'staff:copy', 'Was ill', now(), 'Asked for')`,
      [as.id, program.product.id],
    )
    const filename = `${randomUUID()}.txt`
    const [form] = await shop.database.query<{ id: string }>(
      `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/') RETURNING id),
            sent AS (INSERT INTO form_submissions (form_id, summary, user_id) SELECT id, 'Hello', $1 FROM form RETURNING id),
            file AS (INSERT INTO form_files (name, field, filename, submission_id) SELECT 'Ma lettre.txt', 'letter', $2, id FROM sent),
            lost AS (INSERT INTO form_files (name, field, filename, submission_id) SELECT 'Perdu.txt', 'letter', 'lost-' || $2, id FROM sent)
       SELECT id FROM form`,
      [as.id, filename],
    )
    const folder = join(env().UPLOADS_DIR, 'form-files')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, filename), 'Bonjour à vous')
    const begun = { submissionData: [{ field: 'words', value: 'Presque' }], step: 0 }
    await keepDraft(pool(shop.payload), { form: form?.id ?? '', holder: `user:${as.id}`, user: as.id }, begun)
    await ask(as)
    const files = unzip(Buffer.from(await (await rawCall('GET', await pathIn(as.email))).arrayBuffer()))
    expect(Object.keys(files)).toEqual(['my-data.html', 'my-data.json', `files/${filename}`])
    expect(files[`files/${filename}`]).toBe('Bonjour à vous')
    const page = files['my-data.html']
    expect(page).toMatch(/<html lang="fr">.*<h1>Mes données<\/h1><section><h2>Compte<\/h2>/s)
    expect(page).toContain(`<a href="files/${filename}">`)
    expect(page).toMatch(/<h2>Formulaires commencés<\/h2>.*Formulaire<.*Conservé jusqu’au<\/th><td>\d+ \w/s)
    const data = JSON.parse(files['my-data.json'] ?? '{}') as Record<string, object[]>
    expect(data.access).toMatchObject([
      { source: 'order' },
      { reason: 'Une place dans Clinique Lac', endReason: 'la place dans le groupe a été reprise' },
      { reason: 'Was ill', endReason: 'Asked for' },
    ])
    expect(data.unfinishedForms).toMatchObject([{ form: 'Contact', answers: [{ value: 'Presque' }] }])
    expect(Object.keys(data).filter((name) => !(name in FRENCH_EXPORT.parts))).toEqual([])
    expect(fieldsIn(Object.values(data)).filter((name) => !(name in FRENCH_EXPORT.fields))).toEqual([])
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
