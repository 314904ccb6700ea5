import type { Locale } from '@/src/domain/languages/locales'
import { seedId } from '../seed-id'
import { chanceFrom } from './chance'

export type YearPerson = {
  id: string
  firstname: string
  lastname: string
  email: string
  locale: Locale
  /** How many days before the end of the year the account was opened. */
  joinedDaysAgo: number
  organization: string | null
}

export const PEOPLE_COUNT = 400

const ENGLISH = [
  'Alex',
  'Robin',
  'Sam',
  'Jamie',
  'Casey',
  'Morgan',
  'Taylor',
  'Riley',
  'Avery',
  'Quinn',
] as const
const FRENCH = [
  'Camille',
  'Dominique',
  'Chantal',
  'Maxime',
  'Pascale',
  'Andrée',
  'Michèle',
  'Frédérique',
] as const
const LAST = [
  'Example',
  'Sample',
  'Person',
  'Member',
  'Reader',
  'Walker-Example',
  'Test',
  'Participant',
] as const

/** The people of the year: plain example names, the same on every machine. */
export function yearPeople(): YearPerson[] {
  const chance = chanceFrom(2_026)
  return Array.from({ length: PEOPLE_COUNT }, (_, index) => {
    const locale: Locale = chance.is(0.25) ? 'fr' : 'en'
    const firstname = chance.one(locale === 'fr' ? FRENCH : ENGLISH)
    const lastname = chance.one(LAST)
    const number = String(index + 1).padStart(3, '0')
    const email = `${plain(firstname)}.${plain(lastname)}.${number}@example.com`
    // More and more of them: the older the month, the fewer.
    const joinedDaysAgo = Math.floor(364 * (1 - Math.sqrt(chance.below(10_000) / 10_000)))
    const organization = chance.is(0.08) ? `Example Health Centre ${number}` : null
    return {
      id: seedId(`year/person/${number}`),
      firstname,
      lastname,
      email,
      locale,
      joinedDaysAgo,
      organization,
    }
  })
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z-]/g, '')
    .toLowerCase()
}
