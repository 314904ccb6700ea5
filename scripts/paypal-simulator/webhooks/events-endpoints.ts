import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { resourceNotFound } from '../http/problem'
import type { Json } from '../json'
import type { StoredEvent } from '../state'
import type { World } from '../world'

const DEFAULT_PAGE = 10
const LARGEST_PAGE = 300

/** `GET /v1/notifications/webhooks-events`: newest first; `page_size, start_time, end_time, event_type, transaction_id`. */
export function listEvents(world: World, request: ApiRequest): Answer {
  const query = request.url.searchParams
  const from = Date.parse(query.get('start_time') ?? '') || 0
  const to = Date.parse(query.get('end_time') ?? '') || Number.POSITIVE_INFINITY
  const type = query.get('event_type')
  const transaction = query.get('transaction_id')
  const size = Math.min(Number(query.get('page_size') ?? DEFAULT_PAGE) || DEFAULT_PAGE, LARGEST_PAGE)
  const events = world.state.events
    .filter((event) => event.createdAt >= from && event.createdAt <= to)
    .filter((event) => !type || event.type === type)
    .filter((event) => !transaction || event.body.includes(`"${transaction}"`))
    .reverse()
    .slice(0, size)
  return { status: 200, body: { events: events.map(parsed), count: events.length, links: [] } }
}

/** `GET /v1/notifications/webhooks-events/{id}`. */
export function showEvent(world: World, request: ApiRequest): Answer {
  return { status: 200, body: parsed(findEvent(world, request.params[0])) }
}

/** `POST /v1/notifications/webhooks-events/{id}/resend`: delivers again, whatever became of it before. */
export function resendEvent(world: World, request: ApiRequest): Answer {
  const event = findEvent(world, request.params[0])
  world.webhooks.resend(event)
  return { status: 202, body: parsed(event) }
}

/** `GET /v1/notifications/certs/{id}`: the certificate the events are signed with, as PEM. */
export async function showCertificate(world: World, request: ApiRequest): Promise<Answer> {
  const { certificateId, certificatePem } = (await world.webhooks.signer()).material
  if (request.params[0] !== certificateId) throw resourceNotFound()
  return { status: 200, text: certificatePem, contentType: 'application/x-pem-file' }
}

export function findEvent(world: World, id: string | undefined): StoredEvent {
  const event = world.state.events.find((candidate) => candidate.id === id)
  if (!event) throw resourceNotFound()
  return event
}

function parsed(event: StoredEvent): Json {
  return JSON.parse(event.body)
}
