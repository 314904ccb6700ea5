import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const save = (label: string, query = '') =>
  shop.call('POST', `/globals/navigation${query}`, {
    as: editor,
    body: { items: [{ label, href: '/programs' }], _status: query ? 'draft' : 'published' },
  })

it('Editing: menus that are being written are seen by staff alone, by every route, until they are published', async () => {
  await save('As it was')
  expect((await save('Half a thought', '?draft=true')).status).toBe(200)
  const reader = await person(shop)
  for (const as of [null, reader])
    for (const path of ['', '?draft=true', '?locale=fr&draft=true', '?locale=all&draft=true', '/versions']) {
      const { body } = await shop.call('GET', `/globals/navigation${path}`, { as })
      expect(JSON.stringify(body), path).not.toContain('Half a thought')
    }
  const asStaff = await shop.call('GET', '/globals/navigation?draft=true', { as: editor })
  expect(JSON.stringify(asStaff.body)).toContain('Half a thought')
  const before = await shop.call('GET', '/globals/navigation')
  expect(JSON.stringify(before.body)).toContain('As it was')
  await save('Published')
  expect(JSON.stringify((await shop.call('GET', '/globals/navigation')).body)).toContain('Published')
})

it('Editing: menus are written, published and taken back in each language alone', async () => {
  const reader = await person(shop)
  const write = async (query: string, labels: string[]) => {
    const items = labels.map((label) => ({ label, href: '/programs' }))
    const _status = query.includes('draft=true') ? 'draft' : 'published'
    const answer = await shop.call('POST', `/globals/navigation?${query}`, {
      as: editor,
      body: { items, _status },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const told = async () => {
    const answers = ['en', 'fr'].map(async (locale) => {
      const path = `/globals/navigation?locale=${locale}`
      const { body } = await shop.call<{ items?: { label: string }[] }>('GET', path, { as: reader })
      return (body.items ?? []).map(({ label }) => label)
    })
    return Promise.all(answers)
  }
  await write('locale=en', ['Plain English'])
  await write('locale=fr', ['En clair'])
  await write('locale=fr&draft=true', ['Un brouillon'])
  expect(await told(), 'a French draft').toEqual([['Plain English'], ['En clair']])
  await write('locale=en&draft=true', ['Half a thought'])
  await write('locale=fr&publishSpecificLocale=fr', ['Plus clair'])
  expect(await told(), 'an English draft').toEqual([['Plain English'], ['Plus clair']])
  await write('locale=fr&publishSpecificLocale=fr', [])
  expect(await told()).toEqual([['Plain English'], []])
})
