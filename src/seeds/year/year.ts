import type { Payload } from 'payload'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { SignedInUser } from '@/src/server/endpoint'
import type { Chance } from './chance'
import type { MoveClock } from './moved-clock'
import type { YearPerson } from './people'
import type { ProviderPayment } from './provider-history'

/** Something that happens at a moment; it may bring about later things. */
export type Happening = { at: Date; act: (year: Year) => Promise<unknown> }

/** What the seeds themselves know of the money: written down beside the operations, from the prices they were told. */
export type Book = { at: string; kind: 'paid' | 'refunded'; method: PaymentMethod; cents: number }

/** One run of the year: where it writes, and what has to be remembered until its end. */
export type Year = {
  payload: Payload
  chance: Chance
  /** The end of the year: nothing happens after it. */
  end: Date
  admin: string
  moveTo: MoveClock
  later: (happening: Happening) => void
  books: Book[]
  provider: ProviderPayment[]
  /** What each person may open, by product, since when. */
  opened: { person: YearPerson; productId: string; at: Date }[]
}

const DAY_MS = 86_400_000

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}

/** Runs what happens in the order of its time, until nothing is left before the end. */
export async function runYear(year: Omit<Year, 'later'>, first: readonly Happening[]): Promise<void> {
  const waiting = [...first].sort(byTime)
  const whole: Year = {
    ...year,
    later: (happening) => {
      if (happening.at >= year.end) return
      const place = waiting.findIndex(({ at }) => at > happening.at)
      waiting.splice(place === -1 ? waiting.length : place, 0, happening)
    },
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await year.moveTo(next.at)
    await next.act(whole)
  }
}

function byTime(one: Happening, other: Happening): number {
  return one.at.getTime() - other.at.getTime()
}

/** A person as operations know whoever is signed in. */
export function asUser({ id, email, firstname, lastname }: YearPerson): SignedInUser {
  return { id, email, firstname, lastname, role: 'user', name: `${firstname} ${lastname}`, sid: '' }
}
