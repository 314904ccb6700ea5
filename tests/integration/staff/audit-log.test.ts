import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTIVITY_FILTERS } from '@/src/admin/activity/activity-questions'
import { activitySentence } from '@/src/domain/activity/activity-sentence'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let boss: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  boss = await person(shop, 'superuser')
})
afterAll(() => shop.stop())

type Entry = { action: string; actor: string; details: Record<string, unknown> }

/** What the log tells of an act, in sentences. */
async function toldBy(
  actor: Customer,
  act: () => Promise<{ status: number; body: unknown }>,
): Promise<string[]> {
  const [since] = await shop.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM activity_log',
  )
  const { status, body } = await act()
  expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), expect.anything()])
  const entries = await shop.database.query<Entry>(
    `SELECT action, actor_id AS actor, details FROM activity_log ORDER BY created_at, id OFFSET $1`,
    [since?.count ?? 0],
  )
  expect(entries.map((entry) => entry.actor)).toEqual(entries.map(() => actor.id))
  return entries.map(({ action, details }) => activitySentence(action, details))
}

const patch = (as: Customer, path: string, body: object) => () => shop.call('PATCH', path, { as, body })

describe('The audit log', () => {
  it('tells of a price and a name who changed them from what to what, and of a save without a change nothing', async () => {
    const { id, title } = await shop.product({ priceCents: 9_900 })
    expect(await toldBy(admin, patch(admin, `/products/${id}`, { priceCents: 12_050 }))).toEqual([
      `Product “${title}” changed: Price from “$99.00” to “$120.50”`,
    ])
    expect(await toldBy(admin, patch(admin, `/products/${id}`, { priceCents: 12_050 }))).toEqual([])
  })

  it('tells of a code from its making on', async () => {
    let id = ''
    const make = async () => {
      const body = { code: 'AUDIT', type: 'percentage', percentage: 10 }
      const answer = await shop.call<{ doc: { id: string } }>('POST', '/discounts', { as: admin, body })
      id = answer.body.doc.id
      return answer
    }
    expect(await toldBy(admin, make)).toEqual(['Discount code “AUDIT” created'])
    expect(await toldBy(admin, patch(admin, `/discounts/${id}`, { active: false, percentage: 15 }))).toEqual([
      expect.stringMatching(/^Discount code “AUDIT” changed: .*from “yes” to “no”.*from “10” to “15”$/),
    ])
  })

  it('tells of pages what became of them, and never what they say at length', async () => {
    let id = ''
    const make = async () => {
      const answer = await shop.call<{ doc: { id: string } }>('POST', '/pages?draft=true', {
        as: admin,
        body: { title: 'Audited', slug: 'audited', _status: 'draft' },
      })
      id = answer.body.doc.id
      return answer
    }
    expect(await toldBy(admin, make)).toEqual(['Page “Audited” created'])
    const publish = patch(admin, `/pages/${id}`, { title: 'Audited twice', _status: 'published' })
    expect(await toldBy(admin, publish)).toEqual([
      'Page “Audited twice” published: Title from “Audited” to “Audited twice”',
    ])
    const remove = () => shop.call('DELETE', `/pages/${id}`, { as: admin })
    expect(await toldBy(admin, remove)).toEqual([
      expect.stringMatching(/^Page “Audited twice” (deleted|put into)/),
    ])
  })

  it('tells of menus, and of settings to those who may see them', async () => {
    const menu = () => shop.call('POST', '/globals/navigation', { as: admin, body: { copyright: '© Audit' } })
    expect(await toldBy(admin, menu)).toEqual([
      expect.stringMatching(/^Menus and footer changed: .*“© Audit”/),
    ])
    const name = () =>
      shop.call('POST', '/globals/system-settings', {
        as: boss,
        body: { branding: { name: 'Audited shop' } },
      })
    expect(await toldBy(boss, name)).toEqual([
      expect.stringMatching(/^System settings changed: .*“Audited shop”/),
    ])
    const seen = async (as: Customer) => {
      const query = 'where[action][equals]=settings.changed'
      const { body } = await shop.call<{ totalDocs: number }>('GET', `/activity-log?${query}`, { as })
      return body.totalDocs
    }
    expect([await seen(boss), await seen(admin)]).toEqual([1, 0])
  })

  it('tells of rights with what they were, and of a name only that it changed', async () => {
    const other = await person(shop, 'admin')
    const taken = await toldBy(
      boss,
      patch(boss, `/users/${other.id}`, { rights: ['money'], lastname: 'Hidden' }),
    )
    expect(taken).toEqual(['Account changed: Last name; Rights from “nothing” to “["money"]”'])
    expect(taken.join()).not.toContain('Hidden')
    const own = await toldBy(boss, patch(boss, `/users/${boss.id}`, { lastname: 'Other' }))
    expect(own).toEqual(['Account changed: Last name'])
  })

  it('is kept as it is: neither the API nor SQL changes or removes an entry', async () => {
    const [entry] = await shop.database.query<{ id: string }>('SELECT id FROM activity_log LIMIT 1')
    for (const method of ['PATCH', 'DELETE']) {
      const { status } = await shop.call(method, `/activity-log/${entry?.id}`, {
        as: boss,
        body: { by: 'system' },
      })
      expect(status).toBe(403)
    }
    await expect(
      shop.database.query(`UPDATE activity_log SET "by" = 'x' WHERE id = $1`, [entry?.id]),
    ).rejects.toThrow()
    await expect(shop.database.query('DELETE FROM activity_log WHERE id = $1', [entry?.id])).rejects.toThrow()
  })

  it('is asked by staff in as many ways as its links offer', async () => {
    for (const { label, to } of ACTIVITY_FILTERS) {
      const { status, body } = await shop.call<{ totalDocs: number }>('GET', to.replace('/collections', ''), {
        as: boss,
      })
      expect([label, status]).toEqual([label, 200])
      if (['Website and prices', 'Settings', 'Accounts and rights'].includes(label))
        expect(body.totalDocs).toBeGreaterThan(0)
    }
  })
})
