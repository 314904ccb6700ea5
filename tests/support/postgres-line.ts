import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** `before`: the statement never arrives. `after`: it is done, and its answer never comes. */
type Moment = 'before' | 'after'

export type PostgresLine = {
  /** Breaks the connection at the n-th statement from now on (1 is the next), and only that once. */
  cutAt: (statement: number, moment: Moment) => void
  /** Breaks the connection at the next statement with these words in it. */
  cutAtWords: (words: string, moment: Moment) => void
  /** Cuts nothing any more; says whether it did since it was asked to. */
  mend: () => boolean
  close: () => Promise<void>
}

/**
 * Leads a running Payload's connections over a line that can be cut between any two statements, as a network that
 * breaks would. It reads PostgreSQL's protocol as far as needed to know where a statement begins and ends.
 */
export async function leadThroughLine(payload: Payload): Promise<PostgresLine> {
  const options = pool(payload).options as { connectionString?: string }
  const target = new URL(options.connectionString ?? '')
  const open = new Set<Socket>()
  let statements = 0
  let request: { at?: number; words?: string; moment: Moment } | undefined
  let hasStruck = false

  const strike = (message: Buffer): Moment | undefined => {
    if (!isEndOfStatement(message)) return undefined
    statements += 1
    if (!request || hasStruck) return undefined
    const isIt = request.at === statements || (request.words !== undefined && message.includes(request.words))
    if (isIt) hasStruck = true
    return isIt ? request.moment : undefined
  }

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const endBoth = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      // A statement is several small messages: each would wait for the one before to be acknowledged.
      socket.setNoDelay(true)
      socket.on('error', endBoth)
      socket.on('close', () => {
        open.delete(socket)
        endBoth()
      })
    }
    let isDeaf = false
    let lastHeard: Buffer = Buffer.alloc(0)
    const split = messageSplitter()
    client.on('data', (bytes) => {
      for (const message of split(bytes)) {
        const moment = strike(message)
        if (moment === 'before') return endBoth()
        if (moment === 'after') isDeaf = true
        upstream.write(message)
      }
    })
    upstream.on('data', (bytes) => {
      if (!isDeaf) return void client.write(bytes)
      // An answer may come in pieces.
      lastHeard = Buffer.concat([lastHeard, bytes]).subarray(-6)
      if (isReadyForQuery(lastHeard)) endBoth()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line = new URL(target)
  line.port = String((server.address() as AddressInfo).port)
  line.hostname = '127.0.0.1'
  await reconnect(payload, line.href)
  return {
    cutAt: (at, moment) => {
      ;[statements, hasStruck, request] = [0, false, { at, moment }]
    },
    cutAtWords: (words, moment) => {
      ;[statements, hasStruck, request] = [0, false, { words, moment }]
    },
    mend: () => {
      request = undefined
      return hasStruck
    },
    close: async () => {
      await reconnect(payload, target.href)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      })
    },
  }
}

/** New connections go to the address; the idle ones are ended. */
async function reconnect(payload: Payload, address: string): Promise<void> {
  const connections = pool(payload)
  ;(connections.options as { connectionString?: string }).connectionString = address
  const idle = await Promise.all(Array.from({ length: connections.idleCount }, () => connections.connect()))
  for (const client of idle) client.release(true)
}

/** Cuts the client's bytes into messages: the first has no type, all others are type, length, content. */
function messageSplitter(): (bytes: Buffer) => Buffer[] {
  let left: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (bytes) => {
    left = Buffer.concat([left, bytes])
    const messages: Buffer[] = []
    for (;;) {
      const typeBytes = isFirst ? 0 : 1
      if (left.length < typeBytes + 4) return messages
      const length = typeBytes + left.readUInt32BE(typeBytes)
      if (left.length < length) return messages
      messages.push(left.subarray(0, length))
      left = left.subarray(length)
      isFirst = false
    }
  }
}

/** A simple query, or the end of an extended one. */
function isEndOfStatement(message: Buffer): boolean {
  const type = String.fromCharCode(message[0] ?? 0)
  return (type === 'Q' && message.length > 5) || (type === 'S' && message.length === 5)
}

function isReadyForQuery(bytes: Buffer): boolean {
  return bytes.length >= 6 && bytes[bytes.length - 6] === 'Z'.charCodeAt(0)
}
