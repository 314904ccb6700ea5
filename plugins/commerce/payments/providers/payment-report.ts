import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { PricedOrder } from '@/src/domain/orders/price-order'
import type { DisputeState } from '@/src/domain/payments/dispute'
import type { PaymentOutcome } from '@/src/domain/payments/evaluate-report'
import type { Payee } from '@/src/domain/payments/payee'

/** What the outside world said about one payment: facts only. What they mean is decided in `settlePayment`. */
export type PaymentReport = {
  outcome: PaymentOutcome
  /** The provider's own word, for people. */
  status: string
  captureId?: string
  amountCents?: number
  currency?: string
  /** Our attempt's id as the provider knows it. */
  attemptId?: string
  /** Who gets the money, as far as the provider says. */
  payee?: Payee | undefined
  problem?: string
  /**
   * When the approval was given that the provider shows, as an ISO moment of its clock. Of a declined capture: of the approval that
   * was refused, when it still stands; a provider that withdraws it says nothing.
   */
  approvedAt?: string | undefined
  /** For money that came outside any provider: who says so and what they noted. The day is a date, '2026-11-20'. */
  received?: { actor: string; on: string; reference?: string | undefined; note?: string | undefined }
  /** What the browser may be shown of the provider's answer, in the form of specification 7. Never read by our rules. */
  purchaseUnits?: unknown
}

export type StartResult =
  | {
      kind: 'redirect'
      providerOrderId: string
      status: string
      approveUrl: string
      links: unknown[]
      /** Whom the provider made it out to: us. */
      payee?: Payee | undefined
    }
  | { kind: 'refused'; problem: string }
  /** Nobody knows whether the provider made it: ask again with the same key. */
  | { kind: 'unknown'; problem: string }

export type PaymentIntent = {
  attemptId: string
  orderNumber: string
  /** The same for every payment of one order, and of no other order in any database: taken by the provider once. */
  reference: string
  /** How the buyer wants to pay, one of those the provider serves. */
  method: PaymentMethod
  priced: PricedOrder
  /** What the amounts are in; `toDecimalString` gives them as text. */
  currency: string
  payer: { email: string }
  returnUrl: string
  cancelUrl: string
  brandName: string
}

/** What the outside world said about money going back: facts only, evaluated in `settleRefund`. */
export type RefundReport = {
  /** gone: the provider shows no such refund. unknown: nobody can say, ask again with the same key. */
  outcome: 'completed' | 'pending' | 'failed' | 'gone' | 'unknown'
  /** The provider's own word, for people. */
  status: string
  providerRefundId?: string
  amountCents?: number
  currency?: string
  /** Our refund's id, or our attempt's when somebody refunded at the provider. */
  customId?: string
  problem?: string
}

export type RefundWork = { captureId: string; refundId: string; amountCents: number; currency: string }

/** How much of a captured payment went back, as far as the payment itself tells. */
export type CaptureLookup = 'untouched' | 'partly given back' | 'given back' | 'unknown'

/** What the provider lists as given back of one payment. `isReversed`: the buyer's bank took it, nobody gave it. */
export type ListedRefunds = { refunds: RefundReport[]; isReversed: boolean }

/** What a provider's message about money going back names. All of it is a hint until the provider was asked. */
export type RefundNotice = {
  /** The buyer's bank took it, nobody gave it. */
  isReversal: boolean
  providerRefundId: string | null
  captureId: string | null
  /** The mark we put on the refund or on the payment. */
  customId: string | null
  amountCents: number | null
  currency: string | null
}

/** What a provider's message says about a dispute. No money moves by it: what goes back is a refund, and told as one. */
export type DisputeNotice = {
  providerDisputeId: string
  captureIds: string[]
  state: DisputeState
  /** The provider's own words, for people. */
  reason: string
  stage: string | null
  outcome: string | null
  amountCents: number | null
  /** Until when we can answer. */
  respondBy: Date | null
  /** When it was so, by the provider's clock: what is told later does not undo it. */
  at: Date
}
