import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const order = { method: 'POST', path: '/payments/orders', body: { amount: 100 } } as const
const shape = z.object({ orderId: z.string() })

function answerTo(said: Parameters<typeof fakeServer>[0][string]) {
  const server = fakeServer({ 'POST /payments/orders': said })
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage: memoryStorage({ token: 'token-1' }),
    timeoutMs: 1000,
    endSession: () => {},
  })
  return { result: api(order, shape), server }
}

it('sends the stored token and the body as JSON', async () => {
  const { result, server } = answerTo(() => ({ body: { success: true, orderId: 'o1' } }))

  expect(await result).toEqual({ ok: true, data: { orderId: 'o1' } })
  expect(server.heard[0]).toMatchObject({ token: 'token-1', body: { amount: 100 } })
})

it('hands on the code, the sentence and the wrong fields of a refusal', async () => {
  const errors = [{ path: 'email', message: 'Please enter your email.' }]
  const { result } = answerTo(() => ({
    status: 409,
    body: { success: false, error: 'PRICE_CHANGED', message: 'A price has changed.', errors },
  }))

  expect(await result).toMatchObject({
    ok: false,
    failure: { status: 409, code: 'PRICE_CHANGED', message: 'A price has changed.', errors },
  })
})

it('takes "success: false" as a refusal even with status 200', async () => {
  const { result } = answerTo(() => ({ body: { success: false, error: 'DECLINED' } }))

  expect(await result).toMatchObject({ ok: false, failure: { code: 'DECLINED', status: 200 } })
})

it('says so when the answer is not what was promised', async () => {
  const { result } = answerTo(() => ({ body: { success: true } }))

  expect(await result).toMatchObject({ ok: false, failure: { code: 'UNREADABLE_ANSWER' } })
})

it('tells a server that is too slow from one that cannot be reached', async () => {
  expect(await answerTo(() => 'too slow').result).toMatchObject({ failure: { code: 'TIMEOUT', status: 0 } })
  expect(await answerTo(() => 'no answer').result).toMatchObject({ failure: { code: 'NETWORK', status: 0 } })
})

afterEach(() => vi.unstubAllGlobals())

it('says that nothing was sent and nothing is lost when the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await answerTo(() => 'no answer').result).toMatchObject({
    failure: {
      code: 'NETWORK',
      status: 0,
      message: expect.stringMatching(/^You are offline, so nothing was sent. What you typed is still here/),
    },
  })
})
