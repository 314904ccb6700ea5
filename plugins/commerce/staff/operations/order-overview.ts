import type { AccessState } from '@/src/domain/access/access-source'
import type { InvoiceState } from '@/src/domain/invoices/invoice-state'
import type { Locale } from '@/src/domain/languages/locales'
import type { MailState } from '@/src/domain/mail/mail-labels'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import type { RefundState } from '@/src/domain/refunds/refund-state'
import type { TimelineEntry } from './build-timeline'

/** Moments are ISO texts, as JSON has them. */
export type OverviewOrder = {
  id: string
  number: string
  state: OrderState
  paymentMethod: PaymentMethod
  currency: string
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  discountCode: string | null
  createdAt: string
  paidAt: string | null
  cancelledAt: string | null
  accessBeforePayment: boolean | null
  organization: string | null
  reference: string | null
  /** The terms agreed to; none on orders of before that was kept. */
  termsVersion: string | null
  termsLocale: Locale | null
}

export type OverviewLine = {
  id: string
  productId: string | null
  title: string
  sku: string
  unitPriceCents: number
  discountCents: number
  totalCents: number
  refundedCents: number
  leftCents: number
  access: {
    id: string
    state: AccessState
    since: string
    endedAt: string | null
    why: string | null
  } | null
  isOpenOtherwise: boolean
}

export type OverviewPayment = {
  id: string
  provider: string
  /** What people call it. */
  providerName: string
  state: PaymentState
  amountCents: number
  currency: string
  providerOrderId: string | null
  captureId: string | null
  providerStatus: string | null
  problem: string | null
  createdAt: string
  capturedAt: string | null
  nextCheckAt: string | null
}

export type OverviewRefund = {
  id: string
  state: RefundState
  origin: 'staff' | 'provider'
  amountCents: number
  reason: string
  providerRefundId: string | null
  problem: string | null
  createdAt: string
  completedAt: string | null
  heldUntil: string | null
  actor: string | null
}

export type OverviewDocument = {
  id: string
  kind: 'invoice' | 'credit-note'
  number: string
  state: InvoiceState
  totalCents: number
  issuedAt: string
  dueAt: string | null
  remindedAt: string | null
  reminders: number
  isOverdue: boolean
}

export type OverviewMail = {
  id: string
  message: string
  to: string
  subject: string | null
  state: MailState
  tries: number
  problem: string | null
  createdAt: string
  sentAt: string | null
}

export type OverviewActivity = {
  at: string
  action: string
  by: string
  details: unknown
  actor: string | null
}

type Facts = {
  order: OverviewOrder
  customer: { id: string; name: string; email: string; emailNow: string; state: 'active' | 'deactivated' }
  lines: OverviewLine[]
  payments: OverviewPayment[]
  refunds: OverviewRefund[]
  documents: OverviewDocument[]
  mails: OverviewMail[]
}

export type OverviewRow = Omit<Facts, 'payments'> & {
  payments: Omit<OverviewPayment, 'providerName'>[]
  activity: OverviewActivity[]
}
export type OrderOverview = Facts & { timeline: TimelineEntry[] }
