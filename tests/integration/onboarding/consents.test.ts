import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { askForReset, linkMailedTo, migratedPerson, openLink } from '../../support/reset'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.payload.updateGlobal({
    slug: 'system-settings',
    data: { consent: { termsVersion: '3', promotionsVersion: '2' } },
    context: { disableRevalidate: true },
  })
})
afterAll(() => shop.stop())

const recordOf = ({ id }: Customer) =>
  shop.database.query<Record<string, unknown>>(
    'SELECT subject, given, text_version, source FROM consents WHERE user_id = $1 ORDER BY created_at, subject',
    [id],
  )
const datesOf = async ({ id }: Customer) => {
  const [row] = await shop.database.query<Record<string, Date | null>>(
    'SELECT agreed_to_terms_at AS terms, agreed_to_promotions_at AS promotions FROM users WHERE id = $1',
    [id],
  )
  return row
}
type Consents = { data: { terms: Record<string, unknown>; promotions: Record<string, unknown> } }
const read = (as: Customer | null) => shop.call<Consents>('GET', '/users/consents', { as })
const change = (as: Customer | null, body: object) =>
  shop.call<Consents & { error?: string; message?: string }>('PUT', '/users/consents', { as, body })

const TERMS = { subject: 'terms', given: true, text_version: '3' }
const PROMOTIONS = { subject: 'promotions', given: true, text_version: '2' }

describe('every yes is kept with the version of the text and where it was said', () => {
  it('at registration', async () => {
    const customer = await shop.customer()
    expect(await recordOf(customer)).toEqual([{ ...TERMS, source: 'registration' }])
    expect(await datesOf(customer)).toEqual({ terms: expect.any(Date), promotions: null })
  })

  it('when somebody from the older system sets their password, with the no to what they agreed to there', async () => {
    for (const agreeToPromotions of [true, false]) {
      const moved = await migratedPerson(shop)
      await shop.database.query(`UPDATE users SET agreed_to_promotions_at = '2022-01-01' WHERE id = $1`, [
        moved.id,
      ])
      await askForReset(shop, moved.email)
      const link = await linkMailedTo(shop, moved.email)
      const { sessionToken } = (await openLink(shop, link)).body
      const body = { sessionToken, newPassword: PASSWORD, agreeToPromotions, agreeToTerms: true }
      expect((await shop.call('POST', '/users/reset-password-for-migrated-users', { body })).status).toBe(200)
      const record = await recordOf(moved)
      expect(record).toHaveLength(2)
      expect(record).toEqual(
        expect.arrayContaining([
          { ...TERMS, source: 'migrated reset' },
          { ...PROMOTIONS, given: agreeToPromotions, source: 'migrated reset' },
        ]),
      )
      expect((await datesOf(moved))?.promotions === null).toBe(!agreeToPromotions)
    }
  })
})

describe('PUT /users/consents', () => {
  it('withdraws and gives consent to promotions again; saying the same twice is said once', async () => {
    const customer = await shop.customer()
    for (const promotions of [true, true, false, false, true]) {
      const { body, status } = await change(customer, { promotions })
      expect([status, body.data.promotions.given]).toEqual([200, promotions])
      expect((await datesOf(customer))?.promotions === null).toBe(!promotions)
    }
    const said = (await recordOf(customer)).filter(({ subject }) => subject === 'promotions')
    expect(said.map(({ given }) => given)).toEqual([true, false, true])
    for (const row of said) expect(row).toMatchObject({ text_version: '2', source: 'account settings' })
  })

  it('keeps one record of a yes that 10 tabs say at once', async () => {
    const customer = await shop.customer()
    await Promise.all(Array.from({ length: 10 }, () => change(customer, { promotions: true })))
    expect((await recordOf(customer)).filter(({ subject }) => subject === 'promotions')).toHaveLength(1)
  })

  it('does not take the terms back, and says how to close the account', async () => {
    const customer = await shop.customer()
    const { status, body } = await change(customer, { terms: false })
    expect([status, body.error]).toEqual([422, 'TERMS_NEEDED'])
    expect(body.message).toContain('To close your account')
    expect(await recordOf(customer)).toHaveLength(1)
  })

  it('is for whoever is signed in, and for nobody else’s account', async () => {
    const [me, other] = [await shop.customer(), await shop.customer()]
    expect((await read(null)).status).toBe(401)
    expect((await change(null, { promotions: true })).status).toBe(401)
    await change(me, { promotions: true, user: other.id, userId: other.id })
    expect((await read(other)).body.data.promotions.given).toBe(false)
  })
})

describe('when the terms have changed', () => {
  it('says so until the person agrees, and keeps both versions', async () => {
    const customer = await shop.customer()
    expect((await read(customer)).body.data.terms).toMatchObject({ isCurrent: true })
    await shop.database.query(`UPDATE system_settings SET consent_terms_version = '4'`)
    expect((await read(customer)).body.data.terms).toMatchObject({ isCurrent: false, version: '3' })
    const { body } = await change(customer, { terms: true })
    expect(body.data.terms).toMatchObject({ isCurrent: true, version: '4', agreedAt: expect.any(String) })
    expect((await recordOf(customer)).map(({ text_version }) => text_version)).toEqual(['3', '4'])
  })

  it('takes an account that is older than the record for one that agreed to the first version', async () => {
    const old = await person(shop)
    await shop.database.query('UPDATE users SET agreed_to_terms_at = now() WHERE id = $1', [old.id])
    expect((await read(old)).body.data.terms).toMatchObject({ version: '1', isCurrent: false })
    await shop.database.query(`UPDATE system_settings SET consent_terms_version = '1'`)
    expect((await read(old)).body.data.terms).toMatchObject({ version: '1', isCurrent: true })
  })
})

describe('Reliability: consents are added to, never changed', () => {
  it('the database refuses to change, remove or empty them', async () => {
    await shop.customer()
    for (const statement of [
      'UPDATE consents SET given = false',
      'DELETE FROM consents',
      'TRUNCATE consents CASCADE',
    ]) {
      await expect(shop.database.query(statement), statement).rejects.toThrow(/never changed or removed/)
    }
  })

  it('nobody writes them through Payload, and a customer reads only their own', async () => {
    const [me, other, admin] = [await shop.customer(), await shop.customer(), await person(shop, 'admin')]
    const own = await shop.call<{ docs: { id: string; user: { id: string } | string }[] }>(
      'GET',
      '/consents',
      {
        as: me,
      },
    )
    expect(own.body.docs).toHaveLength(1)
    expect(JSON.stringify(own.body)).not.toContain(other.id)
    const id = own.body.docs[0]?.id ?? ''
    for (const as of [me, admin]) {
      expect((await shop.call('PATCH', `/consents/${id}`, { as, body: { given: false } })).status).toBe(403)
      expect((await shop.call('DELETE', `/consents/${id}`, { as })).status).toBe(403)
      const body = { user: me.id, subject: 'promotions', given: true, textVersion: '9', source: 'x' }
      expect((await shop.call('POST', '/consents', { as, body })).status).toBe(403)
    }
  })
})
