import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { type JsonObject, listAt, textAt } from '../json'
import { findEvent } from '../webhooks/events-endpoints'
import { isOnThisMachine } from '../webhooks/on-this-machine'
import { WEBHOOK_ID, type World } from '../world'
import { controlRefusal } from './control-refusal'

/** Where events go, what became of each, and every single delivery. */
export function readWebhooks(world: World): Answer {
  const { settings, deliveries } = world.webhooks
  const events = world.state.events.map(({ body, createdAt, ...event }) => ({
    ...event,
    createdAt: world.clock.iso(createdAt),
    resource: JSON.parse(body).resource,
  }))
  return {
    status: 200,
    body: {
      webhookId: WEBHOOK_ID,
      url: world.webhooks.url() ?? null,
      paused: settings.paused,
      retryMs: settings.retryMs,
      events,
      deliveries: deliveries.map((delivery) => ({ ...delivery })),
    },
  }
}

/** `{ url?, paused?, retryMs?, resend? }`: each part only when given. `resend` is an event id or `"all"`. */
export function setWebhooks(world: World, _request: ApiRequest, body: JsonObject): Answer {
  const { settings } = world.webhooks
  const url = textAt(body, 'url')
  if (url !== undefined && !isOnThisMachine(url)) throw controlRefusal('url must be on this machine.')
  if (url !== undefined) settings.url = url
  const retryMs = listAt(body, 'retryMs')
  if (retryMs) settings.retryMs = retryMs.map(positive)
  if (body.paused === true) settings.paused = true
  if (body.paused === false && settings.paused) world.webhooks.resume()
  const resend = textAt(body, 'resend')
  const events = resend === 'all' ? world.state.events : resend ? [findEvent(world, resend)] : []
  for (const event of events) world.webhooks.resend(event)
  return readWebhooks(world)
}

function positive(value: unknown): number {
  if (typeof value !== 'number' || value < 0) throw controlRefusal('retryMs must be a list of milliseconds.')
  return value
}
