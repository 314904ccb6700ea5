import type { RunningShop } from './running-shop'
import { ADDRESS, PASSWORD } from './shop'

/** Somebody with a program. */
export type Member = {
  email: string
  token: string
  orderId: string
  lesson: { slug: string; title: string }
}

/** What the browser of somebody who is signed in has in its local storage. */
export type StoredSession = { token: string; refreshToken: string; deviceId: string; userRole: string }

/** Words no line can break by itself. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft'

/** A member whose names and address are as long as they may be, and who took the free program. */
export async function longNamedMember(shop: RunningShop): Promise<Member> {
  const email = `${'ausserordentlich'.repeat(4)}@${'briefkasten'.repeat(5)}.example.com`
  const { token, orderId } = await memberWith(shop, 'first-steps', { email, name: LONG })
  const program = await shop.call('GET', '/programs/first-steps/content', { token })
  const { sections } = program.body.data as { sections: { lessons: Member['lesson'][] }[] }
  const lesson = sections[0]?.lessons[0]
  if (!lesson) throw new Error('the free program has no lesson')
  return { email, token, orderId, lesson }
}

type Wishes = { email: string; name?: string }

/** Somebody new who took a product for nothing. */
export async function memberWith(
  shop: RunningShop,
  slug: string,
  { email, name = 'Demo' }: Wishes,
): Promise<{ token: string; orderId: string }> {
  await shop.call('POST', '/users/register', {
    body: { firstName: name, lastName: name, email, password: PASSWORD, agreeToTerms: true },
  })
  const { token } = await newSession(shop, email)
  return { token, orderId: await takeForNothing(shop, token, slug) }
}

/** Gives the number of the order's row. With `gift`, it is for somebody else. */
export async function takeForNothing(
  shop: RunningShop,
  token: string,
  slug: string,
  gift?: { name: string; email: string; message?: string },
): Promise<string> {
  const product = await shop.call('GET', `/products/slug/${slug}`)
  const { id, price } = product.body.data as { id: string; price: number }
  const { status, body } = await shop.call('POST', '/payments/orders', {
    token,
    body: {
      amount: 0,
      paymentProvider: 'paypal',
      paymentMethod: 'paypal',
      products: [{ id, quantity: 1 }],
      billingAddress: ADDRESS,
      ...(price > 0 ? { discountCode: 'FULL100' } : {}),
      ...(gift && { gift }),
    },
  })
  if (status !== 200) throw new Error(`ordering answered ${status}: ${JSON.stringify(body)}`)
  return String(body.orderId)
}

/** Signs in on a device of its own: a refresh token used in two browsers would end the session. */
export async function newSession(shop: RunningShop, email: string): Promise<StoredSession> {
  const { status, body } = await shop.call('POST', '/users/login', { body: { email, password: PASSWORD } })
  if (status !== 200) throw new Error(`signing in answered ${status}: ${JSON.stringify(body)}`)
  const { tokens, deviceId } = body as Record<string, Record<string, string>> & { deviceId: string }
  const { accessToken = '', refreshToken = '' } = tokens ?? {}
  return { token: accessToken, refreshToken, deviceId, userRole: 'user' }
}
