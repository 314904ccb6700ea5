import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverGifts } from '@/plugins/gifts/operations/deliver-gifts'
import { days, entriesOf, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

type Gift = {
  id: string
  state: string
  isOpen: boolean
  isExpired: boolean
  isOver: boolean
  recipientEmail: string
  title: string
}
const someone = () => `gift-${randomUUID().slice(0, 8)}@example.com`
/** Buys it for somebody, pays, and lets the job run. */
async function give(product: TestProduct, { email = someone(), day }: { email?: string; day?: string } = {}) {
  const buyer = await person(shop)
  const gift = { name: 'Ann', email, message: 'Happy birthday', ...(day ? { day } : {}) }
  const { token, orderId } = await approvedOrder(shop, buyer, [product], { gift })
  expect((await capture(shop, buyer, token)).status).toBe(200)
  await deliverGifts(shop.payload)
  return { buyer, email, orderId, line: product.id }
}
const linkTo = async (email: string) => {
  const mails = await shop.mailsTo(email)
  return /gift\?token=([\w-]+)/.exec(String(mails.at(-1)?.html))?.[1] ?? ''
}
const claim = (as: Customer, token: string) =>
  shop.call<{ error?: string }>('POST', '/gifts/claim', { as, body: { token } })
const seenBy = async (as: Customer | null, token: string) =>
  (await shop.call<{ data: Record<string, unknown> }>('POST', '/gifts/preview', { as, body: { token } })).body
    .data
const mine = async (as: Customer) =>
  (await shop.call<{ data: Gift[] }>('GET', '/gifts/mine', { as })).body.data
const refund = (orderId: string) =>
  shop.call('POST', `/payments/orders/${orderId}/refund`, { as: admin, body: { reason: 'Asked for' } })

describe('Gifts: one pays, another opens', () => {
  it('is mailed once, looked at without being used, accepted by one person, and opens nothing to the buyer', async () => {
    const program = await shop.product()
    const { buyer, email } = await give(program)
    await Promise.all([deliverGifts(shop.payload), deliverGifts(shop.payload)])
    const mails = await shop.mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(String(mails[0]?.html)).toContain('Happy birthday')
    const token = await linkTo(email)
    const body = { token }
    const seen = await shop.call<{ data: object }>('POST', '/gifts/preview', { body })
    expect(seen.body.data).toMatchObject({
      title: program.title,
      recipientName: 'Ann',
      isOpen: true,
      state: 'sent',
    })
    const [ann, ben] = [await person(shop), await person(shop)]
    const answers = await Promise.all([claim(ann, token), claim(ann, token), claim(ben, token)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
    const winners = [...(await owned(shop, ann)), ...(await owned(shop, ben))]
    expect(winners).toEqual([program.id])
    const [winner, loser] = (await owned(shop, ann)).length > 0 ? [ann, ben] : [ben, ann]
    expect(await seenBy(winner, token)).toMatchObject({ state: 'claimed', isYours: true })
    for (const other of [loser, null])
      expect(await seenBy(other, token)).toMatchObject({ state: 'claimed', isYours: false })
    expect((await claim(await person(shop), token)).body.error).toBe('GIFT_CLAIMED')
    expect(await owned(shop, buyer)).toEqual([])
    expect(await mine(buyer)).toMatchObject([{ state: 'claimed', recipientEmail: email }])
    expect(await mine(ann)).toEqual([])
  })

  it('is called in the language of whoever reads of it, in English, and said to be, where it is in no other', async () => {
    const [program, plain] = [await shop.product(), await shop.product()]
    const french = { title: 'Mieux dormir', summary: 'Du repos.', _status: 'published' }
    const path = `/products/${program.id}?locale=fr&publishSpecificLocale=fr`
    expect((await shop.call('PATCH', path, { as: admin, body: french })).status).toBe(200)
    for (const [given, title, language] of [
      [program, 'Mieux dormir', 'fr'],
      [plain, plain.title, 'en'],
    ] as const) {
      const { buyer, email } = await give(given)
      await deliverGifts(shop.payload)
      const body = { token: await linkTo(email) }
      const seen = async (locale: string) =>
        (await shop.call<{ data: Gift }>('POST', `/gifts/preview?locale=${locale}`, { body })).body.data
      expect([await seen('fr'), await seen('en')]).toMatchObject([
        { title, language },
        { title: given.title, language: 'en' },
      ])
      const own = await shop.call<{ data: Gift[] }>('GET', '/gifts/mine?locale=fr', { as: buyer })
      expect(own.body.data).toMatchObject([{ title, language }])
    }
  })

  it('is sold at the full price to whoever owns it themselves, and is for whoever has the link', async () => {
    const program = await withTerms(shop, await shop.product(), { ...days(90), renewalPriceCents: 100 })
    const buyer = await person(shop)
    const own = await approvedOrder(shop, buyer, [program])
    await capture(shop, buyer, own.token)
    await withTerms(shop, program, { access: { kind: 'forever' } })
    const again = await approvedOrder(shop, buyer, [program])
    await capture(shop, buyer, again.token)
    expect((await order(shop, buyer, [program])).body.error).toBe('ALREADY_OWNED')
    const email = someone()
    const { token } = await approvedOrder(shop, buyer, [program], { gift: { name: 'Ann', email } })
    await capture(shop, buyer, token)
    await deliverGifts(shop.payload)
    // The buyer has it for ever: nothing is lost, it waits for somebody else.
    expect((await claim(buyer, await linkTo(email))).body.error).toBe('ALREADY_OWNED')
    expect((await claim(await person(shop), await linkTo(email))).status).toBe(200)
  })

  it('begins its days when it is accepted, and adds them to what somebody has', async () => {
    const program = await withTerms(shop, await shop.product(), days(30))
    const [first, second] = [await give(program), await give(program)]
    const ann = await person(shop)
    for (const { email } of [first, second]) expect((await claim(ann, await linkTo(email))).status).toBe(200)
    const inDays = (await entriesOf(shop, ann)).map(({ ends }) =>
      Math.round(((ends?.getTime() ?? 0) - Date.now()) / 86_400_000),
    )
    expect(inDays).toEqual([30, 60])
  })

  it('waits for its day, goes to a corrected address then, and is sent again with a link that voids the one before', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const { buyer, email } = await give(await shop.product(), { day })
    expect(await shop.mailsTo(email)).toEqual([])
    const [waiting] = await mine(buyer)
    expect(waiting).toMatchObject({ state: 'waiting' })
    const resend = (as: Customer, body = {}) =>
      shop.call('POST', `/gifts/${waiting?.id}/resend`, { as, body })
    const corrected = someone()
    expect((await resend(await person(shop))).status).toBe(404)
    const saved = await resend(buyer, { email: corrected })
    expect(saved.body).toMatchObject({ success: true, message: 'Saved. The gift goes there on its day.' })
    expect(await shop.mailsTo(corrected)).toEqual([])
    await shop.database.query(`UPDATE gifts SET send_at = now() WHERE id = $1`, [waiting?.id])
    expect(await deliverGifts(shop.payload)).toBe(1)
    const old = await linkTo(corrected)
    await shop.database.query(`UPDATE gifts SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      waiting?.id,
    ])
    const ann = await person(shop)
    expect((await claim(ann, old)).body.error).toBe('GIFT_ENDED')
    expect(await mine(buyer)).toMatchObject([{ state: 'sent', isOpen: true, isExpired: true }])
    expect((await resend(admin)).status).toBe(200)
    expect(await mine(buyer)).toMatchObject([{ state: 'sent', isExpired: false }])
    expect((await claim(ann, old)).body.error).toBe('GIFT_INVALID')
    const mails = await shop.mailsTo(corrected)
    const links = mails.map(({ html }) => /gift\?token=([\w-]+)/.exec(String(html))?.[1] ?? '')
    expect((await claim(ann, links.find((link) => link !== old) ?? '')).status).toBe(200)
    expect((await resend(buyer)).status).toBe(409)
  })

  it('ends with a refund of its line, before it is sent, before it is accepted and after', async () => {
    const program = await shop.product()
    const [unsent, unclaimed, claimed] = [
      await give(program, { day: '2099-01-01' }),
      await give(program),
      await give(program),
    ]
    const ann = await person(shop)
    await claim(ann, await linkTo(claimed.email))
    expect(await owned(shop, ann)).toEqual([program.id])
    for (const { orderId } of [unsent, unclaimed, claimed]) expect((await refund(orderId)).status).toBe(200)
    expect(await owned(shop, ann)).toEqual([])
    expect((await claim(ann, await linkTo(unclaimed.email))).body.error).toBe('GIFT_ENDED')
    await shop.database.query('UPDATE gifts SET send_at = now()')
    expect(await deliverGifts(shop.payload)).toBe(0)
    expect((await mine(unsent.buyer))[0]?.isOpen).toBe(false)
  })

  it('is not spent on a program whose last day has passed', async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const program = await withTerms(shop, await shop.product(), { access: { kind: 'until', until } })
    const { buyer, email, orderId } = await give(program)
    const token = await linkTo(email)
    expect(await seenBy(null, token)).toMatchObject({ isOpen: true })
    await shop.database.query(
      `UPDATE orders_lines SET terms = terms || jsonb_build_object('until', now() - interval '1 second') WHERE _parent_id = $1`,
      [orderId],
    )
    const ann = await person(shop)
    expect((await claim(ann, token)).body.error).toBe('GIFT_ENDED')
    expect(await owned(shop, ann)).toEqual([])
    expect(await seenBy(ann, token)).toMatchObject({ state: 'sent', isOpen: false })
    const [gift] = await mine(buyer)
    expect(gift).toMatchObject({ state: 'sent', isOpen: true, isOver: true })
    const again = await shop.call('POST', `/gifts/${gift?.id}/resend`, { as: buyer })
    expect(again.body.error).toBe('GIFT_ENDED')
  })

  it('that cannot be mailed holds up none that comes after it', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const [broken, sound] = [
      await give(await shop.product(), { day }),
      await give(await shop.product(), { day }),
    ]
    const refuse = `ALTER TABLE gifts ADD CONSTRAINT cannot_be_mailed CHECK (state <> 'sent' OR recipient_email <> '${broken.email}') NOT VALID`
    await shop.database.query(refuse)
    await shop.database.query(
      `UPDATE gifts SET send_at = now() - CASE recipient_email WHEN $1 THEN interval '1 hour' ELSE interval '1 minute' END
        WHERE recipient_email IN ($1, $2)`,
      [broken.email, sound.email],
    )
    try {
      expect(await deliverGifts(shop.payload)).toBe(1)
    } finally {
      await shop.database.query('ALTER TABLE gifts DROP CONSTRAINT cannot_be_mailed')
    }
    expect(await shop.mailsTo(sound.email)).toHaveLength(1)
    expect(await deliverGifts(shop.payload)).toBe(1)
    expect(await shop.mailsTo(broken.email)).toHaveLength(1)
  })

  it('is sent on no day that has passed', async () => {
    const gift = { name: 'Ann', email: someone(), day: '2020-01-01' }
    const refused = await order(shop, await person(shop), [await shop.product()], { gift })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'gift.day', message: 'Please choose today or a later day.' }] },
    })
  })

  it('asks for a name and an address', async () => {
    const gift = { name: ' ', email: 'nobody' }
    const refused = await order(shop, await person(shop), [await shop.product()], { gift })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ path: 'gift.name' }, { path: 'gift.email' }] })
  })
})
