/** Where the calls of specification 7 begin: the configured address, or `/api` on the page's own host. */
export const apiBase = (process.env.NEXT_PUBLIC_API_URL || '/api').replace(/\/+$/, '')

/** Specification 9: how long a call may take, in milliseconds. */
export const API_TIMEOUT_MS = 15_000
