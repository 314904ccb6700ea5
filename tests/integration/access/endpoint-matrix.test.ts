import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descriptionOf } from '@/src/server/openapi/described'
import { type DescribedApi, describedApi } from '../../support/described-api'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { ENDPOINTS } from './endpoint-table'

let shop: Shop
let api: DescribedApi
beforeAll(async () => {
  shop = await startShop()
  api = await describedApi(shop)
})
afterAll(() => shop.stop())

/** Somebody new for each call, as some calls end the session they are made with. */
const VISITORS = {
  anonymous: async () => null,
  customer: () => person(shop),
  deactivated: () => deactivated('user'),
  'deactivated admin': () => deactivated('admin'),
  admin: () => person(shop, 'admin'),
  superuser: () => person(shop, 'superuser'),
} satisfies Record<string, () => Promise<Customer | null>>
type Visitor = keyof typeof VISITORS

async function deactivated(role: 'user' | 'admin'): Promise<Customer> {
  const who = await person(shop, role)
  await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = '${who.id}'`)
  return who
}

/** What each visitor is answered: allowed, sign in first, or forbidden. */
const EXPECTED: Record<keyof typeof ENDPOINTS, Record<Visitor, 'in' | 401 | 403>> = {
  anyone: {
    anonymous: 'in',
    customer: 'in',
    deactivated: 'in',
    'deactivated admin': 'in',
    admin: 'in',
    superuser: 'in',
  },
  'signed-in': {
    anonymous: 401,
    customer: 'in',
    deactivated: 401,
    'deactivated admin': 401,
    admin: 'in',
    superuser: 'in',
  },
  staff: {
    anonymous: 401,
    customer: 403,
    deactivated: 401,
    'deactivated admin': 401,
    admin: 'in',
    superuser: 'in',
  },
  superuser: {
    anonymous: 401,
    customer: 403,
    deactivated: 401,
    'deactivated admin': 401,
    admin: 403,
    superuser: 'in',
  },
}

const ROWS = Object.entries(ENDPOINTS).flatMap(([level, calls]) =>
  calls.map((call) => [call, level as keyof typeof ENDPOINTS] as const),
)

describe('Specification 6 and 7: who may make each call', () => {
  it('has a row for every call there is', () => {
    const { collections, endpoints } = shop.payload.config
    const mounted = [...(endpoints || []), ...collections.flatMap((collection) => collection.endpoints || [])]
    const described = mounted.flatMap((endpoint) => descriptionOf(endpoint) ?? [])
    expect(ROWS.map(([call]) => call).sort()).toEqual(
      described.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort(),
    )
  })

  it.each(ROWS)('%s is for %s, and answers everybody as the API’s description says', async (call, level) => {
    const [method = '', pattern = ''] = call.split(' ')
    const path = pattern.replaceAll(/:\w+/g, randomUUID())
    const found: Partial<Record<Visitor, 'in' | number>> = {}
    for (const [visitor, arrive] of Object.entries(VISITORS)) {
      const as = await arrive()
      const answer = await rawCall(method, path, { as })
      await expectAsDescribed(method, pattern, answer.clone())
      found[visitor as Visitor] = await verdict(answer, level)
    }
    expect(found).toEqual(EXPECTED[level])
  })
})

/** Each call is made here by everybody: whatever it answers is held against what is published. */
async function expectAsDescribed(method: string, pattern: string, answer: Response): Promise<void> {
  const [verb, path] = [method.toLowerCase(), pattern.replaceAll(/:(\w+)/g, '{$1}')]
  const { status, headers } = answer
  const described = api.operation(verb, path).responses[status]?.content ?? {}
  const type = headers.get('content-type') ?? ''
  const [, content] = Object.entries(described).find(([known]) => type.startsWith(known)) ?? []
  expect(content, `${method} ${pattern} may answer ${status} ${type}`).toBeDefined()
  if (content?.schema && type.startsWith('application/json'))
    api.expectAsDocumented(verb, path, { status, headers, body: await answer.json() })
}

/** A call for anyone may answer 401 of its own, about what the body lacks: whoever is told so may make the call. */
async function verdict(answer: Response, level: keyof typeof ENDPOINTS): Promise<'in' | number> {
  if (level === 'anyone') return answer.status < 500 || answer.status === 503 ? 'in' : answer.status
  const { status } = answer
  if (status !== 401 && status !== 403) return status < 500 ? 'in' : status
  const { error } = (await answer.json()) as { error?: string }
  return error === 'AUTH_REQUIRED' || error === 'FORBIDDEN' ? status : 'in'
}
