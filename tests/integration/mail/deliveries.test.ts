import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDeliveries } from '@/plugins/mail/operations/read-deliveries'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

it('What became of a kind of mail: the last one sent, and how many were, were not, and wait, in ninety days', async () => {
  await shop.database.query(
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, sent_at, created_at)
     VALUES ('receipt', 'a@example.com', '{}', 'd1', 'sent', '2026-11-01T10:00:00Z', now()),
            ('receipt', 'a@example.com', '{}', 'd2', 'sent', '2026-11-02T10:00:00Z', now()),
            ('receipt', 'a@example.com', '{}', 'd3', 'failed', NULL, now()),
            ('receipt', 'a@example.com', '{}', 'd4', 'held', NULL, now()),
            ('receipt', 'a@example.com', '{}', 'd5', 'sent', '2020-01-01T10:00:00Z', now() - interval '91 days'),
            ('other', 'a@example.com', '{}', 'd6', 'sent', now(), now())`,
  )
  const found = await readDeliveries(shop.payload, 'receipt')
  expect(found).toMatchObject({ sent: 2, failed: 1, waiting: 1 })
  expect(new Date(found.lastSentAt ?? 0).toISOString()).toBe('2026-11-02T10:00:00.000Z')
  expect(await readDeliveries(shop.payload, 'never')).toEqual({
    sent: 0,
    failed: 0,
    waiting: 0,
    lastSentAt: null,
  })
})
