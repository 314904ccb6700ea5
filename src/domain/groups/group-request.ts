import { z } from 'zod'
import { LOCALES } from '../languages/locales'
import { canonicalEmail } from '../users/email'

/** As many as a licence may have places. */
const MOST = 1_000

/**
 * The body of `POST /groups/{id}/invitations`; `preview` says what would come of each row, and does nothing. Without a `locale`
 * whoever was invited before is invited in the language of then, everybody else in that of the call.
 */
export const inviteSchema = z.object({
  emails: z.array(z.string().max(500)).min(1).max(MOST),
  preview: z.boolean().default(false),
  locale: z.enum(LOCALES).optional(),
})

/** Of `POST /groups/join` and `/groups/join/preview`: a group's code, or the token of an invitation. */
export const codeSchema = z.object({ code: z.string().trim().min(1).max(200) })
export const joinSchema = codeSchema.extend({ agrees: z.boolean().default(false) })

const ALLOWED_WORDS = 'Please write domains such as clinic.example, or email addresses.'
const addressOrDomain = z.string().transform((text, context) => {
  const given = text.trim().replace(/^@/, '')
  const email = canonicalEmail(given.includes('@') ? given : `anybody@${given}`)
  if (email !== null) return given.includes('@') ? email : email.slice(email.indexOf('@') + 1)
  context.addIssue({ code: 'custom', message: ALLOWED_WORDS, input: text })
  return z.NEVER
})

/** Of `PUT /groups/{id}`. Domains ('example.org') and addresses; none: whoever has the code. */
export const groupChangeSchema = z.object({
  name: z.string().trim().min(1).max(120).optional(),
  isCodeOpen: z.boolean().optional(),
  renewCode: z.boolean().optional(),
  allowed: z.array(addressOrDomain).max(200).optional(),
})

export const agreementSchema = z.object({ agrees: z.boolean() })

/** What a pasted list says: one row each, however they are separated; "Ann Lee <ann@example.org>" is her address. */
export function readAddresses(rows: readonly string[]): { row: string; email: string | null }[] {
  const pasted = rows.flatMap((row) => row.split(/[\n;,]+/)).map((row) => row.trim())
  return pasted.filter(Boolean).map((row) => {
    const inside = /<([^<>]+)>\s*$/.exec(row)?.[1] ?? row
    return { row, email: canonicalEmail(inside) }
  })
}

/** Whether a code is for this address. */
export function isAllowed(allowed: readonly string[], email: string): boolean {
  if (allowed.length === 0) return true
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return allowed.some((each) => each === email || each.replace(/^@/, '') === domain)
}

/** Of `POST /groups/{id}/leader`: somebody with an account. */
export const leaderSchema = z.object({
  email: z.string().trim().toLowerCase().max(254),
  reason: z.string().trim().min(1, 'Say why').max(500),
})
