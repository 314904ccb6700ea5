import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAgenda } from '@/plugins/editing/schedule/read-agenda'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { storedTemplates } from '@/plugins/mail/templates/stored-templates'
import { pool } from '@/src/server/db/transaction'
import { AFTER, DATE, type Schedule } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
beforeAll(async () => {
  shop = await startShop()
  ;[editor, reader] = await Promise.all([person(shop, 'admin'), person(shop)])
})
afterAll(() => shop.stop())

const run = () => runDueChanges(shop.payload, AFTER)
const plan = (path: string, body: object, as: Customer | null = editor) =>
  shop.call<{ data?: Schedule[]; error?: string; errors?: unknown }>('POST', `${path}/schedule`, {
    as,
    body: { type: 'publish', date: DATE, ...body },
  })
const planned = async (path: string) =>
  (await shop.call<{ data: Schedule[] }>('GET', `${path}/schedule`, { as: editor })).body.data

describe('Languages: the menus at a planned time', () => {
  const MENUS = '/globals/navigation'
  const write = async (query: string, labels: string[]) => {
    const items = labels.map((label) => ({ label, href: '/programs' }))
    const _status = query.includes('draft=true') ? 'draft' : 'published'
    const answer = await shop.call('POST', `${MENUS}?${query}`, { as: editor, body: { items, _status } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  type Menus = { items?: { label: string }[] }
  const labels = async (query: string, as: Customer) =>
    ((await shop.call<Menus>('GET', `${MENUS}?${query}`, { as })).body.items ?? []).map(({ label }) => label)
  const told = async () => [await labels('locale=en', reader), await labels('locale=fr', reader)]
  const written = async () => [
    await labels('locale=en&draft=true', editor),
    await labels('locale=fr&draft=true', editor),
  ]

  it('are published in French alone, then taken back; drafts of either are told to nobody, and nothing written is lost', async () => {
    await write('locale=en', ['Plain English'])
    await write('locale=fr', ['En clair'])
    await write('locale=fr&draft=true', ['Un brouillon'])
    await write('locale=en&draft=true', ['Half a thought'])
    const answer = await plan('/navigation', { locale: 'fr' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await told(), 'its attempt leaves nothing behind').toEqual([['Plain English'], ['En clair']])
    for (const as of [null, reader])
      for (const path of ['/navigation/schedule', '/scheduled-changes', `${MENUS}?draft=true&locale=all`])
        expect(JSON.stringify((await shop.call('GET', path, { as })).body), path).not.toMatch(
          /Half|brouillon/,
        )

    await run()
    expect(await told()).toEqual([['Plain English'], ['Un brouillon']])
    expect(await written(), 'the English draft goes on').toEqual([['Half a thought'], ['Un brouillon']])
    expect(await planned('/navigation')).toMatchObject([{ state: 'done', locale: 'fr', problem: null }])

    expect((await plan('/navigation', { type: 'unpublish', locale: 'fr' })).status).toBe(200)
    await run()
    expect(await told(), 'the site shows the menus it began with').toEqual([['Plain English'], []])
    expect(await written()).toEqual([['Half a thought'], ['Un brouillon']])
    expect((await plan('/navigation', {})).status).toBe(200)
    await run()
    expect(await told(), 'all languages at once').toEqual([['Half a thought'], ['Un brouillon']])
  })

  it('are planned by those who may change them', async () => {
    for (const as of [null, reader])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect(
          (await shop.call(method, '/navigation/schedule', method === 'GET' ? { as } : { as, body: {} }))
            .status,
        ).toBe(as ? 403 : 401)
    await plan('/navigation', { date: '2027-05-01T12:00:00.000Z' })
    const agenda = await readAgenda(shop.payload)
    expect(agenda).toMatchObject([{ collection: 'navigation', title: 'Menus and footer', standing: 'next' }])
    expect((await shop.call('DELETE', '/navigation/schedule', { as: editor })).body).toMatchObject({
      data: { takenBack: 1 },
    })
  })

  it('what somebody else published since stays theirs', async () => {
    await write('locale=fr', ['En clair'])
    await write('locale=fr&draft=true', ['Un brouillon'])
    await plan('/navigation', { locale: 'fr' })
    await write('locale=fr', ['De quelqu’un d’autre'])
    await run()
    expect((await told())[1]).toEqual(['De quelqu’un d’autre'])
    expect(await planned('/navigation')).toMatchObject([{ state: 'failed' }, {}, {}, {}])
    await shop.call('DELETE', '/navigation/schedule', { as: editor })
  })
})

describe('Languages: a mail template at a planned time', () => {
  const pathOf = async (key: string) =>
    `/email-templates/${(await storedTemplates(pool(shop.payload))).get(key)?.id}`
  const draft = async (key: string, subject: string) => {
    const body = { subject, _status: 'draft' }
    expect((await shop.call('PATCH', `${await pathOf(key)}?draft=true`, { as: editor, body })).status).toBe(
      200,
    )
  }
  /** Of mails that are sent now. */
  const subjects = async () => {
    const found: string[] = []
    for (const locale of ['en', 'fr'] as const) {
      const to = `reader-${randomUUID()}@example.com`
      await queueMail(pool(shop.payload), orderReceipt, {
        ...{ to, locale, dedupeKey: to },
        variables: orderReceipt.sample,
      })
      found.push((await shop.mailsTo(to))[0]?.subject ?? 'no mail came')
    }
    return found
  }

  it('is sent from then on in that language alone, and taken back at its time our own is sent', async () => {
    const [english, french] = await subjects()
    await draft('order-receipt:fr', 'Un brouillon')
    await draft('order-receipt', 'A draft')
    const path = await pathOf('order-receipt:fr')
    const answer = await plan(path, {})
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    await draft('order-receipt:fr', 'Écrit plus tard')
    expect(await subjects(), 'not before').toEqual([english, french])
    expect(JSON.stringify((await shop.call('GET', `${path}/schedule`, { as: reader })).body)).not.toContain(
      'data',
    )
    await run()
    expect(await subjects()).toEqual([english, 'Un brouillon'])
    const later = await shop.call('GET', `${path}?draft=true`, { as: editor })
    expect(later.body, 'what was written later stays the draft').toMatchObject({ subject: 'Écrit plus tard' })

    expect((await plan(path, { type: 'unpublish' })).status).toBe(200)
    await run()
    expect(await subjects()).toEqual([english, french])
    expect(await planned(path)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  })

  it('that no mail could be written with is refused as soon as it is kept, and nothing is planned', async () => {
    const path = await pathOf('order-receipt')
    const body = { subject: 'For {{nobodyKnows}}', _status: 'draft' }
    expect(await shop.call('PATCH', `${path}?draft=true`, { as: editor, body })).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'subject' }] } }] },
    })
    expect(await planned(path)).toEqual([])
  })
})
