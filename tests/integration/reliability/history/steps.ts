import { randomUUID } from 'node:crypto'
import { comparePayments } from '@/plugins/commerce/payments/jobs/compare-payments'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { letTimePass } from '../../../support/elapsed-time'
import { capture, details } from '../../../support/purchase'
import { captureIdOf } from '../../../support/refund'
import { atPayPal, giveBack, place } from './calls'
import type { History, Sale } from './history'

export type Step = { name: string; run: (history: History) => Promise<void> }

const FAULTS = [
  { on: 'capture', fault: 'drop-after-work' },
  { on: 'capture', fault: 'fail-after-work', status: 500 },
  { on: 'capture', fault: 'empty' },
  { on: 'capture', fault: 'pending' },
  { on: 'get', fault: 'fail', status: 503 },
  { on: 'get', fault: 'cut' },
  { on: 'create', fault: 'drop-after-work' },
  { on: 'create', fault: 'fail', status: 502 },
  { on: 'refund', fault: 'drop-after-work' },
  { on: 'refund', fault: 'rate-limited' },
  { on: 'refund', fault: 'pending' },
  { on: 'get-refund', fault: 'fail', status: 503 },
  { on: 'token', fault: 'fail', status: 503 },
  { on: 'webhook', fault: 'fail' },
  { on: 'webhook', fault: 'twice' },
  { on: 'webhook', fault: 'late', ms: 100 },
  { on: 'webhook', fault: 'forge' },
] as const

const aSale = ({ sales, random }: History, fits: (sale: Sale) => boolean): Sale | undefined => {
  const open = sales.filter(fits)
  return open.length === 0 ? undefined : random.one(open.slice(-8))
}
const hasToken = ({ token }: Sale) => token !== undefined

async function checkOut(history: History): Promise<void> {
  const { shop, random, buyers, code } = history
  const products = [await shop.product({ priceCents: 1_000 + random.below(9_000) })]
  if (random.is(0.4)) products.push(await shop.product({ priceCents: 100 + random.below(900) }))
  const isReduced = random.is(0.3)
  const subtotal = products.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const sale: Sale = {
    key: randomUUID(),
    buyer: random.one(buyers),
    products,
    // The code takes 10 % off, half a cent rounded up.
    totalCents: isReduced ? subtotal - Math.round(subtotal / 10) : subtotal,
    code: isReduced ? code : undefined,
    token: undefined,
    orderId: undefined,
    isApproved: false,
    isCancelled: false,
    refunds: [],
  }
  history.sales.push(sale)
  await place(history, sale)
}

async function decide(history: History, decision: 'approve' | 'decline'): Promise<void> {
  const sale = aSale(history, (each) => hasToken(each) && !each.isApproved)
  if (!sale) return
  try {
    await history.shop.simulator.control('POST', `/orders/${sale.token}/${decision}`)
    sale.isApproved = decision === 'approve'
  } catch {
    // PayPal's page is closed for this order: it was paid, or lapsed.
  }
}

async function cancelIt(history: History): Promise<void> {
  const sale = aSale(history, (each) => hasToken(each) && !each.isCancelled)
  if (!sale) return
  const answer = await history.shop.call('POST', '/payments/cancel-by-token', {
    as: sale.buyer,
    body: { token: sale.token },
  })
  if (answer.body.status === 'CANCELLED') sale.isCancelled = true
}

async function refundAtPayPal(history: History): Promise<void> {
  const sale = aSale(history, hasToken)
  if (!sale) return
  const { taken, back } = await atPayPal(history, sale)
  if (taken === 0 || taken === back) return
  const captureId = await captureIdOf(history.shop, sale.token ?? '')
  const cents = history.random.is(0.3) ? taken - back : 1 + history.random.below(taken - back)
  const body = { amount: (cents / 100).toFixed(2) }
  await history.shop.simulator.control('POST', `/captures/${captureId}/refund`, body).catch(() => undefined)
}

async function refundByStaff(history: History): Promise<void> {
  const sale = aSale(history, ({ orderId, isApproved }) => orderId !== undefined && isApproved)
  if (!sale) return
  const cents = history.random.is(0.4) ? ('rest' as const) : 1 + history.random.below(sale.totalCents)
  const asked = { key: randomUUID(), cents, isTold: false }
  sale.refunds.push(asked)
  await giveBack(history, sale, asked)
}

async function finishAtPayPal({ shop }: History): Promise<void> {
  const orders = await shop.simulator.control<
    { purchase_units: { payments?: { captures?: Held[]; refunds?: Held[] } }[] }[]
  >('GET', '/orders')
  const payments = orders.flatMap(({ purchase_units }) => purchase_units.map((unit) => unit.payments))
  const pending = (list: Held[] | undefined) => (list ?? []).filter(({ status }) => status === 'PENDING')
  for (const each of payments) {
    for (const { id } of pending(each?.captures))
      await shop.simulator.control('POST', `/captures/${id}/complete`)
    for (const { id } of pending(each?.refunds))
      await shop.simulator.control('POST', `/refunds/${id}/complete`)
  }
}
type Held = { id: string; status: string }

async function sweep({ shop }: History): Promise<void> {
  await letTimePass(shop)
  await processPaymentEvents(shop.payload)
  await sweepPayments(shop.payload)
  await sweepRefunds(shop.payload)
}

async function compare(history: History): Promise<void> {
  history.night = new Date(history.night.getTime() + 86_400_000 / 20)
  await comparePayments(history.shop.payload, history.night)
}

/** One of the others, with the line to the database cut somewhere in it: a crash between two statements. */
async function crash(history: History): Promise<void> {
  const { random, line } = history
  const step = random.one(STEPS.filter(({ name }) => !['a crash', 'PayPal misbehaves'].includes(name)))
  line.cutAt(1 + random.below(25), random.one(['before', 'after'] as const))
  await step.run(history).catch(() => undefined)
  line.mend()
}

const asBuyer = (ask: typeof capture) => async (history: History) => {
  const sale = aSale(history, hasToken)
  if (sale) await ask(history.shop, sale.buyer, sale.token ?? '')
}

/** What may happen next; what stands here twice happens twice as often. */
export const STEPS: Step[] = [
  ...Array<Step>(3).fill({ name: 'a checkout', run: checkOut }),
  ...Array<Step>(4).fill({ name: 'the buyer approves', run: (history) => decide(history, 'approve') }),
  { name: 'the card is declined', run: (history) => decide(history, 'decline') },
  ...Array<Step>(4).fill({ name: 'the buyer returns', run: asBuyer(capture) }),
  { name: 'the buyer reloads', run: asBuyer(details) },
  { name: 'the buyer cancels it', run: cancelIt },
  ...Array<Step>(2).fill({ name: 'staff refund', run: refundByStaff }),
  { name: 'a refund at PayPal', run: refundAtPayPal },
  { name: 'PayPal finishes what is pending', run: finishAtPayPal },
  ...Array<Step>(2).fill({ name: 'the sweepers run', run: sweep }),
  { name: 'the nightly comparison', run: compare },
  ...Array<Step>(3).fill({
    name: 'PayPal misbehaves',
    run: ({ shop, random }) => shop.simulator.fault({ ...random.one(FAULTS) }),
  }),
  ...Array<Step>(4).fill({ name: 'a crash', run: crash }),
]
