import type { Chance } from './chance'
import { openAccount, type Password } from './open-account'
import type { YearPerson } from './people'
import { sellByInvoice } from './sell-by-invoice'
import { type Cart, sellOnline } from './sell-online'
import { daysAfter, type Happening } from './year'

export type Offer = {
  programs: readonly [string, ...string[]]
  services: readonly [string, ...string[]]
  licence: string
}

const CODES = ['SPRING15', 'PARTNER20', 'THANKS10'] as const

/** What the people of the year set out to do: an account, and what they buy then and later. */
export function planYear(
  people: readonly YearPerson[],
  { chance, end, offer, password }: { chance: Chance; end: Date; offer: Offer; password: Password },
): Happening[] {
  return people.flatMap((person) => {
    const joinedAt = daysAfter(end, -person.joinedDaysAgo - chance.below(1_000) / 1_000)
    const account: Happening = { at: joinedAt, act: (year) => openAccount(year, person, password) }
    return [account, ...purchases(person, joinedAt, { chance, end, offer })]
  })
}

type Choices = { chance: Chance; end: Date; offer: Offer }

function purchases(person: YearPerson, joinedAt: Date, { chance, end, offer }: Choices): Happening[] {
  const found: Happening[] = []
  const wanted = chance.is(0.9) ? 1 + (chance.is(0.5) ? 1 : 0) + (chance.is(0.3) ? 1 : 0) : 0
  let at = daysAfter(joinedAt, (1 + chance.below(90)) / 60)
  for (let purchase = 0; purchase < wanted && at < end; purchase++) {
    found.push(buy(person, at, { chance, end, offer }, purchase === 0))
    at = daysAfter(at, 8 + chance.below(120))
  }
  return found
}

function buy(person: YearPerson, at: Date, { chance, offer }: Choices, isFirst: boolean): Happening {
  const isGroup = isFirst && person.organization !== null && chance.is(0.4)
  const cart = isGroup ? { productIds: [offer.licence] } : cartOf(chance, offer)
  const isByInvoice = isGroup || chance.is(person.organization ? 0.9 : 0.1)
  const sell = isByInvoice ? sellByInvoice : sellOnline
  return { at, act: (year) => sell(year, person, cart, at) }
}

function cartOf(chance: Chance, { programs, services }: Offer): Cart {
  const first = chance.is(0.12) ? chance.one(services) : chance.one(programs)
  const second = chance.is(0.25) ? chance.one(programs) : first
  const productIds = [...new Set([first, second])]
  return chance.is(0.18) ? { productIds, discountCode: chance.one(CODES) } : { productIds }
}
