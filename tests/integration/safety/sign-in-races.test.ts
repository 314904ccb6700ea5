import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '@/src/server/db/transaction'
import { type Answer, type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'
import { answerWith, codeNow, signIn, switchOn } from '../../support/two-factor'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const liveSessions = ({ id }: Customer) =>
  shop.database.query('SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL', [id])

/** Somebody else's transaction holds the account while `attempt` comes to it, and then does what `statement` says. */
async function overtake(
  { id }: Customer,
  statement: string,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const other = await pool(shop.payload).connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [id])
    const coming = attempt()
    await expect.poll(howManyWait, { interval: 10 }).toBe(1)
    await other.query(statement, [id])
    await other.query('COMMIT')
    return await coming
  } finally {
    other.release()
  }
}

async function howManyWait(): Promise<number> {
  const [row] = await shop.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return row?.count ?? 0
}

const OTHER_PASSWORD = `UPDATE users SET hash = 'another', salt = 'another' WHERE id = $1`
const END_ALL = `UPDATE sessions SET ended_at = now() WHERE user_id = $1`

describe('Sessions: a sign-in that is overtaken', () => {
  it('by two-factor authentication that is switched on, gets no session by password alone', async () => {
    const owner = await shop.customer()
    const body = { password: PASSWORD }
    await shop.call('POST', '/users/two-factor/begin', { as: owner, body })
    const answer = await overtake(
      owner,
      'UPDATE two_factor_secrets SET confirmed_at = now() WHERE user_id = $1',
      () => signIn(shop, { ...owner, deviceId: 'a-new-device' }),
    )
    expect(answer.status).toBe(401)
    expect(await liveSessions(owner)).toHaveLength(1)
  })

  it('by a new password, gets no session with the old one', async () => {
    const owner = await shop.customer()
    const answer = await overtake(owner, OTHER_PASSWORD, () => signIn(shop, owner))
    expect(answer).toMatchObject({ status: 401, body: { error: 'INVALID_CREDENTIALS' } })
  })

  it('by a new password, gets no challenge for two-factor authentication with the old one', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const answer = await overtake(owner, OTHER_PASSWORD, () => signIn(shop, owner))
    expect(answer.body).not.toHaveProperty('challenge')
    expect((await answerWith(shop, answer, { code: codeNow(secret) })).status).not.toBe(200)
  })

  it('by a new password between the code and the session, gets no session', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    await shop.database.query(END_ALL, [owner.id])
    const answer = await overtake(owner, OTHER_PASSWORD, () =>
      answerWith(shop, asked, { code: codeNow(secret) }),
    )
    expect(answer).toMatchObject({ status: 401, body: { error: 'INVALID_CREDENTIALS' } })
    expect(await liveSessions(owner)).toEqual([])
  })

  it('by a change of password while the code is looked at, has to begin anew', async () => {
    const owner = await shop.customer()
    const { secret } = await switchOn(shop, owner)
    const asked = await signIn(shop, owner)
    const other = await pool(shop.payload).connect()
    try {
      await other.query('BEGIN')
      await other.query('SELECT 1 FROM two_factor_secrets WHERE user_id = $1 FOR UPDATE', [owner.id])
      const coming = answerWith(shop, asked, { code: codeNow(secret) })
      await expect.poll(howManyWait, { interval: 10 }).toBe(1)
      const body = { currentPassword: PASSWORD, newPassword: 'Another!2026' }
      expect((await shop.call('POST', '/users/change-password', { as: owner, body })).status).toBe(200)
      await other.query('COMMIT')
      expect(await coming).toMatchObject({ status: 401, body: { error: 'TWO_FACTOR_EXPIRED' } })
    } finally {
      other.release()
    }
  })

  it('by itself on the same device, leaves one session there', async () => {
    const owner = await shop.customer()
    await shop.database.query(END_ALL, [owner.id])
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(shop, owner)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await liveSessions(owner)).toHaveLength(1)
  })
})
