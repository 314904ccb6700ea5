import { visitorHeader } from '@/src/server/rate-limit/visitor-header'

/** The headers of a request that reached the server from this network. */
export function fromNetwork(network: string): Record<string, string> {
  return { [visitorHeader()]: network }
}
