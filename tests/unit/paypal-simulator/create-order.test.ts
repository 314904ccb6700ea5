import { describe, expect, it } from 'vitest'
import type { JsonObject } from '@/scripts/paypal-simulator/json'
import { idOf, issueOf, nextKey, orderRequest, simulatedPayPal } from './simulated-paypal'

const cad = (value: string) => ({ currency_code: 'CAD', value })
const item = (value: string, more: JsonObject = {}) => ({
  name: 'Program',
  quantity: '1',
  unit_amount: cad(value),
  ...more,
})

describe('creating an order', () => {
  it('answers 201 with a payer-action link when a payment source is named', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.create()
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', intent: 'CAPTURE' })
    expect(reply.text).toContain(
      `"href":"${paypal.origin}/checkoutnow?token=${idOf(reply)}","rel":"payer-action"`,
    )
  })

  it('answers with an approve link when no payment source is named', async () => {
    const paypal = await simulatedPayPal()
    const { payment_source: _, ...older } = orderRequest()
    const reply = await paypal.create(older)
    expect(reply.body.status).toBe('CREATED')
    expect(reply.text).toContain('"rel":"approve"')
    expect(reply.text).not.toContain('payer-action')
  })

  it('tells only id, status and links unless the representation is asked for', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.call('/v2/checkout/orders', {
      method: 'POST',
      body: orderRequest(),
      headers: { prefer: 'return=minimal', 'paypal-request-id': nextKey() },
    })
    expect(Object.keys(reply.body)).toEqual(['id', 'status', 'links'])
  })

  it('wants a PayPal-Request-Id with a payment source', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.call('/v2/checkout/orders', { method: 'POST', body: orderRequest() })
    expect(reply.status).toBe(400)
    expect(reply.body.name).toBe('INVALID_REQUEST')
    expect(issueOf(reply)).toBe('PAYPAL_REQUEST_ID_REQUIRED')
  })

  const malformed: [string, JsonObject, string][] = [
    ['no units', { intent: 'CAPTURE' }, 'MISSING_REQUIRED_PARAMETER'],
    ['an unknown intent', { ...orderRequest(), intent: 'SALE' }, 'INVALID_PARAMETER_VALUE'],
    ['no amount', orderRequest({ amount: undefined }), 'MISSING_REQUIRED_PARAMETER'],
    [
      'a number for an amount',
      orderRequest({ amount: { currency_code: 'CAD', value: 10 } }),
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['an amount with a comma', orderRequest({ amount: cad('10,00') }), 'INVALID_PARAMETER_SYNTAX'],
    ['a custom_id of 128 characters', orderRequest({ custom_id: 'x'.repeat(128) }), 'INVALID_STRING_LENGTH'],
    ['an item without name', orderRequest({ items: [item('1.00', { name: '' })] }), 'INVALID_STRING_LENGTH'],
    [
      'a quantity of 0',
      orderRequest({ items: [item('1.00', { quantity: '0' })] }),
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['the landing page BILLING', orderRequest({}, { landing_page: 'BILLING' }), 'INVALID_PARAMETER_VALUE'],
    [
      'a return address that is none',
      orderRequest({}, { return_url: 'javascript:alert(1)' }),
      'INVALID_PARAMETER_SYNTAX',
    ],
  ]
  it.each(malformed)('refuses %s with 400', async (_, body, issue) => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.create(body)
    expect(reply.status).toBe(400)
    expect(reply.body.name).toBe('INVALID_REQUEST')
    expect(issueOf(reply)).toBe(issue)
  })

  const senseless: [string, JsonObject, string][] = [
    ['a total of zero', { amount: cad('0.00'), items: [] }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['three decimals', { amount: cad('1.005'), items: [] }, 'DECIMAL_PRECISION'],
    ['a sum beyond measure', { amount: cad('1000000000000000.00'), items: [] }, 'MAX_VALUE_EXCEEDED'],
    [
      'a currency nobody has',
      { amount: { currency_code: 'XXX', value: '1.00' }, items: [] },
      'INVALID_CURRENCY_CODE',
    ],
    ['items without item_total', { amount: cad('1.00'), items: [item('1.00')] }, 'ITEM_TOTAL_REQUIRED'],
    [
      'items that do not add up',
      { amount: { ...cad('1.00'), breakdown: { item_total: cad('1.00') } }, items: [item('2.00')] },
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'parts that do not add up',
      {
        amount: { ...cad('9.00'), breakdown: { item_total: cad('10.00'), discount: cad('2.00') } },
        items: [],
      },
      'AMOUNT_MISMATCH',
    ],
    [
      'a negative discount',
      {
        amount: { ...cad('12.00'), breakdown: { item_total: cad('10.00'), discount: cad('-2.00') } },
        items: [],
      },
      'CANNOT_BE_NEGATIVE',
    ],
    [
      'tax per item without tax_total',
      {
        amount: { ...cad('1.00'), breakdown: { item_total: cad('1.00') } },
        items: [item('1.00', { tax: cad('0.13') })],
      },
      'TAX_TOTAL_REQUIRED',
    ],
    [
      'two currencies',
      {
        amount: { ...cad('1.00'), breakdown: { item_total: { currency_code: 'USD', value: '1.00' } } },
        items: [],
      },
      'MULTI_CURRENCY_ORDER',
    ],
  ]
  it.each(senseless)('refuses %s with 422', async (_, unit, issue) => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.create(orderRequest(unit))
    expect(reply.status).toBe(422)
    expect(reply.body.name).toBe('UNPROCESSABLE_ENTITY')
    expect(issueOf(reply)).toBe(issue)
  })

  it('refuses an empty payment source, broken JSON and other media types', async () => {
    const paypal = await simulatedPayPal()
    expect(issueOf(await paypal.create({ ...orderRequest(), payment_source: {} }))).toBe(
      'NO_PAYMENT_SOURCE_PROVIDED',
    )
    const post = (body: string, type: string) =>
      fetch(`${paypal.origin}/v2/checkout/orders`, {
        method: 'POST',
        headers: { authorization: 'Bearer x', 'content-type': type },
        body,
      })
    expect((await post('{', 'application/json')).status).toBe(401)
    expect(
      (
        await paypal.call('/v2/checkout/orders', {
          method: 'POST',
          body: {},
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415)
    expect(issueOf(await paypal.call('/v2/checkout/orders', { method: 'POST', body: 'no object' }))).toBe(
      'MALFORMED_REQUEST_JSON',
    )
  })

  it('forgets an order that nobody approved within six hours', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    await paypal.advance(6 * 3_600_000 - 60_000)
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).status).toBe(200)
    await paypal.advance(60_000)
    const reply = await paypal.call(`/v2/checkout/orders/${id}`)
    expect([reply.status, reply.body.name, issueOf(reply)]).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
      'INVALID_RESOURCE_ID',
    ])
  })

  it('changes an order by patch before it is approved, and keeps the amount rules', async () => {
    const paypal = await simulatedPayPal()
    const { payment_source: _, ...older } = orderRequest({ items: [], amount: cad('10.00') })
    const id = idOf(await paypal.create(older))
    const path = "/purchase_units/@reference_id=='default'/amount"
    const patch = (value: string) =>
      paypal.call(`/v2/checkout/orders/${id}`, {
        method: 'PATCH',
        body: [{ op: 'replace', path, value: cad(value) }],
      })
    expect((await patch('12.00')).status).toBe(204)
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).text).toContain('"value":"12.00"')
    expect(issueOf(await patch('0.00'))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE')
  })
})
