import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindAccessEnds } from '@/plugins/commerce/user-products/jobs/remind-access-ends'
import { remindGroupEnds } from '@/plugins/groups/jobs/remind-group-ends'
import { findLeaderless } from '@/plugins/groups/operations/find-leaderless'
import { closeAccounts } from '@/plugins/own-data/jobs/close-accounts'
import { days } from '../../support/access'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { boughtGroup, groupOf, join } from '../../support/group'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const close = (as: Customer, password = PASSWORD) =>
  shop.call('POST', '/users/close-account', { as, body: { password } })
/** Of somebody without a password: as if they had closed it just now. */
const beginClosing = ({ id }: Customer) =>
  shop.database.query(`UPDATE users SET closes_at = now() + interval '30 days' WHERE id = $1`, [id])
const reopen = (as: Customer) =>
  shop.call<{ message: string }>('POST', '/users/reopen-account', { as, body: {} })

describe('Own data: closing the account', () => {
  it('asks for the password, and is for customers', async () => {
    const ann = await shop.customer()
    expect((await close(ann, 'Wrong!2026')).status).toBe(400)
    const admin = await shop.customer()
    await shop.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id])
    expect((await close(admin)).status).toBe(409)
    expect((await reopen(ann)).status).toBe(409)
  })

  it('deletes answers and notes at once, says in writing what stays, and can be taken back', async () => {
    const buyer = await shop.customer()
    const program = await programWithLesson(shop)
    await order(shop, buyer, [program.product], { amount: 0 })
    await shop.call('PUT', `/learning/lessons/${program.lessonId}/note`, {
      as: buyer,
      body: { text: 'Mine' },
    })
    expect((await close(buyer)).status).toBe(200)
    expect((await close(buyer)).status).toBe(200)
    const notes = await shop.database.query('SELECT FROM lesson_notes WHERE user_id = $1', [buyer.id])
    expect(notes).toEqual([])
    const mails = await shop.mailsTo(buyer.email)
    const told = mails.filter(({ subject }) => /will be closed/.test(String(subject)))
    expect(told).toHaveLength(1)
    expect(String(told[0]?.html)).toMatch(/Kept, because the law wants it/)
    expect(await closeAccounts(shop.payload)).toBe(0)
    expect((await reopen(buyer)).body.message).toMatch(/cannot be brought back/)
    expect(await owned(shop, buyer)).toEqual([program.product.id])
    await shop.database.query(`UPDATE users SET closes_at = NULL WHERE id = $1`, [buyer.id])
    expect(await closeAccounts(shop.payload)).toBe(0)
  })

  it('after 30 days leaves nobody in the account, and every order, invoice and consent in the books', async () => {
    const buyer = await shop.customer()
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await capture(shop, buyer, token)
    await close(buyer)
    await shop.database.query(`UPDATE users SET closes_at = now() - interval '1 second' WHERE id = $1`, [
      buyer.id,
    ])
    const counts = await Promise.all([closeAccounts(shop.payload), closeAccounts(shop.payload)])
    expect(counts.sort()).toEqual([0, 1])
    const [row] = await shop.database.query(
      `SELECT u.firstname, u.hash, u.state, o.state AS order_state, o.customer_email,
              (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id) AS sessions,
              (SELECT state FROM data_requests d WHERE d.user_id = u.id) AS request
         FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = $1`,
      [orderId],
    )
    expect(row).toEqual({
      firstname: 'Closed',
      hash: null,
      state: 'deactivated',
      order_state: 'paid',
      customer_email: buyer.email,
      sessions: 0,
      request: 'done',
    })
    expect((await shop.call('GET', '/users/profile', { as: buyer })).status).toBe(401)
    await shop.database.query(
      `UPDATE user_products SET state = 'active', ended_at = NULL WHERE user_id = $1`,
      [buyer.id],
    )
  })

  it('frees the place in a group for somebody else', async () => {
    const { leader, id, code } = await boughtGroup(shop, 1)
    const guest = await person(shop)
    await join(shop, guest, code)
    await close(guest)
    await shop.database.query(`UPDATE users SET closes_at = now() WHERE id = $1`, [guest.id])
    expect(await closeAccounts(shop.payload)).toBe(1)
    const { seats } = await groupOf(shop, leader, id)
    expect(seats).toMatchObject([{ state: 'returned', email: null }])
    expect((await join(shop, await person(shop), code)).status).toBe(200)
  })

  it.each([
    { isConfirmed: true, left: { seat: 'returned', mails: 0, messages: 0 } },
    // Anybody can sign up with an address: what is its owner's is not theirs to delete.
    { isConfirmed: false, left: { seat: 'invited', mails: 1, messages: 1 } },
  ])(
    'takes along what came to or from the address, if it was confirmed: $isConfirmed',
    async ({ isConfirmed, left }) => {
      const { leader, id } = await boughtGroup(shop, 1)
      const leaving = await person(shop)
      const body = { emails: [leaving.email] }
      await shop.call('POST', `/groups/${id}/invitations`, { as: leader, body })
      await shop.database.query(
        `WITH form AS (INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/') RETURNING id)
         INSERT INTO form_submissions (form_id, summary, sender_email) SELECT id, 'x', $1 FROM form`,
        [leaving.email],
      )
      await shop.database.query(
        `UPDATE users SET closes_at = now(), email_verified_at = CASE WHEN $2 THEN now() END WHERE id = $1`,
        [leaving.id, isConfirmed],
      )
      // Whoever is busy with the account at this moment is left to the next round.
      await expect.poll(() => closeAccounts(shop.payload)).toBe(1)
      const [row] = await shop.database.query(
        `SELECT (SELECT state FROM group_seats WHERE group_id = $2) AS seat,
              (SELECT count(*)::int FROM email_outbox WHERE "to" = $1) AS mails,
              (SELECT count(*)::int FROM form_submissions WHERE sender_email = $1) AS messages`,
        [leaving.email, id],
      )
      expect(row).toEqual(left)
    },
  )
})

