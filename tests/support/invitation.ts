import { randomUUID } from 'node:crypto'
import type { Answer, Customer, Shop } from './shop'
import { PASSWORD } from './shop'

export type InvitationLink = { token: string; email: string }

/** Staff ask somebody to join, through the API. */
export function inviteSomebody(
  shop: Shop,
  staff: Customer,
  overrides: Record<string, unknown> = {},
): Promise<Answer<InvitationAnswer>> {
  const body = { email: `invited-${randomUUID()}@example.com`, invitationType: 'participant', ...overrides }
  return shop.call<InvitationAnswer>('POST', '/invitations', { as: staff, body })
}

export type InvitationAnswer = {
  success: boolean
  error?: string
  message: string
  userId?: string
  errors?: { path: string; message: string }[]
  data: { id: string; email: string; sendings: number }
}

/** Somebody new with an invitation in their mailbox. */
export async function invitedPerson(
  shop: Shop,
  staff: Customer,
  overrides: Record<string, unknown> = {},
): Promise<InvitationLink & { id: string }> {
  const { body, status } = await inviteSomebody(shop, staff, overrides)
  if (status !== 200) throw new Error(`the invitation was refused: ${JSON.stringify(body)}`)
  return { id: body.data.id, ...(await invitationMailedTo(shop, body.data.email)) }
}

/** The link in the newest invitation mail. */
export async function invitationMailedTo(shop: Shop, email: string): Promise<InvitationLink> {
  const mails = await shop.mailsTo(email)
  const address = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+\/register\?\S+/) ?? []).at(-1)
  if (!address) throw new Error('no mail has an invitation')
  const { searchParams } = new URL(address)
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

export function join(
  shop: Shop,
  { token, email }: InvitationLink,
  changes: Record<string, unknown> = {},
): Promise<Answer<JoinAnswer>> {
  const body = {
    firstName: 'Ada',
    lastName: 'Example',
    email,
    password: PASSWORD,
    agreeToPromotions: false,
    agreeToTerms: true,
    invitationType: 'participant',
    invitationToken: token,
    ...changes,
  }
  return shop.call<JoinAnswer>('POST', '/users/register-invited', { body })
}

export type JoinAnswer = {
  success: boolean
  error?: string
  reason?: string
  message: string
  user: { id: string; role: string; email: string }
  tokens: { accessToken: string; refreshToken: string }
  deviceId: string
}

export function look(shop: Shop, link: InvitationLink): Promise<Answer> {
  const { token, email } = link
  return shop.call('POST', '/users/validate-invitation', { body: { token, email } })
}

/** Moves the clock of an invitation by moving everything that was written of it and its mails. */
export async function letInvitationAge(
  { database }: Shop,
  { id, email }: { id: string; email: string },
  time: string,
) {
  await database.query(
    `UPDATE invitations SET expires_at = expires_at - $2::interval, sent_at = sent_at - $2::interval WHERE id = $1`,
    [id, time],
  )
  await database.query(`UPDATE email_outbox SET created_at = created_at - $2::interval WHERE "to" = $1`, [
    email,
    time,
  ])
}
