/** Why somebody was signed out, as stored and as staff read it. */
const SESSION_ENDINGS: Readonly<Record<string, string>> = {
  'signed-out': 'signed out',
  'signed-out-everywhere': 'signed out everywhere',
  'signed-out-from-another-device': 'signed out from another device',
  'signed-in-again': 'signed in again',
  'password-changed': 'password changed',
  'role-changed': 'role changed',
  deactivated: 'account deactivated',
  'two-factor-changed': 'two-factor authentication changed',
  restored: 'the shop was restored from a backup',
  'refresh-token-reused': 'session used twice',
}

/** A reason in words; one that people wrote stays as it is. */
export function sessionEnding(reason: string): string {
  return Object.hasOwn(SESSION_ENDINGS, reason) ? (SESSION_ENDINGS[reason] ?? reason) : reason
}
