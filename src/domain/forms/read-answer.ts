import { canonicalEmail } from '../users/email'
import { type AnsweredField, LENGTHS, type UploadField } from './form-field'

/** What is answered in words, by a choice or by a tick: all but files. */
export type WrittenField = Exclude<AnsweredField, UploadField>

/** An answer as it is kept, '' for none; or what is wrong with it, in a sentence for whoever typed it. */
export type ReadAnswer = { value: string } | { problem: string }

/**
 * Reads what was typed, ticked or chosen in one field. The same rule in the browser and on the server. A box that was not
 * ticked is no answer where it is required.
 */
export function readAnswer(field: WrittenField, given: unknown): ReadAnswer {
  if (field.blockType === 'checkbox' || field.blockType === 'consent') return readBox(field, given)
  const text = textOf(given, field.blockType === 'textarea')
  if (text === null) return { problem: 'This answer cannot be read.' }
  if (text === '') return field.required ? { problem: MISSING[field.blockType] } : { value: '' }
  return readText(field, text)
}

const CHOOSE = 'Please choose one.'
const FILL_IN = 'Please fill this in.'

const MISSING = {
  text: FILL_IN,
  textarea: FILL_IN,
  email: 'Please enter your email address.',
  phone: 'Please enter a telephone number.',
  number: 'Please enter a number.',
  date: 'Please choose a day.',
  select: CHOOSE,
  radio: CHOOSE,
} as const satisfies Record<Exclude<WrittenField['blockType'], 'checkbox' | 'consent'>, string>

function readBox({ required }: WrittenField, given: unknown): ReadAnswer {
  const isTicked = given === true || ['true', 'on', 'yes', '1'].includes(String(given ?? '').toLowerCase())
  if (required && !isTicked) return { problem: 'Please tick this box.' }
  return { value: isTicked ? 'Yes' : 'No' }
}

function readText(
  field: Exclude<WrittenField, { blockType: 'checkbox' } | { blockType: 'consent' }>,
  text: string,
): ReadAnswer {
  switch (field.blockType) {
    case 'text':
      return withinLength(text, field.maxLength ?? LENGTHS.text)
    case 'textarea':
      return withinLength(text, field.maxLength ?? LENGTHS.textarea)
    case 'email': {
      const email = canonicalEmail(text)
      return email ? { value: email } : { problem: 'Please enter an email address such as name@example.com.' }
    }
    case 'phone':
      return PHONE.test(text)
        ? { value: text }
        : { problem: 'Please enter a telephone number such as 613-555-0142.' }
    case 'number':
      return readNumber(text, field)
    case 'date':
      return isDay(text) ? { value: text } : { problem: 'Please enter a day such as 2026-11-20.' }
    case 'select':
    case 'radio':
      return (field.options ?? []).some(({ label, value }) => (value ?? label) === text)
        ? { value: text }
        : { problem: CHOOSE }
  }
}

/** Digits as people write them, with an extension. */
const PHONE = /^(?=(?:\D*\d){5})[+()\d\s./-]{5,30}(?:\s*(?:ext|x|#)\.?\s*\d{1,6})?$/i

function withinLength(text: string, most: number): ReadAnswer {
  if (text.length <= most) return { value: text }
  return { problem: `Please write at most ${most} characters; these are ${text.length}.` }
}

function readNumber(text: string, { min, max }: { min?: number | null; max?: number | null }): ReadAnswer {
  const number = Number(text.replace(',', '.'))
  if (!/^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(text)) return { problem: 'Please enter a number, in digits.' }
  if (typeof min === 'number' && number < min) return { problem: `Please enter ${min} or more.` }
  if (typeof max === 'number' && number > max) return { problem: `Please enter ${max} or less.` }
  return { value: String(number) }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Text without what cannot be seen. Null for what is no text at all. */
function textOf(given: unknown, hasLines: boolean): string | null {
  if (given === undefined || given === null) return ''
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') return null
  const lines = String(given)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)\p{Cc}/gu, '')
  return (hasLines ? lines : lines.replace(/\s+/g, ' ')).trim()
}
