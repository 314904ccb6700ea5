import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, vi } from 'vitest'
import { rawCall } from './raw-call'
import type { Shop } from './shop'

export type Delivery = { status: number; body: string; headers: Record<string, string> }

export type WebhookEndpoint = {
  url: string
  /** What came, and how the shop answered it; oldest first. */
  deliveries: Delivery[]
  close: () => Promise<void>
}

/** A real address for the simulator's webhooks: every message goes on into the API byte by byte. */
export async function openWebhookEndpoint(): Promise<WebhookEndpoint> {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && isForwarded(entry[0]),
      ),
    )
    const status = await sendMessage({ body, headers })
    deliveries.push({ status, body, headers })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/payments/webhooks/paypal`,
    deliveries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends a message to the shop past the simulator, as it is or as a test bent it, and gives the status of the answer. */
export async function sendMessage({
  body,
  headers,
}: {
  body: BodyInit
  headers: Record<string, string>
}): Promise<number> {
  const { status } = await rawCall('POST', '/payments/webhooks/paypal', { body, headers })
  return status
}

/** The ids of every message the shop has stored. */
export function storedMessages(shop: Shop): Promise<{ event_id: string }[]> {
  return shop.database.query('SELECT event_id FROM payment_events ORDER BY event_id')
}

/** Waits until the simulator has no message left that is on its way or waits for its next try. */
export async function allDelivered(shop: Shop): Promise<void> {
  await vi.waitFor(async () => {
    const { events } = await shop.simulator.control<{ events: { id: string; state: string }[] }>(
      'GET',
      '/webhooks',
    )
    expect(events.filter(({ state }) => state === 'waiting')).toEqual([])
  }, PATIENCE)
}

const PATIENCE = { timeout: 20_000, interval: 20 }

/** Waits for the first message that names this and was answered so, and gives it as it came. */
export function deliveryAbout(webhooks: WebhookEndpoint, name: string, status = 200): Promise<Delivery> {
  return vi.waitFor(() => {
    const found = webhooks.deliveries.find((each) => each.body.includes(name) && each.status === status)
    expect(found, `a message about ${name} answered with ${status}`).toBeDefined()
    return found as Delivery
  }, PATIENCE)
}

/** Waits until so many messages of a type that name this are stored, and gives their ids. */
export function storedAbout(shop: Shop, name: string, type: string, count = 1): Promise<string[]> {
  return vi.waitFor(async () => {
    const rows = await shop.database.query<{ id: string }>(
      'SELECT id FROM payment_events WHERE type = $1 AND body::text LIKE $2',
      [type, `%${name}%`],
    )
    expect(rows.length).toBeGreaterThanOrEqual(count)
    return rows.map(({ id }) => id)
  }, PATIENCE)
}

function isForwarded(name: string): boolean {
  return name.startsWith('paypal-') || name === 'content-type' || name === 'content-length'
}
