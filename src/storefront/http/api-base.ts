import { FALLBACK_API_PATH } from '@/src/domain/sessions/session-rules'

/** Where the calls of specification 7 begin: the configured address, or `/api` on the page's own host. */
export const apiBase = (process.env.NEXT_PUBLIC_API_URL || FALLBACK_API_PATH).replace(/\/+$/, '')
