import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { withConnection } from '@/scripts/environment/database.mjs'
import { callsTo, chargesOf, letTimePass } from '../../support/elapsed-time'
import { endTonight, remindersOf } from '../../support/ending-tonight'
import { type Supervisor, startRun } from '../../support/environment/run'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, owned } from '../../support/purchase'
import { orderState, paidOrder } from '../../support/refund'
import { eventually } from '../../support/running-shop'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'
import { type ShopProcess, startShopProcess } from '../../support/shop-process'

const isDeep = process.env.TEST_DEPTH === 'deep'
const ROUNDS = isDeep ? 50 : 4

/** Each costs the start of a server; the first two are where money has moved and nobody knows. */
const KILL_POINTS = isDeep
  ? [
      'refund-requested',
      'refund-answered-before-commit',
      'refund-settle-before-commit',
      'refunded-before-mail',
    ]
  : ['refund-requested', 'refund-answered-before-commit']

let shop: Shop
let run: Supervisor
let first: ShopProcess
let second: ShopProcess
let program: TestProduct
beforeAll(async () => {
  shop = await startShop()
  run = startRun()
  program = await shop.product()
  ;[first, second] = await Promise.all([startServer(), startServer()])
  shop.simulator.sendWebhooksTo(`${second.origin}/api/payments/webhooks/paypal`)
})
vi.setConfig({ testTimeout: 180_000 })
afterAll(async () => {
  shop.simulator.sendWebhooksTo(undefined)
  await run.stopAll()
  await shop.stop()
})
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

/** One more server on the same database, mail server and PayPal. */
const startServer = (env: Record<string, string> = {}) =>
  startShopProcess(run, {
    databaseUrl: shop.database.url,
    smtpUrl: shop.mails.smtpUrl,
    paypalOrigin: shop.simulator.origin,
    env,
  })

const captureAt = (server: ShopProcess, buyer: Customer, token: string) =>
  server.call('POST', `/payments/capture/paypal/${token}`, { token: buyer.token, body: {} })

const received = async (buyer: Customer, subject: RegExp) =>
  (await shop.mails.mails()).filter(
    (mail) => mail.to.some(({ address }) => address === buyer.email) && subject.test(mail.subject),
  )

const expectPaidOnce = async (buyer: Customer, token: string) => {
  await eventually('the program is open', async () => (await owned(shop, buyer)).includes(program.id))
  await eventually('the receipt is there', async () => (await received(buyer, /receipt/)).length > 0)
  expect(await chargesOf(shop, token)).toBe(1)
  expect(await received(buyer, /receipt/)).toHaveLength(1)
}

/** As if minutes went by, until it is true: what runs by itself then finishes the work. */
const eventuallyWithTime = (what: string, isTrue: () => Promise<boolean>) =>
  eventually(what, async () => {
    await letTimePass(shop)
    return isTrue()
  })

