import { visitorHeader } from '@/src/server/incoming/noted-headers'

/** The headers of a request that reached the server from this network. */
export function fromNetwork(network: string): Record<string, string> {
  return { [visitorHeader()]: network }
}

let networks = 0

/** A network nobody has asked from yet. */
export function newNetwork(): string {
  networks += 1
  return `203.0.${Math.floor(networks / 250)}.${networks % 250}`
}
