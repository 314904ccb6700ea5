import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { storedTemplates } from '@/plugins/mail/templates/stored-templates'
import { syncTemplates } from '@/plugins/mail/templates/sync-templates'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
  reader = await person(shop)
})
afterAll(() => shop.stop())

type Words = Record<string, unknown>

const picture = async () => {
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO media (alt) VALUES ('Plain English') RETURNING id`,
  )
  return `/media/${row?.id}`
}

/** What is published as it is saved: each language has its own words, and none of the other's. */
const SAVED = [
  {
    kind: 'the text of a picture',
    path: picture,
    words: async (said: string) => ({ alt: said }),
    said: (doc: Words) => doc.alt,
  },
  {
    kind: 'a setting that visitors read',
    path: async () => '/globals/system-settings',
    words: async (said: string) => ({ branding: { name: 'Shop', tagline: said } }),
    said: (doc: Words) => (doc.branding as { tagline?: string }).tagline,
  },
  {
    kind: 'a menu',
    path: async () => '/globals/navigation',
    words: async (said: string) => ({ items: [{ label: said, href: '/programs' }], _status: 'published' }),
    said: (doc: Words) => (doc.items as { label: string }[] | undefined)?.[0]?.label,
  },
]

describe.each(SAVED)('Languages: $kind in English and French', ({ path: make, words, said }) => {
  it('says its own words in each, and nothing where nobody wrote any', async () => {
    const path = await make()
    const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
    const write = async (locale: string, text: string) => {
      const answer = await shop.call(method, `${path}?locale=${locale}`, {
        as: editor,
        body: await words(text),
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const told = async (locale: string) =>
      said((await shop.call<Words>('GET', `${path}?locale=${locale}`, { as: reader })).body) ?? null
    await write('en', 'Plain English')
    expect([await told('en'), await told('fr')]).toEqual(['Plain English', null])
    await write('fr', 'En clair')
    expect([await told('en'), await told('fr')]).toEqual(['Plain English', 'En clair'])
    await write('en', 'Renamed')
    expect([await told('en'), await told('fr')]).toEqual(['Renamed', 'En clair'])
  })
})

async function templateOf(key: string) {
  const template = (await storedTemplates(pool(shop.payload))).get(key)
  if (!template) throw new Error(`no template is called ${key}`)
  return template
}

/** Of a mail that is sent now. */
async function subjectOf(key: string): Promise<string> {
  const to = `reader-${randomUUID()}@example.com`
  const message = MESSAGES[key] as never
  await queueMail(pool(shop.payload), message, { to, dedupeKey: to, variables: orderReceipt.sample as never })
  const [mail] = await shop.mailsTo(to)
  return mail?.subject ?? 'no mail came'
}

describe('Languages: a mail template in English and French', () => {
  it('keeps a draft beside what is sent, in each language alone, until it is published; taken back, our own is sent', async () => {
    const keys = ['order-receipt', 'order-receipt:fr']
    const subjects = async () => {
      const found: string[] = []
      for (const key of keys) found.push(await subjectOf(key))
      return found
    }
    const write = async (key: string, content: object, query = '') => {
      const path = `/email-templates/${(await templateOf(key)).id}${query}`
      expect((await shop.call('PATCH', path, { as: editor, body: content })).status).toBe(200)
    }
    await write('order-receipt', { subject: 'Thanks!' })
    const [, french] = await subjects()
    await write('order-receipt', { subject: 'A draft', _status: 'draft' }, '?draft=true')
    await write('order-receipt:fr', { subject: 'Un brouillon', _status: 'draft' }, '?draft=true')
    expect(await subjects()).toEqual(['Thanks!', french])
    expect((await templateOf('order-receipt:fr')).hasDraft).toBe(true)
    await syncTemplates(shop.payload)
    expect((await templateOf('order-receipt:fr')).hasDraft, 'our updates leave it alone').toBe(true)

    await write('order-receipt:fr', { subject: 'Merci!', _status: 'published' })
    expect(await subjects()).toEqual(['Thanks!', 'Merci!'])
    await write('order-receipt:fr', { _status: 'draft' })
    expect(await subjects()).toEqual(['Thanks!', french])
    await syncTemplates(shop.payload)
    expect(await templateOf('order-receipt:fr')).toMatchObject({
      isUnpublished: true,
      content: { subject: 'Merci!' },
    })
    const path = `/email-templates/${(await templateOf('order-receipt:fr')).id}/reset`
    expect((await shop.call('POST', path, { as: editor })).status).toBe(200)
    expect(await subjects()).toEqual(['Thanks!', french])
    expect((await templateOf('order-receipt:fr')).isUnpublished).toBe(false)
  })
})
