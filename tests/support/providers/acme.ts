import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentProvider, ShopSide } from '@/plugins/commerce/payments/providers/payment-provider'
import type {
  PaymentIntent,
  PaymentReport,
  RefundReport,
} from '@/plugins/commerce/payments/providers/payment-report'
import { InstantBank } from '@/plugins/commerce/payments/providers/testing/instant-bank'
import type { ProviderHarness } from '@/plugins/commerce/testing/provider-harness'

/** The provider the guide shows, as its text. */
export function acmeSource(): string {
  const [, source = ''] =
    /## A provider of your own\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(
      readFileSync('docs/headless.md', 'utf8'),
    ) ?? []
  return source
}

const STATUSES: Partial<Record<PaymentReport['outcome'], string>> = {
  'not-approved': 'open',
  approved: 'approved',
  captured: 'paid',
  pending: 'onItsWay',
  declined: 'declined',
  failed: 'closed',
}

/** A company that takes payments over HTTP, and everybody who has to do with it. */
export async function acmeHarness(
  acme: (api: string) => PaymentProvider,
  shop: ShopSide,
): Promise<ProviderHarness> {
  const bank = new InstantBank()
  const server = createServer(async (incoming, outgoing) => {
    const answer = answerOf(bank, incoming.url ?? '', await bodyOf(incoming))
    if (bank.isLost(callOf(incoming))) incoming.socket.destroy()
    else outgoing.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    provider: acme(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    shop,
    approve: async (id) => bank.approve(id),
    approveAndDecline: async (id) => bank.approve(id, { refused: true }),
    delayNextCapture: async () => bank.bendNextCapture('delay'),
    arrive: async (captureId) => bank.arrive(captureId),
    distortNextCapture: async (what) => bank.bendNextCapture(what),
    loseNextAnswer: async (of) => bank.loseNext(of),
    movements: async (id) => bank.movements(id),
    messages: async () => [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Body = { key: string; cents: number; capture: string }

async function bodyOf(incoming: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
}

function callOf({ method, url = '' }: IncomingMessage): 'start' | 'capture' | 'refund' {
  if (method === 'POST' && url === '/refunds') return 'refund'
  return url.endsWith('/capture') ? 'capture' : 'start'
}

function answerOf(bank: InstantBank, url: string, body: Body): object | null {
  const [, what, id = '', verb] = url.split('/')
  if (what === 'refunds') {
    const found = id
      ? bank.refunds.find(({ providerRefundId }) => providerRefundId === id)
      : bank.refund({ captureId: body.capture, refundId: body.key, amountCents: body.cents, currency: 'CAD' })
    return found ? asRefund(found) : null
  }
  if (what === 'captures') {
    const { takenCents: cents, backCents: back } = bank.movements(bank.paymentOf(id))
    return { cents, back }
  }
  if (verb === 'refunds') return bank.refundsOf(id).map(asRefund)
  if (!id) {
    const intent = { attemptId: body.key, priced: { totalCents: body.cents } } as PaymentIntent
    const made = bank.open(intent)
    return { id: made, status: 'open', payUrl: `https://pay.acme.example/${made}` }
  }
  const report = verb === 'capture' ? bank.capture(id, Number(body.key)) : bank.look(id)
  if (report.outcome === 'gone') return null
  const { outcome, captureId: capture, amountCents: cents, currency, attemptId: key } = report
  return { id, status: STATUSES[outcome], capture, cents, currency, key }
}

function asRefund({ outcome, providerRefundId, amountCents, currency, customId }: RefundReport): object {
  return { id: providerRefundId, status: outcome, cents: amountCents, currency, key: customId }
}
