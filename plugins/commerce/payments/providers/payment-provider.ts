import type { Payload } from 'payload'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type {
  CaptureLookup,
  DisputeNotice,
  ListedRefunds,
  PaymentIntent,
  PaymentReport,
  RefundNotice,
  RefundReport,
  RefundWork,
  StartResult,
} from './payment-report'

type OnlineMethod = Exclude<PaymentMethod, 'invoice' | 'none'>

/**
 * A way to be paid through somebody else: the only thing the shop knows about them. Which one a payment goes through
 * stands in its row (`payment_attempts.provider`), and from then on everybody asks that one. `commerce({ providers })`
 * lists them; `plugins/commerce/testing` proves that one keeps these promises.
 */
export interface PaymentProvider {
  /** Its name in rows, addresses and requests, such as `acme`. Never changes: stored payments are found by it. */
  readonly key: string
  readonly labels: {
    /** As people call it. */
    readonly name: string
    /** Where a refund of a payment made so goes, in words for staff. */
    readonly refundGoesTo: (method: PaymentMethod) => string
  }
  /** The methods of an order (specification 3) it can be paid with; the first when a request names none. */
  readonly methods: readonly [OnlineMethod, ...OnlineMethod[]]
  readonly capabilities: {
    /** It sends messages to `POST /payments/webhooks/{key}`. */
    readonly messages: boolean
    /** It can be asked what went back of a payment: the nightly comparison holds our books against it. */
    readonly comparison: boolean
  }
  /** For how many days asking again for a refund is surely the same refund; afterwards a person has to look. */
  readonly refundKeyDays: number
  /** What it calls a payment that waits for the buyer's approval. */
  readonly approvalStatus: string
  /** Whether this can be one of its payment ids at all. What cannot be is never looked for (specification 5). */
  isPaymentId(text: string): boolean
  /** Who gets the money of this shop, in words anybody may read. */
  describe(): string
  /** Whether it has been silent for so long that it is left alone for a moment. */
  isResting(): boolean
  /** To be asked for something; null while it is not configured. */
  /** Those it can be paid in, as their three letters; left out: any. */
  currencies?: readonly string[]
  connect(shop: ShopSide): ProviderConnection | null
  /** Reads a message that came to its address, and makes sure that it sent it. Throws `PROVIDER_UNAVAILABLE` when nobody could say. */
  readMessage(shop: ShopSide, message: RawMessage): Promise<IncomingMessage | 'refused' | 'not-configured'>
  /** What a message means for us. It says where to look, never what is true. */
  meaningOf(type: string, body: unknown): MessageMeaning
}

/** What of the shop a provider gets to see. */
export type ShopSide = Pick<Payload, 'logger'> & {
  /** What the shop sells in; CAD where it is left out. */
  currency?: string
}

/** It reports and writes nothing of ours. Nothing here throws: what nobody can say is an outcome. */
export interface ProviderConnection {
  /** Asks for a way to pay. Asking again for the same attempt gives the same one; `refused` is final (`nonRetriable`). */
  start(intent: PaymentIntent): Promise<StartResult>
  /** Takes the money of an approved payment. The same try never takes it twice, and after a decline is declined again. */
  capture(payment: { providerOrderId: string; attemptId: string; captureTry: number }): Promise<PaymentReport>
  /** Asks what became of it. Changes nothing; safe to call any number of times. */
  look(providerOrderId: string): Promise<PaymentReport>
  /** Closes a payment that was cancelled, where that can be done. Money that came all the same still wins. */
  cancel?(providerOrderId: string): Promise<void>
  /** Gives money back. The same refund never gives it back twice. */
  refund(work: RefundWork): Promise<RefundReport>
  /** Asks what became of a refund, by the provider's own id. */
  getRefund(providerRefundId: string): Promise<RefundReport>
  /** Asks whether anything of a captured payment was given back. */
  getCapture(captureId: string): Promise<CaptureLookup>
  /** Every refund of a payment the provider lists; null when it does not say. */
  listRefunds(providerOrderId: string): Promise<ListedRefunds | null>
}

/** As it arrived: the very bytes are what was signed. */
export type RawMessage = { headers: Headers; rawBody: Uint8Array }

export type IncomingMessage = {
  /** The provider's own number: the same message again has the same. */
  id: string
  type: string
  providerOrderId: string | null
  body: unknown
}

/** approved: the buyer agreed and is on the way back. refund: money went back. dispute: somebody wants it back. payment: look what became of it. */
export type MessageMeaning =
  | { kind: 'approved' }
  | { kind: 'payment' }
  | { kind: 'refund'; notice: RefundNotice }
  | { kind: 'dispute'; notice: DisputeNotice }
