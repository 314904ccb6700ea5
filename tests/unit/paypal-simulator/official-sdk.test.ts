import {
  CheckoutPaymentIntent,
  Client,
  CustomError,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'
import { describe, expect, it } from 'vitest'
import { nextKey, simulatedPayPal } from './simulated-paypal'

/** The official client, sent to the simulator through its public methods only. */
function sdkClient(origin: string): Client {
  class SimulatorClient extends Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const build = super.getRequestBuilderFactory()
      return (...args) => {
        const builder = build(...args)
        builder.interceptRequest((request) => {
          const url = new URL(request.url)
          return { ...request, url: `${origin}${url.pathname}${url.search}` }
        })
        return builder
      }
    }
  }
  return new SimulatorClient({
    environment: Environment.Sandbox,
    timeout: 5000,
    clientCredentialsAuthCredentials: { oAuthClientId: 'simulator', oAuthClientSecret: 'simulator' },
    unstable_httpClientOptions: { proxy: false },
  })
}

const amount = { currencyCode: 'CAD', value: '40.00' }
const body = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ customId: 'attempt-1', invoiceId: 'ORDER-1', amount }],
  paymentSource: { paypal: { experienceContext: { returnUrl: 'http://127.0.0.1:3000/payment' } } },
}
const prefer = 'return=representation'

describe('through the official SDK', () => {
  it('a payment is created, approved, captured, shown and refunded', async () => {
    const paypal = await simulatedPayPal()
    const client = sdkClient(paypal.origin)
    const orders = new OrdersController(client)
    const payments = new PaymentsController(client)

    const created = await orders.createOrder({ body, prefer, paypalRequestId: nextKey() })
    expect(created.statusCode).toBe(201)
    const id = created.result.id ?? ''
    expect(created.result.links?.map((link) => link.rel)).toContain('payer-action')
    await paypal.control(`/orders/${id}/approve`, {})
    expect((await orders.getOrder({ id })).result.status).toBe('APPROVED')

    const captured = await orders.captureOrder({ id, prefer, paypalRequestId: nextKey() })
    const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0]
    expect(capture).toMatchObject({
      status: 'COMPLETED',
      customId: 'attempt-1',
      invoiceId: 'ORDER-1',
      amount,
    })
    const captureId = capture?.id ?? ''
    expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('COMPLETED')

    const refunded = await payments.refundCapturedPayment({ captureId, prefer, paypalRequestId: nextKey() })
    expect(refunded.result).toMatchObject({ status: 'COMPLETED', amount })
    expect((await payments.getRefund({ refundId: refunded.result.id ?? '' })).result.status).toBe('COMPLETED')
    expect(await paypal.ledger()).toHaveLength(2)
  })

  it('a refusal arrives with issue and debug id', async () => {
    const paypal = await simulatedPayPal()
    const orders = new OrdersController(sdkClient(paypal.origin))
    const created = await orders.createOrder({ body, prefer, paypalRequestId: nextKey() })
    const error = await orders
      .captureOrder({ id: created.result.id ?? '', paypalRequestId: nextKey() })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CustomError)
    expect(error).toMatchObject({ statusCode: 422, result: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } })
    expect(error).toHaveProperty(['headers', 'paypal-debug-id'])
  })

  it('the negative testing header works as in the sandbox', async () => {
    const paypal = await simulatedPayPal()
    const orders = new OrdersController(sdkClient(paypal.origin))
    const paypalMockResponse = '{"mock_application_codes":"INTERNAL_SERVER_ERROR"}'
    const attempt = orders.createOrder({ body, paypalMockResponse, paypalRequestId: nextKey() })
    await expect(attempt).rejects.toMatchObject({ statusCode: 500 })
  })
})
