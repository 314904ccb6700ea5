import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { IDENTITY_HEADER, waitForHttp } from '@/scripts/environment/wait-for-http.mjs'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('waiting for a server that was started', () => {
  it('takes the one that says what it was given to say', async () => {
    const url = await serve({ [IDENTITY_HEADER]: 'ours' })
    await expect(waitForHttp(running(), url, { identity: 'ours' })).resolves.toBeUndefined()
  })

  it.each([
    ['says nothing of itself', {}],
    ['was started by somebody else', { [IDENTITY_HEADER]: 'theirs' }],
  ])('never takes a program for it that answers as well and %s', async (_, headers) => {
    const url = await serve(headers)
    const waiting = waitForHttp(running(), url, { identity: 'ours', withinMs: 150 })
    await expect(waiting).rejects.toThrow(`(${url}: another program answers)`)
  })

  it('says so at once when ours ended, since the port was taken', async () => {
    const url = await serve({})
    const waiting = waitForHttp(running({ isRunning: () => false }), url, { identity: 'ours' })
    await expect(waiting).rejects.toThrow('The mail sink ended while it was starting:\nits last words')
  })
})

async function serve(headers: Record<string, string>): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end('true')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`
}

function running(changes: { isRunning?: () => boolean } = {}) {
  return {
    name: 'mail sink',
    pid: 0,
    output: () => 'its last words',
    isRunning: () => true,
    exited: Promise.resolve('code 0'),
    stop: async () => undefined,
    kill: () => undefined,
    ...changes,
  }
}
