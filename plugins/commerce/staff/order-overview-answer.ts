import { z } from 'zod'
import { PAYMENT_METHODS } from '@/src/domain/checkout/payment-methods'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { INVOICE_STATES } from '@/src/domain/invoices/invoice-state'
import { LOCALES } from '@/src/domain/languages/locales'
import { MAIL_STATES } from '@/src/domain/mail/mail-labels'
import { ORDER_STATES } from '@/src/domain/orders/order-state'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { REFUND_STATES } from '@/src/domain/refunds/refund-state'

const text = z.string().nullable()
/** ISO. */
const moment = z.string()
const dollars = z.number()

const order = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  paymentMethod: z.enum([...PAYMENT_METHODS, 'none']),
  currency: z.string(),
  subtotal: dollars,
  discount: dollars,
  tax: dollars,
  total: dollars,
  discountCode: text,
  createdAt: moment,
  paidAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  accessBeforePayment: z.boolean().nullable(),
  organization: text,
  reference: text,
  termsVersion: text,
  termsLocale: z.enum(LOCALES).nullable(),
})

const customer = z.object({
  id: documentId,
  name: z.string(),
  email: z.string(),
  emailNow: z.string(),
  state: z.enum(['active', 'deactivated']),
})

const access = z.object({
  id: z.string(),
  state: z.enum(['active', 'ended']),
  since: moment,
  endedAt: moment.nullable(),
  why: text,
})

const line = z.object({
  id: z.string(),
  productId: documentId.nullable(),
  title: z.string(),
  sku: z.string(),
  unitPrice: dollars,
  discount: dollars,
  total: dollars,
  refunded: dollars,
  left: dollars,
  access: access.nullable(),
  isOpenOtherwise: z.boolean(),
})

const payment = z.object({
  id: z.string(),
  provider: z.string(),
  providerName: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: dollars,
  currency: z.string(),
  providerOrderId: text,
  captureId: text,
  providerStatus: text,
  problem: text,
  createdAt: moment,
  capturedAt: moment.nullable(),
  nextCheckAt: moment.nullable(),
})

const refund = z.object({
  id: z.string(),
  state: z.enum(REFUND_STATES),
  origin: z.enum(['staff', 'provider']),
  amount: dollars,
  reason: z.string(),
  providerRefundId: text,
  problem: text,
  createdAt: moment,
  completedAt: moment.nullable(),
  /** Until then it can be taken back. */
  heldUntil: moment.nullable(),
  actor: text,
})

const issuedDocument = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  state: z.enum(INVOICE_STATES),
  total: dollars,
  issuedAt: moment,
  dueAt: moment.nullable(),
  remindedAt: moment.nullable(),
  reminders: z.number(),
  isOverdue: z.boolean(),
})

const mail = z.object({
  id: z.string(),
  message: z.string(),
  to: z.string(),
  subject: text,
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  problem: text,
  createdAt: moment,
  sentAt: moment.nullable(),
})

/** All about one order, in dollars. */
export const orderOverviewAnswer = z.object({
  order,
  customer,
  lines: z.array(line),
  payments: z.array(payment),
  refunds: z.array(refund),
  documents: z.array(issuedDocument),
  mails: z.array(mail),
  timeline: z.array(z.object({ at: moment, who: z.string(), what: z.string(), detail: text })),
})
