// @vitest-environment-options { "process": "headless/side-by-side" }
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { memberOf, ownedBy, payByPayPal, placeOrder, programOf } from '../../support/headless/buy'
import {
  type HeadlessShop,
  startHeadlessShop,
  startShopBeside,
} from '../../support/headless/start-headless-shop'

let first: HeadlessShop
let second: HeadlessShop
beforeAll(async () => {
  first = await startHeadlessShop()
  second = await startShopBeside(first, {
    people: 'clients',
    commerce: {
      isStaff: ({ email }) => String(email).startsWith('staff-'),
      nameOf: () => 'A client',
      seller: { brandName: 'Second Street School' },
      pages: { payment: '/second/done', programs: '/second/courses' },
    },
  })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

const team = () => memberOf(first, { team: true })

async function clerk() {
  const data = { email: 'staff-one@example.com', password: 'Training!2026' }
  const { id } = await second.payload.create({ collection: 'clients' as 'users', data: data as never })
  const { body } = await second.call<{ token: string }>('POST', '/clients/login', { body: data })
  return { id, email: data.email, token: body.token }
}

describe('Architecture, One source, two forms: two sites of one process have a shop each', () => {
  it('sells on both at once, each to its own people, under its own name and pages', async () => {
    const here = { product: await programOf(first, await team(), 'here', 4900), buyer: await memberOf(first) }
    const there = {
      product: await programOf(second, await clerk(), 'there', 1500),
      buyer: await memberOf(second, { people: 'clients' }),
    }
    const [one, other] = await Promise.all([
      payByPayPal(first, here.buyer, { products: [here.product.id], amount: 49 }),
      payByPayPal(second, there.buyer, { products: [there.product.id], amount: 15 }),
    ])
    expect(await ownedBy(first, here.buyer)).toEqual([here.product.id])
    expect(await ownedBy(second, there.buyer)).toEqual([there.product.id])
    const asked = await first.simulator.control<unknown>('GET', `/orders/${one.paypalOrder?.id}`)
    const askedThere = await first.simulator.control<unknown>('GET', `/orders/${other.paypalOrder?.id}`)
    expect(JSON.stringify(asked)).toMatch(
      /Garden Road's Courses.*\/checkout\/done|\/checkout\/done.*Garden Road's/,
    )
    expect(JSON.stringify(askedThere)).toMatch(
      /Second Street School.*\/second\/done|\/second\/done.*Second Street/,
    )
    const mail = await first.mails.waitForMail(({ to }) => to[0]?.address === there.buyer.email)
    expect(mail.text).toContain('A client')
    expect(mail.text).toContain('/second/courses')
    const receipt = await first.mails.waitForMail(({ to }) => to[0]?.address === here.buyer.email)
    expect(receipt.text).toContain('/my-courses')
  })

  it('knows staff of one as nobody of the other', async () => {
    const { token } = await team()
    const body = { title: 'X', summary: 'X', slug: 'x', sku: 'X', kind: 'program', priceCents: 1 }
    expect((await second.call('POST', '/products', { token, body })).status).toBe(403)
  })

  it('settles for both what no buyer comes back for', async () => {
    const product = await programOf(first, await team(), 'late', 4900)
    const buyer = await memberOf(first)
    const { paypalOrder } = await placeOrder(first, buyer, { products: [product.id], amount: 49 })
    await first.simulator.control('POST', `/orders/${paypalOrder?.id}/approve`)
    await first.query('UPDATE payment_attempts SET next_check_at = now() - make_interval(secs => 1)')
    await vi.waitFor(async () => expect(await ownedBy(first, buyer)).toEqual([product.id]), {
      timeout: 20_000,
    })
  })
})
