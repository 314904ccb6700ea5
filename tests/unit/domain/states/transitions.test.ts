import { describe, expect, it } from 'vitest'
import { INVOICE_MOVES } from '@/src/domain/invoices/invoice-state'
import { ORDER_MOVES } from '@/src/domain/orders/order-state'
import { PAYMENT_MOVES, PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { REFUND_MOVES } from '@/src/domain/refunds/refund-state'
import { moveIn, statesBefore, type Transitions } from '@/src/domain/states/transitions'

describe('Architecture, Commerce 2: tables of moves', () => {
  it('says from where a state is reached: late money comes from everywhere but from money', () => {
    expect(statesBefore(ORDER_MOVES, 'paid')).toEqual(['pending', 'cancelled'])
    expect(statesBefore(INVOICE_MOVES, 'paid')).toEqual(['open'])
    expect(statesBefore(PAYMENT_MOVES, 'captured')).toEqual(
      PAYMENT_STATES.filter((state) => state !== 'captured'),
    )
  })

  it.each([
    ['orders', ORDER_MOVES],
    ['payments', PAYMENT_MOVES],
    ['invoices', INVOICE_MOVES],
    ['refunds', REFUND_MOVES],
  ] as [string, Transitions<string>][])(
    'gives exactly the states a move of %s is allowed from',
    (_name, table) => {
      for (const to of Object.keys(table)) {
        for (const from of Object.keys(table))
          expect(statesBefore(table, to).includes(from)).toBe(moveIn(table, from, to) === 'moved')
      }
    },
  )
})
