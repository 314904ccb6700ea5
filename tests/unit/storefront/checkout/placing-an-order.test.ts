import { describe, expect, it } from 'vitest'
import { approvalUrl } from '@/src/client/checkout/approval-url'
import { forgetIntent, intentKey } from '@/src/client/checkout/checkout-intent'
import { orderBody } from '@/src/client/checkout/order-body'
import { endsIntent, readOrderAnswer } from '@/src/client/checkout/order-outcome'
import { refusal } from '../support/fake-payments'
import { memoryStorage } from '../support/memory-storage'

const product = {
  id: 'p1',
  slug: 'walking',
  sku: 'WALK',
  title: 'Walking again',
  priceCents: 12_050,
  image: null,
  opens: [],
  seats: null,
}
const billingAddress = {
  country: 'CA',
  full_name: 'Ada King',
  address_line_1: '1 Main St',
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5V 1A1',
  is_default: true,
}

describe('the order that is sent', () => {
  it('names what is bought, what it is thought to cost in dollars, and who pays how', () => {
    const discount = { code: 'SAVE25', cents: 2_500 }
    expect(
      orderBody({ products: [product], discount, method: 'credit', userId: 'u1', billingAddress }, 'CAD'),
    ).toEqual({
      amount: 95.5,
      subtotal: 120.5,
      taxAmount: 0,
      paymentProvider: 'paypal',
      paymentMethod: 'credit',
      userId: 'u1',
      currency: 'CAD',
      products: [
        { id: 'p1', quantity: 1, price: 120.5, title: 'Walking again', itemMetadata: { sku: 'WALK' } },
      ],
      billingAddress,
      discountCode: 'SAVE25',
    })
  })

  it('never expects less than nothing', () => {
    const discount = { code: 'BIG', cents: 99_999 }
    const body = orderBody({ products: [product], discount, method: 'paypal', userId: 'u1', billingAddress })
    expect(body.amount).toBe(0)
  })
})

describe('Specification 4, Checkout: an order by invoice', () => {
  const invoiceDetails = { organization: 'Health Centre', reference: 'PO 7' }

  it('carries what is printed on the invoice', () => {
    const parts = { products: [product], discount: null, userId: 'u1', billingAddress }
    const body = orderBody({ ...parts, method: 'invoice', invoiceDetails })
    expect(body).toMatchObject({ paymentProvider: 'paypal', paymentMethod: 'invoice', invoiceDetails })
  })

  it('ends with the number of the invoice, and leaves for nowhere', () => {
    const data = { orderId: 'o1', orderNumber: '100001', invoiceNumber: 'INV-000001', status: 'PENDING' }
    expect(readOrderAnswer({ ok: true, data }, 'invoice')).toEqual({
      kind: 'invoiced',
      orderNumber: '100001',
      invoiceNumber: 'INV-000001',
    })
  })

  it('is paid at once when nothing is due', () => {
    const data = { orderId: 'o1', status: 'COMPLETED' }
    expect(readOrderAnswer({ ok: true, data }, 'invoice')).toEqual({ kind: 'paid', orderId: 'o1' })
  })
})

describe('the key of a checkout intent', () => {
  const keys = () => {
    let count = 0
    return () => `key-${++count}`
  }

  it('is the same for the same order, and another one for any other', () => {
    const storage = memoryStorage()
    const next = keys()
    expect(intentKey(storage, { amount: 10 }, next)).toBe('key-1')
    expect(intentKey(storage, { amount: 10 }, next)).toBe('key-1')
    expect(intentKey(storage, { amount: 11 }, next)).toBe('key-2')
  })

  it('is a new one for the same order once the last one came to its end', () => {
    const storage = memoryStorage()
    const next = keys()
    intentKey(storage, { amount: 10 }, next)
    forgetIntent(storage)
    expect(intentKey(storage, { amount: 10 }, next)).toBe('key-2')
  })
})

