import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsletterOf, reader } from '../../support/newsletter'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const { confirm, leave, row, tokenTo, confirmed, promotionsOf, choose } = newsletterOf(() => shop)

describe('Newsletter: an account and its address say the same', () => {
  it('both ways: by the buttons of mails and in the account settings', async () => {
    const customer = await shop.customer()
    await confirmed(customer.email)
    expect(await promotionsOf(customer)).toBe(true)
    await leave(await tokenTo('unsubscribe', customer.email))
    expect(await promotionsOf(customer)).toBe(false)
    const said = await shop.database.query(
      `SELECT given, source, text_version FROM consents WHERE user_id = $1 AND subject = 'promotions' ORDER BY created_at`,
      [customer.id],
    )
    expect(said).toEqual([
      { given: true, source: 'newsletter', text_version: '1' },
      { given: false, source: 'newsletter', text_version: '1' },
    ])
  })

  it('asks by mail first where nobody has proven that the address is theirs', async () => {
    const customer = await shop.customer()
    await choose(customer, true)
    expect(await row(customer.email)).toMatchObject({ state: 'pending', source: 'account' })
    await confirm(await tokenTo('confirm', customer.email))
    expect((await row(customer.email))?.state).toBe('confirmed')
    await choose(customer, false)
    expect((await row(customer.email))?.state).toBe('left')
  })

  it('needs no further mail for a proven address, and follows it to the next one', async () => {
    const customer = await shop.customer()
    await shop.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [customer.id])
    await choose(customer, true)
    expect(await row(customer.email)).toMatchObject({ state: 'confirmed', source: 'account' })
    const next = reader()
    const body = { newEmail: next, password: 'Training!2026' }
    await shop.call('POST', '/users/change-email', { as: customer, body })
    const links = (await shop.mailsTo(next)).flatMap(
      ({ text }) => text.match(/https?:\S+confirm-email\?token=\S+/) ?? [],
    )
    const token = new URL(links[0] ?? 'https://none.invalid').searchParams.get('token')
    expect((await shop.call('POST', '/users/confirm-email', { body: { token } })).status).toBe(200)
    expect([(await row(customer.email))?.state, (await row(next))?.state]).toEqual(['left', 'confirmed'])
  })
})
