export const PASSWORD_MINIMUM = 8

/** Far beyond any passphrase; stops somebody from having us hash megabytes. */
export const PASSWORD_MAXIMUM = 1024

export const PASSWORD_REQUIRED = 'Please enter a password.'

export const PASSWORD_HEADING = 'Passwords must contain:'

export interface RefusedPassword {
  readonly ok: false
  /** What is missing, to be listed under PASSWORD_HEADING; empty when nothing was entered. */
  readonly missing: readonly string[]
}

export type PasswordVerdict = { readonly ok: true } | RefusedPassword

const REQUIREMENTS: readonly { readonly text: string; readonly isMet: (value: string) => boolean }[] = [
  { text: 'at least 8 characters', isMet: (value) => [...value].length >= PASSWORD_MINIMUM },
  { text: 'at least one letter', isMet: (value) => /\p{L}/u.test(value) },
  { text: 'at least one number', isMet: (value) => /\p{Nd}/u.test(value) },
  { text: 'at least one of !@#$%^&*', isMet: (value) => /[!@#$%^&*]/.test(value) },
]

/** All requirements in the order they are listed, for a form that shows them from the start. */
export const PASSWORD_REQUIREMENTS: readonly string[] = REQUIREMENTS.map(({ text }) => text)

/** Specification 5, Password. The value is taken as typed: nothing is trimmed or cut. */
export function checkPassword(value: string): PasswordVerdict {
  if (value === '') return { ok: false, missing: [] }
  if (value.length > PASSWORD_MAXIMUM)
    return { ok: false, missing: [`at most ${PASSWORD_MAXIMUM} characters`] }
  // No request may carry one, so nobody could sign in with it.
  if (value.includes('\0')) return { ok: false, missing: ['only characters that can be typed'] }
  const missing = REQUIREMENTS.filter(({ isMet }) => !isMet(value)).map(({ text }) => text)
  return missing.length === 0 ? { ok: true } : { ok: false, missing }
}

/** The refusal in one line, for an API or a plain field. A form shows the heading and the list instead. */
export function passwordMessage({ missing }: RefusedPassword): string {
  return missing.length === 0 ? PASSWORD_REQUIRED : `${PASSWORD_HEADING} ${missing.join(', ')}`
}
