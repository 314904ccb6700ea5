import type { JsonObject } from './json'

export interface Money {
  currency_code: string
  value: string
}

type OrderStatus = 'CREATED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'
type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED'
type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'

/** A purchase unit as the shop sent it, with `reference_id` and `payee` filled in and amounts normalized. */
export interface PurchaseUnit extends JsonObject {
  reference_id: string
  amount: JsonObject & { currency_code: string; value: string }
  payee: JsonObject
}

export interface StoredOrder {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: OrderStatus
  purchaseUnits: PurchaseUnit[]
  /** What the shop asked for; null when the request had no `payment_source` (the older `approve` link shape). */
  paymentSource: JsonObject | null
  brandName: string | null
  returnUrl: string | null
  cancelUrl: string | null
  landingPage: string | null
  /** `fundingSource` of the last look at the approval page: shows whether the card lever came through. */
  fundingSource: string | null
  pageOpens: number
  paidWith: 'paypal' | 'card' | null
  declineNextCapture: boolean
  declinedAttempts: number
  /** The approval was refused and stands all the same: the buyer may give another. */
  mayApproveAgain?: boolean
  captureIds: string[]
  createdAt: number
  updatedAt: number
  /** Virtual time after which an unpaid order no longer exists. */
  deadline: number
  lapsed: boolean
}

export interface StoredCapture {
  id: string
  orderId: string
  referenceId: string
  status: CaptureStatus
  reason: string | null
  amount: Money
  customId: string | null
  invoiceId: string | null
  payee: JsonObject
  reversed: boolean
  createdAt: number
  updatedAt: number
}

export interface StoredRefund {
  id: string
  /** PayPal shows a reversal (chargeback) as a refund that nobody asked for. */
  kind: 'refund' | 'reversal'
  captureId: string
  orderId: string
  status: RefundStatus
  amount: Money
  customId: string | null
  invoiceId: string | null
  /** True when the shop gave this refund an invoice id of its own; otherwise it shows the capture's. */
  ownInvoice: boolean
  note: string | null
  createdAt: number
  updatedAt: number
}

/** One movement of money that really happened, in PayPal's eyes. Amounts are decimal strings, always positive. */
export interface Movement {
  type: 'capture' | 'refund' | 'reversal'
  orderId: string
  captureId: string
  refundId?: string
  amount: string
  currency: string
  custom_id: string | null
  invoice_id: string | null
  at: string
}

export interface StoredKey {
  fingerprint: string
  at: number
  resourceId?: string
  problem?: { status: number; name: string; message: string; details: JsonObject[]; links: JsonObject[] }
}

export interface StoredEvent {
  id: string
  type: string
  body: string
  createdAt: number
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'failed'
  attempts: number
  lastStatus: number | string | null
}

export interface SigningMaterial {
  privateKeyPem: string
  certificatePem: string
  certificateId: string
}

/** Everything that survives a restart when a state file is given. */
export interface State {
  version: 1
  seed: string
  counters: Record<string, number>
  clockOffsetMs: number
  tokenLifetimeSeconds: number
  tokens: Record<string, number>
  orders: Record<string, StoredOrder>
  captures: Record<string, StoredCapture>
  refunds: Record<string, StoredRefund>
  ledger: Movement[]
  keys: Record<string, StoredKey>
  events: StoredEvent[]
  signing: SigningMaterial | null
}

export function emptyState(seed: string): State {
  return {
    version: 1,
    seed,
    counters: {},
    clockOffsetMs: 0,
    tokenLifetimeSeconds: 32_400,
    tokens: {},
    orders: {},
    captures: {},
    refunds: {},
    ledger: [],
    keys: {},
    events: [],
    signing: null,
  }
}