describe('Own data: while an account is being closed', () => {
  it('says before and after what of theirs others wait for: groups they lead, gifts nobody has accepted', async () => {
    const { leader, id, orderId } = await boughtGroup(shop, 2)
    const [group] = await shop.database.query<{ name: string }>(
      'SELECT name FROM seat_groups WHERE id = $1',
      [id],
    )
    await shop.database.query(
      `INSERT INTO gifts (title, state, buyer_id, order_id, order_line, recipient_name, recipient_email, send_at)
       SELECT 'Sleeping Better ' || state, state::enum_gifts_state, $1, $2, 'gift-' || state, 'Ann', 'ann@example.com', now()
         FROM unnest(ARRAY['sent', 'claimed']) AS state`,
      [leader.id, orderId],
    )
    const ownData = () => shop.call('GET', '/users/own-data', { as: leader })
    const others = { leads: [group?.name], gives: [{ title: 'Sleeping Better sent', to: 'Ann' }] }
    expect((await ownData()).body.data).toMatchObject({ closesAt: null, ...others })
    await beginClosing(leader)
    expect((await ownData()).body.data).toMatchObject({ closesAt: expect.any(String), ...others })
    await shop.database.query('DELETE FROM gifts WHERE buyer_id = $1', [leader.id])
  })

  it('asks nobody to renew, and reminds them again once they keep it', async () => {
    const { leader, id, code } = await boughtGroup(shop, 1, days(40))
    await join(shop, leader, code)
    await shop.database.query(
      `UPDATE seat_groups SET ends_at = now() + interval '10 days', created_at = now() - interval '60 days' WHERE id = $1`,
      [id],
    )
    await shop.database.query(
      `UPDATE user_products SET access_ends_at = now() + interval '10 days', created_at = now() - interval '60 days'
        WHERE user_id = $1 AND source = 'seat'`,
      [leader.id],
    )
    await beginClosing(leader)
    const remind = async () => [await remindAccessEnds(shop.payload), await remindGroupEnds(shop.payload)]
    expect(await remind()).toEqual([0, 0])
    await reopen(leader)
    expect(await remind()).toEqual([1, 1])
  })

  it('shows staff which groups need another leader, from the day on which theirs begins to leave', async () => {
    const { leader, id, code } = await boughtGroup(shop, 2)
    await join(shop, await person(shop), code)
    expect(await findLeaderless(shop.payload, id)).toEqual([])
    await beginClosing(leader)
    expect(await findLeaderless(shop.payload, id)).toMatchObject([
      { id, people: 1, closesAt: expect.any(Date) },
    ])
    await shop.database.query(`UPDATE users SET closes_at = now() WHERE id = $1`, [leader.id])
    expect(await closeAccounts(shop.payload)).toBe(1)
    expect(await findLeaderless(shop.payload, id)).toMatchObject([{ id, people: 1, closesAt: null }])
    await shop.database.query(`UPDATE seat_groups SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ])
    expect(await findLeaderless(shop.payload, id)).toEqual([])
  })
})
