import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { evaluateReport, type ReportEvaluation } from '@/src/domain/payments/evaluate-report'
import type { ProviderConnection } from '../payments/providers/payment-provider'
import type { PaymentIntent, PaymentReport } from '../payments/providers/payment-report'
import type { ProviderHarness } from './provider-harness'

/** One payment of 49.00 CAD as the shop knows it. */
export type OpenedPayment = {
  connection: ProviderConnection
  attemptId: string
  paymentId: string
  capture: (captureTry?: number) => Promise<PaymentReport>
  look: () => Promise<PaymentReport>
  /** What the shop makes of a report. */
  meaning: (report: PaymentReport, wasDeclined?: boolean) => ReportEvaluation['state']
}

export const TOTAL_CENTS = 4900

export function intentOf(harness: ProviderHarness): PaymentIntent {
  const attemptId = randomUUID()
  const line = { productId: randomUUID(), title: 'A program', sku: 'SKU-1', unitPriceCents: TOTAL_CENTS }
  return {
    attemptId,
    orderNumber: '100001',
    reference: `100001-${attemptId.slice(0, 8)}`,
    method: harness.provider.methods[0],
    priced: {
      lines: [{ ...line, discountCents: 0, totalCents: TOTAL_CENTS }],
      subtotalCents: TOTAL_CENTS,
      discountCents: 0,
      taxCents: 0,
      totalCents: TOTAL_CENTS,
    },
    currency: 'CAD',
    payer: { email: 'buyer@example.com' },
    returnUrl: 'https://shop.example.com/payment',
    cancelUrl: 'https://shop.example.com/payment/cancel',
    brandName: 'Contract',
  }
}

export function connectionOf({ provider, shop }: ProviderHarness): ProviderConnection {
  const connection = provider.connect(shop)
  assert.ok(connection, 'a provider under test is configured')
  return connection
}

export async function openPayment(harness: ProviderHarness): Promise<OpenedPayment> {
  const connection = connectionOf(harness)
  const intent = intentOf(harness)
  const started = await connection.start(intent)
  assert.equal(started.kind, 'redirect', JSON.stringify(started))
  assert.ok(started.kind === 'redirect')
  const { attemptId } = intent
  const { providerOrderId: paymentId, payee } = started
  const expected = { id: attemptId, amountCents: TOTAL_CENTS, currency: 'CAD', payee }
  return {
    connection,
    attemptId,
    paymentId,
    capture: (captureTry = 1) => connection.capture({ providerOrderId: paymentId, attemptId, captureTry }),
    look: () => connection.look(paymentId),
    meaning: (report, wasDeclined = false) => evaluateReport({ ...expected, wasDeclined }, report).state,
  }
}

/** The same, approved and captured; gives the provider's number of the capture. */
export async function paidPayment(harness: ProviderHarness): Promise<OpenedPayment & { captureId: string }> {
  const payment = await openPayment(harness)
  await harness.approve(payment.paymentId)
  const report = await payment.capture()
  assert.equal(payment.meaning(report), 'captured', JSON.stringify(report))
  assert.ok(report.captureId, 'a capture has a number')
  return { ...payment, captureId: report.captureId }
}
