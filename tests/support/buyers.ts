import { setTimeout as wait } from 'node:timers/promises'
import { SERVED_BY } from './environment/balancer'
import type { Simulator } from './environment/simulator'
import { ADDRESS, PASSWORD } from './shop'

/** What became of one request; `by` is null when the balancer closed the line without a word, as it does to somebody it served before. */
export type Asked = { what: string; status: number; by: string | null; startedAt: number; endedAt: number }

type Product = { id: string; slug: string; price: number }
type Site = { origin: string; simulator: Simulator; products: Product[] }
type Body = Record<string, unknown>

/** Somebody who is signed in, with everything they asked for so far. */
export type Buyer = { email: string; token: string; asked: Asked[]; paid: string[] }

/** New people each time; a few at once, as passwords take a processor a while. */
export async function signUp(origin: string, count: number): Promise<Buyer[]> {
  const since = Date.now()
  const buyers: Buyer[] = []
  for (let first = 0; first < count; first += 10) {
    const group = Array.from({ length: Math.min(10, count - first) }, (_, n) =>
      newBuyer(origin, `${since}-${first + n}`),
    )
    buyers.push(...(await Promise.all(group)))
  }
  return buyers
}

async function newBuyer(origin: string, number: string): Promise<Buyer> {
  const email = `buyer-${number}@example.com`
  const account = {
    firstName: 'Demo',
    lastName: `Buyer ${number}`,
    email,
    password: PASSWORD,
    agreeToTerms: true,
  }
  const asked: Asked[] = []
  await ask({ origin, asked }, 'POST', '/api/users/register', { body: account })
  const { body } = await ask({ origin, asked }, 'POST', '/api/users/login', {
    body: { email, password: PASSWORD },
  })
  const { accessToken } = Object(body.tokens) as { accessToken?: string }
  if (!accessToken) throw new Error(`signing in answered ${JSON.stringify(body)}`)
  return { email, token: accessToken, asked, paid: [] }
}

/** Looks around, buys one program after the other, thinks a second to three between two requests, until it is `until`. */
export async function shopAround(site: Site, buyer: Buyer, until: number): Promise<void> {
  const { origin, products } = site
  const at = { origin, asked: buyer.asked }
  const think = () => wait(1_000 + Math.random() * 2_000)
  const wanted = products.toSorted(() => Math.random() - 0.5)
  await think()
  while (Date.now() < until) {
    await ask(at, 'GET', '/')
    await think()
    const product = wanted.pop()
    if (product) {
      await ask(at, 'GET', `/api/products/slug/${product.slug}`)
      await think()
      await buy(site, buyer, product)
    } else await ask(at, 'GET', '/programs')
    await think()
  }
}

/** Asks again under the same key, as the checkout screen does, when no answer came. */
async function buy({ origin, simulator }: Site, buyer: Buyer, { id, price }: Product): Promise<void> {
  const at = { origin, asked: buyer.asked }
  const { token } = buyer
  const body = {
    amount: price,
    paymentProvider: 'paypal',
    paymentMethod: 'paypal',
    products: [{ id, quantity: 1 }],
    billingAddress: ADDRESS,
  }
  const key = `${buyer.email}/${id}`
  const ordered = await untilAnswered(() => ask(at, 'POST', '/api/payments/orders', { token, body, key }))
  const { id: paypalOrder } = Object(ordered.body.paypalOrder) as { id?: string }
  if (!paypalOrder) throw new Error(`ordering answered ${ordered.status}: ${JSON.stringify(ordered.body)}`)
  await simulator.control('POST', `/orders/${paypalOrder}/approve`)
  const capture = `/api/payments/capture/paypal/${paypalOrder}`
  const captured = await untilAnswered(() => ask(at, 'POST', capture, { token, body: {} }))
  if (captured.status === 200) buyer.paid.push(String(ordered.body.orderId))
}

/** Whether nothing of the shop answered. */
export const isLost = ({ status }: { status: number }) => status === 0 || status >= 500

async function untilAnswered<Answer extends { status: number }>(
  again: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await again()
    if (!isLost(answer) || tries > 10) return answer
    await wait(500)
  }
}

type Sent = { token?: string; body?: object; key?: string }

async function ask(
  { origin, asked }: { origin: string; asked: Asked[] },
  method: string,
  address: string,
  sent: Sent = {},
) {
  const startedAt = Date.now()
  const note = (status: number, by: string | null) =>
    asked.push({ what: `${method} ${address}`, status, by, startedAt, endedAt: Date.now() })
  try {
    const answer = await fetch(`${origin}${address}`, {
      method,
      headers: {
        ...(sent.body ? { 'content-type': 'application/json' } : {}),
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    })
    const text = await answer.text()
    note(answer.status, answer.headers.get(SERVED_BY))
    return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
  } catch {
    note(0, null)
    return { status: 0, body: {} as Body }
  }
}
