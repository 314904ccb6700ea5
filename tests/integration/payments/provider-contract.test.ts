// @vitest-environment-options { "process": "payments/provider-contract" }
import { AssertionError } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  PaymentProvider,
  ProviderConnection,
  ShopSide,
} from '@/plugins/commerce/payments/providers/payment-provider'
import { PROVIDER_CONTRACT } from '@/plugins/commerce/testing/provider-contract'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { type Simulator, startSimulator } from '../../support/environment/simulator'
import { instantHarness } from '../../support/providers/instant-harness'
import { paypalHarness } from '../../support/providers/paypal-harness'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const shop = { logger: quiet } as unknown as ShopSide

let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator()
  const surroundings = scriptEnvironment('postgresql://nobody@127.0.0.1:9/none', '/nowhere')
  for (const [name, value] of Object.entries({ ...surroundings, PAYPAL_API_ORIGIN: simulator.origin }))
    if (value !== undefined && name !== 'NODE_ENV') process.env[name] = value
})
afterAll(() => simulator.stop())

const HARNESSES = {
  paypal: () => paypalHarness(simulator, shop),
  instant: async () => instantHarness(shop),
}

describe.each(Object.entries(HARNESSES))('Payment providers, the contract, kept by %s', (_key, open) => {
  it.each(PROVIDER_CONTRACT)('$title', async ({ run }) => {
    const harness = await open()
    try {
      await run(harness)
    } finally {
      await harness.close()
    }
  })
})

/** Providers that break one promise each, and the case that must say so. */
const BROKEN: {
  what: string
  breaks: string
  by: (provider: PaymentProvider) => Partial<PaymentProvider>
}[] = [
  {
    what: 'forgets what it was asked before',
    breaks: 'asking again for the same attempt gives the same payment',
    by: (provider) =>
      connecting(provider, (connection) => ({
        start: (intent) => connection.start({ ...intent, attemptId: randomUUID() }),
      })),
  },
  {
    what: 'takes what it says to have taken for what was asked for',
    breaks: 'another amount than was asked for is never taken for paid',
    by: (provider) =>
      connecting(provider, (connection) => ({
        capture: async (payment) => ({ ...(await connection.capture(payment)), amountCents: 4900 }),
        look: async (id) => ({ ...(await connection.look(id)), amountCents: 4900 }),
      })),
  },
  {
    what: 'gives money back again with each call',
    breaks: 'the same refund asked for twice is one',
    by: (provider) =>
      connecting(provider, (connection) => ({
        refund: (work) => connection.refund({ ...work, refundId: randomUUID() }),
      })),
  },
  {
    what: 'calls a lost answer a refusal',
    breaks: 'what was taken is found again after its answer was lost, and not taken twice',
    by: (provider) =>
      connecting(provider, (connection) => ({
        async capture(payment) {
          const report = await connection.capture(payment)
          return report.outcome === 'unknown' ? { ...report, outcome: 'failed' } : report
        },
      })),
  },
  {
    what: 'takes anybody’s message for its own',
    breaks: 'a message that was changed on its way, or that nobody signed, is refused',
    by: () => ({
      readMessage: async () => ({ id: randomUUID(), type: 'paid', providerOrderId: null, body: {} }),
    }),
  },
  {
    what: 'takes any text for a payment id',
    breaks: 'what cannot be a payment id is known by its look, and what is none is gone',
    by: () => ({ isPaymentId: () => true }),
  },
]

describe('Payment providers, the contract', () => {
  it.each(BROKEN)('is not kept by one that $what', async ({ by, breaks }) => {
    const kept = instantHarness(shop)
    const harness = { ...kept, provider: { ...kept.provider, ...by(kept.provider) } }
    const promise = PROVIDER_CONTRACT.find(({ title }) => title === breaks)
    await expect(promise?.run(kept), 'kept by the one that is whole').resolves.toBeUndefined()
    await expect(promise?.run(harness)).rejects.toBeInstanceOf(AssertionError)
  })
})

function connecting(
  provider: PaymentProvider,
  change: (connection: ProviderConnection) => Partial<ProviderConnection>,
): Partial<PaymentProvider> {
  return {
    connect(side) {
      const connection = provider.connect(side)
      return connection && { ...connection, ...change(connection) }
    },
  }
}
