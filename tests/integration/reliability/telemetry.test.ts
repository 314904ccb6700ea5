// @vitest-environment-options { "process": "tells a collector" }
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metrics, trace } from '@opentelemetry/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchFigures } from '@/plugins/status/watch-figures'
import { pool } from '@/src/server/db/transaction'
import { startTelemetry } from '@/src/server/telemetry/start-telemetry'
import { traceWork } from '@/src/server/telemetry/trace-work'
import { writer } from '../../support/factories/writer'
import { approvedOrder, capture } from '../../support/purchase'
import { eventually } from '../../support/running-shop'
import { type Shop, startShop } from '../../support/shop'

type Metric = { name: string; gauge?: { dataPoints: { asDouble?: number; asInt?: number }[] } }
type Sent = { resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[] }

const received: { path: string; body: Buffer }[] = []
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ path: request.url ?? '', body: Buffer.concat(chunks) })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

let shop: Shop
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  startTelemetry()
  shop = await startShop()
})
afterAll(async () => {
  await shop.stop()
  collector.closeAllConnections()
  collector.close()
})

/** All traces as they came: names and texts stand in them as they are. */
const sent = () =>
  Buffer.concat(received.filter(({ path }) => path === '/v1/traces').map(({ body }) => body)).toString()

const figures = () =>
  received
    .filter(({ path }) => path === '/v1/metrics')
    .flatMap(({ body }) => (JSON.parse(body.toString()) as Sent).resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap((scope) => scope.metrics)

const lastOf = (name: string) => {
  const [point] = figures().findLast((metric) => metric.name === name)?.gauge?.dataPoints ?? []
  return point?.asDouble ?? point?.asInt
}

describe('Reliability: a collector of OpenTelemetry', () => {
  it('is told how long mail and payments wait, and who waits for the database', async () => {
    watchFigures(shop.payload)
    await shop.customer()
    await shop.database.query(
      `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, next_try_at, tries)
       VALUES ('receipt', 'x@example.com', '{}', 'late', 'queued', now() - interval '1 hour', 0)`,
    )
    const provider = metrics.getMeterProvider() as unknown as { forceFlush: () => Promise<void> }
    await provider.forceFlush()
    expect(lastOf('shop.outbox.age')).toBeGreaterThanOrEqual(3_600)
    expect(lastOf('shop.sweeper.lag')).toBe(0)
    expect(lastOf('shop.database.waiting')).toBe(0)
  })

  it('is sent traces', async () => {
    trace.getTracer('test').startActiveSpan('settles a payment', (span) => span.end())
    await eventually('the trace is there', async () => sent().includes('settles a payment'))
  })

  it('sees in a request’s trace its statements, without values, and its calls to PayPal with what came of them', async () => {
    const [buyer, product] = [await shop.customer(), await shop.product()]
    const words: string[] = []
    traceWork(pool(shop.payload))
    await trace.getTracer('test').startActiveSpan('orders', async (span) => {
      const { token } = await approvedOrder(shop, buyer, [product])
      await shop.simulator.fault({ on: 'capture', fault: 'payer-action' })
      await capture(shop, buyer, token)
      words.push(...(await writer(shop)).words)
      await expect(pool(shop.payload).query(`SELECT 'a secret' FROM no_such_table`)).rejects.toThrow()
      span.end()
    })
    await eventually('the trace is there', async () => sent().includes('no_such_table'))
    expect(sent()).toContain('paypal create order')
    for (const there of [
      'INSERT INTO orders',
      'INSERT INTO lesson_notes',
      'UPDATE payment_attempts',
      'COMMIT',
      'shop.outcome',
      'PAYER_ACTION_REQUIRED',
    ])
      expect(sent()).toContain(there)
    for (const never of [...words, buyer.email, buyer.id, product.id, product.sku, 'a secret'])
      expect(sent().includes(never), never).toBe(false)
  })
})
