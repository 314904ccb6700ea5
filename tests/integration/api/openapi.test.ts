import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ERROR_TABLE, type ErrorCode, isErrorCode } from '@/src/domain/errors/error-codes'
import type { OpenApi } from '@/src/server/openapi/openapi'
import type { Operation } from '@/src/server/openapi/operation'
import { SENTENCES } from '@/src/storefront/languages/sentences.server'
import { type DescribedApi, describedApi } from '../../support/described-api'
import { inlined, resolve } from '../../support/described-schema'
import { closureOf, featuresIn, layoutsOf, storefrontPages } from '../../support/page-closure'
import { rawCall } from '../../support/raw-call'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'
import type { SourceFile } from '../../support/source-tree'

let shop: Shop
let api: DescribedApi
let document: OpenApi
let buyer: Customer
let product: TestProduct
beforeAll(async () => {
  shop = await startShop()
  api = await describedApi(shop)
  document = api.document
  buyer = await shop.customer()
  product = await shop.product()
})
afterAll(() => shop.stop())

type Told = { method: string; path: string; operation: Operation }
const operations = (): Told[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )

describe('API description: nothing of ours is left out', () => {
  it('tells every endpoint that is mounted beside Payload’s own, walls aside', () => {
    const { endpoints, collections } = shop.payload.config
    const isOurs = ({ custom }: Endpoint) => custom?.described !== undefined || custom?.isWall === true
    const root = (endpoints || []).map((endpoint) => ({ prefix: '', endpoint }))
    const own = collections.flatMap(({ slug, endpoints: mounted }) =>
      (mounted || []).filter(isOurs).map((endpoint) => ({ prefix: `/${slug}`, endpoint })),
    )
    const ours = [...root.filter(({ endpoint }) => isOurs(endpoint)), ...own]
    const addresses = ours
      .filter(({ endpoint }) => !endpoint.custom?.isWall)
      .map(({ prefix, endpoint }) => `${endpoint.method} ${`${prefix}${endpoint.path}`.replace(/\/$/, '')}`)
      .map((address) => address.replace(/:(\w+)/g, '{$1}'))
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(addresses.sort())
    expect(addresses.length).toBeGreaterThan(50)
  })

  it('knows no other endpoint but Payload’s own, and its plugin’s for search results, which no stranger may call', async () => {
    const strangers = (shop.payload.config.endpoints || []).filter(
      ({ custom, path }) =>
        !custom?.described && !custom?.isWall && !/^\/(payload-|access|og|plugin-seo\/)/.test(path),
    )
    expect(strangers.map(({ method, path }) => `${method} ${path}`)).toEqual([])
    for (const what of ['title', 'description', 'url', 'image']) {
      const body = { collectionSlug: 'pages', title: 'x' }
      const { status } = await shop.call('POST', `/plugin-seo/generate-${what}`, { body })
      expect([401, 403], what).toContain(status)
    }
  })

  it('says in a line of its own what each call does', () => {
    const silent = operations().filter(({ operation: { summary } }) => /^[A-Z]+ \//.test(summary))
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })
})

describe('API description: OpenAPI 3.1', () => {
  it('has the parts the standard asks for', () => {
    const { openapi, info, servers, components } = document
    expect(openapi).toMatch(/^3\.1\.\d+$/)
    expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(servers).toEqual([{ url: 'http://localhost:3000/api' }])
    for (const name of Object.keys(components.schemas)) expect(name).toMatch(/^[\w.-]+$/)
    const methods = new Set(operations().map(({ method }) => method))
    for (const method of methods) expect(['get', 'put', 'post', 'delete', 'patch']).toContain(method)
  })

  it('gives every call a name of its own, and a heading that exists', () => {
    const ids = operations().map(({ operation: { operationId } }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const headings = new Set(document.tags.map(({ name }) => name))
    for (const { operation: told } of operations())
      for (const tag of told.tags) expect(headings).toContain(tag)
  })

  it('declares exactly the parameters its addresses have', () => {
    for (const { path, operation: told } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = told.parameters.filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name)).toEqual(named)
      for (const { required } of declared) expect(required).toBe(true)
    }
  })

  it('refers only to what is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(references.length).toBeGreaterThan(0)
    for (const reference of new Set(references))
      expect(resolve(document, reference ?? ''), reference).toBeDefined()
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { operation: told } of operations()) {
      for (const name of told.security.flatMap(Object.keys)) expect(schemes).toContain(name)
    }
  })

  it('lists each refusal under its status, in the shape of all failures', () => {
    for (const { path, operation: told } of operations()) {
      for (const [status, { description, content }] of Object.entries(told.responses)) {
        expect(description).not.toBe('')
        if (Number(status) < 400) continue
        for (const code of description.split(', ')) {
          expect(ERROR_TABLE[code as ErrorCode]?.status, `${path} ${code}`).toBe(Number(status))
          const { message } = ERROR_TABLE[code as ErrorCode]
          expect(content?.['application/json']?.examples?.[code]).toEqual({
            value: { success: false, message, error: code },
          })
        }
        expect(JSON.stringify(content)).toContain('#/components/schemas/Failure')
      }
    }
  })

  it('has schemas a validator understands', () => {
    for (const { operation: told } of operations()) {
      for (const { content } of [...Object.values(told.responses), told.requestBody ?? {}]) {
        const schema = content?.['application/json']?.schema
        if (schema) expect(() => z.fromJSONSchema(inlined(document, schema))).not.toThrow()
      }
    }
  })
})

