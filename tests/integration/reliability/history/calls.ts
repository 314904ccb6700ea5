import { order } from '../../../support/purchase'
import { refund } from '../../../support/refund'
import type { History, Sale } from './history'

/** Places the order of a sale, or asks for it again under its key. Keeps what was told. */
export async function place({ shop }: History, sale: Sale): Promise<void> {
  const { status, body } = await order(shop, sale.buyer, sale.products, {
    amount: sale.totalCents / 100,
    ...(sale.code ? { discountCode: sale.code } : {}),
    headers: { 'Idempotency-Key': sale.key },
  })
  if (status !== 200) return
  sale.orderId = body.orderId
  sale.token = body.paypalOrder?.id
}

/** Asks for a refund of a sale, or for its answer again under its key. Keeps what was told. */
export async function giveBack(
  { shop, admin }: History,
  sale: Sale,
  asked: Sale['refunds'][number],
): Promise<void> {
  const request = asked.cents === 'rest' ? {} : { amount: asked.cents / 100 }
  const { status } = await refund(shop, admin, sale.orderId ?? '', request, { 'Idempotency-Key': asked.key })
  if (status === 200 || status === 202) asked.isTold = true
  // A refusal in so many words: there was nothing (left) to give back.
  if (status >= 400 && status < 500 && status !== 401)
    sale.refunds = sale.refunds.filter((each) => each !== asked)
}

/** What PayPal holds of a sale: cents taken, and cents given back. Whoever asks about many brings the ledger along. */
export async function atPayPal(
  { shop }: History,
  { token }: Sale,
  ledger?: Awaited<ReturnType<History['shop']['simulator']['ledger']>>,
): Promise<{ taken: number; back: number }> {
  const movements = (ledger ?? (await shop.simulator.ledger())).filter(({ orderId }) => orderId === token)
  const sum = (isTaken: boolean) =>
    movements
      .filter(({ type }) => (type === 'capture') === isTaken)
      .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
  return { taken: sum(true), back: sum(false) }
}
