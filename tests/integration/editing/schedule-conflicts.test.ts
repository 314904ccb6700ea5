import { describe, expect, it } from 'vitest'
import { readAgenda } from '@/plugins/editing/schedule/read-agenda'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { AFTER, type Schedule } from '../../support/edited-pages'
import type { Customer, Shop } from '../../support/shop'
import { type TwoEditors, withTwoEditors } from '../../support/two-editors'

let shop: Shop
let editor: Customer
let other: Customer
let pages: TwoEditors['pages']
withTwoEditors((given) => {
  ;({ shop, editor, other, pages } = given)
})

const run = (now = AFTER) => runDueChanges(shop.payload, now)

describe('Editing: a schedule against somebody who publishes meanwhile', () => {
  it('fails with the field named, and the words of both are kept', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Scheduled words' })
    await pages.schedule(id, {})
    await pages.save(id, { title: 'Published words' }, '?locale=en')
    await run()
    expect(await pages.read(id)).toBe('Published words')
    const [failed] = await pages.scheduled(id)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('“Title”') })
    const inFrench = { as: editor, headers: { cookie: 'payload-lng=fr' } }
    const french = await shop.call<{ data: Schedule[] }>('GET', `/pages/${id}/schedule`, inFrench)
    expect(french.body.data[0]?.problem, 'staff read it in their language, fields and all').toMatch(
      /^Quelqu’un a publié d’autres mots pour «\u00a0Titre\u00a0» après /,
    )
    const [told] = (await readAgenda(shop.payload, AFTER)).filter(({ document }) => document === id)
    expect(told).toMatchObject({ standing: 'failed', title: 'Scheduled words', problem: failed?.problem })
    const versions = await shop.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version.title': { equals: 'Scheduled words' } },
    })
    expect(versions.totalDocs).toBeGreaterThan(0)
  })

  it('is published beside it where they changed something else', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Scheduled title' })
    await pages.schedule(id, {})
    const blocks = [{ blockType: 'call-to-action', heading: 'Corrected' }]
    await pages.save(id, { title: 'As it was', layout: blocks }, '?locale=en')
    await run()
    expect(await pages.scheduled(id)).toMatchObject([{ problem: null, state: 'done' }])
    expect(await pages.read(id)).toBe('Scheduled title')
    const page = await shop.payload.findByID({ collection: 'pages', id })
    expect(page.layout).toMatchObject([{ heading: 'Corrected' }])
  })

  it('is somebody’s: another editor is told whose, the same one replaces it', async () => {
    const { id } = await pages.newPage()
    await pages.schedule(id, {})
    const taken = await pages.schedule(id, { date: '2027-04-01T12:00:00Z' }, other)
    expect(taken.status).toBe(409)
    expect(taken.body.message).toContain('Demo Person')
    const moved = await pages.schedule(id, { date: '2027-04-01T12:00:00Z' })
    expect(moved.body.data).toMatchObject([{ date: '2027-04-01T12:00:00.000Z', state: 'waiting' }])
  })
})

describe('Editing: a schedule that cannot be', () => {
  it('is refused at once when the version lacks something, or the time has passed', async () => {
    const { id } = await pages.newPage('draft')
    await pages.save(id, { title: '' })
    expect((await pages.schedule(id, {})).body).toMatchObject({
      error: 'VALIDATION_ERROR',
      errors: [{ path: 'title' }],
    })
    expect((await pages.schedule(id, { date: '2020-01-01T00:00:00Z' })).body).toMatchObject({
      errors: [{ path: 'date' }],
    })
    expect(await pages.scheduled(id)).toEqual([])
  })

  it('fails with its reason when the address was taken since, and staff can put it aside', async () => {
    const [page, rival] = [await pages.newPage(), await pages.newPage('draft')]
    await pages.save(page.id, { slug: `moved-${page.slug}` })
    await pages.schedule(page.id, {})
    await pages.save(rival.id, { title: 'Rival', slug: `moved-${page.slug}` }, '?locale=en')
    await run()
    const [failed] = await pages.scheduled(page.id)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/Address|slug/i) })
    await shop.call('DELETE', `/pages/${page.id}/schedule?schedule=${failed?.id}`, { as: editor })
    expect(await pages.scheduled(page.id)).toEqual([])
  })

  it('is taken back, and then nothing happens', async () => {
    const { id } = await pages.newPage()
    await pages.save(id, { title: 'Never' })
    await pages.schedule(id, {})
    const { body } = await shop.call('DELETE', `/pages/${id}/schedule`, { as: editor })
    expect(body).toMatchObject({ success: true, data: { takenBack: 1 } })
    await run()
    expect(await pages.read(id)).toBe('As it was')
  })
})
