import { describe, expect, it } from 'vitest'
import { type RefundForm, toRefundRequest } from '@/src/admin/orders/refund-form-request'

const line = { isChosen: false, amount: '', access: '' } as const
const form: RefundForm = { scope: 'all', amount: '', lines: { a: { ...line }, b: { ...line } } }

describe('What the refund dialog asks for', () => {
  it('asks for everything that is left without naming anything', () => {
    expect(toRefundRequest(form, '')).toEqual({})
    expect(toRefundRequest(form, 'keep')).toEqual({ endAccess: false })
  })

  it('asks for nothing until an amount or a program is chosen', () => {
    expect(toRefundRequest({ ...form, scope: 'amount', amount: ' ' }, '')).toBeNull()
    expect(toRefundRequest({ ...form, scope: 'lines' }, '')).toBeNull()
  })

  it('names each chosen program with its own amount and its own access, and no other', () => {
    const lines = {
      a: { isChosen: true, amount: ' 12.50 ', access: 'end' as const },
      b: { ...line, amount: '3.00' },
    }
    expect(toRefundRequest({ ...form, scope: 'lines', lines }, 'keep')).toEqual({
      lines: [{ id: 'a', amount: '12.50', endAccess: true }],
    })
  })
})
