import { handleEndpoints } from 'payload'
import { methodHeader } from '@/src/server/incoming/noted-headers'
import { SITE_URL } from './environment/payload'
import type { Customer } from './shop'

type Options = { as?: Customer | null; body?: BodyInit; headers?: Record<string, string> }

/** A call of the HTTP API whose answer may be anything, a file included. Paths are below `/api`. */
export async function rawCall(
  method: string,
  path: string,
  { as, body, headers }: Options = {},
): Promise<Response> {
  const { default: config } = await import('@/payload.config')
  const bearer = as ? { authorization: `Bearer ${as.token}` } : {}
  const init = {
    method,
    headers: { ...bearer, ...headers, [methodHeader()]: method } as Record<string, string>,
  }
  // A body that comes bit by bit must say that it does; the types do not know of it.
  const sent = body === undefined ? init : Object.assign({ body, duplex: 'half' }, init)
  const request = new Request(`${SITE_URL}/api${path}`, sent)
  return handleEndpoints({ config, request })
}
