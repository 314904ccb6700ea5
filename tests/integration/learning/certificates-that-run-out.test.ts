import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renewCertificates } from '@/src/server/db/renew-certificates'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Certificate = {
  number: string
  code: string
  completedAt: string
  validUntil: string | null
  hasRunOut: boolean
  isDue: boolean
  canRenew: boolean
}

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const certificateOf = async (as: Customer) =>
  (await shop.call<{ data: Certificate[] }>('GET', '/learning/certificates', { as })).body.data[0] ??
  expect.fail('there is one')
const finish = async (as: Customer, { lessons }: Course) => {
  for (const { id } of lessons)
    await shop.call('PUT', `/learning/lessons/${id}/progress`, { as, body: { state: 'done' } })
}
const renew = (as: Customer, { number }: Certificate) =>
  shop.call('POST', `/learning/certificates/${number}/renew`, { as })
const valid = (validMonths: number | null) => ({ certificate: { isGiven: true, validMonths } })
/** What was printed some time ago. */
async function age(as: Customer, months: number): Promise<void> {
  const at = [as.id, months]
  for (const change of [
    `UPDATE certificates SET completed_at = completed_at - make_interval(months => $2),
            valid_until = valid_until - make_interval(months => $2) WHERE user_id = $1`,
    `UPDATE program_completions SET completed_at = completed_at - make_interval(months => $2) WHERE user_id = $1`,
  ])
    await shop.database.query(change, at)
}

async function graduate(validMonths: number | null = 24) {
  const of = await course(shop, 2, valid(validMonths))
  const as = await buyerOf(shop, of)
  await finish(as, of)
  return { of, as }
}

describe('Learning, Certificates that run out', () => {
  it('are valid to the end of the day so many months after their program was finished, or for ever', async () => {
    const { as, of } = await graduate()
    await shop.database.query('DELETE FROM certificates WHERE user_id = $1', [as.id])
    await shop.database.query(
      `UPDATE program_completions SET completed_at = '2026-08-31 23:30-04' WHERE user_id = $1`,
      [as.id],
    )
    await shop.payload.update({ collection: 'programs', id: of.programId, data: valid(6) })
    // There is no February 31, and the winter's clock is another one.
    expect(await certificateOf(as)).toMatchObject({
      validUntil: '2027-03-01T04:59:59.999Z',
      hasRunOut: false,
      canRenew: false,
    })
    const forever = await graduate(null)
    expect(await certificateOf(forever.as)).toMatchObject({ validUntil: null, isDue: false, canRenew: false })
  })

  it('keep what is printed on them when staff change how long those to come are valid', async () => {
    const { as, of } = await graduate()
    const before = await certificateOf(as)
    await shop.payload.update({ collection: 'programs', id: of.programId, data: valid(1) })
    expect(await certificateOf(as)).toEqual(before)
    const forever = await graduate(null)
    await certificateOf(forever.as)
    await shop.payload.update({ collection: 'programs', id: forever.of.programId, data: valid(1) })
    expect(await certificateOf(forever.as)).toMatchObject({ validUntil: null })
  })

  it.each([
    ['en', /Valid until [A-Z][a-z]+ \d{1,2}, \d{4}\./],
    ['fr', /Valable jusqu’au \d{1,2} \S+ \d{4}\./],
  ])('say on paper until when, in %s', async (locale, words) => {
    const { as } = await graduate()
    const { number } = await certificateOf(as)
    const answer = await rawCall('GET', `/learning/certificates/${number}/pdf?locale=${locale}`, { as })
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    expect((await extractText(pdf, { mergePages: true })).text).toMatch(words)
  })

  it('are renewed by finishing the program once more, with the same number and address', async () => {
    const { as, of } = await graduate()
    const first = await certificateOf(as)
    expect((await renew(as, first)).status, 'it is valid for years').toBe(409)
    await age(as, 25)
    const over = await certificateOf(as)
    expect(over).toMatchObject({ hasRunOut: true, isDue: true, canRenew: true })
    expect((await renew(await person(shop), over)).status).toBe(404)
    expect((await renew(await person(shop, 'superuser'), over)).status).toBe(404)

    expect((await renew(as, over)).status).toBe(200)
    expect(await certificateOf(as)).toEqual({ ...over, canRenew: false })
    expect((await renew(as, over)).status, 'they are at it').toBe(409)
    expect((await shop.call('GET', `/learning/programs/${of.programId}`, { as })).body.data).toMatchObject({
      percent: 0,
      completedAt: null,
    })
    await finish(as, of)
    const { number, code, validUntil } = first
    expect(await certificateOf(as)).toMatchObject({
      number,
      code,
      validUntil,
      hasRunOut: false,
      canRenew: false,
    })
    const logged = await shop.database.query(
      `SELECT "by", details ->> 'number' AS number FROM activity_log WHERE user_id = $1 AND action = 'certificate.renewal-begun'`,
      [as.id],
    )
    expect(logged).toEqual([{ by: 'customer', number }])
  })

  it('are renewed for the stranger who looks first, and by one of many who look at once', async () => {
    const { as, of } = await graduate()
    const { code } = await certificateOf(as)
    await age(as, 25)
    await renew(as, await certificateOf(as))
    expect(await renewCertificates(shop.payload, { code })).toBe(false)
    await finish(as, of)
    const looks = await Promise.all([1, 2, 3].map(() => renewCertificates(shop.payload, { code })))
    expect(looks.filter(Boolean)).toHaveLength(1)
    expect(await certificateOf(as)).toMatchObject({ hasRunOut: false })
  })

  it('are not begun anew by who may not open the program', async () => {
    const { as } = await graduate()
    await certificateOf(as)
    await age(as, 23)
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    const closed = await certificateOf(as)
    expect(closed).toMatchObject({ hasRunOut: false, isDue: true, canRenew: false })
    expect((await renew(as, closed)).status).toBe(409)
  })
})
