import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packFiles } from '@/src/server/static-files/pack-files'
import { filesOf } from '@/src/server/static-files/serve-files'

const SCRIPT = 'console.log("words that come again and again");\n'.repeat(200)
const SMALL = 'export {}'

let build: string
let server: Server
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'static-files-'))
  await mkdir(path.join(build, 'static/chunks'), { recursive: true })
  await writeFile(path.join(build, 'static/chunks/large.js'), SCRIPT)
  await writeFile(path.join(build, 'static/chunks/small.js'), SMALL)
  await writeFile(path.join(build, 'static/chunks/font.woff2'), SCRIPT)
  await writeFile(path.join(build, 'BUILD_ID'), 'no business of visitors')
  await packFiles(path.join(build, 'static'))
  const serve = filesOf(build, { 'X-Frame-Options': 'DENY' })
  server = createServer((asked, answer) => {
    if (!serve?.(asked, answer)) answer.writeHead(404).end('next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(build, { recursive: true })
})

type Answer = { status?: number; headers: Record<string, unknown>; body: Buffer }
const ask = (address: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method, path: address, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

describe('Speed: files of a build', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('come packed for who takes %s', async (accepted, encoding, unpack) => {
    const { status, headers, body } = await ask('/_next/static/chunks/large.js', {
      'accept-encoding': accepted,
    })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(unpack(body).toString()).toBe(SCRIPT)
    expect(headers).toMatchObject({
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-type']).toContain('javascript')
    if (encoding) expect(body.length).toBeLessThan(SCRIPT.length / 10)
  })

  it.each([
    ['/_next/static/chunks/small.js', SMALL],
    ['/_next/static/chunks/font.woff2?v=1', SCRIPT],
  ])('%s comes as it is, for it would not get smaller', async (address, content) => {
    const { headers, body } = await ask(address, { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, content])
  })

  it('are not sent again to who has them, nor to who only asks about them', async () => {
    const address = '/_next/static/chunks/large.js'
    const { headers } = await ask(address)
    const again = await ask(address, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const about = await ask(address, { method: 'HEAD' })
    expect([about.status, about.body.length, about.headers['content-length']]).toEqual([
      200,
      0,
      String(SCRIPT.length),
    ])
  })

  it.each([
    '/_next/static/chunks/other.js',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/..%2fBUILD_ID',
    '/_next/static/',
    '/_next/static',
    '/_next/static/%',
    '/chunks/large.js',
  ])('%s is left to Next', async (address) => {
    expect((await ask(address)).body.toString()).toBe('next')
  })

  it('are only read', async () => {
    expect((await ask('/_next/static/chunks/large.js', { method: 'POST' })).body.toString()).toBe('next')
  })

  it('are left to Next where there is no build', () => {
    expect(filesOf(path.join(build, 'nowhere'), {})).toBeUndefined()
  })
})
