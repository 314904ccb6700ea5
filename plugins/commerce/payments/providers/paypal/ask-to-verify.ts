import { OAuthAuthorizationController } from '@paypal/paypal-server-sdk'
import { DomainError } from '@/src/domain/errors/domain-error'
import { sharedAccessToken } from './access-token'
import type { PayPalContext } from './call'
import { CALL_DEADLINE_MS, createPayPalClient } from './client'
import type { Transmission } from './transmission'

/**
 * Asks PayPal whether it sent this message to our webhook. The message goes back as the very bytes that arrived, since
 * any other spelling of the same JSON has another checksum.
 * Throws `PROVIDER_UNAVAILABLE` when nobody could say: the sender must then try again.
 */
export async function askToVerify(
  context: PayPalContext,
  { transmission, webhookId, text }: { transmission: Transmission; webhookId: string; text: string },
): Promise<boolean> {
  const signed = JSON.stringify({
    auth_algo: transmission.algorithm,
    cert_url: transmission.certificateUrl,
    transmission_id: transmission.id,
    transmission_sig: transmission.signature,
    transmission_time: transmission.time,
    webhook_id: webhookId,
  })
  try {
    const answer = await fetch(`${context.settings.apiOrigin}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_DEADLINE_MS),
      headers: { Authorization: `Bearer ${await accessToken(context)}`, 'Content-Type': 'application/json' },
      body: `${signed.slice(0, -1)},"webhook_event":${text}}`,
    })
    if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
      throw new Error(`HTTP ${answer.status}`)
    if (!answer.ok) return false
    const verdict: unknown = await answer.json()
    return typeof verdict === 'object' && verdict !== null && 'verification_status' in verdict
      ? verdict.verification_status === 'SUCCESS'
      : false
  } catch (error) {
    throw new DomainError('PROVIDER_UNAVAILABLE', { internal: `webhook verification: ${String(error)}` })
  }
}

async function accessToken({ settings }: PayPalContext): Promise<string> {
  const controller = new OAuthAuthorizationController(createPayPalClient(settings))
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
  const token = await sharedAccessToken(async () => {
    const { result } = await controller.requestToken({ authorization: `Basic ${basic}` })
    return result
  })
  return token.accessToken
}
