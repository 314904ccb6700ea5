import { expect, it } from 'vitest'
import type { CookieChoice } from '@/src/domain/consent/cookie-choice'
import { recordChoice } from '@/src/storefront/consent/record-choice'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteApi } from '../support/site-api'

const CHOICE: CookieChoice = {
  consentId: 'c0ffee00-0000-4000-8000-000000000000',
  categories: ['necessary'],
  textVersion: 1,
  decidedAt: '2026-11-20T12:00:00.000Z',
}

function browser(...answers: ('no answer' | object)[]) {
  const server = fakeServer({ 'POST /cookie-consents': () => answers.shift() ?? {} })
  const storage = memoryStorage()
  const api = siteApi({
    base: shopBase,
    fetch: server.fetch,
    storage,
    timeoutMs: 50,
    endSession: () => undefined,
  })
  return { server, record: (choice = CHOICE) => recordChoice({ api, storage }, choice) }
}

it('has a choice kept once, and the next one again', async () => {
  const { server, record } = browser()
  await record()
  await record()
  await record({ ...CHOICE, decidedAt: '2026-11-21T12:00:00.000Z' })
  expect(server.heard.map(({ body }) => body)).toEqual([
    CHOICE,
    { ...CHOICE, decidedAt: '2026-11-21T12:00:00.000Z' },
  ])
})

it('tries again with the next page when nobody answered', async () => {
  const { server, record } = browser('no answer', { status: 429, body: { success: false } })
  await record()
  await record()
  await record()
  await record()
  expect(server.heard).toHaveLength(3)
})
