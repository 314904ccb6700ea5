import { expect, it } from 'vitest'
import { cancelPayment } from '@/src/client/checkout/cancellation'
import { dropPendingOrder } from '@/src/client/checkout/pending-order'
import { fakePayments, refusal } from '../support/fake-payments'
import { memoryStorage } from '../support/memory-storage'

const none = { state: 'none' } as const
const answering = (status: string) => fakePayments({ cancel: { ok: true, data: { status } } })

it('records the cancellation by the token in the address, else by the order this browser knows', async () => {
  const byToken = answering('CANCELLED')
  await cancelPayment(byToken, { token: 'T1', pending: { state: 'waiting', orderId: 'o1' }, handoff: null })
  expect(byToken.asked).toEqual([['cancelByToken', 'T1']])

  const byOrder = answering('CANCELLED')
  await cancelPayment(byOrder, { token: null, pending: { state: 'waiting', orderId: 'o1' }, handoff: null })
  expect(byOrder.asked).toEqual([['cancelOrder', 'o1']])
})

it('cancels nothing when there is nothing to cancel', async () => {
  const payments = answering('CANCELLED')
  expect(await cancelPayment(payments, { token: null, pending: none, handoff: null })).toBeNull()
  expect(payments.asked).toEqual([])
})

it.each([
  ['CANCELLED', 'CANCELLED'],
  ['DECLINED', 'CANCELLED'],
  ['PENDING', 'UNKNOWN'],
  ['COMPLETED', 'COMPLETED'],
])('shows the server’s %s as %s', async (said, shown) => {
  const cancelled = await cancelPayment(answering(said), { token: 'T1', pending: none, handoff: null })
  expect(cancelled?.status).toBe(shown)
})

it('shows ERROR when the cancellation could not be recorded', async () => {
  const payments = fakePayments({ cancel: refusal({ status: 500 }) })
  expect((await cancelPayment(payments, { token: 'T1', pending: none, handoff: null }))?.status).toBe('ERROR')
})

it('does not cancel a payment of which nobody knows whether money moved', async () => {
  const payments = answering('CANCELLED')
  const handoff = { kind: 'paymentFailed', token: 'T1', message: 'Timed out.', unknown: true } as const

  expect(await cancelPayment(payments, { token: 'T1', pending: none, handoff })).toEqual({
    status: 'UNKNOWN',
    message: 'Timed out.',
  })
  expect(payments.asked).toEqual([])
})

it('forgets the pending order and when it was made, and keeps the form and the code', () => {
  const storage = memoryStorage({
    pendingOrderId: 'o1',
    orderCreatedAt: 'x',
    billingFormData: '{}',
    appliedDiscountCode: 'SAVE25',
  })
  dropPendingOrder(storage)
  expect(storage.entries()).toEqual({ billingFormData: '{}', appliedDiscountCode: 'SAVE25' })
})
