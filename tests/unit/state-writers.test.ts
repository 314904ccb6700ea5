import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-tree'

/** Who may write the state of a table's rows: where it begins, and its one mover. */
/** Writes what happened in another shop, as it ended there. */
const MOVING = 'moving/move-orders.ts'

const WRITERS: Record<string, readonly string[]> = {
  orders: ['checkout/operations/store-order.ts', 'orders/operations/move-order.ts', MOVING],
  payment_attempts: ['checkout/operations/store-order.ts', 'payments/operations/move-payment.ts', MOVING],
  invoices: ['invoices/operations/store-document.ts', 'invoices/operations/move-invoice.ts'],
  refunds: ['refunds/operations/insert-refund.ts', 'refunds/operations/move-refund.ts', MOVING],
  discount_redemptions: [
    'discounts/operations/hold-discount.ts',
    'discounts/operations/redeem-discount.ts',
    'discounts/operations/release-discount.ts',
  ],
}
const MOVERS = ['orders/operations/move-order.ts', 'payments/operations/move-payment.ts'].concat([
  'invoices/operations/move-invoice.ts',
  'refunds/operations/move-refund.ts',
])
const COMMERCE = 'plugins/commerce/'
const COLLECTIONS = ['orders', 'payment-attempts', 'invoices', 'refunds', 'discount-redemptions']

const sources = sourceFiles().filter(({ path }) => /^(app|collections|plugins|src)\//.test(path))

describe('Architecture, Commerce 2: only an operation moves a state, and only as the table of its moves says', () => {
  it.each([
    ["UPDATE orders SET state = 'paid'", ['orders']],
    ["UPDATE orders o SET paid_at = now(), state = 'paid' FROM users u WHERE u.id = o.user_id", ['orders']],
    ['UPDATE "refunds" SET state = $2::text::enum_refunds_state', ['refunds']],
    ["UPDATE payment_attempts\n   SET checks = 1\n WHERE state = 'created'", []],
    ['UPDATE payment_attempts SET provider_status = $2, problem = NULL', []],
    [`UPDATE orders SET \${whatever} WHERE id = $1`, ['orders']],
    [`UPDATE payment_attempts SET report = $2::jsonb || \${OUR_PAYEE}, problem = $3`, []],
    ['INSERT INTO invoices (kind, number, state) VALUES', ['invoices']],
    ['INSERT INTO invoices (kind, number) VALUES', []],
    [
      'INSERT INTO orders (state) SELECT 1), a AS (INSERT INTO refunds (state) SELECT 1)',
      ['orders', 'refunds'],
    ],
    [
      "INSERT INTO discount_redemptions (order_id) VALUES ($1) ON CONFLICT (order_id) DO UPDATE SET state = 'held'",
      ['discount_redemptions'],
    ],
    ["WITH a AS (UPDATE discounts SET used_count = 1) UPDATE orders SET state = 'paid'", ['orders']],
  ])('knows whose state this writes: %s', (text, tables) => {
    expect(statesWrittenIn(text)).toEqual(tables)
  })

  it('is written nowhere but where it begins and by its mover', () => {
    const strangers = sources.flatMap(({ path, text }) =>
      statesWrittenIn(text)
        .filter((table) => !WRITERS[table]?.some((writer) => path === COMMERCE + writer))
        .map((table) => `${path} writes the state of ${table}`),
    )
    expect(strangers).toEqual([])
  })

  it('is written by every file that is said to write it', () => {
    for (const [table, writers] of Object.entries(WRITERS)) {
      for (const writer of writers) {
        const file = sources.find(({ path }) => path === COMMERCE + writer)
        expect(statesWrittenIn(file?.text ?? ''), writer).toContain(table)
      }
    }
  })

  it.each(MOVERS)('%s asks the table from where it may move', (mover) => {
    const { text = '' } = sources.find(({ path }) => path === COMMERCE + mover) ?? {}
    const moves = [...text.matchAll(/UPDATE \w+(?:\s+SET)[^`]*`/g)]
    expect(moves.length).toBeGreaterThan(0)
    for (const [statement] of moves)
      expect(statement).toMatch(/\$\{may\('[a-z-]+'\)\}|state = ANY \(\$\d::text\[\]::enum_\w+\[\]\)/)
    expect(text).toMatch(/statesBefore\((ORDER|PAYMENT|INVOICE|REFUND)_MOVES, /)
  })

  it('is written through no document: Payload’s own create and update are not used for these collections', () => {
    const names = COLLECTIONS.join('|')
    const writes = new RegExp(`\\.(create|update|updateByID|delete)\\([^)]*collection: '(${names})'`, 's')
    expect(sources.filter(({ text }) => writes.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('Architecture, Discounts: a limit is judged in one place', () => {
  const JUDGED =
    /(usage_limit|per_customer_limit)\b[^,`]*?(<|>)|(<|>)=?\s*\w*\.?(usage_limit|per_customer_limit)\b/

  it.each([
    ['WHERE used_count < usage_limit', true],
    ['per_customer_limit <= uses', true],
    ['SELECT usage_limit::int AS "usageLimit", per_customer_limit::int FROM discounts WHERE id = $1', false],
  ])('knows %s', (text, isJudged) => {
    expect(JUDGED.test(text)).toBe(isJudged)
  })

  it('by isUsedUp, and never in SQL', () => {
    const judging = sources.filter(({ path, text }) => path.startsWith('plugins/') && JUDGED.test(text))
    expect(judging.map(({ path }) => path)).toEqual([])
  })
})

/** The tables of which a text of SQL writes the state, however it goes about it. */
function statesWrittenIn(text: string): string[] {
  const tables = Object.keys(WRITERS).join('|')
  const updates = new RegExp(`UPDATE\\s+"?(${tables})"?\\s+(?:\\w+\\s+)?SET\\b(?=([^\`]*))`, 'g')
  const inserts = new RegExp(`INSERT INTO\\s+"?(${tables})"?\\s*\\(([^)]*)\\)(?=([^\`]*))`, 'g')
  const found = [
    ...[...text.matchAll(updates)].filter(([, , set = '']) =>
      /^(state = |\$\{)|,\s*(state = |\$\{)/.test(assignments(set)),
    ),
    ...[...text.matchAll(inserts)].filter(
      ([, , columns = '', rest = '']) =>
        /\bstate\b/.test(columns) || /DO UPDATE SET ([^`]*, )?state = /.test(rest),
    ),
  ]
  return [...new Set(found.map(([, table = '']) => table))]
}

/** What stands between SET and the end of its clause. */
function assignments(set: string): string {
  return set.split(/\b(?:WHERE|FROM|RETURNING)\b/)[0]?.trim() ?? ''
}
