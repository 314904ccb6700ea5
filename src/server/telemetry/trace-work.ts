import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { type ProviderCall, providerCalls } from './provider-calls'
import { describeStatement } from './statement-text'

type Query = (...args: unknown[]) => unknown
type Connect = (...args: unknown[]) => unknown

const tracer = () => trace.getTracer('training-storefront')

/**
 * From now on each statement of a request and each call to a payment provider is a span. Of statements the text without
 * any value, and waiting for a connection is part of it; what background rounds ask the database, every few seconds, is
 * left out. Call it once per process.
 */
export function traceWork(pool: Pool): void {
  traceStatements(pool)
  traceProviders()
}

function traceStatements(pool: Pool): void {
  pool.query = traced(pool.query.bind(pool) as Query) as Pool['query']
  const seen = new WeakSet<PoolClient>()
  const connect = pool.connect.bind(pool) as Connect
  const connectTraced: Connect = async (...args) => {
    const client = (await connect(...args)) as PoolClient
    if (!seen.has(client)) client.query = traced(client.query.bind(client) as Query) as PoolClient['query']
    seen.add(client)
    return client
  }
  // With a callback it is the pool that connects, for a statement of its own, which is traced already.
  pool.connect = ((...args: unknown[]) =>
    args.length > 0 ? connect(...args) : connectTraced()) as Pool['connect']
}

function traced(query: Query): Query {
  return (...args) => {
    if (typeof args.at(-1) === 'function' || !trace.getActiveSpan()) return query(...args)
    const { name, attributes } = describeStatement(args[0])
    const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
    const answer = query(...args)
    if (!(answer instanceof Promise)) {
      span.end()
      return answer
    }
    return answer.then(
      (result) => {
        span.end()
        return result
      },
      (error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR }).end()
        throw error
      },
    )
  }
}

function traceProviders(): void {
  const spans = new WeakMap<ProviderCall, Span>()
  const ignored = () => undefined
  providerCalls.subscribe({
    start: (told) => {
      const attributes = { 'peer.service': told.provider }
      const options = { kind: SpanKind.CLIENT, attributes }
      spans.set(told, tracer().startSpan(`${told.provider} ${told.call}`, options))
    },
    asyncEnd: (told) => {
      const span = spans.get(told)
      span?.setAttribute('shop.outcome', told.outcome)
      if (told.outcome !== 'ok') span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
    end: ignored,
    asyncStart: ignored,
    error: ignored,
  })
}
