import { type Client, OrdersController } from '@paypal/paypal-server-sdk'
import type { Payload } from 'payload'
import { forgetAccessToken } from './access-token'
import { createPayPalClient } from './client'
import { type PayPalFailure, readFailure } from './read-failure'
import type { PayPalSettings } from './settings'

export type PayPalContext = { settings: PayPalSettings; logger: Payload['logger'] }
export type Called<T> = { ok: true; result: T } | ({ ok: false } & PayPalFailure)

/**
 * One call to PayPal: a fresh client, one line in the log, and one more try after a refused token (revoked tokens
 * answer 401, and the SDK would go on presenting them). Never throws: a failure is a value that says whether PayPal
 * is known to have refused.
 */
export async function call<T>(
  context: PayPalContext,
  name: string,
  work: (orders: OrdersController, client: Client) => Promise<{ result: T }>,
): Promise<Called<T>> {
  const first = await once(context, name, work)
  if (first.ok || first.httpStatus !== 401) return first
  forgetAccessToken()
  return once(context, name, work)
}

async function once<T>(
  { settings, logger }: PayPalContext,
  name: string,
  work: (orders: OrdersController, client: Client) => Promise<{ result: T }>,
): Promise<Called<T>> {
  const startedAt = performance.now()
  const tookMs = () => Math.round(performance.now() - startedAt)
  try {
    const client = createPayPalClient(settings)
    const { result } = await work(new OrdersController(client), client)
    logger.info({ msg: 'paypal', call: name, tookMs: tookMs(), outcome: 'ok' })
    return { ok: true, result }
  } catch (error) {
    const failure = readFailure(error)
    logger.warn({ msg: 'paypal', call: name, tookMs: tookMs(), outcome: failure.problem })
    return { ok: false, ...failure }
  }
}
