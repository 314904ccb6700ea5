import { type Client, OrdersController } from '@paypal/paypal-server-sdk'
import type { Payload } from 'payload'
import { providerCalls } from '@/src/server/telemetry/provider-calls'
import { forgetAccessToken } from './access-token'
import { createPayPalClient } from './client'
import { paypalBreaker } from './paypal-breaker'
import { NOT_ASKED, type PayPalFailure, readFailure } from './read-failure'
import type { PayPalSettings } from './settings'

export type PayPalContext = {
  settings: PayPalSettings
  logger: Payload['logger']
  currency?: string | undefined
}
export type Called<T> = { ok: true; result: T } | ({ ok: false } & PayPalFailure)

/**
 * One call to PayPal: a fresh client, one line in the log, and one more try after a refused token (revoked tokens
 * answer 401, and the SDK would go on presenting them). While PayPal has been silent for a while it is not asked at all,
 * and the call fails at once. Never throws: a failure is a value that says whether PayPal is known to have refused.
 */
export async function call<T>(
  context: PayPalContext,
  name: string,
  work: Work<T>,
  deadlineMs?: number,
): Promise<Called<T>> {
  const first = await onceIfHeard(context, name, work, deadlineMs)
  if (first.ok || first.httpStatus !== 401) return first
  forgetAccessToken()
  return onceIfHeard(context, name, work, deadlineMs)
}

type Work<T> = (orders: OrdersController, client: Client) => Promise<{ result: T }>

async function onceIfHeard<T>(
  context: PayPalContext,
  name: string,
  work: Work<T>,
  deadlineMs: number | undefined,
): Promise<Called<T>> {
  const breaker = paypalBreaker()
  const leave = breaker.ask(Date.now())
  if (!leave) return { ok: false, ...NOT_ASKED }
  const answer = await once(context, name, work, deadlineMs)
  if (answer.ok || !answer.isNoAnswer) breaker.answered(leave)
  else if (breaker.silent(leave, Date.now())) {
    context.logger.error({ msg: 'paypal does not answer and is left alone for a moment', call: name })
  }
  return answer
}

async function once<T>(
  { settings, logger }: PayPalContext,
  name: string,
  work: Work<T>,
  deadlineMs: number | undefined,
): Promise<Called<T>> {
  const startedAt = performance.now()
  const tookMs = () => Math.round(performance.now() - startedAt)
  const told = { provider: 'paypal', call: name, outcome: 'ok' }
  return providerCalls.tracePromise(async () => {
    try {
      const client = createPayPalClient(settings, deadlineMs)
      const { result } = await work(new OrdersController(client), client)
      logger.info({ msg: 'paypal', call: name, tookMs: tookMs(), outcome: told.outcome })
      return { ok: true, result }
    } catch (error) {
      const failure = readFailure(error)
      told.outcome = failure.problem
      logger.warn({ msg: 'paypal', call: name, tookMs: tookMs(), outcome: told.outcome })
      return { ok: false, ...failure }
    }
  }, told)
}
