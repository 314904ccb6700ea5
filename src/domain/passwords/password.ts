export const PASSWORD_MINIMUM = 8

/** Far beyond any passphrase; stops somebody from having us hash megabytes. */
export const PASSWORD_MAXIMUM = 1024

export const PASSWORD_REQUIRED = 'Please enter a password.'

export const PASSWORD_HEADING = 'Passwords must contain:'

/** `message` is one line for an API; a form shows PASSWORD_HEADING and the `missing` items under it. */
export type PasswordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly missing: readonly string[]; readonly message: string }

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
  if (value === '') return { ok: false, missing: [], message: PASSWORD_REQUIRED }
  if (value.length > PASSWORD_MAXIMUM) return refuse([`at most ${PASSWORD_MAXIMUM} characters`])
  const missing = REQUIREMENTS.filter(({ isMet }) => !isMet(value)).map(({ text }) => text)
  return missing.length === 0 ? { ok: true } : refuse(missing)
}

function refuse(missing: readonly string[]): PasswordVerdict {
  return { ok: false, missing, message: `${PASSWORD_HEADING} ${missing.join(', ')}` }
}
