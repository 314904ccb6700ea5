/** What PayPal says about one delivery of a message, beside the message itself. */
export type Transmission = {
  algorithm: string
  certificateUrl: string
  id: string
  signature: string
  time: string
}

const HEADERS = {
  algorithm: 'paypal-auth-algo',
  certificateUrl: 'paypal-cert-url',
  id: 'paypal-transmission-id',
  signature: 'paypal-transmission-sig',
  time: 'paypal-transmission-time',
} as const satisfies Record<keyof Transmission, string>

const MAX_LENGTH = 500

/** PayPal tries for three days. What was signed longer ago is a recording. */
const MAX_AGE_MS = 7 * 86_400_000

/** The signed part of a delivery, or null when a header is missing, too long, or from long ago. */
export function readTransmission(headers: Headers, now: Date): Transmission | null {
  const read = (name: string) => headers.get(name) ?? ''
  const transmission: Transmission = {
    algorithm: read(HEADERS.algorithm),
    certificateUrl: read(HEADERS.certificateUrl),
    id: read(HEADERS.id),
    signature: read(HEADERS.signature),
    time: read(HEADERS.time),
  }
  if (Object.values(transmission).some((value) => value === '' || value.length > MAX_LENGTH)) return null
  const signedAt = Date.parse(transmission.time)
  return now.getTime() - signedAt <= MAX_AGE_MS ? transmission : null
}