describe('Architecture: two servers on one database', () => {
  it(`take the money once, open the program once and mail one receipt when both are asked at once, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = await person(shop)
      const { token, orderId } = await approvedOrder(shop, buyer, [program])
      await letTimePass(shop)
      const servers = Array.from({ length: 8 }, (_, n) => (n % 2 ? first : second))
      const answers = await Promise.all(servers.map((server) => captureAt(server, buyer, token)))
      for (const answer of answers)
        expect(answer, `round ${round}`).toMatchObject({ status: 200, body: { orderId } })
      await expectPaidOnce(buyer, token)
    }
  })

  it('place one order for one key that comes to both', async () => {
    const buyer = await person(shop)
    const body = {
      amount: program.priceCents / 100,
      paymentProvider: 'paypal',
      products: [{ id: program.id, quantity: 1 }],
      billingAddress: ADDRESS,
    }
    const servers = Array.from({ length: 8 }, (_, n) => (n % 2 ? first : second))
    const answers = await Promise.all(
      servers.map((server) =>
        server.call('POST', '/payments/orders', { token: buyer.token, body, key: 'one-key' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  it('lose nothing when one of them is killed in the middle of ten checkouts', async () => {
    const victim = await startServer()
    const buyers = await people(shop, 10)
    const tokens = await Promise.all(
      buyers.map(async (buyer) => (await approvedOrder(shop, buyer, [program])).token),
    )
    await shop.simulator.fault({ on: 'capture', fault: 'slow', ms: 400, times: 10 })
    const paying = Promise.all(buyers.map((buyer, n) => captureAt(victim, buyer, tokens[n] ?? '')))
    await eventually('some captures are at PayPal', async () =>
      (await callsTo(shop, '/capture')).some(({ path }) => tokens.some((token) => path.includes(token))),
    )
    victim.signal('SIGKILL')
    expect(await victim.ended).toContain('SIGKILL')
    await paying
    for (const [n, buyer] of buyers.entries()) {
      await eventuallyWithTime('it is paid', async () => (await owned(shop, buyer)).length === 1)
      await expectPaidOnce(buyer, tokens[n] ?? '')
    }
  })

  it('lose nothing when one of them is told to stop during twenty checkouts, and it ends by itself', async () => {
    const leaving = await startServer()
    const buyers = await people(shop, 20)
    const tokens = await Promise.all(
      buyers.map(async (buyer) => (await approvedOrder(shop, buyer, [program])).token),
    )
    await shop.simulator.fault({ on: 'capture', fault: 'slow', ms: 300, times: 20 })
    const paying = Promise.all(buyers.map((buyer, n) => captureAt(leaving, buyer, tokens[n] ?? '')))
    await eventually('some captures are at PayPal', async () =>
      (await callsTo(shop, '/capture')).some(({ path }) => tokens.some((token) => path.includes(token))),
    )
    leaving.signal('SIGTERM')
    expect(await leaving.ended).toBe('code 0')
    const answered = (await paying).filter(({ status }) => status === 200).length
    expect(answered, 'what had arrived was answered').toBeGreaterThan(0)
    for (const [n, buyer] of buyers.entries()) {
      await eventuallyWithTime('it is paid', async () => (await owned(shop, buyer)).length === 1)
      await expectPaidOnce(buyer, tokens[n] ?? '')
    }
  })

  const REMINDED = isDeep ? [1_000, 100_000] : [1_000]
  it.each(REMINDED)(
    'remind each of %i whose access ends tonight once, though one of them is killed while it reminds',
    async (count) => {
      const others = [first, second]
      for (const other of others) other.signal('SIGSTOP')
      const victim = await startServer()
      const started = Date.now()
      await withConnection(shop.database.url, async (sql) => {
        // The second batch waits for this person, so that the kill comes in the middle of it.
        await endTonight(shop, program, count)
        await sql.query('BEGIN')
        await sql.query('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [
          `tonight-${count}-700@example.com`,
        ])
        await eventually('one batch is queued', async () => (await remindersOf(shop, count)).queued === 500)
        await eventually('the next one waits', async () => {
          const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
          return (await shop.database.query(waiting)).length > 0
        })
        victim.signal('SIGKILL')
        expect(await victim.ended).toContain('SIGKILL')
      })
      // What the dead one was sending is due again when its lease is over.
      await shop.database.query(
        `UPDATE email_outbox SET next_try_at = now() - interval '1 second' WHERE state = 'queued'`,
      )
      for (const other of others) other.signal('SIGCONT')
      await eventually(
        'all are reminded',
        async () => (await remindersOf(shop, count)).queued >= count,
        300_000,
      )
      const seconds = (Date.now() - started) / 1000
      process.stdout.write(`${count} reminders in ${seconds.toFixed(1)} s, one process killed\n`)
      // To send a hundred thousand takes an hour of the test's mail server.
      if (count > 1_000)
        await shop.database.query(`UPDATE email_outbox SET state = 'cancelled' WHERE state = 'queued'`)
      else {
        await eventually(
          'all have left',
          async () => (await remindersOf(shop, count)).sent === count,
          120_000,
        )
        const mails = (await shop.mails.mails()).filter(({ to }) => to[0]?.address.startsWith('tonight-'))
        expect(new Set(mails.map(({ to }) => to[0]?.address)).size).toBe(count)
        // One that had left when its sender died may come again, as the same mail.
        expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(count)
        expect(mails.length - count).toBeLessThanOrEqual(1)
      }
      expect(await remindersOf(shop, count)).toMatchObject({ queued: count, people: count })
    },
    600_000,
  )

  it('do nothing twice when one freezes while it captures, and goes on after the other has finished', async () => {
    const frozen = await startServer({ BACKGROUND_JOBS: 'off' })
    const buyer = await person(shop)
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'timeout-after-work', ms: 2_000 })
    const asked = captureAt(frozen, buyer, token)
    await eventually('PayPal has taken the money', async () => (await chargesOf(shop, token)) === 1)
    frozen.signal('SIGSTOP')
    await eventuallyWithTime('the others finish it', async () => (await orderState(shop, orderId)) === 'paid')
    frozen.signal('SIGCONT')
    expect(await asked).toMatchObject({ status: 200, body: { orderId } })
    await expectPaidOnce(buyer, token)
    await frozen.stop()
  })

  it.each(KILL_POINTS)(
    'finish a refund whose server died at "%s": the money goes back once, and the buyer hears of it once',
    async (failpoint) => {
      const [buyer, admin] = [await person(shop), await person(shop, 'admin')]
      const { orderId, captureId } = await paidOrder(shop, buyer, [program])
      const dying = await startServer({ FAILPOINT: failpoint, BACKGROUND_JOBS: 'off' })
      const body = { reason: 'Asked for' }
      const { status } = await dying.call('POST', `/payments/orders/${orderId}/refund`, {
        token: admin.token,
        body,
      })
      expect(status).toBe(0)
      expect(await dying.ended).toContain('SIGKILL')
      await eventuallyWithTime('it is refunded', async () => (await orderState(shop, orderId)) === 'refunded')
      await eventually('the notice is there', async () => (await received(buyer, /refund/)).length > 0)
      expect(await received(buyer, /refund/)).toHaveLength(1)
      expect(await owned(shop, buyer)).toEqual([])
      const back = (await shop.simulator.ledger()).filter(
        (each) => each.captureId === captureId && each.type === 'refund',
      )
      expect(back).toHaveLength(1)
    },
  )
})
