import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import type { RawMessage, ShopSide } from '@/plugins/commerce/payments/providers/payment-provider'
import { paypal } from '@/plugins/commerce/payments/providers/paypal'
import type { Distortion, ProviderHarness } from '@/plugins/commerce/testing/provider-harness'
import { parseDollars } from '@/src/domain/money/money'
import type { Simulator } from '../environment/simulator'

const DISTORTIONS = {
  amount: { fault: 'amount', value: '0.01' },
  currency: { fault: 'amount', value: '49.00', currency: 'USD' },
  reference: { fault: 'foreign-ids', customId: 'somebody-else' },
} as const satisfies Record<Distortion, object>

/** PayPal as the shop knows it, against the simulator; the environment must name its origin. */
export async function paypalHarness(simulator: Simulator, shop: ShopSide): Promise<ProviderHarness> {
  const received = await receiver()
  simulator.sendWebhooksTo(received.url)
  const cents = (amounts: { amount: string }[]) =>
    amounts.reduce((sum, { amount }) => sum + (parseDollars(amount) ?? Number.NaN), 0)
  return {
    provider: paypal(),
    shop,
    approve: (id) => simulator.control('POST', `/orders/${id}/approve`),
    approveAndDecline: (id) => simulator.control('POST', `/orders/${id}/decline`),
    delayNextCapture: () => simulator.fault({ on: 'capture', fault: 'pending' }),
    arrive: (captureId) => simulator.control('POST', `/captures/${captureId}/complete`),
    distortNextCapture: (what) => simulator.fault({ on: 'capture', ...DISTORTIONS[what] }),
    loseNextAnswer: (of) => simulator.fault({ on: of === 'start' ? 'create' : of, fault: 'drop-after-work' }),
    async movements(id) {
      const ledger = (await simulator.ledger()).filter(({ orderId }) => orderId === id)
      const captures = ledger.filter(({ type }) => type === 'capture')
      const refunds = ledger.filter(({ type }) => type !== 'capture')
      return {
        captures: captures.length,
        takenCents: cents(captures),
        refunds: refunds.length,
        backCents: cents(refunds),
      }
    },
    async messages(id) {
      await allDelivered(simulator)
      const captures = (await simulator.ledger()).filter(({ orderId }) => orderId === id)
      const names = [id, ...captures.map(({ captureId }) => captureId)]
      return received.messages.filter(({ rawBody }) => {
        const text = new TextDecoder().decode(rawBody)
        return names.some((name) => text.includes(name))
      })
    },
    close: received.close,
  }
}

/** An address that takes whatever is sent there, byte by byte. */
async function receiver() {
  const messages: RawMessage[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    messages.push({ headers, rawBody: new Uint8Array(Buffer.concat(chunks)) })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    messages,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Waits until no message is on its way, or waits for its next try. */
async function allDelivered({ control }: Simulator): Promise<void> {
  await vi.waitFor(
    async () => {
      const { events } = await control<{ events: { state: string }[] }>('GET', '/webhooks')
      if (events.some(({ state }) => state === 'waiting')) throw new Error('messages are on their way')
    },
    { timeout: 20_000, interval: 20 },
  )
}
