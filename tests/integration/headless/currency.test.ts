// @vitest-environment-options { "process": "headless/currency" }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoice } from '@/plugins/commerce/payments/providers/invoice'
import {
  memberOf,
  ownedBy,
  type Person,
  payByPayPal,
  placeOrder,
  programOf,
} from '../../support/headless/buy'
import { headlessSite } from '../../support/headless/site'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'
import { ADDRESS } from '../../support/shop'

let yen: HeadlessShop
let staff: Person
let buyer: Person
beforeAll(async () => {
  const thanks = {
    subject: 'Thanks',
    heading: 'Arigatou',
    blocks: [{ kind: 'text' as const, text: '{{total}}' }],
  }
  yen = await startHeadlessShop({ commerce: { currency: 'JPY', mails: { 'order-receipt': thanks } } })
  staff = await memberOf(yen, { team: true })
  buyer = await memberOf(yen)
})
afterAll(async () => {
  await yen.stop()
})

describe('Architecture, One source, two forms: a shop in another currency', () => {
  it('sells, mails, invoices and refunds in yen, without decimals, as PayPal wants them', async () => {
    const one = await programOf(yen, staff, 'yen-one', 4900)
    const two = await programOf(yen, staff, 'yen-two', 1500)
    expect(one.price).toBe(4900)
    const placed = await payByPayPal(yen, buyer, { products: [one.id, two.id], amount: 6400 })
    expect(placed).toMatchObject({ amount: 6400, currency: 'JPY' })
    const [captured] = await yen.simulator.ledger()
    expect(captured).toMatchObject({ currency: 'JPY', amount: '6400' })
    const receipt = await yen.mails.waitForMail(({ subject }) => subject === 'Thanks')
    expect(receipt.text).toContain('¥6,400')

    const refund = (body: object) =>
      yen.call<{ amount: number }>('POST', `/payments/orders/${placed.orderId}/refund`, {
        token: staff.token,
        body: { reason: 'Asked', ...body },
      })
    expect((await refund({ amount: 0.5 })).status, 'half a yen').toBe(400)
    const given = await refund({ lines: [{ id: two.id, amount: '1500' }] })
    expect(given.body).toMatchObject({ amount: 1500, currency: 'JPY', status: 'COMPLETED' })
    expect(await ownedBy(yen, buyer)).toEqual([one.id])

    const third = await programOf(yen, staff, 'yen-three', 300)
    const invoiced = await placeOrder(yen, buyer, {
      products: [third.id],
      amount: 300,
      paymentMethod: 'invoice',
    })
    const mail = await yen.mails.waitForMail(({ subject }) => subject.includes(invoiced.invoiceNumber ?? '?'))
    expect(mail.text).toMatch(/To pay in JPY[\s\S]*¥300/)
  })

  it('takes no order that expects another currency', async () => {
    const { id } = await programOf(yen, staff, 'yen-four', 100)
    const body = { amount: 100, currency: 'CAD', paymentProvider: 'paypal', products: [{ id }] }
    const { status, body: said } = await yen.call<{ errors: object[] }>('POST', '/payments/orders', {
      token: buyer.token,
      body: { ...body, billingAddress: ADDRESS },
    })
    expect([status, said.errors]).toEqual([400, [{ path: 'currency', message: 'Only JPY is accepted' }]])
  })

  it('is refused while the configuration is built where it could not be paid or counted', async () => {
    const built = (commerce: object) => headlessSite('postgres://nobody@127.0.0.1:9/x', { commerce })
    await expect(built({ currency: 'KWD' })).rejects.toThrow('amounts in KWD have 3 decimals')
    await expect(built({ currency: 'INR' })).rejects.toThrow('PayPal cannot be paid in INR')
    await expect(built({ currency: 'yen' })).rejects.toThrow('"yen" is no currency')
    await expect(built({ mails: { 'no-mail': {} } })).rejects.toThrow('there is no mail "no-mail"')
    await built({ currency: 'INR', providers: [invoice()] })
  })
})
