import type { IncomingHttpHeaders } from 'node:http'
import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'
import { readAccessToken } from './tokens'

/**
 * Whether a request comes from a browser that was signed in here, be it long ago: its cookie is one of ours. Keeps
 * strangers from what reads a request before it asks who sent it; who may do what is decided there as ever.
 */
export async function wasSignedIn(payload: Payload, headers: IncomingHttpHeaders): Promise<boolean> {
  const cookies = parseCookies(new Headers({ cookie: headers.cookie ?? '' }))
  const token = cookies.get(`${payload.config.cookiePrefix}-token`)
  return token !== undefined && (await readAccessToken(payload, token, { atAnyAge: true })) !== null
}
