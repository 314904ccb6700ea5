import type { JsonObject } from '../json'

export interface NewEvent {
  type: string
  resourceType: 'capture' | 'refund' | 'checkout-order' | 'dispute'
  summary: string
  resource: JsonObject
}

/** The bytes of an event: compact JSON in ASCII, so that reading and writing it again may change it. */
export function eventBody(id: string, event: NewEvent, createdAt: number, origin: string): string {
  const href = `${origin}/v1/notifications/webhooks-events/${id}`
  const body: JsonObject = {
    id,
    event_version: '1.0',
    create_time: new Date(createdAt).toISOString(),
    resource_type: event.resourceType,
    resource_version: '2.0',
    event_type: event.type,
    summary: event.summary,
    resource: event.resource,
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/resend`, rel: 'resend', method: 'POST' },
    ],
  }
  return JSON.stringify(body).replace(/[\u0080-\uffff]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
