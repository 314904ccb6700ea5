import { tracingChannel } from 'node:diagnostics_channel'

/** What is told of one call to a payment provider; the outcome is known at its end. */
export type ProviderCall = { provider: string; call: string; outcome: string }

/** Where calls to payment providers are told. While nobody listens it costs nothing. */
export const providerCalls = tracingChannel<unknown, ProviderCall>('shop.provider-call')
