import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { evaluateRefund } from '@/src/domain/refunds/evaluate-refund'
import type { RefundReport } from '../payments/providers/payment-report'
import { paidPayment, TOTAL_CENTS } from './opened-payment'
import type { ContractCase } from './provider-contract'

const PART_CENTS = 1000

const meaning = (amountCents: number, report: RefundReport) =>
  evaluateRefund({ amountCents, currency: 'CAD' }, report).state

/** Money that goes back. */
export const refundContract: readonly ContractCase[] = [
  {
    title: 'a payment goes back whole',
    async run(harness) {
      const { connection, captureId, paymentId } = await paidPayment(harness)
      assert.equal(await connection.getCapture(captureId), 'untouched')
      const work = { captureId, refundId: randomUUID(), amountCents: TOTAL_CENTS, currency: 'CAD' }
      const report = await connection.refund(work)
      assert.equal(meaning(TOTAL_CENTS, report), 'completed', JSON.stringify(report))
      assert.equal(await connection.getCapture(captureId), 'given back')
      assert.equal((await harness.movements(paymentId)).backCents, TOTAL_CENTS)
    },
  },
  {
    title: 'a payment goes back in parts, never more than was paid, and the provider lists them',
    async run(harness) {
      const { connection, captureId, paymentId } = await paidPayment(harness)
      const giveBack = (amountCents: number) =>
        connection.refund({ captureId, refundId: randomUUID(), amountCents, currency: 'CAD' })
      const part = await giveBack(PART_CENTS)
      assert.equal(meaning(PART_CENTS, part), 'completed')
      assert.equal(await connection.getCapture(captureId), 'partly given back')
      const rest = await giveBack(TOTAL_CENTS - PART_CENTS)
      assert.equal(meaning(TOTAL_CENTS - PART_CENTS, rest), 'completed')
      assert.equal((await giveBack(1)).outcome, 'failed', 'nothing is left')
      const listed = await connection.listRefunds(paymentId)
      assert.deepEqual(
        listed?.refunds.map(({ providerRefundId }) => providerRefundId).sort(),
        [part.providerRefundId, rest.providerRefundId].sort(),
      )
      assert.equal(listed?.isReversed, false)
      assert.equal((await harness.movements(paymentId)).backCents, TOTAL_CENTS)
    },
  },
  {
    title: 'the same refund asked for twice is one',
    async run(harness) {
      const { connection, captureId, paymentId } = await paidPayment(harness)
      const work = { captureId, refundId: randomUUID(), amountCents: PART_CENTS, currency: 'CAD' }
      const [first, again] = [await connection.refund(work), await connection.refund(work)]
      assert.equal(meaning(PART_CENTS, first), 'completed')
      assert.equal(again.providerRefundId, first.providerRefundId)
      const { refunds, backCents } = await harness.movements(paymentId)
      assert.deepEqual({ refunds, backCents }, { refunds: 1, backCents: PART_CENTS })
    },
  },
  {
    title: 'a refund is found again after its answer was lost, and carries our mark',
    async run(harness) {
      const { connection, captureId, paymentId } = await paidPayment(harness)
      const work = { captureId, refundId: randomUUID(), amountCents: PART_CENTS, currency: 'CAD' }
      await harness.loseNextAnswer('refund')
      const lost = meaning(PART_CENTS, await connection.refund(work))
      assert.ok(lost === null || lost === 'completed', `a lost answer is no ${lost}`)
      const again = await connection.refund(work)
      assert.equal(meaning(PART_CENTS, again), 'completed')
      const held = await connection.getRefund(again.providerRefundId ?? '')
      assert.equal(meaning(PART_CENTS, held), 'completed')
      assert.equal(held.customId, work.refundId)
      assert.equal((await harness.movements(paymentId)).refunds, 1)
    },
  },
]
