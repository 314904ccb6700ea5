import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchProduct } from '@/src/client/cart/fetch-product'
import { type ApiParts, createApi } from '@/src/client/http/create-api'

const asked: string[] = []
const PARTS: ApiParts = { base: '/api', fetch: (...call) => fetch(...call), timeoutMs: 1_000 }

/** The server of this test: an answer by the last part of the address. */
function serve(answers: Record<string, { status: number; body: object }>): void {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const name = decodeURIComponent(
      String(url instanceof Request ? url.url : url)
        .split('/')
        .pop() ?? '',
    )
    asked.push(name)
    const answer = answers[name]
    if (!answer) throw new TypeError('fetch failed')
    return Response.json(answer.body, { status: answer.status })
  })
}
afterEach(() => vi.unstubAllGlobals())

const MISSING = { status: 404, body: { success: false, message: 'No such thing', error: 'NOT_FOUND' } }
const FOUND = { status: 200, body: { success: true, data: { id: 'p1', title: 'Walking again', price: 49 } } }

describe('Specification 7 and 8, GET /products/id/{id} in the browser', () => {
  it('falls back to the sku where there is no such id', async () => {
    serve({ p1: MISSING, 'SKU-1': FOUND })
    expect(await fetchProduct(createApi(PARTS), { id: 'p1', sku: 'SKU-1' })).toMatchObject({
      ok: true,
      data: { priceCents: 4900 },
    })
    expect(asked).toEqual(['p1', 'SKU-1'])
  })

  it('says "Failed to fetch product" when nobody could be asked', async () => {
    serve({})
    expect(await fetchProduct(createApi(PARTS), { id: 'p1', sku: 'SKU-1' })).toMatchObject({
      ok: false,
      failure: { message: 'Failed to fetch product' },
    })
  })

  it('says "Failed to fetch product" of what is no longer sold, by either name', async () => {
    serve({ p1: MISSING, 'SKU-1': MISSING })
    expect(await fetchProduct(createApi(PARTS), { id: 'p1', sku: 'SKU-1' })).toMatchObject({
      ok: false,
      failure: { status: 404, message: 'Failed to fetch product' },
    })
  })
})
