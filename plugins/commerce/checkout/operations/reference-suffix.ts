import { randomBytes } from 'node:crypto'

/** No letters that are mistaken for each other: people read it in a provider's reports. 32 of them, so none is likelier. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Eight random letters that make an order's number its payment reference ('100123-7f3k9q2m'). Every database counts its orders
 * from the same number, and a provider refuses to be paid twice under one reference: without them a restored backup, a copy or
 * a second shop on the same account could not be paid.
 */
export function referenceSuffix(): string {
  return Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
