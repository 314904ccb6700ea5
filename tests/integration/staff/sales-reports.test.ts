import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendReports } from '@/plugins/reports/send-reports'
import { stopToken } from '@/plugins/reports/stop-link'
import { formatMoney } from '@/src/domain/money/money'
import { lastReport, type ReportEvery } from '@/src/domain/statistics/report-schedule'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { inTransaction } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Chosen = Record<ReportEvery, boolean>
type Figures = { orders: number; paid: number; refunded: number; net: number }
type Sales = Figures & { rows: ({ label: string } & Figures)[]; before: Figures }

const choose = (as: Customer, wanted: Chosen) =>
  shop.call('POST', '/statistics/reports', { as, body: wanted })
/** As if it was chosen long ago: the last report has not been sent. */
async function chosenBefore(as: Customer, every: ReportEvery): Promise<void> {
  expect(await choose(as, { week: every === 'week', month: every === 'month' })).toMatchObject({
    status: 200,
  })
  await shop.database.query(`UPDATE sales_reports SET sent_for = sent_for - 1 WHERE user_id = $1`, [as.id])
}
const mailsTo = async ({ email }: Customer) =>
  (await shop.mailsTo(email)).filter(({ html }) => html.includes('/manage-website/statistics?'))
const queuedFor = ({ id }: Customer) =>
  shop.database.query<{ message: string }>(
    `SELECT message FROM email_outbox WHERE user_id = $1 AND message LIKE 'statistics-report%'`,
    [id],
  )
const send = () => sendReports(shop.payload)

describe('Reports of sales by mail', () => {
  it('begin with the next one that is due, and say what the screen says of those days', async () => {
    const reader = await person(shop, 'admin')
    const french = await person(shop, 'admin')
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [french.id])
    const buyer = await person(shop)
    const products = [
      await shop.product({ title: 'Top', priceCents: 99_900 }),
      await shop.product({ title: 'Back' }),
    ]
    const { orderId } = await paidOrder(shop, buyer, products)
    await refund(shop, reader, orderId, { lines: [{ id: products[1]?.id ?? '' }] })
    const { period } = lastReport('month', new Date(), BUSINESS_TIME_ZONE)
    await shop.database.query(`UPDATE orders SET paid_at = $1::timestamptz + interval '12 hours'`, [
      period.from,
    ])
    await shop.database.query(`UPDATE refunds SET completed_at = $1::timestamptz + interval '12 hours'`, [
      period.to,
    ])

    await choose(reader, { week: true, month: true })
    expect((await shop.call('GET', '/statistics/reports', { as: reader })).body.data).toEqual({
      week: true,
      month: true,
    })
    await send()
    expect(await queuedFor(reader)).toEqual([])

    await chosenBefore(french, 'month')
    await shop.database.query(`UPDATE sales_reports SET sent_for = sent_for - 1 WHERE every = 'month'`)
    await send()
    const { body } = await shop.call<{ data: Sales }>(
      'GET',
      `/statistics/sales?from=${period.from}&to=${period.to}&by=program&compare=previous`,
      { as: reader },
    )
    const { data } = body
    expect(data).toMatchObject({ orders: 1, net: 999 })
    for (const [as, tag] of [
      [reader, 'en-CA'],
      [french, 'fr-CA'],
    ] as const) {
      const [mail, ...more] = await mailsTo(as)
      expect(more).toEqual([])
      const money = (dollars: number) => formatMoney(Math.round(dollars * 100), 'CAD', tag)
      const text = mail?.text ?? ''
      for (const part of [data, data.before])
        for (const of of [part.paid, part.refunded, part.net]) expect(text).toContain(money(of))
      for (const { label, net } of data.rows) {
        expect(text).toContain(label)
        expect(text).toContain(money(net))
      }
      expect(text).toContain(`from=${period.from}&to=${period.to}&by=program&compare=previous`)
      expect(mail?.subject).toContain(tag === 'fr-CA' ? 'Ventes du' : 'Sales, ')
    }
  })

  it('go out once, however many loops look, also when one is killed in the middle', async () => {
    const reader = await person(shop, 'superuser')
    await chosenBefore(reader, 'week')
    await expect(
      inTransaction(shop.payload, async (sql) => {
        await sql.query(`UPDATE sales_reports SET sent_for = current_date WHERE user_id = $1`, [reader.id])
        await sql.query('SELECT pg_terminate_backend(pg_backend_pid())')
      }),
    ).rejects.toThrow()
    await Promise.all([1, 2, 3].map(send))
    await send()
    expect(await queuedFor(reader)).toHaveLength(1)
  })

  it.each([
    ['the right to see money was taken from', `UPDATE users SET rights = '["content"]' WHERE id = $1`],
    ['staff no more', `UPDATE users SET role = 'user' WHERE id = $1`],
    ['deactivated', `UPDATE users SET state = 'deactivated' WHERE id = $1`],
  ])('are not sent to somebody %s, and the activity log says so', async (_, happen) => {
    const reader = await person(shop, 'admin')
    await chosenBefore(reader, 'week')
    await shop.database.query(happen, [reader.id])
    await Promise.all([1, 2, 3].map(send))
    expect(await queuedFor(reader)).toEqual([])
    expect(
      await shop.database.query(
        `SELECT action FROM activity_log WHERE user_id = $1 AND action = 'report.stopped'`,
        [reader.id],
      ),
    ).toHaveLength(1)
    expect(await shop.database.query('SELECT 1 FROM sales_reports WHERE user_id = $1', [reader.id])).toEqual(
      [],
    )
  })

  it('can be chosen by nobody who may not see money', async () => {
    const limited = await person(shop, 'admin')
    await shop.database.query(`UPDATE users SET rights = '["content"]' WHERE id = $1`, [limited.id])
    expect(await choose(limited, { week: true, month: false })).toMatchObject({ status: 403 })
  })

  it('stop with one click in the mail program, and with nobody else’s link', async () => {
    const reader = await person(shop, 'admin')
    await choose(reader, { week: true, month: true })
    const stop = (token: string) =>
      shop.call('POST', `/statistics/reports/stop?token=${encodeURIComponent(token)}`)
    const token = stopToken({ userId: reader.id, every: 'week' })
    expect(await stop(token.replace('.week.', '.month.'))).toMatchObject({ status: 404 })
    expect(await stop('')).toMatchObject({ status: 404 })
    for (const _ of [1, 2]) expect(await stop(token)).toMatchObject({ status: 200 })
    expect((await shop.call('GET', '/statistics/reports', { as: reader })).body.data).toEqual({
      week: false,
      month: true,
    })
  })
})
