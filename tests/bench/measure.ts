import pg from 'pg'
import { vi } from 'vitest'
import type { TestDatabase } from '../support/environment/database'

type Statement = { text: string; values: unknown[] }
export type Measured = { queries: number; medianMs: number; p95Ms: number; statements: Statement[] }

/** Runs the work that often, one after the other; `make` prepares each outside the clock. */
export async function measure<Prepared>(
  times: number,
  make: () => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<unknown>,
): Promise<Measured> {
  const durations: number[] = []
  let statements: Statement[] = []
  for (let round = 0; round < times; round++) {
    const prepared = await make()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const begin = performance.now()
    await work(prepared)
    durations.push(performance.now() - begin)
    statements = query.mock.calls.flatMap(([config, values]) => readStatement(config, values))
    query.mockRestore()
  }
  durations.sort((a, b) => a - b)
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0
  return { queries: statements.length, medianMs: at(0.5), p95Ms: at(0.95), statements }
}

/** How PostgreSQL runs the slowest of these statements, without keeping what they write. */
export async function slowestPlans(
  database: TestDatabase,
  statements: Statement[],
  overMs: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const plans: string[] = []
    for (const { text, values } of statements.filter(({ text: sql }) =>
      /^\s*(SELECT|WITH|INSERT|UPDATE)/i.test(sql),
    )) {
      await client.query('BEGIN')
      try {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
          values,
        )
        const plan = rows.map((row) => row['QUERY PLAN'])
        const took = Number(/Execution Time: ([\d.]+)/.exec(plan.at(-1) ?? '')?.[1] ?? 0)
        if (took >= overMs) plans.push([text.trim().slice(0, 200), ...plan].join('\n'))
      } catch {
        // A statement that cannot run a second time, such as an insert under a key that is taken, has no plan to show.
      } finally {
        await client.query('ROLLBACK')
      }
    }
    return plans
  } finally {
    await client.end()
  }
}

function readStatement(config: unknown, values: unknown): Statement[] {
  if (typeof config === 'string') return [{ text: config, values: Array.isArray(values) ? values : [] }]
  if (typeof config !== 'object' || config === null || !('text' in config)) return []
  const own = 'values' in config && Array.isArray(config.values) ? config.values : []
  return [{ text: String(config.text), values: own }]
}
