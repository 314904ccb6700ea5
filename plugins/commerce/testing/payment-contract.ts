import assert from 'node:assert/strict'
import { connectionOf, intentOf, openPayment, paidPayment, TOTAL_CENTS } from './opened-payment'
import type { ContractCase } from './provider-contract'
import type { Distortion } from './provider-harness'

const distorted = (what: Distortion): ContractCase => ({
  title: `another ${what} than was asked for is never taken for paid`,
  async run(harness) {
    const payment = await openPayment(harness)
    await harness.approve(payment.paymentId)
    await harness.distortNextCapture(what)
    assert.equal(payment.meaning(await payment.capture()), 'needs-attention')
    assert.equal(payment.meaning(await payment.look()), 'needs-attention', 'nor when it is looked at')
  },
})

/** Money that comes. */
export const paymentContract: readonly ContractCase[] = [
  {
    title: 'asking again for the same attempt gives the same payment',
    async run(harness) {
      const connection = connectionOf(harness)
      const intent = intentOf(harness)
      const [first, again] = [await connection.start(intent), await connection.start(intent)]
      assert.ok(first.kind === 'redirect' && again.kind === 'redirect')
      assert.equal(again.providerOrderId, first.providerOrderId)
      assert.ok(URL.canParse(first.approveUrl), 'the buyer is sent somewhere')
      assert.ok(harness.provider.isPaymentId(first.providerOrderId), 'it knows its own payment ids')
      const another = await connection.start(intentOf(harness))
      assert.ok(another.kind === 'redirect')
      assert.notEqual(another.providerOrderId, first.providerOrderId)
    },
  },
  {
    title: 'what cannot be a payment id is known by its look, and what is none is gone',
    async run(harness) {
      for (const text of ['', 'with-a-hyphen', '../orders', 'a b', 'x'.repeat(500)])
        assert.equal(harness.provider.isPaymentId(text), false, text)
      const { paymentId, connection } = await openPayment(harness)
      const unknown = `${paymentId.slice(0, -4)}ZZZZ`
      assert.equal((await connection.look(unknown)).outcome, 'gone')
    },
  },
  {
    title: 'nothing is taken that nobody approved',
    async run(harness) {
      const payment = await openPayment(harness)
      assert.equal((await payment.look()).outcome, 'not-approved')
      assert.equal((await payment.capture()).outcome, 'not-approved')
      assert.equal((await harness.movements(payment.paymentId)).captures, 0)
      await harness.approve(payment.paymentId)
      assert.equal((await payment.look()).outcome, 'approved')
    },
  },
  {
    title: 'an approved payment is taken once, however often and however many ask at once',
    async run(harness) {
      const payment = await openPayment(harness)
      await harness.approve(payment.paymentId)
      const atOnce = await Promise.all([payment.capture(), payment.capture(), payment.capture()])
      const later = [await payment.capture(), await payment.look()]
      assert.ok(
        atOnce.some((report) => payment.meaning(report) === 'captured'),
        'one of them hears it',
      )
      for (const report of atOnce) assert.ok(['captured', null].includes(payment.meaning(report)))
      for (const report of later) assert.equal(payment.meaning(report), 'captured')
      assert.deepEqual(await harness.movements(payment.paymentId), {
        captures: 1,
        takenCents: TOTAL_CENTS,
        refunds: 0,
        backCents: 0,
      })
    },
  },
  {
    title: 'a decline stays one for the same try, and another approval is captured with the next',
    async run(harness) {
      const payment = await openPayment(harness)
      await harness.approveAndDecline(payment.paymentId)
      for (const report of [await payment.capture(1), await payment.capture(1)])
        assert.equal(payment.meaning(report), 'declined')
      assert.equal((await harness.movements(payment.paymentId)).captures, 0)
      await harness.approve(payment.paymentId)
      assert.equal(payment.meaning(await payment.capture(2), true), 'captured')
      assert.equal((await harness.movements(payment.paymentId)).captures, 1)
    },
  },
  {
    title: 'money on its way is pending until it arrives',
    async run(harness) {
      const payment = await openPayment(harness)
      await harness.approve(payment.paymentId)
      await harness.delayNextCapture()
      const report = await payment.capture()
      assert.equal(payment.meaning(report), 'pending')
      assert.equal(payment.meaning(await payment.look()), 'pending')
      await harness.arrive(report.captureId ?? '')
      assert.equal(payment.meaning(await payment.look()), 'captured')
    },
  },
  distorted('amount'),
  distorted('currency'),
  distorted('reference'),
  {
    title: 'what was begun is found again after its answer was lost',
    async run(harness) {
      const connection = connectionOf(harness)
      const intent = intentOf(harness)
      await harness.loseNextAnswer('start')
      const lost = await connection.start(intent)
      const again = await connection.start(intent)
      assert.ok(again.kind === 'redirect', JSON.stringify(again))
      assert.ok(lost.kind === 'unknown' || lost.kind === 'redirect', 'a lost answer is no refusal')
      if (lost.kind === 'redirect') assert.equal(lost.providerOrderId, again.providerOrderId)
    },
  },
  {
    title: 'what was taken is found again after its answer was lost, and not taken twice',
    async run(harness) {
      const payment = await openPayment(harness)
      await harness.approve(payment.paymentId)
      await harness.loseNextAnswer('capture')
      const lost = payment.meaning(await payment.capture())
      assert.ok(lost === null || lost === 'captured', `a lost answer is no ${lost}`)
      assert.equal(payment.meaning(await payment.look()), 'captured')
      assert.equal(payment.meaning(await payment.capture()), 'captured')
      assert.equal((await harness.movements(payment.paymentId)).captures, 1)
    },
  },
  {
    title: 'what was cancelled is closed where the provider can, and what was paid stays paid',
    async run(harness) {
      const payment = await openPayment(harness)
      if (!payment.connection.cancel) return
      await harness.approve(payment.paymentId)
      await payment.connection.cancel(payment.paymentId)
      assert.notEqual(payment.meaning(await payment.capture()), 'captured')
      assert.equal((await harness.movements(payment.paymentId)).captures, 0)
      const paid = await paidPayment(harness)
      await paid.connection.cancel?.(paid.paymentId)
      assert.equal(paid.meaning(await paid.look()), 'captured')
    },
  },
]
