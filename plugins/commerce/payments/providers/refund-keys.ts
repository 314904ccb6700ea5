import type { Payload } from 'payload'
import { onlineProviders } from './registry'

/** How long each provider remembers the key of a refund, and what people call it, by its key in rows. */
export function refundKeys(payload: Payload): Record<string, { days: number; name: string }> {
  return Object.fromEntries(
    onlineProviders(payload).map(({ key, refundKeyDays, labels }) => [
      key,
      { days: refundKeyDays, name: labels.name },
    ]),
  )
}
