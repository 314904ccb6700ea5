import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { getPayload, handleEndpoints } from 'payload'
import config from '@/payload.config'
import { startServer } from '@/server-start'

/**
 * The shop's API and its jobs as a process of their own, without Next: what several servers on one database are to
 * each other, in seconds instead of a build. Ends on SIGTERM as a deploy would end it: what is being answered is
 * answered, what is being worked on is finished.
 */
const payload = await getPayload({ config })
const jobs = await startServer()

const server = createServer((incoming, outgoing) => {
  void answer(incoming, outgoing).catch(() => outgoing.destroy())
})

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const hasBody = Number(incoming.headers['content-length']) > 0 || incoming.headers['transfer-encoding']
  const headers = Object.entries(incoming.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  })
  const response = await handleEndpoints({ config, request })
  // No connection outlives its answer, so that nobody is waited for when the server is told to stop.
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

process.once('SIGTERM', async () => {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await jobs.stop()
  await payload.destroy()
  process.exit(0)
})

server.listen(Number(process.env.SHOP_PROCESS_PORT), '127.0.0.1')
