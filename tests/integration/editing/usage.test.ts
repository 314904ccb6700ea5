import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStale, readChanges, readStale } from '@/plugins/editing/history/read-history'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { editedPages } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

type Use = { collection: string; id: string | null; title: string; fields: string[]; isPublic: boolean }
const usage = async (path: string, as: Customer | null = editor) =>
  (await shop.call<{ data: Use[] }>('GET', `${path}/usage`, { as })).body.data

async function newPicture(): Promise<string> {
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO media (alt) VALUES ('A garden') RETURNING id`,
  )
  return row?.id ?? ''
}
async function newFilm(): Promise<string> {
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO films (title, filename, mime_type) VALUES ('A look inside', 'look.mp4', 'video/mp4') RETURNING id`,
  )
  return row?.id ?? ''
}
const newForm = async (): Promise<string> => {
  const { body } = await shop.call<{ doc: { id: string } }>('POST', '/forms', {
    as: editor,
    body: {
      title: 'Ask us',
      fields: [{ blockType: 'text', name: 'name', label: 'Your name' }],
      confirmationType: 'message',
      confirmationMessage: richText('Thank you'),
      _status: 'published',
    },
  })
  return body.doc.id
}

describe('Editing: where something is used', () => {
  it('a page is found in menus, blocks and products, by its address in each language', async () => {
    const target = await pages.newPage()
    const french = `fr-${target.slug}`
    await pages.save(target.id, { title: 'But', slug: french, _status: 'published' }, '?locale=fr')
    const linking = await pages.newPage()
    const button = { label: 'More', href: `/fr/${french}?x=1`, style: 'primary' }
    const layout = [{ blockType: 'call-to-action', heading: 'See', actions: [button] }]
    await pages.save(linking.id, { layout }, '?locale=en')
    const drafted = await pages.newPage('draft')
    await pages.save(drafted.id, {
      layout: [{ blockType: 'rich-text', content: richText('Words') }, ...layout],
    })
    await shop.payload.updateGlobal({
      slug: 'navigation',
      data: { items: [{ label: 'Target', href: `/${target.slug}` }] },
    })

    for (const idOrSlug of [target.id, target.slug, french]) {
      const found = await usage(`/pages/${idOrSlug}`)
      expect(found).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            collection: 'pages',
            id: linking.id,
            fields: ['Content'],
            isPublic: true,
          }),
          expect.objectContaining({ collection: 'navigation', id: null, isPublic: true }),
          expect.objectContaining({ collection: 'pages', id: drafted.id, isPublic: false }),
        ]),
      )
      expect(found).toHaveLength(3)
    }
    expect(await usage(`/pages/${linking.id}`)).toEqual([])
    expect((await shop.call('GET', `/pages/${target.id}/usage`)).status).toBe(401)
  })

  it('is told in the language of the staff area: fields and menus by their names, documents by their titles', async () => {
    const target = await pages.newPage()
    const linking = await pages.newPage()
    const button = { label: 'More', href: `/${target.slug}`, style: 'primary' }
    const layout = [{ blockType: 'call-to-action', heading: 'See', actions: [button] }]
    await pages.save(linking.id, { title: 'Leads there', layout }, '?locale=en')
    await pages.save(linking.id, { title: 'Y mène', slug: `fr-${linking.slug}` }, '?locale=fr')
    const items = [{ label: 'Target', href: `/${target.slug}` }]
    await shop.payload.updateGlobal({ slug: 'navigation', data: { items } })
    const told = async (language: string) => {
      const headers = { cookie: `payload-lng=${language}` }
      const path = `/pages/${target.id}/usage`
      const { body } = await shop.call<{ data: Use[] }>('GET', path, { as: editor, headers })
      return body.data.map(({ title, fields }) => [title, ...fields]).sort()
    }
    expect(await told('en')).toEqual([
      ['Leads there', 'Content'],
      ['Menus and footer', 'Header'],
    ])
    expect(await told('fr')).toEqual([
      ['Menus et pied de page', 'En-tête'],
      ['Y mène', 'Contenu'],
    ])
  })

  it('a product is found in bundles, its program and discounts', async () => {
    const [part, bundle] = [await shop.product(), await shop.product()]
    await shop.payload.update({ collection: 'products', id: bundle.id, data: { opens: [part.id] } })
    await shop.payload.create({
      collection: 'programs',
      data: { title: 'Its program', product: part.id, _status: 'published' },
    })
    expect((await usage(`/products/${part.slug}`)).map(({ collection }) => collection).sort()).toEqual([
      'products',
      'programs',
    ])
  })

  it('a picture, film or form that visitors see cannot be deleted, and the refusal says where it is', async () => {
    const [picture, film, form] = [await newPicture(), await newFilm(), await newForm()]
    const page = await pages.newPage()
    const layout = [
      { blockType: 'hero', heading: 'Welcome', text: 'Come in', image: picture },
      { blockType: 'form', heading: 'Ask', form },
      { blockType: 'video', heading: 'A look', film },
    ]
    const used = [`/media/${picture}`, `/forms/${form}`, `/films/${film}`]
    await pages.save(page.id, { title: 'With all', layout }, '?locale=en')
    for (const path of used) {
      expect(await usage(path)).toMatchObject([{ id: page.id, title: 'With all', isPublic: true }])
      const refused = await shop.call('DELETE', path, { as: editor })
      expect(refused.status, JSON.stringify(refused.body)).toBe(409)
      expect(JSON.stringify(refused.body)).toContain('“With all”')
    }
    await pages.save(page.id, { layout: [] }, '?locale=en')
    for (const path of used) expect((await shop.call('DELETE', path, { as: editor })).status).toBe(200)
  })

  it('a page that visitors are led to stays on the website, whoever would take it off, until nothing leads there', async () => {
    const target = await pages.newPage()
    await pages.save(
      target.id,
      { title: 'But', slug: `fr-${target.slug}`, _status: 'published' },
      '?locale=fr',
    )
    const linking = await pages.newPage()
    const button = { label: 'More', href: `/${target.slug}`, style: 'primary' }
    const layout = [{ blockType: 'call-to-action', heading: 'See', actions: [button] }]
    await pages.save(linking.id, { title: 'It leads there', layout, _status: 'published' }, '?locale=en')
    const path = `/pages/${target.id}`
    const change = (body: object, query = '') => shop.call('PATCH', `${path}${query}`, { as: editor, body })
    const isPublic = async () => (await shop.call('GET', path)).status === 200

    const tries = [
      await change({ _status: 'draft' }),
      await change({ deletedAt: new Date().toISOString() }),
      await shop.call('DELETE', path, { as: editor }),
    ]
    for (const { status, body } of tries) {
      expect(status, JSON.stringify(body)).toBe(409)
      expect(JSON.stringify(body)).toContain('This is used on “It leads there”. Take it out there first.')
    }
    expect(
      translateSentence('This is used on “It leads there”. Take it out there first.', FRENCH_SENTENCES),
    ).toBe('Ceci sert à “It leads there”. Retirez-le d’abord de là.')
    expect(await isPublic()).toBe(true)

    expect((await change({ title: 'A draft', _status: 'draft' }, '?draft=true')).status).toBe(200)
    expect((await change({ shown: false, _status: 'published' }, '?locale=fr')).status).toBe(200)
    await pages.save(linking.id, { layout: [], _status: 'published' }, '?locale=en')
    expect((await change({ _status: 'draft' })).status).toBe(200)
    expect(await isPublic()).toBe(false)
  })

  it('a product is not held by its own program, but by what offers it', async () => {
    const product = await shop.product()
    await shop.payload.create({
      collection: 'programs',
      data: { title: 'Of it', product: product.id, _status: 'published' },
    })
    const bundle = await shop.product()
    await shop.payload.update({ collection: 'products', id: bundle.id, data: { opens: [product.id] } })
    const unpublish = () =>
      shop.call('PATCH', `/products/${product.id}`, { as: editor, body: { _status: 'draft' } })
    expect((await unpublish()).status).toBe(409)
    await shop.payload.update({ collection: 'products', id: bundle.id, data: { opens: [] } })
    expect((await unpublish()).status).toBe(200)
  })
})

