import type { PaymentProvider, RawMessage, ShopSide } from '../payments/providers/payment-provider'

/** What the provider itself holds of one payment, in cents. */
export type Movements = { captures: number; takenCents: number; refunds: number; backCents: number }

/** What may go wrong with the next capture: its amount, its currency, or our own mark on it. */
export type Distortion = 'amount' | 'currency' | 'reference'

/**
 * The other side of a provider, for tests: what a buyer, a bank and a bad line do to it. `paymentId` and `captureId` are
 * the provider's own, as the shop stores them.
 */
export interface ProviderHarness {
  readonly provider: PaymentProvider
  readonly shop: ShopSide
  /** The buyer agrees to pay. After a decline: with another card. */
  approve(paymentId: string): Promise<void>
  /** The buyer agrees, and the bank will refuse. */
  approveAndDecline(paymentId: string): Promise<void>
  /** The next capture's money is on its way, until `arrive`. */
  delayNextCapture(): Promise<void>
  arrive(captureId: string): Promise<void>
  /** The next capture takes something else than it was asked for. */
  distortNextCapture(what: Distortion): Promise<void>
  /** The next such call is done, and its answer is lost. */
  loseNextAnswer(of: 'start' | 'capture' | 'refund'): Promise<void>
  /** What really moved. */
  movements(paymentId: string): Promise<Movements>
  /** Every message about this payment so far, as it would arrive; empty for a provider that sends none. */
  messages(paymentId: string): Promise<RawMessage[]>
  close(): Promise<void>
}
