import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { median, mediansOf } from '../../support/median'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { migratedPerson } from '../../support/reset'
import { type Shop, startShop } from '../../support/shop'
import { switchOn } from '../../support/two-factor'

const deep = process.env.TEST_DEPTH === 'deep'
let shop: Shop
const addresses: Record<string, string> = { unknown: 'nobody@example.com' }
beforeAll(async () => {
  shop = await startShop()
  const [known, deactivated, protectedOne] = [
    await shop.customer(),
    await shop.customer(),
    await shop.customer(),
  ]
  await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [deactivated.id])
  await switchOn(shop, protectedOne)
  const withoutPassword = await person(shop)
  Object.assign(addresses, {
    known: known.email,
    deactivated: deactivated.email,
    'with two-factor authentication': protectedOne.email,
    'without a password': withoutPassword.email,
  })
})
afterAll(() => shop.stop())

async function answerOf(path: string, body: object): Promise<string> {
  const response = await rawCall('POST', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...fromNetwork(newNetwork()) },
  })
  return JSON.stringify([response.status, [...response.headers].sort(), await response.text()])
}

const wrongPassword = (email: string | undefined) =>
  answerOf('/users/login', { email, password: 'Wrong!2026x', deviceId: 'a-device-of-mine' })

describe('Reliability: nobody learns who has an account', () => {
  it('answers a wrong password alike, to the byte, whoever it is for', async () => {
    const answers = new Set<string>()
    for (const email of Object.values(addresses)) answers.add(await wrongPassword(email))
    expect(answers.size).toBe(1)
    expect([...answers][0]).toContain('INVALID_CREDENTIALS')
  })

  it('takes as much work for each of them', async () => {
    // Processor time, as a busy machine only ever adds to the other; the hash of a password is nearly all of it.
    const spent = await typicalOf(deep ? 30 : 4, () => {
      const before = process.cpuUsage()
      return () => {
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1_000
      }
    })
    // A comparison that is left out saves nine tenths.
    expect(Math.max(...spent) - Math.min(...spent)).toBeLessThan(median(spent) * 0.5)
  })

  // A claim about milliseconds needs many samples on a quiet machine.
  if (deep) {
    it('takes as long for each of them, to 5 milliseconds', async () => {
      const typical = await typicalOf(300, () => {
        const start = performance.now()
        return () => performance.now() - start
      })
      expect(Math.max(...typical) - Math.min(...typical)).toBeLessThan(5)
    })
  }

  it('has one exception: a migrated account that waits for its owner, as the way in needs it', async () => {
    const { email } = await migratedPerson(shop)
    expect(await wrongPassword(email)).toContain('MIGRATED_USER')
  })

  it('answers a reset link that opens nothing alike, whoever it names', async () => {
    const answers = new Set<string>()
    for (const email of Object.values(addresses)) {
      answers.add(await answerOf('/users/validate-reset-token', { token: 'x'.repeat(43), email }))
    }
    expect(answers.size).toBe(1)
  })
})

/** The median of what so many wrong passwords cost, for each kind of address; the kinds take turns. */
async function typicalOf(rounds: number, start: () => () => number): Promise<number[]> {
  const costs: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [kind, email] of Object.entries(addresses)) {
      const stop = start()
      await wrongPassword(email)
      costs[kind] = [...(costs[kind] ?? []), stop()]
    }
  }
  return mediansOf(costs)
}
