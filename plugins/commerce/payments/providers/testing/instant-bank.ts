import { randomBytes } from 'node:crypto'
import type { Distortion, Movements } from '@/plugins/commerce/testing/provider-harness'
import type { PaymentIntent, PaymentReport, RefundReport, RefundWork } from '../payment-report'

type Call = 'start' | 'capture' | 'refund'
type Held = {
  id: string
  intent: PaymentIntent
  status: 'open' | 'approved' | 'refused' | 'closed'
  captured?: PaymentReport
  tries: Map<number, PaymentReport>
}

const number = (prefix: string) => `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`

/** What the instant provider holds, and what the next calls do to it. */
export class InstantBank {
  readonly refunds: (RefundReport & { captureId: string })[] = []
  private readonly payments = new Map<string, Held>()
  private readonly lost = new Set<Call>()
  private next: Distortion | 'delay' | null = null

  open(intent: PaymentIntent): string {
    const known = [...this.payments.values()].find((each) => each.intent.attemptId === intent.attemptId)
    if (known) return known.id
    const held: Held = { id: number('INSTANT'), intent, status: 'open', tries: new Map() }
    this.payments.set(held.id, held)
    return held.id
  }

  approve(id: string, { refused = false } = {}): void {
    this.held(id).status = refused ? 'refused' : 'approved'
  }

  cancel(id: string): void {
    if (!this.held(id).captured) this.held(id).status = 'closed'
  }

  /** The same try gives the same answer, once it came to something. */
  capture(id: string, captureTry: number): PaymentReport {
    const held = this.payments.get(id)
    const known = held?.captured ?? held?.tries.get(captureTry)
    if (!held || known || held.status === 'open' || held.status === 'closed') return known ?? this.look(id)
    const report: PaymentReport =
      held.status === 'refused' ? { outcome: 'declined', status: 'REFUSED' } : this.taken(held)
    held.tries.set(captureTry, report)
    if (held.status === 'refused') held.status = 'open'
    return report
  }

  look(id: string): PaymentReport {
    const held = this.payments.get(id)
    if (!held) return { outcome: 'gone', status: 'GONE' }
    if (held.captured) return held.captured
    if (held.status === 'closed') return { outcome: 'failed', status: 'CLOSED' }
    const isApproved = held.status !== 'open'
    return { outcome: isApproved ? 'approved' : 'not-approved', status: held.status.toUpperCase() }
  }

  refund({ captureId, refundId, amountCents, currency }: RefundWork): RefundReport {
    const known = this.refunds.find(({ customId }) => customId === refundId)
    if (known) return known
    const { takenCents, backCents } = this.movements(this.paymentOf(captureId))
    if (amountCents > takenCents - backCents) return { outcome: 'failed', status: 'TOO_MUCH' }
    const back = { providerRefundId: number('BACK'), customId: refundId, captureId, amountCents, currency }
    this.refunds.push({ outcome: 'completed', status: 'BACK', ...back })
    return { outcome: 'completed', status: 'BACK', ...back }
  }

  /** The money of the next capture is on its way, or it is not what was asked for. */
  bendNextCapture(how: Distortion | 'delay'): void {
    this.next = how
  }

  arrive(captureId: string): void {
    const { captured } = this.held(this.paymentOf(captureId))
    if (captured) captured.outcome = 'captured'
  }

  loseNext(call: Call): void {
    this.lost.add(call)
  }

  isLost(call: Call): boolean {
    return this.lost.delete(call)
  }

  paymentOf(captureId: string): string {
    const held = [...this.payments.values()].find(({ captured }) => captured?.captureId === captureId)
    if (!held) throw new Error(`no capture ${captureId}`)
    return held.id
  }

  refundsOf(id: string): RefundReport[] {
    return this.refunds.filter(({ captureId }) => captureId === this.held(id).captured?.captureId)
  }

  movements(id: string): Movements {
    const { captured } = this.held(id)
    const back = this.refundsOf(id)
    const backCents = back.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
    const takenCents = captured?.outcome === 'captured' ? (captured.amountCents ?? 0) : 0
    return { captures: captured ? 1 : 0, takenCents, refunds: back.length, backCents }
  }

  private taken(held: Held): PaymentReport {
    const [how, { attemptId, priced }] = [this.next, held.intent]
    this.next = null
    held.captured = {
      outcome: how === 'delay' ? 'pending' : 'captured',
      status: 'TAKEN',
      captureId: number('TAKEN'),
      amountCents: how === 'amount' ? 1 : priced.totalCents,
      currency: how === 'currency' ? 'USD' : 'CAD',
      attemptId: how === 'reference' ? 'somebody-else' : attemptId,
    }
    return held.captured
  }

  private held(id: string): Held {
    const held = this.payments.get(id)
    if (!held) throw new Error(`no payment ${id}`)
    return held
  }
}
