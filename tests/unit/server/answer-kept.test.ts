import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteChange } from '@/src/server/content-changes/last-change.mjs'
import { answerKept } from '@/src/server/public-reads/answer-kept'
import { KeptAnswers } from '@/src/server/public-reads/kept-answers'
import { publicReads } from '@/src/server/public-reads/public-reads'

const LONG = 'é'.repeat(2_000)
let server: Server
/** How often a request came as far as the app. */
let throughApp = 0
let extra: Record<string, string> = {}

beforeEach(async () => {
  throughApp = 0
  extra = {}
  const kept = new KeptAnswers()
  const handle = publicReads(async () => Response.json({ throughApp, LONG }), kept)
  server = createServer(async (request, response) => {
    if (answerKept(request, response, kept)) return
    throughApp += 1
    const headers = new Headers(request.headers as Record<string, string>)
    const answer = await handle(new Request(`http://shop.example.com${request.url}`, { headers }), {})
    response.statusCode = answer.status
    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.setHeader('X-Added-By', 'the app')
    for (const [name, value] of Object.entries(extra)) response.setHeader(name, value)
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
})

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
const lasting = ({
  date,
  connection,
  'transfer-encoding': chunks,
  'content-length': length,
  ...rest
}: IncomingHttpHeaders) => rest

describe('Speed: a kept answer', () => {
  it('leaves before Next from the third time on, byte for byte and header for header as through Next', async () => {
    const answers = [await ask('/api/products'), await ask('/api/products'), await ask('/api/products')]
    expect(throughApp).toBe(2)
    const [first, , third] = answers
    expect(third?.body).toEqual(first?.body)
    expect(lasting(third?.headers ?? {})).toEqual(lasting(first?.headers ?? {}))
    expect(third?.headers['x-added-by']).toBe('the app')
  })

  it('is another one once public content changed', async () => {
    for (let i = 0; i < 3; i++) await ask('/api/products')
    const before = await ask('/api/products')
    noteChange()
    const after = await ask('/api/products')
    expect(throughApp).toBe(3)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('is not sent to who has it, and packed to who takes it packed', async () => {
    for (let i = 0; i < 2; i++) await ask('/api/products')
    const plain = await ask('/api/products')
    const known = await ask('/api/products', { 'If-None-Match': `W/${plain.headers.etag}` })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, plain.headers.etag])
    for (const accepted of ['gzip', 'br, gzip;q=0.5', 'deflate,GZIP']) {
      const packed = await ask('/api/products', { 'Accept-Encoding': accepted })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.body.length).toBeLessThan(plain.body.length / 10)
      expect(gunzipSync(packed.body)).toEqual(plain.body)
    }
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0.0, br', 'identity'])
      expect((await ask('/api/products', { 'Accept-Encoding': accepted })).body).toEqual(plain.body)
    expect(throughApp).toBe(2)
  })

  it.each([
    ['who is signed in', { Cookie: 'payload-token=x' }, {}],
    ['who calls with a token', { Authorization: 'Bearer x' }, {}],
    ['who comes from another site', { Origin: 'https://elsewhere.example' }, {}],
    ['anybody, when the answer came with a cookie', {}, { 'Set-Cookie': 'a=b' }],
  ])('is never given here to %s', async (_who, headers: Record<string, string>, added) => {
    extra = added
    for (let i = 0; i < 4; i++) await ask('/api/products', headers)
    expect(throughApp).toBe(4)
  })
})
