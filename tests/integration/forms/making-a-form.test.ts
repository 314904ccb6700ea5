import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form } from '@/src/generated/payload-types'
import { contactForm } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Answer = { doc: Form; errors: { data?: { errors?: { path: string; message: string }[] } }[] }
const make = (changes: object = {}) =>
  shop.call<Answer>('POST', '/forms?depth=0', {
    as: admin,
    body: {
      title: `Questions ${randomUUID()}`,
      fields: [{ blockType: 'text', label: 'Your name' }],
      confirmationType: 'redirect',
      redirect: { url: '/programs' },
      ...changes,
    },
  })
const change = (id: string, changes: object) =>
  shop.call<Answer>('PATCH', `/forms/${id}?depth=0`, { as: admin, body: changes })

describe('Forms: what staff make', () => {
  it('needs questions only: what programs call them is made from how they read, each unlike all others', async () => {
    const { status, body } = await make({
      fields: [
        { blockType: 'text', label: 'Your name' },
        { blockType: 'text', label: 'Your Name' },
        { blockType: 'text', label: 'Website' },
        { blockType: 'radio', label: 'Où ?', options: [{ label: ' At home ' }] },
      ],
    })
    expect(status).toBe(201)
    const names = body.doc.fields.map((field) => ('name' in field ? field.name : ''))
    expect(names).toEqual(['your-name', 'your-name-2', 'website-2', 'ou'])
    expect(body.doc.fields[3]).toMatchObject({ options: [{ value: 'At home' }] })
    expect(body.doc.slug).toMatch(/^questions-/)
  })

  it('keeps the names of questions and form that were there, however both are worded later', async () => {
    const { doc } = (await make()).body
    const { body } = await change(doc.id, {
      title: 'Something else',
      fields: doc.fields.map((field) => ({ ...field, label: 'What may we call you?' })),
    })
    expect(body.doc.fields[0]).toMatchObject({ name: 'your-name', label: 'What may we call you?' })
    expect(body.doc.slug).toBe(doc.slug)
  })

  it('can be copied: the copy is another form for programs, too', async () => {
    const { doc } = (await make()).body
    const { status, body } = await shop.call<Answer>('POST', `/forms/${doc.id}/duplicate?depth=0`, {
      as: admin,
      body: {},
    })
    expect(status).toBe(200)
    expect(body.doc.slug).toBeTruthy()
    expect(body.doc.slug).not.toBe(doc.slug)
  })

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (url) => {
      const { status, body } = await make({ redirect: { url } })
      expect(status).toBe(400)
      expect(JSON.stringify(body.errors)).toContain('Write a page of this site')
    },
  )

  it.each(['payment', 'country'])('has no question of the kind %s: it is not kept', async (blockType) => {
    const { body } = await make({
      fields: [
        { blockType, label: 'Anything', name: 'anything' },
        { blockType: 'text', label: 'Your name' },
      ],
    })
    const { body: kept } = await shop.call<Form>('GET', `/forms/${body.doc.id}?depth=0`, { as: admin })
    expect(kept.fields.map((field) => field.blockType)).toEqual(['text'])
  })
})

describe('Forms: what visitors may read of one', () => {
  it('is its questions, and neither who is told nor the words of the receipt', async () => {
    const form = await contactForm(shop)
    const { body } = await shop.call<Form>('GET', `/forms/${form.id}?depth=0`)
    expect(body.fields.map(({ blockType }) => blockType)).toEqual(['text', 'email', 'select', 'textarea'])
    expect(JSON.stringify(body)).not.toContain(form.staffEmail)
    expect(JSON.stringify(body)).not.toContain('within two working days')
  })

  it.each(['staffEmails.email', 'receipt.text'])('is not found out by searching for %s', async (field) => {
    const { staffEmail } = await contactForm(shop)
    const words = field === 'receipt.text' ? 'within two working days' : staffEmail
    const query = `where[${field}][like]=${encodeURIComponent(words)}`
    const found = async (as: Customer | null) =>
      (await shop.call<{ totalDocs?: number }>('GET', `/forms?${query}&depth=0`, { as })).body.totalDocs ?? 0
    expect(await found(admin)).toBeGreaterThan(0)
    expect(await found(null)).toBe(0)
  })

  it('is the same where it stands on a page', async () => {
    const form = await contactForm(shop)
    const slug = `page-${randomUUID()}`
    await shop.payload.create({
      collection: 'pages',
      data: {
        title: 'Write to us',
        slug,
        layout: [{ blockType: 'form', heading: 'Write to us', form: form.id }],
        _status: 'published',
      },
      context: { disableRevalidate: true },
    })
    const { body } = await shop.call<{ docs: unknown[] }>('GET', `/pages?where[slug][equals]=${slug}&depth=2`)
    expect(JSON.stringify(body)).toContain('Your message')
    expect(JSON.stringify(body)).not.toContain(form.staffEmail)
  })
})
