import type { Locale } from '../languages/locales'
import { FRENCH_EXPORT } from './french-export'

export type ExportLabels = {
  title: string
  nothing: string
  yes: string
  no: string
  /** Of a part: 'orderLines' is 'Order lines'. */
  part: (name: string) => string
  /** Of one of its fields. */
  field: (name: string) => string
  /** Of a value that is one of few ('awaiting-approval'). What people wrote is given as it is. */
  value: (field: string, value: string) => string
}

/** Fields whose values are words of ours, not of people. */
const WORDED = [
  'state',
  'kind',
  'role',
  'source',
  'paymentMethod',
  'agreedTo',
  'language',
  'result',
  'where',
  'every',
]

const ENGLISH: ExportLabels = {
  title: 'My data',
  nothing: 'Nothing.',
  yes: 'Yes',
  no: 'No',
  part: spelled,
  field: spelled,
  value: (field, value) => (WORDED.includes(field) ? value.replaceAll('-', ' ') : value),
}

const FRENCH: ExportLabels = {
  title: 'Mes données',
  nothing: 'Rien.',
  yes: 'Oui',
  no: 'Non',
  part: (name) => FRENCH_EXPORT.parts[name] ?? spelled(name),
  field: (name) => FRENCH_EXPORT.fields[name] ?? spelled(name),
  value: (field, value) => (WORDED.includes(field) ? (FRENCH_EXPORT.values[value] ?? value) : value),
}

/** The words of somebody's own data, in their language. */
export function exportLabels(locale: Locale): ExportLabels {
  return locale === 'fr' ? FRENCH : ENGLISH
}

/** 'createdAt' is 'Created at'. */
function spelled(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
