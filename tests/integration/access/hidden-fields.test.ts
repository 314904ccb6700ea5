import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let customer: Customer
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  customer = await person(shop)
  admin = await person(shop, 'admin')
  await order(shop, customer, [await shop.product()])
})
afterAll(() => shop.stop())

/** Every field a reader may be refused, by collection, as a path. */
function hiddenFields(): [collection: string, path: string][] {
  return shop.payload.config.collections.flatMap(({ slug, fields }) =>
    restricted(fields).map((path): [string, string] => [slug, path]),
  )
}

function restricted(fields: Field[], parent = ''): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${parent}${field.name}` : parent.slice(0, -1)
    const isRestricted =
      ('access' in field && typeof field.access?.read === 'function') || ('hidden' in field && field.hidden)
    if (isRestricted && path) return [path]
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        restricted(tab.fields, 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent),
      )
    }
    return 'fields' in field ? restricted(field.fields, path ? `${path}.` : '') : []
  })
}

const ask = (collection: string, query: string, as: Customer | null = customer) =>
  shop.call<{ docs?: Record<string, unknown>[] }>('GET', `/${collection}?${query}`, { as })

describe('Reliability: a field one may not read cannot be found out either', () => {
  it('finds fields to ask about', () => {
    const found = hiddenFields().map(([slug, path]) => `${slug}.${path}`)
    expect(found).toContain('users.migration')
    expect(found.length).toBeGreaterThan(10)
  })

  it('does not show them, however they are asked for', async () => {
    for (const [collection, path] of hiddenFields()) {
      const select = path
        .split('.')
        .map((part) => `[${part}]`)
        .join('')
      const answers = [
        await ask(collection, `select${select}=true&depth=2&showHiddenFields=true`),
        await ask(collection, 'depth=3&showHiddenFields=true&limit=100'),
      ]
      for (const { body } of answers) {
        for (const doc of body.docs ?? []) {
          // Payload's own list of sessions is shown to its owner, and is always empty.
          expect(valueAt(doc, path) ?? [], `${collection}.${path}`).toEqual([])
        }
      }
    }
  })

  it('does not filter by them', async () => {
    const leaks: string[] = []
    for (const [collection, path] of hiddenFields()) {
      for (const operator of ['[exists]=true', '[exists]=false', '[like]=a']) {
        const { status, body } = await ask(collection, `where[${path}]${operator}`)
        if (status < 400 && (body.docs ?? []).length > 0) leaks.push(`${collection}.${path}${operator}`)
      }
    }
    expect(leaks).toEqual([])
  })

  it('does not reach people’s secrets through what belongs to them', async () => {
    const paths = ['user.hash', 'user.salt', 'user.resetPasswordToken', 'user.migration', 'user.legacyId']
    for (const collection of ['orders', 'user-products', 'consents', 'invoices']) {
      for (const path of paths) {
        const { status, body } = await ask(collection, `where[${path}][exists]=true`)
        expect(status >= 400 || body.docs?.length === 0, `${collection} ${path}`).toBe(true)
      }
    }
  })

  it('does not reach other people through what they can read', async () => {
    const others = encodeURIComponent(admin.email)
    for (const query of [
      `where[user.email][equals]=${others}`,
      `where[or][0][user.email][equals]=${others}`,
    ]) {
      for (const collection of ['orders', 'user-products']) {
        const { body } = await ask(collection, query)
        expect(body.docs ?? [], `${collection} ${query}`).toEqual([])
      }
    }
    const { body } = await ask('users', 'sort=-role&limit=0&depth=3')
    expect(body.docs?.map(({ id }) => id)).toEqual([customer.id])
    const sales = await ask('orders', 'depth=3&limit=0')
    expect(sales.body.docs?.length).toBe(1)
    expect(JSON.stringify(sales.body)).not.toContain(admin.email)
  })
})

describe('Specification 6: system settings are the superusers’', () => {
  it('shows whoever is not one the branding alone, however the rest is asked for', async () => {
    const superuser = await person(shop, 'superuser')
    const groups = async (as: Customer | null, query = '') => {
      const { body } = await shop.call('GET', `/globals/system-settings${query}`, { as })
      return SETTINGS.filter((group) => group in body)
    }
    expect(await groups(superuser)).toEqual(SETTINGS)
    for (const as of [null, customer, admin]) {
      for (const query of [
        '',
        '?depth=3&showHiddenFields=true',
        `?${SETTINGS.map((name) => `select[${name}]=true`).join('&')}`,
      ]) {
        expect(await groups(as, query)).toEqual(['branding'])
      }
    }
  })
})

const SETTINGS = ['branding', 'seller', 'invoices', 'security', 'consent']

function valueAt(doc: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>)[key] : undefined
  }, doc)
}
