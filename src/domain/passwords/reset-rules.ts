/** Between opening a reset link and sending the form it leads to. */
export const RESET_SESSION_MINUTES = 30

/** One account gets one reset mail in this time … */
export const RESET_MAIL_INTERVAL_SECONDS = 60

/** … and this many in 24 hours, whoever asks. */
export const RESET_MAILS_PER_DAY = 5

/** Specification 8, Reset. */
export const RESET_MESSAGES = {
  info: 'If this email exists in our system, you will receive reset instructions.',
  noValidEmail: 'No Valid Email - Please try resetting your password again',
  noEmailFound: 'No email address found',
  failedToSend: 'Failed to send reset email.',
  failedToResend: 'Failed to resend email',
} as const

/** A link of the ordinary kind, or of somebody who came from the older system and claims their account with it. */
export type ResetPurpose = 'reset' | 'migration'

/** Specification 2: where the link of each kind leads. */
export const RESET_PATHS = {
  reset: '/reset-password',
  migration: '/reset-password-for-migrated-users',
} as const satisfies Record<ResetPurpose, string>