describe('Editing: what changed', () => {
  it('says who published what and when, the newest first, and leads to that version; drafts are not in it', async () => {
    const first = await pages.newPage()
    const second = await pages.newPage()
    await pages.save(first.id, { title: 'A draft of it' })
    await pages.save(second.id, { title: 'Read again' }, '?locale=en')
    const [newest, before, begun] = await readChanges(shop.payload, 'en')
    expect([newest?.title, newest?.document, newest?.collection]).toEqual(['Read again', second.id, 'pages'])
    expect([before?.document, begun?.document]).toEqual([second.id, first.id])
    expect(newest?.by).toBeTruthy()
    const version = await shop.call('GET', `/pages/versions/${newest?.version}`, { as: editor })
    expect(version.status).toBe(200)
    const own = await shop.payload.create({
      collection: 'pages',
      data: { title: 'By itself', slug: 'by-itself', layout: [], _status: 'published' },
    })
    expect((await readChanges(shop.payload, 'en'))[0]).toMatchObject({ document: own.id, by: null })
  })

  it('tells of the menus, too', async () => {
    const save = (query: string, _status: string) =>
      shop.call('POST', `/globals/navigation${query}`, { as: editor, body: { copyright: '© Us', _status } })
    await save('', 'published')
    await save('?draft=true', 'draft')
    const [newest] = await readChanges(shop.payload, 'en')
    expect(newest).toMatchObject({ collection: 'navigation', document: null, by: 'Demo Person' })
    const version = await shop.call('GET', `/globals/navigation/versions/${newest?.version}`, { as: editor })
    expect(version.status).toBe(200)
  })

  it('tells what was published last before so many months, until it is published again', async () => {
    const { id } = await pages.newPage()
    await shop.database.query(`UPDATE pages SET updated_at = now() - interval '13 months' WHERE id = $1`, [
      id,
    ])
    const stale = async () => (await readStale(shop.payload, 'en')).map((page) => page.id)
    expect(await stale()).toContain(id)
    expect(await countStale(shop.payload)).toBe((await stale()).length)
    const months = (staleMonths: number) =>
      shop.payload.updateGlobal({ slug: 'system-settings', data: { editing: { staleMonths } } })
    await months(24)
    expect(await stale()).not.toContain(id)
    await months(12)
    await pages.save(id, { title: 'Looked at' }, '?locale=en')
    expect(await stale()).not.toContain(id)
  })
})
