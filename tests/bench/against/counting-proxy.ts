import { connect, createServer, type Socket } from 'node:net'

export type CountingProxy = {
  /** The same database, by way of this. */
  url: string
  /** How many statements went to PostgreSQL so far, `BEGIN` and `COMMIT` counted. */
  statements: () => number
  stop: () => Promise<void>
}

const QUERY = 'Q'.charCodeAt(0)
const EXECUTE = 'E'.charCodeAt(0)

/** Stands between a server and its database, and counts what is asked: any server's, and nothing of anybody else's. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let count = 0
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname)
    const read = statementReader(() => count++)
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    }
    client.on('data', read)
    client.pipe(server)
    server.pipe(client)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    statements: () => count,
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** Messages of PostgreSQL's protocol are a letter and a length; only the first of a connection has no letter. */
function statementReader(found: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (isStarted && (rest[0] === QUERY || rest[0] === EXECUTE)) found()
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}
