import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { AFTER, editedPages } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let buyer: Customer
let pages: ReturnType<typeof editedPages>
beforeAll(async () => {
  shop = await startShop()
  ;[editor, buyer] = await Promise.all([person(shop, 'superuser'), person(shop)])
  pages = editedPages(shop, editor)
})
afterAll(() => shop.stop())

const trash = (path: string, as: Customer | null = editor) =>
  shop.call('PATCH', path, { as, body: { deletedAt: new Date().toISOString() } })
const restore = (path: string, body = {}) =>
  shop.call('PATCH', `${path}${path.includes('?') ? '&' : '?'}trash=true`, {
    as: editor,
    body: { deletedAt: null, ...body },
  })

async function expectHidden(collection: string, id: string, secret: string, readers: (Customer | null)[]) {
  for (const as of readers)
    for (const path of [
      `/${collection}/${id}`,
      `/${collection}/${id}?trash=true`,
      `/${collection}/${id}?draft=true&trash=true`,
      `/${collection}?trash=true&limit=0&depth=2`,
      `/${collection}?trash=true&draft=true&limit=0`,
      `/${collection}?where[deletedAt][exists]=true&trash=true`,
      `/${collection}?locale=fr&trash=true&limit=0`,
      `/${collection}/versions?trash=true&limit=0`,
    ])
      expect(JSON.stringify((await shop.call('GET', path, { as })).body), path).not.toContain(secret)
}

describe('Editing: the trash', () => {
  it('hides a page and its drafts from everybody but staff, by every route, and gives it back as a draft', async () => {
    const { id, slug } = await pages.newPage()
    await pages.save(id, { title: 'A discarded title' }, '?locale=en')
    expect((await trash(`/pages/${id}`, buyer)).status).toBe(403)
    expect((await trash(`/pages/${id}`)).status).toBe(200)
    await expectHidden('pages', id, 'discarded', [null, buyer])
    const list = await shop.call('GET', '/pages?trash=true&where[deletedAt][exists]=true', { as: editor })
    expect(JSON.stringify(list.body)).toContain('discarded')

    expect((await restore(`/pages/${id}`)).status).toBe(200)
    expect(await pages.read(id)).toBeNull()
    await pages.save(id, {}, '?locale=en')
    expect(await pages.read(id)).toBe('A discarded title')
    expect((await shop.payload.findByID({ collection: 'pages', id })).slug).toBe(slug)
  })

  it('keeps the address of what lies in it, and says so to whoever wants it', async () => {
    const { id, slug } = await pages.newPage()
    await trash(`/pages/${id}`)
    const body = { title: 'A new one', slug, _status: 'published' }
    const refused = await shop.call('POST', '/pages', { as: editor, body })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('“As it was” in the trash has this address')
    await shop.call('DELETE', `/pages/${id}?trash=true`, { as: editor })
    expect((await shop.call('POST', '/pages', { as: editor, body })).status).toBe(201)
  })

  it('takes a product out of the shop, and leaves what was bought; what was ordered is never destroyed', async () => {
    const program = await programWithLesson(shop)
    await order(shop, buyer, [program.product], { amount: 0 })
    const { id } = program.product
    expect((await trash(`/products/${id}`)).status).toBe(200)
    await expectHidden('products', id, program.product.sku, [null, buyer])
    const placed = await shop.call('POST', '/payments/orders', {
      as: await person(shop),
      body: {
        productIds: [id],
        products: [{ id }],
        amount: 0,
        paymentProvider: 'paypal',
        paymentMethod: 'paypal',
      },
    })
    expect(placed.status).toBeGreaterThanOrEqual(400)
    expect((await shop.call('GET', `/programs/${program.programId}/content`, { as: buyer })).status).toBe(200)
    expect((await shop.call('DELETE', `/products/${id}?trash=true`, { as: editor })).status).toBe(409)
    expect((await restore(`/products/${id}`, { _status: 'published' })).status).toBe(200)
    expect((await shop.call('GET', `/products/slug/${program.product.slug}`)).status).toBe(200)
  })

  it('closes a lesson to its owners until it is restored and published', async () => {
    const program = await programWithLesson(shop)
    await order(shop, buyer, [program.product], { amount: 0 })
    await trash(`/lessons/${program.lessonId}`)
    await expectHidden('lessons', program.lessonId, program.secrets.body, [null, buyer])
    const content = await shop.call('GET', `/programs/${program.programId}/content`, { as: buyer })
    expect(JSON.stringify(content.body)).not.toContain(program.secrets.lesson)
    await restore(`/lessons/${program.lessonId}`, { _status: 'published' })
    const again = await shop.call('GET', `/programs/${program.programId}/lessons/${program.lessonSlug}`, {
      as: buyer,
    })
    expect(again.status).toBe(200)
  })

  it('hides a form and a picture, which visitors do not see anywhere, and takes no answers to the form', async () => {
    const { body } = await shop.call<{ doc: { id: string } }>('POST', '/forms', {
      as: editor,
      body: {
        title: 'A discarded form',
        fields: [{ blockType: 'text', name: 'name', label: 'Your name' }],
        confirmationType: 'message',
        confirmationMessage: richText('Thank you'),
        _status: 'published',
      },
    })
    const form = body.doc.id
    const [picture] = await shop.database.query<{ id: string }>(
      `INSERT INTO media (alt, filename, mime_type) VALUES ('A discarded picture', 'discarded.png', 'image/png') RETURNING id`,
    )
    const id = picture?.id ?? ''
    expect((await trash(`/forms/${form}`)).status).toBe(200)
    expect((await trash(`/media/${id}`)).status).toBe(200)
    await expectHidden('forms', form, 'discarded', [null, buyer])
    await expectHidden('media', id, 'discarded', [null, buyer])
    expect((await shop.call('GET', '/media/file/discarded.png')).status).toBeGreaterThanOrEqual(400)
    const sent = await shop.call('POST', '/form-submissions', {
      body: { form, submissionData: [{ field: 'name', value: 'Ann' }] },
    })
    expect(sent.status).toBe(404)
  })

  it('refuses a picture that visitors see, and says where', async () => {
    const [picture] = await shop.database.query<{ id: string }>(
      `INSERT INTO media (alt) VALUES ('In use') RETURNING id`,
    )
    const { id } = await pages.newPage()
    const layout = [{ blockType: 'hero', heading: 'Hello', text: 'Come in', image: picture?.id }]
    await pages.save(id, { layout }, '?locale=en')
    const refused = await trash(`/media/${picture?.id}`)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('“As it was”')
  })

  it('stops what is scheduled, and the dashboard says why', async () => {
    const { id } = await pages.newPage()
    await pages.schedule(id, {})
    await trash(`/pages/${id}`)
    await runDueChanges(shop.payload, AFTER)
    expect(await pages.read(id)).toBeNull()
    const rows = await shop.database.query('SELECT problem FROM scheduled_changes WHERE document = $1', [id])
    expect(rows).toEqual([{ problem: 'It is in the trash.' }])
  })
})
