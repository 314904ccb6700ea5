import type { Answer } from './check-answers'
import { answeredFields, type FormField } from './form-field'

/** Who sent a message, as far as its answers say: '' where they do not. */
export function senderOf(
  fields: readonly FormField[],
  answers: readonly Answer[],
): { name: string; email: string } {
  const asked = answeredFields(fields)
  const answerTo = (isWanted: (field: (typeof asked)[number]) => boolean) =>
    answers.find(({ field }) => asked.some((each) => each.name === field && isWanted(each)))?.value ?? ''
  const named = (autofill: string) =>
    answerTo((field) => field.blockType === 'text' && field.autofill === autofill)
  const both = `${named('given-name')} ${named('family-name')}`.trim()
  return { name: named('name') || both, email: answerTo(({ blockType }) => blockType === 'email') }
}

/** One line that tells a message from others in a list. */
export function summaryOf(
  answers: readonly Answer[],
  { name, email }: { name: string; email: string },
): string {
  const sender = name || email || 'Somebody'
  const said = answers.filter(({ value }) => value !== name && value !== email).map(({ value }) => value)
  const longest = said.reduce((found, value) => (value.length > found.length ? value : found), '')
  const line = `${sender}: ${longest.replace(/\s+/g, ' ')}`.replace(/: $/, '')
  const characters = [...line]
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : line
}
