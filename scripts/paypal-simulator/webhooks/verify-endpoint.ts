import type { Answer } from '../http/answer'
import { type ApiRequest, jsonObjectOf } from '../http/api-request'
import { PayPalProblem } from '../http/problem'
import { isObject, textAt } from '../json'
import { WEBHOOK_ID, type World } from '../world'
import { rawMember } from './raw-member'
import { AUTH_ALGORITHM } from './signing'

const TEXTS = {
  auth_algo: 100,
  cert_url: 500,
  transmission_id: 50,
  transmission_sig: 500,
  transmission_time: 100,
  webhook_id: 50,
} as const

/**
 * `POST /v1/notifications/verify-webhook-signature`: really verifies, over the bytes of `webhook_event` as
 * they stand in the request.
 */
export async function verifyWebhookSignature(world: World, request: ApiRequest): Promise<Answer> {
  const body = jsonObjectOf(request)
  const missing = Object.entries(TEXTS).filter(([key, max]) => !fits(textAt(body, key), max))
  if (missing.length > 0 || !isObject(body.webhook_event)) {
    const fields = [
      ...missing.map(([key]) => key),
      ...(isObject(body.webhook_event) ? [] : ['webhook_event']),
    ]
    throw new PayPalProblem(
      400,
      'VALIDATION_ERROR',
      fields.map((field) => ({ field, location: 'body', issue: 'MISSING_REQUIRED_PARAMETER' })),
    )
  }
  const text = (key: keyof typeof TEXTS) => textAt(body, key) ?? ''
  const signer = await world.webhooks.signer()
  const parts = {
    transmissionId: text('transmission_id'),
    transmissionTime: text('transmission_time'),
    webhookId: WEBHOOK_ID,
    body: rawMember(request.rawBody, 'webhook_event') ?? '',
  }
  const genuine =
    text('auth_algo') === AUTH_ALGORITHM &&
    text('webhook_id') === WEBHOOK_ID &&
    text('cert_url') === certificateUrl(world.origin, signer.material.certificateId) &&
    signer.verify(parts, text('transmission_sig'))
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } }
}

export function certificateUrl(origin: string, certificateId: string): string {
  return `${origin}/v1/notifications/certs/${certificateId}`
}

function fits(value: string | undefined, max: number): boolean {
  return value !== undefined && value.length > 0 && value.length <= max
}