describe('API description: the running shop answers as it says', () => {
  it('signs in with the example of a registration', async () => {
    const example = api.exampleOf('post', '/users/register')
    const email = `told-${Date.now()}@example.com`
    api.expectAsDocumented(
      'post',
      '/users/register',
      await shop.call('POST', '/users/register', { body: { ...example, email } }),
    )
    const signIn = { ...api.exampleOf('post', '/users/login'), email }
    api.expectAsDocumented('post', '/users/login', await shop.call('POST', '/users/login', { body: signIn }))
    const wrong = await shop.call('POST', '/users/login', { body: { ...signIn, password: 'Wrong!2026' } })
    expect(wrong.status).toBe(401)
    api.expectAsDocumented('post', '/users/login', wrong)
  })

  it('shows products, and says when there is none', async () => {
    const path = '/products/slug/{slug}'
    api.expectAsDocumented('get', path, await shop.call('GET', `/products/slug/${product.slug}`))
    const none = await shop.call('GET', '/products/slug/no-such-product')
    expect(none.status).toBe(404)
    api.expectAsDocumented('get', path, none)
  })

  it('checks a code with its example', async () => {
    const path = '/payments/discount/validate'
    api.expectAsDocumented('post', path, await shop.call('POST', path, { body: api.exampleOf('post', path) }))
    const empty = await shop.call('POST', path, { body: {} })
    expect(empty.status).toBe(400)
    api.expectAsDocumented('post', path, empty)
  })

  it('sells with the example of an order, and refuses it without a sign-in', async () => {
    const path = '/payments/orders'
    const body = { ...api.exampleOf('post', path), products: [{ id: product.id, quantity: 1 }] }
    expect(body).toMatchObject({ billingAddress: ADDRESS })
    const stranger = await shop.call('POST', path, { body })
    expect(stranger.status).toBe(401)
    api.expectAsDocumented('post', path, stranger)

    const placed = await shop.call<{ paypalOrder: { id: string } }>('POST', path, { as: buyer, body })
    api.expectAsDocumented('post', path, placed)
    const token = placed.body.paypalOrder.id
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    const captured = await shop.call('POST', `/payments/capture/paypal/${token}`, { as: buyer, body: {} })
    expect(captured.status).toBe(200)
    api.expectAsDocumented('post', '/payments/capture/{provider}/{paymentId}', captured)
    const programs = await shop.call('GET', '/payments/user-products', { as: buyer })
    expect(programs.body).toMatchObject({ data: [{ productId: product.id }] })
    api.expectAsDocumented('get', '/payments/user-products', programs)

    const again = await shop.call('POST', path, { as: buyer, body })
    expect(again.status).toBe(409)
    api.expectAsDocumented('post', path, again)
  })

  it('says who is signed in', async () => {
    api.expectAsDocumented('get', '/users/profile', await shop.call('GET', '/users/profile', { as: buyer }))
    api.expectAsDocumented('get', '/users/profile', await shop.call('GET', '/users/profile'))
  })
})

describe('API description: a page to read', () => {
  it('shows every call, without scripts and without anything from elsewhere', async () => {
    const page = await rawCall('GET', '/docs')
    const html = await page.text()
    for (const { operation: told } of operations()) expect(html).toContain(`id="${told.operationId}"`)
    expect(html.match(/<pre tabindex="0">curl /g)).toHaveLength(operations().length)
    for (const field of ['invoiceNumber', 'approveUrl', 'pendingCaptures', 'currentVersion'])
      expect(html).toContain(`&quot;${field}&quot;: {`)
    expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(html).toContain('<html lang="en">')
  })

  it.each(['/docs', '/openapi.json'])('keeps %s in caches, and says when nothing changed', async (path) => {
    const first = await rawCall('GET', path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
    expect((await rawCall('GET', path, { headers })).status).toBe(304)
  })
})

describe('A French page carries the French of what its calls may be refused with', () => {
  const CALL = /method: '(\w+)',\s+path: '(\/[^']*)'/g
  /** The shop's own calls, which every page has at hand, say what the features of the checkout carry. */
  const isScreens = ({ path }: SourceFile) => path.startsWith('src/storefront/')

  it.each(storefrontPages())('%s', (page) => {
    const around = closureOf([page, ...layoutsOf(page)])
    const features = featuresIn(around, /of=\{\[([^\]]*)\]\}/g)
    const french = Object.entries(SENTENCES).filter(([feature]) => features.has(feature))
    const carried = new Set(french.flatMap(([, sentences]) => Object.keys(sentences)))
    const calls = around.filter(isScreens).flatMap(({ text }) => [...text.matchAll(CALL)])
    const refusals = calls.flatMap(([, method = '', path = '']) =>
      Object.values(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).flatMap(
        ({ description }) => description.split(', ').filter(isErrorCode),
      ),
    )
    expect(new Set(refusals).size).toBeGreaterThan(5)
    const said = [...new Set(refusals)].map((code) => ERROR_TABLE[code].message)
    expect(said.filter((sentence) => !carried.has(sentence))).toEqual([])
  })
})
