import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { PAYMENT_MOVES, type PaymentState } from '@/src/domain/payments/payment-state'
import { moveIn } from '@/src/domain/states/transitions'
import type { IncomingMessage, RawMessage } from '../payments/providers/payment-provider'
import { type OpenedPayment, paidPayment } from './opened-payment'
import type { ContractCase } from './provider-contract'
import type { ProviderHarness } from './provider-harness'

const PART_CENTS = 1000

/** A payment that was approved, taken and given back in part: everything a provider may send a message about. */
async function story(harness: ProviderHarness) {
  const payment = await paidPayment(harness)
  const { captureId, connection, paymentId } = payment
  await connection.refund({ captureId, refundId: randomUUID(), amountCents: PART_CENTS, currency: 'CAD' })
  const messages = await harness.messages(paymentId)
  assert.ok(messages.length > 0, 'a provider that sends messages sends some about a sale')
  return { ...payment, messages }
}

async function read({ provider, shop }: ProviderHarness, raw: RawMessage): Promise<IncomingMessage> {
  const message = await provider.readMessage(shop, raw)
  assert.ok(typeof message === 'object', `its own message was ${message}`)
  return message
}

/** What the shop's books say after these messages: each only says where to look. */
async function afterMessages(
  harness: ProviderHarness,
  payment: OpenedPayment & { captureId: string },
  messages: RawMessage[],
) {
  let state: PaymentState = 'awaiting-approval'
  const refunds = new Set<string>()
  for (const raw of messages) {
    const { type, body } = await read(harness, raw)
    const meaning = harness.provider.meaningOf(type, body)
    if (meaning.kind === 'refund' && meaning.notice.providerRefundId) {
      assert.equal(
        meaning.notice.captureId,
        payment.captureId,
        'a refund names the payment it was taken from',
      )
      refunds.add(meaning.notice.providerRefundId)
    }
    const to: PaymentState = payment.meaning(await payment.look()) ?? state
    if (moveIn<PaymentState>(PAYMENT_MOVES, state, to) === 'moved') state = to
  }
  return { state, refunds: [...refunds] }
}

/** Messages that come by themselves; a provider that sends none keeps these by sending none. */
export const messageContract: readonly ContractCase[] = [
  {
    title: 'messages come to the same in any order and any number',
    async run(harness) {
      if (!harness.provider.capabilities.messages) return
      const { messages, ...payment } = await story(harness)
      const before = await harness.movements(payment.paymentId)
      const orders = [messages, messages.toReversed(), messages.flatMap((each) => [each, each])]
      for (const order of orders) {
        const { state, refunds } = await afterMessages(harness, payment, order)
        assert.equal(state, 'captured')
        assert.equal(refunds.length, 1, 'one refund is one, however often it is told of')
        const held = await payment.connection.getRefund(refunds[0] ?? '')
        assert.deepEqual([held.outcome, held.amountCents], ['completed', PART_CENTS])
      }
      assert.deepEqual(await harness.movements(payment.paymentId), before, 'reading moves no money')
    },
  },
  {
    title: 'the same message has the same number, and another another',
    async run(harness) {
      if (!harness.provider.capabilities.messages) return
      const { messages } = await story(harness)
      const numbers = await Promise.all(messages.map((raw) => read(harness, raw)))
      const again = await Promise.all(messages.map((raw) => read(harness, raw)))
      assert.deepEqual(
        again.map(({ id }) => id),
        numbers.map(({ id }) => id),
      )
      assert.equal(new Set(numbers.map(({ id }) => id)).size, messages.length)
    },
  },
  {
    title: 'a message that was changed on its way, or that nobody signed, is refused',
    async run(harness) {
      if (!harness.provider.capabilities.messages) return
      const { messages } = await story(harness)
      const [genuine] = messages
      assert.ok(genuine)
      const text = new TextDecoder().decode(genuine.rawBody)
      const bent = new TextEncoder().encode(`${text} `)
      const { provider, shop } = harness
      assert.equal(await provider.readMessage(shop, { ...genuine, rawBody: bent }), 'refused')
      assert.equal(await provider.readMessage(shop, { ...genuine, headers: new Headers() }), 'refused')
    },
  },
]
