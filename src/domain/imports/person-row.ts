import { canonicalEmail } from '../users/email'
import type { Header, PersonColumn } from './person-columns'
import { type Purchase, readPurchases } from './purchases'
import { readDay } from './read-day'

/** One person of the older system, as their row says. Days are ISO. */
export type ImportedPerson = {
  legacyId: string
  email: string
  firstname: string
  lastname: string
  purchases: Purchase[]
  /** When they agreed to promotions; null when they did not, or nobody can show when. */
  promotionsAt: string | null
  /** For the report, beside an accepted row. */
  note: string
}

export type PersonRow = { person: ImportedPerson } | { refusal: string }

type Rules = {
  /** The programs of the shop by sku, in lower case. */
  skus: ReadonlyMap<string, string>
  /** Nothing was bought later than this. */
  today: Date
}

/** Reads one row; the first thing that is wrong with it refuses it as a whole, so that nobody is half imported. */
export function readPersonRow(cells: readonly string[], header: Header, rules: Rules): PersonRow {
  // Before the columns are counted: a missing quotation mark makes one row of several.
  if (cells.some((cell) => /[\r\n]/.test(cell))) {
    return { refusal: 'goes over several lines: a quotation mark may be missing' }
  }
  if (cells.length !== header.width) {
    return { refusal: `has ${cells.length} columns where the first line has ${header.width}` }
  }
  if (cells.some((cell) => cell.includes('"'))) return { refusal: 'has a quotation mark too many' }
  if (cells.some(isBroken)) return { refusal: 'holds letters that are not UTF-8' }
  const text = (column: PersonColumn) => cells[header.at.get(column) ?? -1]?.trim() ?? ''
  for (const column of ['legacyId', 'firstname', 'lastname'] as const) {
    if (!text(column)) return { refusal: `${column} is missing` }
    if (text(column).length > 100) return { refusal: `${column} has more than 100 characters` }
  }
  const email = canonicalEmail(text('email'))
  if (!email)
    return { refusal: text('email') ? `email is not an address: ${text('email')}` : 'email is missing' }
  const bought = readPurchases(text('purchases'), rules)
  if ('refusal' in bought) return bought
  const promotions = readPromotions(text('agreedToPromotions'), text('agreedToPromotionsAt'), rules.today)
  if ('refusal' in promotions) return promotions
  return {
    person: {
      legacyId: text('legacyId'),
      email,
      firstname: text('firstname'),
      lastname: text('lastname'),
      purchases: bought.purchases,
      ...promotions,
    },
  }
}

/** NUL cannot be stored; U+FFFD is what is left of a letter that was written in another encoding. */
function isBroken(cell: string): boolean {
  return cell.includes('\0') || cell.includes('\uFFFD')
}

const YES = new Set(['yes', 'y', 'true', '1'])
const NO = new Set(['', 'no', 'n', 'false', '0'])

/** The sender must be able to show when somebody agreed: a yes without a day is not taken over. */
function readPromotions(
  answer: string,
  at: string,
  today: Date,
): { promotionsAt: string | null; note: string } | { refusal: string } {
  const said = answer.toLowerCase()
  if (NO.has(said)) return { promotionsAt: null, note: '' }
  if (!YES.has(said)) return { refusal: `agreedToPromotions is neither yes nor no: ${answer}` }
  if (!at) return { promotionsAt: null, note: 'consent to promotions not taken over: no date' }
  const day = readDay(at, today)
  return day ? { promotionsAt: day, note: '' } : { refusal: `agreedToPromotionsAt is not a past date: ${at}` }
}
