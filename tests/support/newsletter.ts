import { randomUUID } from 'node:crypto'
import type { Customer, Shop } from './shop'

type Row = {
  id: string
  state: string
  locale: string
  source: string
  text_version: string
  token_hash: string | null
}

export const reader = () => `reader-${randomUUID()}@example.com`

/** What people do with the newsletter of a shop, and what it has of them. */
export function newsletterOf(shop: () => Shop) {
  const signUp = (email: string, more: object = {}, headers = {}) =>
    shop().call('POST', '/newsletter/subscriptions', { body: { email, ...more }, headers })
  const confirm = (token: string) => shop().call('POST', '/newsletter/confirm', { body: { token } })
  const leave = (token: string) => shop().call('POST', '/newsletter/unsubscribe', { body: { token } })
  const row = async (email: string) =>
    (await shop().database.query<Row>('SELECT * FROM newsletter_subscriptions WHERE email = $1', [email]))[0]
  const proofOf = (email: string) =>
    shop().database.query<{ event: string }>(
      `SELECT h.event, h.source, h.text_version, h.network FROM newsletter_subscriptions_history h
         JOIN newsletter_subscriptions s ON s.id = h._parent_id WHERE s.email = $1 ORDER BY h._order`,
      [email],
    )
  /** The token of the newest link to a page of the newsletter that was mailed to them. */
  async function linkTo(page: 'confirm' | 'unsubscribe', email: string): Promise<URL> {
    const links = (await shop().mailsTo(email)).flatMap(
      ({ text }) => text.match(new RegExp(`https?://\\S+/newsletter/${page}\\?token=\\S+`)) ?? [],
    )
    return new URL(links.at(-1) ?? 'https://none.invalid')
  }
  const tokenTo = async (page: 'confirm' | 'unsubscribe', email: string) =>
    (await linkTo(page, email)).searchParams.get('token') ?? ''
  async function confirmed(email: string): Promise<void> {
    await signUp(email)
    const { status } = await confirm(await tokenTo('confirm', email))
    if (status !== 200) throw new Error(`not confirmed: ${status}`)
  }
  const promotionsOf = async (as: Customer) =>
    (await shop().call<{ data: { promotions: { given: boolean } } }>('GET', '/users/consents', { as })).body
      .data.promotions.given
  const choose = (as: Customer, promotions: boolean) =>
    shop().call('PUT', '/users/consents', { as, body: { promotions } })
  return { signUp, confirm, leave, row, proofOf, linkTo, tokenTo, confirmed, promotionsOf, choose }
}
