import { hashPassword } from '@/plugins/accounts/passwords/password-hash'
import { env } from '@/src/server/env'
import { DEMO_PASSWORD } from '../demo/accounts'
import { programs } from '../demo/programs'
import { productId } from '../demo/seed-products'
import { services } from '../demo/services'
import { seedId } from '../seed-id'
import { count, type Seeding } from '../seeding'
import { createMissing } from '../write'
import { chanceFrom } from './chance'
import { formMessages } from './form-messages'
import { learn } from './learn'
import { recordMails } from './mails'
import { onMovedClock } from './moved-clock'
import { yearPeople } from './people'
import { type Offer, planYear } from './plan'
import { tellProvider } from './provider-history'
import { signIns } from './sign-ins'
import { providerMessages, staffActs } from './staff-acts'
import { type Book, daysAfter, runYear, type Year } from './year'

/** Where the seeds keep what they know of the year's money, for whoever counts it again. */
export const YEAR_BOOKS = 'seeds/year-books'

const CODES = [
  { code: 'SPRING15', type: 'percentage' as const, percentage: 15 },
  { code: 'PARTNER20', type: 'percentage' as const, percentage: 20 },
  { code: 'THANKS10', type: 'fixed' as const, amountCents: 1_000, minimumCents: 5_000 },
]

/**
 * A year of business up to this day: people, orders, refunds, invoices, groups, lessons, messages and mails, made by the same
 * operations as everywhere, on a moved clock. Written once; nothing of it is ever mailed. The accounts and codes of the demo
 * have no part in it.
 */
export async function seedYear(seeding: Seeding, now = new Date()): Promise<void> {
  const { payload } = seeding
  if (await payload.kv.has(YEAR_BOOKS)) return count(seeding, 'years of business', 'kept')
  await createMissing(
    seeding,
    'discounts',
    CODES.map((data) => ({
      id: seedId(`discount/${data.code}`),
      data: { usedCount: 0, active: true, ...data },
    })),
    'code',
  )
  const books = await writeYear(seeding, now)
  await payload.kv.set(YEAR_BOOKS, { books })
  count(seeding, 'years of business', 'created')
}

async function writeYear({ payload }: Seeding, now: Date): Promise<Book[]> {
  const end = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const chance = chanceFrom(31_557_600)
  const people = yearPeople()
  const password = await hashPassword(DEMO_PASSWORD)
  const base = {
    payload,
    chance,
    end,
    admin: seedId('user/admin@example.com'),
    books: [],
    provider: [],
    opened: [],
  }
  const offer = theOffer()
  return onMovedClock(payload, async (moveTo) => {
    const year: Omit<Year, 'later'> = { ...base, moveTo }
    const first = [
      ...planYear(people, { chance, end, offer, password }),
      ...staffActs(people, { year, programs: offer.programs }),
    ]
    const whole: Year = { ...year, later: () => undefined }
    await runYear(year, first)
    await learn(whole)
    await moveTo(daysAfter(end, -0.01))
    await signIns(whole, people)
    await formMessages(whole, people)
    await providerMessages(whole)
    await recordMails(whole)
    if (!(await tellProvider(env().PAYPAL_API_ORIGIN, whole.provider)))
      payload.logger.warn('No PayPal simulator was told of the past: its payments cannot be refunded here.')
    return whole.books
  })
}

/** What is bought most often stands more than once. */
function theOffer(): Offer {
  const slugs = programs
    .filter(({ product }) => product.priceCents > 0)
    .map(({ product }) => productId(product.slug))
  const flagship = productId('pmfp')
  return {
    programs: [flagship, flagship, ...slugs],
    services: [productId('one-to-one-coaching'), ...services.map(({ slug }) => productId(slug))],
    licence: productId('pmfp-group-licence'),
  }
}
