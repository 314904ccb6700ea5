import type { Clock } from '../clock'
import type { Fault } from '../faults/fault-queue'
import type { IdSource } from '../ids'
import { WEBHOOK_ID } from '../world'
import { AUTH_ALGORITHM, foreignSigner, type Signer } from './signing'
import { certificateUrl } from './verify-endpoint'

interface Transmission {
  id: string
  headers: Record<string, string>
  body: string
}

const PAYPAL_GIVES_UP_MS = 30_000

/** Signs one delivery of an event, wrongly when a fault says so. */
export async function signTransmission(
  body: string,
  { ids, clock, signer, origin }: { ids: IdSource; clock: Clock; signer: Signer; origin: string },
  fault?: Fault,
): Promise<Transmission> {
  const id = ids.uuid('transmission')
  const time = clock.iso()
  const forged = fault?.fault === 'forge' || fault?.fault === 'foreign-cert'
  const hand = forged ? await forger(ids) : signer
  const webhookId = fault?.fault === 'wrong-webhook-id' ? 'ANOTHERWEBHOOK000001' : WEBHOOK_ID
  const honestCertificate = certificateUrl(origin, signer.material.certificateId)
  const certificate =
    fault?.fault === 'foreign-cert'
      ? (fault.certUrl ?? 'https://api.paypal.com.example.net/v1/notifications/certs/CERT-1')
      : honestCertificate
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-1.0-1 (simulator)',
    'paypal-auth-algo': AUTH_ALGORITHM,
    'paypal-auth-version': 'v2',
    'paypal-cert-url': certificate,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': hand.sign({ transmissionId: id, transmissionTime: time, webhookId, body }),
    'correlation-id': ids.next('correlation', 13).toLowerCase(),
  }
  return { id, headers, body: fault?.fault === 'corrupt' ? corrupted(body) : body }
}

/** Posts a delivery; the status, or the name of what went wrong. Redirects are not followed. */
export async function post(url: string, { headers, body }: Transmission): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PAYPAL_GIVES_UP_MS),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}

let knownForger: Promise<Signer> | undefined

/** One forger per process: making a key takes long. */
function forger(ids: IdSource): Promise<Signer> {
  knownForger ??= foreignSigner(ids)
  return knownForger
}

/** One byte of the event changed after signing: still well-formed, no longer what was signed. */
function corrupted(body: string): string {
  return body.replace('"event_version":"1.0"', '"event_version":"1.1"')
}
