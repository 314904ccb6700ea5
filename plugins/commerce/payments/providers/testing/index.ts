import { createHmac, randomBytes } from 'node:crypto'
import type { PaymentProvider, RawMessage } from '../payment-provider'
import type { RefundReport, RefundWork } from '../payment-report'
import { InstantBank } from './instant-bank'

const SECRET = 'instant'
const sign = (body: Uint8Array) => createHmac('sha256', SECRET).update(body).digest('hex')

/** A second provider, in this process and at once: no network, no waiting. Its bank is worked by the test. */
export function instantProvider(bank = new InstantBank()): PaymentProvider & { bank: InstantBank } {
  return {
    bank,
    key: 'instant',
    labels: { name: 'Instant', refundGoesTo: () => 'the account at Instant' },
    methods: ['credit'],
    capabilities: { messages: true, comparison: true },
    refundKeyDays: 7,
    approvalStatus: 'OPEN',
    isPaymentId: (text) => /^INSTANT[0-9A-Z]{12}$/.test(text),
    describe: () => 'Instant: in this process',
    isResting: () => false,
    connect: () => ({
      async start(intent) {
        const id = bank.open(intent)
        if (bank.isLost('start')) return { kind: 'unknown', problem: 'no answer' }
        const approveUrl = `${intent.returnUrl}?token=${id}`
        return { kind: 'redirect', providerOrderId: id, status: 'OPEN', approveUrl, links: [] }
      },
      async capture({ providerOrderId, captureTry }) {
        const report = bank.capture(providerOrderId, captureTry)
        return bank.isLost('capture') ? { outcome: 'unknown', status: 'UNKNOWN' } : report
      },
      look: async (id) => bank.look(id),
      cancel: async (id) => bank.cancel(id),
      async refund(work: RefundWork): Promise<RefundReport> {
        const report = bank.refund(work)
        return bank.isLost('refund') ? { outcome: 'unknown', status: 'UNKNOWN' } : report
      },
      getRefund: async (id) =>
        bank.refunds.find((each) => each.providerRefundId === id) ?? { outcome: 'gone', status: 'GONE' },
      async getCapture(captureId) {
        const { takenCents, backCents } = bank.movements(bank.paymentOf(captureId))
        if (backCents === 0) return 'untouched'
        return backCents < takenCents ? 'partly given back' : 'given back'
      },
      listRefunds: async (id) => ({ refunds: bank.refundsOf(id), isReversed: false }),
    }),
    async readMessage(_shop, { headers, rawBody }) {
      if (headers.get('instant-signature') !== sign(rawBody)) return 'refused'
      const body = JSON.parse(new TextDecoder().decode(rawBody)) as InstantMessage
      return { id: body.id, type: body.type, providerOrderId: body.payment, body }
    },
    meaningOf(type, body) {
      if (type !== 'refunded') return { kind: type === 'approved' ? 'approved' : 'payment' }
      const providerRefundId = (body as InstantMessage).refund ?? null
      const captureId = bank.refunds.find((each) => each.providerRefundId === providerRefundId)?.captureId
      const unsaid = { isReversal: false, customId: null, amountCents: null, currency: null }
      return { kind: 'refund', notice: { ...unsaid, providerRefundId, captureId: captureId ?? null } }
    },
  }
}

type InstantMessage = { id: string; type: string; payment: string; refund?: string }

/** A message as the provider would send it. */
export function instantMessage(
  type: string,
  payment: string,
  { id = randomBytes(6).toString('hex'), refund }: { id?: string; refund?: string } = {},
): RawMessage {
  const rawBody = new TextEncoder().encode(JSON.stringify({ id, type, payment, refund }))
  return { headers: new Headers({ 'instant-signature': sign(rawBody) }), rawBody }
}
