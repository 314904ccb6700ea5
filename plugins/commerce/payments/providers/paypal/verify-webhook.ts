import { askToVerify } from './ask-to-verify'
import type { PayPalContext } from './call'
import { readTransmission } from './transmission'
import { verifyOffline } from './verify-offline'

type Message = { headers: Headers; rawBody: Uint8Array; text: string }

/**
 * Whether PayPal itself sent this message to our webhook: found out here by the signature, and asked of PayPal only
 * when its certificate cannot be had. What one way calls forged is not shown to the other.
 * Throws `PROVIDER_UNAVAILABLE` when nobody could say: the sender must then try again.
 */
export async function verifyWebhook(
  context: PayPalContext,
  { headers, rawBody, text }: Message,
  now = new Date(),
): Promise<boolean> {
  const { webhookId } = context.settings
  const transmission = readTransmission(headers, now)
  if (!webhookId || !transmission) return false
  const verdict = await verifyOffline(context.settings, { transmission, webhookId, rawBody, now })
  return verdict === 'unclear'
    ? askToVerify(context, { transmission, webhookId, text })
    : verdict === 'genuine'
}
