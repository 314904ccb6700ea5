import { X509Certificate } from 'node:crypto'
import { CALL_DEADLINE_MS } from './client'

/** `unclear`: nobody could say, or it cannot be verified here. `none`: PayPal says there is no such certificate. */
export type Fetched = X509Certificate[] | 'unclear' | 'none'

const MAX_BYTES = 64_000
const KEPT = 20
const KEPT_MS = 86_400_000
/** A name that was made up is not asked for again with every message. */
const NONE_KEPT_MS = 60_000

const kept = new Map<string, { until: number; fetched: Promise<Fetched> }>()

/** The chain of certificates at PayPal's address, the signing one first. Fetched once a day, by one call at a time. */
export function fetchCertificates(address: string, now: Date): Promise<Fetched> {
  const known = kept.get(address)
  if (known && now.getTime() < known.until) return known.fetched
  if (kept.size >= KEPT) kept.clear()
  const entry = { until: now.getTime() + KEPT_MS, fetched: load(address) }
  kept.set(address, entry)
  void entry.fetched.then((fetched) => {
    if (fetched === 'unclear') kept.delete(address)
    if (fetched === 'none') entry.until = now.getTime() + NONE_KEPT_MS
  })
  return entry.fetched
}

async function load(address: string): Promise<Fetched> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_DEADLINE_MS),
    })
    if (answer.status === 404) return 'none'
    if (!answer.ok || !answer.body) return 'unclear'
    const chain = await readChain(answer.body)
    return chain.length === 0 ? 'unclear' : chain
  } catch {
    return 'unclear'
  }
}

async function readChain(body: ReadableStream<Uint8Array>): Promise<X509Certificate[]> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) throw new Error('no certificate is that long')
  }
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((pem) => new X509Certificate(pem))
}
