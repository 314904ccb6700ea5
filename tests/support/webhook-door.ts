import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rawCall } from './raw-call'

export type Delivery = { status: number; body: string; headers: Record<string, string> }

export type WebhookDoor = {
  url: string
  /** What came, and how the shop answered it; oldest first. */
  deliveries: Delivery[]
  close: () => Promise<void>
}

/** A real address for the simulator's webhooks: every message goes on into the API byte by byte. */
export async function openWebhookDoor(): Promise<WebhookDoor> {
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
    const { status } = await rawCall('POST', '/payments/webhooks/paypal', { body, headers })
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

function isForwarded(name: string): boolean {
  return name.startsWith('paypal-') || name === 'content-type' || name === 'content-length'
}
