import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClock } from './clock'
import { createFaultQueue } from './faults/fault-queue'
import { dispatch } from './http/dispatch'
import { createRecordedRequests } from './http/recorded-requests'
import { createIdSource } from './ids'
import { openStateFile, type StateFile } from './state-file'
import { createWebhookDelivery } from './webhooks/delivery'
import { isOnThisMachine } from './webhooks/on-this-machine'
import { WEBHOOK_ID, type World } from './world'

const LOOPBACK = '127.0.0.1'

export interface PayPalSimulatorOptions {
  /** 0 (the default) takes a free port. */
  port?: number
  /** Where events are delivered, on this machine. A function is asked at each delivery. */
  webhookUrl?: string | (() => string | undefined)
  /** Keeps PayPal's memory across restarts. */
  stateFile?: string
  /** Drives every id. Random when absent; a state file keeps the one it was made with. */
  seed?: string
  /** Said in the header `X-Started-By` of every answer, so that whoever started it knows it again. */
  identity?: string
  /** Prints nothing. */
  quiet?: boolean
}

export interface PayPalSimulator {
  origin: string
  port: number
  webhookId: string
  /** Ends at once: open answers are cut off, waiting webhooks forgotten, the state file written. */
  close(): Promise<void>
}

/** Starts a stand-in for PayPal on the loopback interface. No real money, no real credentials. */
export async function startPayPalSimulator(options: PayPalSimulatorOptions): Promise<PayPalSimulator> {
  if (typeof options.webhookUrl === 'string' && !isOnThisMachine(options.webhookUrl)) {
    throw new Error('The PayPal simulator delivers webhooks to this machine only.')
  }
  const file = openStateFile(options.stateFile, options.seed ?? randomUUID())
  const server = createServer()
  const port = await listen(server, options.port ?? 0)
  const origin = `http://${LOOPBACK}:${port}`
  const world = createWorld(file, origin, options.webhookUrl)
  server.on('request', (incoming, response) => {
    if (options.identity) response.setHeader('X-Started-By', options.identity)
    void dispatch(world, incoming, response).finally(() => {
      if (incoming.method !== 'GET' || incoming.url?.startsWith('/checkoutnow')) file.save()
    })
  })
  if (!options.quiet) console.log(`PayPal simulator ready at ${origin} (seed ${world.state.seed})`)
  return {
    origin,
    port,
    webhookId: WEBHOOK_ID,
    close: async () => {
      world.webhooks.stop()
      await stop(server)
      file.flush()
    },
  }
}

function createWorld(
  file: StateFile,
  origin: string,
  webhookUrl: PayPalSimulatorOptions['webhookUrl'],
): World {
  const { state } = file
  const clock = createClock(state)
  const ids = createIdSource(state)
  const faults = createFaultQueue()
  const url = () => {
    const address = typeof webhookUrl === 'function' ? webhookUrl() : webhookUrl
    return address && isOnThisMachine(address) ? address : undefined
  }
  const webhooks = createWebhookDelivery({
    state,
    clock,
    ids,
    faults,
    origin: () => origin,
    url,
    changed: file.save,
  })
  return { state, clock, ids, faults, requests: createRecordedRequests(), webhooks, origin }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
