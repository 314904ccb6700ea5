import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetUnconfirmed } from '@/plugins/newsletter/jobs/forget-unconfirmed'
import { person } from '../../support/factories/person'
import { fromNetwork, newNetwork } from '../../support/network'
import { newsletterOf, reader } from '../../support/newsletter'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  admin = await person(shop, 'admin')
  await shop.payload.updateGlobal({
    slug: 'system-settings',
    data: {
      consent: { termsVersion: '1', promotionsVersion: '4' },
      seller: {
        legalName: 'Demo Training Inc.',
        addressLines: '1 Example Street\nOttawa',
        email: 'hello@example.com',
      },
    },
    context: { disableRevalidate: true },
  })
})
afterAll(() => shop.stop())

const { signUp, confirm, leave, row, proofOf, linkTo, tokenTo, confirmed } = newsletterOf(() => shop)

describe('Newsletter: nobody is on the list who did not press the button in a mail', () => {
  it('mails a link; opening it changes nothing, the button confirms, once', async () => {
    const email = reader()
    const network = newNetwork()
    const { status, body } = await signUp(` ${email.toUpperCase()} `, {}, fromNetwork(network))
    expect([status, body]).toEqual([
      200,
      { success: true, message: expect.any(String), data: { state: 'pending' } },
    ])
    const before = await row(email)
    expect(before).toMatchObject({ state: 'pending', locale: 'en', source: 'website', text_version: '4' })
    const token = await tokenTo('confirm', email)
    expect(JSON.stringify(before), 'only its hash is kept').not.toContain(token)

    const { status: yes, body: said } = await confirm(token)
    expect([yes, said]).toEqual([200, { success: true, data: { state: 'confirmed' } }])
    expect(await row(email)).toMatchObject({ state: 'confirmed', token_hash: null })
    expect(await confirm(token)).toMatchObject({ status: 410, body: { error: 'NEWSLETTER_LINK_EXPIRED' } })
    expect(await proofOf(email), 'with the text, and as much of the network as proof needs').toEqual([
      {
        event: 'asked',
        source: 'website',
        text_version: '4',
        network: `${network.split('.').slice(0, 3).join('.')}.0/24`,
      },
      { event: 'confirmed', source: 'email', text_version: '4', network: null },
    ])
  })

  it('answers alike for addresses it knows, does not know, and that left', async () => {
    const [known, left] = [reader(), reader()]
    await confirmed(known)
    await confirmed(left)
    await leave(await tokenTo('unsubscribe', left))
    const answers = await Promise.all([known, left, reader()].map((email) => signUp(email)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect((await row(known))?.state, 'stays on the list').toBe('confirmed')
    expect((await shop.mailsTo(known)).at(-1)?.subject).toMatch(/already/)
  })

  it('ends a link after 12 hours and with the next one, and tells programs that fill in everything nothing', async () => {
    const email = reader()
    await signUp(email)
    const first = await tokenTo('confirm', email)
    await signUp(email)
    expect((await confirm(first)).status).toBe(410)
    const second = await tokenTo('confirm', email)
    await shop.database.query(
      `UPDATE newsletter_subscriptions SET token_expires_at = token_expires_at - interval '12 hours' WHERE email = $1`,
      [email],
    )
    expect((await confirm(second)).status).toBe(410)
    const bot = reader()
    expect((await signUp(bot, { website: 'https://spam.example' })).body).toMatchObject({
      data: { state: 'pending' },
    })
    expect(await row(bot)).toBeUndefined()
  })

  it('mails an address three times a day at most, and refuses what is none', async () => {
    const email = reader()
    for (let times = 0; times < 5; times++) expect((await signUp(email)).status).toBe(200)
    expect((await shop.mailsTo(email)).length).toBeLessThanOrEqual(3)
    for (const wrong of [
      '',
      'none',
      'a@b',
      'a@example.com, b@example.com',
      'a@example.com\nBcc: c@example.com',
      7,
    ])
      expect(await signUp(wrong as string)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'email' }] },
      })
  })

  it('writes in the reader’s language', async () => {
    const email = reader()
    await signUp(email, { locale: 'fr' })
    const link = await linkTo('confirm', email)
    expect(link.pathname).toBe('/fr/newsletter/confirm')
    await confirm(link.searchParams.get('token') ?? '')
    const [asked, welcome] = await shop.mailsTo(email)
    expect(asked?.subject).toMatch(/^Confirmez votre abonnement/)
    expect(welcome?.headers['list-unsubscribe']).toMatch(/locale=fr>$/)
  })

  it('forgets after 30 days who never confirmed, and keeps the proof of who had', async () => {
    const [never, again] = [reader(), reader()]
    await signUp(never)
    await confirmed(again)
    await leave(await tokenTo('unsubscribe', again))
    await signUp(again)
    await shop.database.query(
      `UPDATE newsletter_subscriptions SET requested_at = now() - interval '31 days' WHERE email = ANY($1)`,
      [[never, again]],
    )
    expect(await forgetUnconfirmed(shop.payload)).toBe(1)
    expect(await row(never)).toBeUndefined()
    expect((await row(again))?.state).toBe('left')
  })
})