describe('the end of a checkout intent', () => {
  const answered = (data: object) => ({ ok: true as const, data: { orderId: 'o1', ...data } })
  it.each([
    ['was refused', refusal({ status: 409, code: 'PRICE_CHANGED' }), true],
    [
      'can never be paid',
      refusal({ status: 503, code: 'PROVIDER_UNAVAILABLE', body: { nonRetriable: true } }),
      true,
    ],
    ['was cancelled meanwhile', answered({ status: 'CANCELLED' }), true],
    ['may be begun again', refusal({ status: 503, code: 'PROVIDER_UNAVAILABLE', body: {} }), false],
    ['got no answer', refusal({ status: 0, code: 'TIMEOUT' }), false],
    ['waits to be approved', answered({ status: 'PENDING', approveUrl: 'https://pay.example.com' }), false],
    ['is paid', answered({ status: 'COMPLETED' }), false],
  ])('comes with an order that %s, or not: %o', (_title, result, isOver) => {
    expect(endsIntent(result)).toBe(isOver)
  })
})

describe('the address of the provider', () => {
  const linked = (rel: string) => ({
    paypalOrder: { links: [{ rel, href: 'https://pay.test/checkout?token=T1' }] },
  })

  it('is the approve link, its newer name, or the address within the order or beside it', () => {
    expect(approvalUrl(linked('approve'), 'paypal')).toBe('https://pay.test/checkout?token=T1')
    expect(approvalUrl(linked('payer-action'), 'paypal')).toBe('https://pay.test/checkout?token=T1')
    const within = { paypalOrder: { approveUrl: 'https://pay.test/w' }, approveUrl: null }
    expect(approvalUrl(within, 'paypal')).toBe('https://pay.test/w')
    expect(approvalUrl({ approveUrl: 'https://pay.test/a' }, 'paypal')).toBe('https://pay.test/a')
  })

  it('asks for the card form when a card pays, once', () => {
    expect(approvalUrl(linked('approve'), 'credit')).toBe(
      'https://pay.test/checkout?token=T1&fundingSource=card',
    )
    const already = { approveUrl: 'https://pay.test/a?fundingSource=card' }
    expect(approvalUrl(already, 'credit')).toBe('https://pay.test/a?fundingSource=card')
  })

  it('is none when there is none, or none that a browser should open', () => {
    expect(approvalUrl({ paypalOrder: { links: [] } }, 'paypal')).toBeNull()
    expect(approvalUrl({ approveUrl: 'javascript:alert(1)' }, 'paypal')).toBeNull()
  })
})

describe('what ordering led to', () => {
  const answered = (data: object) => readOrderAnswer({ ok: true, data: { orderId: 'o1', ...data } }, 'paypal')

  it('leaves for the provider', () => {
    expect(answered({ paypalOrder: { approveUrl: 'https://pay.test/w' } })).toMatchObject({
      kind: 'leave',
      url: 'https://pay.test/w',
    })
    expect(answered({ approveUrl: 'https://pay.test/a' })).toEqual({
      kind: 'leave',
      orderId: 'o1',
      url: 'https://pay.test/a',
    })
  })

  it('is paid already when nothing was due', () => {
    expect(answered({ status: 'COMPLETED' })).toEqual({ kind: 'paid', orderId: 'o1' })
  })

  it('says so when there is nowhere to go', () => {
    expect(answered({ status: 'PENDING' })).toEqual({ kind: 'failed', message: 'No checkout URL found' })
  })

  it.each(['PRICE_CHANGED', 'ALREADY_OWNED', 'PRODUCT_UNAVAILABLE'])(
    'looks at the cart again after %s',
    (code) => {
      expect(readOrderAnswer(refusal({ status: 409, code, message: 'Look again.' }), 'paypal')).toEqual({
        kind: 'recheck',
        message: 'Look again.',
      })
    },
  )

  it('takes a code back that was used up in the meantime', () => {
    const used = refusal({ status: 409, code: 'USAGE_LIMIT', message: 'Used up.' })
    expect(readOrderAnswer(used, 'paypal').kind).toBe('discount')
  })

  it.each([
    refusal({ status: 401 }),
    refusal({ code: 'AUTH_REQUIRED' }),
    refusal({ status: 400, message: 'Token expired' }),
    refusal({ status: 400, message: 'Access denied' }),
  ])('leads to the sign-in when nobody is signed in any more', (result) => {
    expect(readOrderAnswer(result, 'paypal')).toEqual({ kind: 'sign-in' })
  })

  it('does not show a buyer what a database complains about', () => {
    const broken = refusal({ status: 500, message: 'null value violates not-null constraint' })
    expect(readOrderAnswer(broken, 'paypal')).toEqual({
      kind: 'failed',
      message: 'Payment system error: Missing required field. Please try again later.',
    })
  })
})
