import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { visitorNetwork } from '@/src/domain/limits/visitor-address'
import { env } from '../env'
import { methodHeader, visitorHeader } from './noted-headers'

/**
 * From now on every request carries its method and the network it came from. Next's handlers see no socket, and Next
 * believes an `X-Forwarded-For` that a visitor wrote; Node tells about each request before Next reads it.
 * `warn` hears once of a proxy that `TRUSTED_PROXY_HOPS` does not know. Gives what ends it.
 */
export function noteRequests(
  warn: (message: string) => void,
  trustedHops = env().TRUSTED_PROXY_HOPS,
): () => void {
  let hasWarned = false
  const note = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[methodHeader()] = request.method
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
    const visitor = visitorNetwork({ socket: request.socket.remoteAddress, forwardedFor, trustedHops })
    if (visitor) request.headers[visitorHeader()] = visitor
    else if (forwardedFor && !hasWarned) {
      hasWarned = true
      warn('There seems to be a proxy in front. Set TRUSTED_PROXY_HOPS, so that visitors can be told apart.')
    }
  }
  subscribe('http.server.request.start', note)
  return () => unsubscribe('http.server.request.start', note)
}
