/** The access token lives 15 minutes and names its session. */
export const ACCESS_TOKEN_SECONDS = 900

/** A session nobody used for this long is over … */
export const REFRESH_IDLE_DAYS = 30

/** … and none outlives this, however often it is used. */
export const REFRESH_ABSOLUTE_DAYS = 180

/** For this long the immediate predecessor of a refresh token is still taken: two tabs may refresh at once. */
export const REFRESH_GRACE_MS = 10_000

/** Specification 4, Session: rechecked every 60 seconds and every 5 minutes. */
export const CHECK_INTERVALS: readonly number[] = [60_000, 300_000]

/** Specification 9. */
export const API_TIMEOUT_MS = 15_000
export const CAPTURE_TIMEOUT_MS = 15_000
export const DETAILS_TIMEOUT_MS = 10_000
export const RESET_LINK_HOURS = 12
export const SCROLL_TO_TOP_DELAY_MS = 100

/** Specification 9: where the API is when nothing is configured. */
export const FALLBACK_API_PATH = '/api'

/** A session that is over is kept this long, for whoever has to find out what happened … */
export const DEAD_SESSION_DAYS = 90

/** … and a link or a sign-in step that is over, this long. */
export const DEAD_LINK_DAYS = 30

/** So often somebody may ask for another address in 24 hours: each time a mail goes to an address of their choice. */
export const EMAIL_CHANGES_PER_DAY = 5

/** So often a link to confirm the address of an account is sent in 24 hours, the one at sign-up among them. */
export const VERIFICATIONS_PER_DAY = 10
