import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRun } from '../../support/environment/run'
import { PLAN, reader } from '../../support/factories/writer'
import { type Shop, startShop } from '../../support/shop'
import { startShopProcess } from '../../support/shop-process'

vi.setConfig({ testTimeout: 120_000 })

const run = startRun()
let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  await run.stopAll()
  await shop.stop()
})

describe('Learning, Private writings: the log of a server', () => {
  it('has not a word of them, kept, refused or lost with the database', async () => {
    const server = await startShopProcess(run, {
      databaseUrl: shop.database.url,
      smtpUrl: shop.mails.smtpUrl,
      paypalOrigin: shop.simulator.origin,
    })
    const { as, lesson } = await reader(shop)
    const word = `private-${randomUUID()}`
    const call = async (method: string, path: string, body: object) =>
      (await server.call(method, path, { token: as.token, body })).status
    const plan = { ...PLAN, id: randomUUID(), what: word, obstacle: word, confidence: 5 }
    const writings = [
      ['PUT', `${lesson}/note`, { text: word }],
      ['PUT', `${lesson}/answers`, { answers: { first: word } }],
      ['POST', '/learning/action-plans', plan],
    ] as const
    for (const [method, path, body] of writings) expect(await call(method, path, body)).toBeLessThan(300)
    const refused = [
      await call('PUT', `${lesson}/note`, { text: word.repeat(2_000) }),
      await call('PUT', `/learning/lessons/${randomUUID()}/note`, { text: word }),
      await call('POST', '/learning/action-plans', { ...plan, id: word }),
    ]
    expect(refused.every((status) => status >= 400 && status < 500)).toBe(true)
    await shop.database.query('ALTER TABLE lesson_notes RENAME TO lesson_notes_away')
    expect(await call('PUT', `${lesson}/note`, { text: word })).toBe(500)
    await shop.database.query('ALTER TABLE lesson_notes_away RENAME TO lesson_notes')
    // A server writes its log when it comes to it.
    await expect.poll(server.output, { message: 'the failure is in the log' }).toContain('lesson_notes')
    expect(server.output()).not.toContain(word)
  })
})
