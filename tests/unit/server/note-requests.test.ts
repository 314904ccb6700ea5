import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noteRequests } from '@/src/server/incoming/note-requests'
import { methodHeader, visitorHeader } from '@/src/server/incoming/noted-headers'

let server: Server
let stop: () => void
const warn = vi.fn()
beforeAll(async () => {
  stop = noteRequests(warn, 1)
  server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  stop()
  server.close()
})

async function arrives(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers })
  return (await response.json()) as IncomingHttpHeaders
}

describe('Reliability: a request carries the network it came from', () => {
  it('as the trusted proxy wrote it, whatever the visitor wrote before', async () => {
    const headers = await arrives({ 'x-forwarded-for': '192.0.2.1, 203.0.113.4' })
    expect(headers[visitorHeader()]).toBe('203.0.113.4')
  })

  it('also when the visitor found out the name of the header', async () => {
    const headers = await arrives({ [visitorHeader()]: '192.0.2.1', 'x-forwarded-for': '203.0.113.4' })
    expect(headers[visitorHeader()]).toBe('203.0.113.4')
  })

  it('under a name that nobody can guess', () => {
    expect(visitorHeader()).toMatch(/^x-visitor-[0-9a-f]{32}$/)
    expect(methodHeader()).toMatch(/^x-method-[0-9a-f]{32}$/)
  })
})

describe('Security: a request carries the method it came with', () => {
  it('whatever method it claims to be in headers of its own', async () => {
    const { port } = server.address() as AddressInfo
    const claims = { [methodHeader()]: 'GET', 'x-http-method-override': 'GET' }
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: claims })
    expect(await response.json()).toMatchObject({ [methodHeader()]: 'POST' })
  })
})