describe('Newsletter: leaving', () => {
  it('stands in the head of the mail as RFC 8058 says, with the sender’s address in marketing alone', async () => {
    const email = reader()
    await confirmed(email)
    const [asked, welcome] = await shop.mailsTo(email)
    expect(asked?.headers['list-unsubscribe']).toBeUndefined()
    expect(asked?.text).not.toContain('1 Example Street')
    expect(welcome?.text).toContain('Demo Training Inc.\nhello@example.com\n1 Example Street\nOttawa')
    expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = new URL(String(welcome?.headers['list-unsubscribe']).slice(1, -1))
    expect(address.pathname).toBe('/api/newsletter/unsubscribe')

    const path = `/newsletter/unsubscribe${address.search}`
    const opened = await rawCall('GET', path, { as: null })
    expect([opened.status, opened.headers.get('refresh')]).toEqual([
      200,
      expect.stringContaining('/newsletter/unsubscribe?token='),
    ])
    expect((await row(email))?.state, 'opening it changes nothing').toBe('confirmed')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const oneClick = await rawCall('POST', path, { body: 'List-Unsubscribe=One-Click', headers })
    expect(oneClick.status).toBe(200)
    expect((await row(email))?.state).toBe('left')
    expect((await proofOf(email)).at(-1)).toMatchObject({ event: 'left', source: 'one-click' })
  })

  it('works by the button, for ever and again, and for nobody else’s subscription', async () => {
    const email = reader()
    await confirmed(email)
    const token = await tokenTo('unsubscribe', email)
    for (const _ of [1, 2])
      expect((await leave(token)).body).toEqual({ success: true, data: { state: 'left' } })
    expect((await proofOf(email)).filter((proof) => proof.event === 'left')).toHaveLength(1)
    const [, signature] = token.split('.')
    for (const forged of [`${randomUUID()}.${signature}`, `${token}x`, 'x', 'x.y'])
      expect(await leave(forged)).toMatchObject({ status: 410 })
    await confirmed(email)
    expect((await row(email))?.state, 'and who left may come back, by confirming anew').toBe('confirmed')
  })

  it('is done by staff for who asks, and is on record', async () => {
    const email = reader()
    await confirmed(email)
    const id = (await row(email))?.id
    expect((await shop.call('POST', `/newsletter-subscriptions/${id}/leave`, { as: admin })).status).toBe(200)
    expect((await row(email))?.state).toBe('left')
    const acts = await shop.database.query(
      `SELECT actor_id FROM activity_log WHERE action = 'newsletter.left' AND details ->> 'subscription' = $1`,
      [id],
    )
    expect(acts).toEqual([{ actor_id: admin.id }])
    expect(
      (await shop.call('POST', `/newsletter-subscriptions/${randomUUID()}/leave`, { as: admin })).status,
    ).toBe(404)
  })
})
