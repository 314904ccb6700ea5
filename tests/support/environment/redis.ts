import { spawnSync } from 'node:child_process'
import { createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { type Supervisor, temporaryFolder } from './run'

export type Redis = { url: string; stop: () => Promise<void> }

/** A Redis or Valkey this machine has installed; else one of our own that knows what we ask of it. */
export async function startRedis(run: Supervisor, port?: number): Promise<Redis> {
  const at = port ?? (await findFreePort())
  const url = `redis://127.0.0.1:${at}`
  const program = ['redis-server', 'valkey-server'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  )
  if (!program) return { url, stop: await startStandIn(at) }
  const folder = await temporaryFolder(run)
  const args = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const server = await run.start({
    name: program,
    command: program,
    args,
    log: path.join(folder, 'redis.log'),
  })
  return { url, stop: server.stop }
}

/** GET and SET of the protocol, in one process and without an end of keys. */
async function startStandIn(port: number): Promise<() => Promise<void>> {
  const kept = new Map<string, Buffer>()
  const lines = new Set<Socket>()
  const server: Server = createServer((line) => {
    lines.add(line)
    line.on('error', () => undefined).on('close', () => lines.delete(line))
    let received = Buffer.alloc(0)
    line.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      for (;;) {
        const command = readCommand(received)
        if (!command) return
        received = received.subarray(command.length)
        line.write(answer(kept, command.words))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return async () => {
    for (const line of lines) line.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

function answer(kept: Map<string, Buffer>, [name, key, value]: Buffer[]): Buffer {
  const [verb, place] = [String(name).toUpperCase(), String(key)]
  if (verb === 'HELLO') return Buffer.from('%1\r\n$5\r\nproto\r\n:3\r\n')
  if (verb === 'SET' && value) kept.set(place, value)
  if (verb !== 'GET') return Buffer.from('+OK\r\n')
  const found = kept.get(place)
  if (!found) return Buffer.from('_\r\n')
  return Buffer.concat([Buffer.from(`$${found.length}\r\n`), found, Buffer.from('\r\n')])
}

/** One command, a list of texts each with its length before it; undefined while it is not whole. */
function readCommand(received: Buffer): { words: Buffer[]; length: number } | undefined {
  let at = 0
  const readLine = () => {
    const end = received.indexOf('\r\n', at)
    if (end < 0) return undefined
    const line = received.toString('latin1', at, end)
    at = end + 2
    return Number(line.slice(1))
  }
  const count = readLine()
  if (count === undefined) return undefined
  const words: Buffer[] = []
  while (words.length < count) {
    const size = readLine()
    if (size === undefined || received.length < at + size + 2) return undefined
    words.push(received.subarray(at, at + size))
    at += size + 2
  }
  return { words, length: at }
}
