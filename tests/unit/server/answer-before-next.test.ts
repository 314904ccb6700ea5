import { readFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import { answerBeforeNext } from '@/src/server/incoming/answer-before-next'
import { readStaffCall, STAFF_FUNCTIONS } from '@/src/server/incoming/staff-call'

let server: Server
let stop: () => void
let isLeaving = false
let arrivals = 0
let tolds = 0
/** What reached the app. */
const seen: string[] = []
beforeAll(async () => {
  stop = answerBeforeNext({
    isKnown: async ({ cookie }) => cookie === 'signed-in=yes',
    leaving: { isLeaving: () => isLeaving, noteArrival: () => arrivals++, noteTold: () => tolds++ },
  })
  server = createServer((req, res) => {
    seen.push(`${req.method} ${req.url}`)
    const { 'x-fails': fails, 'x-sends': sends } = req.headers
    if (fails === 'early') res.statusCode = 500
    if (sends) {
      try {
        readStaffCall(JSON.parse(String(sends)), { collections: ['pages'], globals: ['header'] })
        if (fails === 'late') res.statusCode = 500
      } catch {
        res.statusCode = 500
      }
    }
    res.end('the app')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  stop()
  server.close()
})

type Answer = { status?: number; type?: string; allow?: string; body: string }
const ask = (method: string, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += String(chunk)
      })
      const { statusCode: status, headers } = answer
      answer.on('end', () => resolve({ status, type: headers['content-type'], allow: headers.allow, body }))
    })
    sent.on('error', reject)
    sent.end()
  })

describe('Reliability: a process that leaves', () => {
  it('says so to whoever asks for its health, and answers everybody else', async () => {
    expect(await ask('GET', '/api/health')).toMatchObject({ status: 200, body: 'the app' })
    isLeaving = true
    const [arrivedBefore, seenBefore] = [arrivals, seen.length]
    expect(await ask('GET', '/api/health')).toMatchObject({
      status: 503,
      type: 'application/json',
      body: '{"success":false,"status":"leaving"}',
    })
    expect(seen, 'it is answered before the app').toHaveLength(seenBefore)
    expect([arrivals, tolds], 'who only asks for its health is nobody to wait for').toEqual([
      arrivedBefore,
      1,
    ])
    expect(await ask('GET', '/programs')).toMatchObject({ status: 200, body: 'the app' })
    expect(arrivals).toBe(arrivedBefore + 1)
    isLeaving = false
  })
})

describe('Reliability: what Next cannot read', () => {
  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%', '/%25'],
    ['/programs/%ff/%20x', '/programs/%25ff/%20x'],
    ['/api/products/%E0%A4%A?a=b', '/api/products/%25E0%25A4%25A?a=b'],
    ['/programs?utm=50%off', '/programs?utm=50%off'],
    ['/a%20page?x=%C3%A9?y', '/a%20page?x=%C3%A9?y'],
    ['/caf%C3%A9', '/caf%C3%A9'],
  ])(
    'reaches the app as an address that names nothing, and what it can read as it is: %s',
    async (path, url) => {
      expect((await ask('GET', path)).body).toBe('the app')
      expect(seen.at(-1)).toBe(`GET ${url}`)
    },
  )

  it.each(['/api/products?x=%E0%A4%A', '/api?%', '/api/x?where[title][equals]=50%'])(
    'is refused in the query of a call: %s',
    async (path) => {
      const { status, type, body } = await ask('GET', path)
      expect([status, type]).toEqual([400, 'application/json'])
      const message = 'This request cannot be read.'
      expect(JSON.parse(body)).toEqual({ success: false, message, error: 'UNREADABLE_REQUEST' })
    },
  )

  it.each(['TRACE', 'PROPFIND', 'LINK', 'QUERY'])(
    'is refused by method, with those there are: %s',
    async (method) => {
      const call = await ask(method, '/api/products')
      expect([call.status, call.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
      expect(JSON.parse(call.body).error).toBe('METHOD_NOT_ALLOWED')
      const page = await ask(method, '/profile')
      expect([page.status, page.allow, page.body]).toEqual([405, 'GET, HEAD', 'This cannot be done here.'])
    },
  )

  it('is refused when it is no address', async () => {
    expect((await ask('OPTIONS', '*')).status).toBe(400)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'is refused when a page is sent a %s',
    async (method) => {
      for (const path of ['/', '/programs?x=y', '/manage-website']) {
        expect((await ask(method, path)).status, path).toBe(405)
      }
      expect((await ask(method, '/api/products')).body).toBe('the app')
    },
  )
})

describe('Security: what the screens of the staff area send to the server', () => {
  const act = (headers: Record<string, string>, path = '/manage-website/collections/pages') =>
    ask('POST', path, { 'next-action': 'x', host: 'shop.example.com', ...headers })
  const cookie = 'signed-in=yes'

  it('is taken from a browser that was signed in here, from pages of this site', async () => {
    for (const origin of [undefined, 'https://shop.example.com']) {
      expect((await act({ cookie, ...(origin ? { origin } : {}) })).body).toBe('the app')
    }
    const behindProxy = { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.example.com, inner' }
    expect((await act({ cookie, ...behindProxy, origin: 'https://shop.example.com' })).body).toBe('the app')
  })

  it('is not taken from strangers, whose arguments would be read before anybody asks who they are', async () => {
    for (const sent of ['', 'signed-in=no']) expect((await act({ cookie: sent })).status).toBe(401)
  })

  it.each(['https://example.net', 'null', 'x', 'http://['])('is not taken from %s', async (origin) => {
    expect((await act({ cookie, origin })).status).toBe(403)
  })

  it('is the sender’s mistake as long as nobody has understood it, and ours afterwards', async () => {
    const call = (args: object) => ({ 'x-sends': JSON.stringify({ name: 'form-state', args }) })
    expect((await act({ cookie, 'x-fails': 'early' })).status, 'cannot be decoded').toBe(400)
    expect((await act({ cookie, ...call({ collectionSlug: 'nothing' }) })).status).toBe(400)
    expect((await act({ cookie, ...call({ collectionSlug: 'pages' }) })).status).toBe(200)
    expect((await act({ cookie, ...call({ collectionSlug: 'pages' }), 'x-fails': 'late' })).status).toBe(500)
    expect((await ask('GET', '/programs', { 'x-fails': 'early' })).status, 'a page').toBe(500)
  })

  it.each([
    null,
    'form-state',
    [],
    {},
    { name: 'form-state' },
    { name: 'toString', args: {} },
    { name: 'no-such', args: {} },
    { name: 'form-state', args: { globalSlug: 'pages' } },
    { name: 'form-state', args: { collectionSlug: { toString: 0 } } },
    { name: 'table-state', args: { collectionSlug: ['pages', 'x'] } },
    { name: 'render-list', args: { collectionSlug: 'pages', query: 'x' } },
    { name: 'render-document', args: { collectionSlug: 'pages', docID: [] } },
    { name: 'form-state', args: { collectionSlug: 'pages', formState: 7 } },
  ])('is no call: %j', (sent) => {
    expect(() => readStaffCall(sent, { collections: ['pages'], globals: ['header'] })).toThrow('no call')
  })

  it('may name what Payload’s screens name', async () => {
    const file = inProject('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js')
    const list = /baseServerFunctions = \{(.*?)\};/s.exec(await readFile(file, 'utf8'))?.[1] ?? ''
    const names = [...list.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name]) => name)
    expect([...STAFF_FUNCTIONS]).toEqual(names)
  })

  it('is taken nowhere else', async () => {
    expect((await act({ cookie }, '/profile')).status).toBe(405)
  })
})
