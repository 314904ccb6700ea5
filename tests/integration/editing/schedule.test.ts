import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAgenda } from '@/plugins/editing/schedule/read-agenda'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { contentFingerprint } from '@/src/server/content-changes/content-fingerprint'
import { lastChange } from '@/src/server/content-changes/last-change.mjs'
import { watchContent } from '@/src/server/content-changes/watch-content'
import { pool } from '@/src/server/db/transaction'
import { AFTER, DATE, editedPages, FRENCH } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { eventually } from '../../support/running-shop'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  ;[editor, reader] = await Promise.all([person(shop, 'admin'), person(shop)])
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

const run = (now = AFTER) => runDueChanges(shop.payload, now)

describe('Editing: a version is published at its time', () => {
  it('as it was when it was scheduled, not before, and what was written later stays the draft', async () => {
    const { id, slug } = await pages.newPage()
    await pages.save(id, { title: 'For spring' })
    const { status, body } = await pages.schedule(slug, {})
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ type: 'publish', locale: null, date: DATE, state: 'waiting' }])
    await pages.save(id, { title: 'For summer' })

    await run(new Date('2027-03-14T06:59:59.000Z'))
    expect(await pages.read(id)).toBe('As it was')
    await run()
    expect(await pages.read(id)).toBe('For spring')
    expect(await pages.draftTitle(id)).toBe('For summer')
    expect(await pages.scheduled(id)).toMatchObject([{ state: 'done', problem: null }])
  })

  it('that was never public shows nowhere before its time, by no route', async () => {
    const { id, slug } = await pages.newPage('draft')
    await pages.save(id, { title: 'A secret offer' })
    await pages.schedule(id, {})
    for (const path of [
      `/pages/${id}`,
      `/pages/${id}?draft=true`,
      `/pages?where[slug][equals]=${slug}`,
      `/pages/${id}/schedule`,
      '/scheduled-changes',
      '/scheduled-changes?depth=2',
    ])
      for (const as of [null, reader])
        expect(JSON.stringify((await shop.call('GET', path, { as })).body), path).not.toContain('secret')
    const asStaff = await shop.call('GET', `/scheduled-changes?where[document][equals]=${id}`, { as: editor })
    expect(JSON.stringify(asStaff.body)).not.toContain('As it was')
    await run()
    expect(await pages.read(id)).toBe('A secret offer')
  })

  it('in French alone, and leaves the English page and draft as they are', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Half a thought' })
    await pages.save(id, { ...FRENCH, slug: `fr-${id}` }, '?locale=fr&draft=true')
    await pages.schedule(id, { locale: 'fr' })
    await run()
    expect(await pages.read(id, 'fr')).toBe('La saison')
    expect(await pages.read(id, 'en')).toBe('As it was')
    expect(await pages.draftTitle(id, 'en')).toBe('Half a thought')

    await pages.schedule(id, { type: 'unpublish', locale: 'fr' })
    await run()
    expect(await pages.read(id, 'fr')).toBeNull()
    expect(await pages.read(id, 'en')).toBe('As it was')
    expect(await pages.draftTitle(id, 'en')).toBe('Half a thought')
  })

  it('is taken off and comes back in the order of the dates, when a server was down over both', async () => {
    const { id } = await pages.newPage()
    await pages.schedule(id, { date: '2027-03-14T06:59:30Z' })
    await pages.schedule(id, { type: 'unpublish', date: '2027-03-14T06:59:00Z' })
    await run(new Date('2027-03-14T06:59:10Z'))
    expect(await pages.read(id)).toBeNull()
    await run()
    expect(await pages.read(id)).toBe('As it was')
  })

  it('of a product, a program and a lesson, too', async () => {
    const { product, programId, lessonId } = await programWithLesson(shop)
    const documents = [
      ['products', product.id],
      ['programs', programId],
      ['lessons', lessonId],
    ] as const
    for (const [collection, id] of documents) {
      const draft = { title: 'In spring', _status: 'draft' }
      await shop.call('PATCH', `/${collection}/${id}?draft=true`, { as: editor, body: draft })
      const { status } = await shop.call('POST', `/${collection}/${id}/schedule`, {
        as: editor,
        body: { type: 'publish', date: DATE },
      })
      expect(status, collection).toBe(200)
    }
    await run()
    for (const [collection, id] of documents) {
      const doc = await shop.payload.findByID({ collection, id })
      expect(doc.title, collection).toBe('In spring')
    }
  })

  it('is said to every process, so that public pages are made anew', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Fresh' })
    await pages.schedule(id, {})
    const watch = await watchContent(shop.payload, await contentFingerprint(pool(shop.payload)))
    const before = lastChange().count
    await run()
    await eventually('the change is heard', async () => lastChange().count > before)
    await watch.stop()
  })
})

describe('Editing: a schedule is carried out once', () => {
  it('when three processes look at the same moment', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Once' })
    await pages.schedule(id, {})
    const [due] = (await readAgenda(shop.payload, AFTER)).filter(({ document }) => document === id)
    expect(due).toMatchObject({ standing: 'next' })
    const [late] = (await readAgenda(shop.payload, new Date('2027-03-14T07:02:00Z'))).filter(
      ({ document }) => document === id,
    )
    expect(late).toMatchObject({ standing: 'late' })
    await Promise.all([run(), run(), run()])
    const { totalDocs } = await shop.payload.countVersions({
      collection: 'pages',
      where: {
        parent: { equals: id },
        'version.title': { equals: 'Once' },
        'version._status': { equals: 'published' },
      },
    })
    expect(totalDocs).toBe(1)
    await run(new Date('2027-03-15T00:00:00Z'))
    expect(await pages.read(id)).toBe('Once')
  })

  it('when whoever did it dies in the middle: nothing is half done, and another does it', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'After the crash' })
    await pages.schedule(id, {})
    // Holds the page, so that the work stops within its transaction, where its connection is cut.
    const holder = await pool(shop.payload).connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM pages WHERE id = $1 FOR UPDATE', [id])
    const dying = run()
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await eventually('it waits', async () => (await shop.database.query(waiting)).length > 0)
    await shop.database.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS w`)
    await holder.query('ROLLBACK')
    holder.release()
    await dying
    expect(await pages.read(id)).toBe('As it was')
    expect(await pages.scheduled(id)).toMatchObject([{ state: 'waiting' }])
    await run(new Date('2027-03-14T07:01:00Z'))
    expect(await pages.read(id)).toBe('After the crash')
  })
})
