import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints, type SanitizedConfig } from 'payload'

export type HttpServer = { origin: string; close: () => Promise<void> }

/** Payload's REST API at a real address, as any server of fetch requests would mount it. */
export async function startHttpServer(
  config: Promise<SanitizedConfig>,
  payloadInstanceCacheKey: string,
): Promise<HttpServer> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await handleEndpoints({
      config,
      payloadInstanceCacheKey,
      request: await asRequest(incoming, origin()),
    })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: origin(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function asRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'GET' ? undefined : Buffer.concat(chunks)
  return new Request(`${origin}${url}`, { method, headers, body })
}
