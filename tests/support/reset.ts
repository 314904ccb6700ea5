import { startSession } from '@/plugins/accounts/sessions/start-session'
import { person } from './factories/person'
import type { Answer, Customer, Shop } from './shop'

export type ResetLink = { path: string; token: string; email: string }

/** Somebody who came from the older system and has no password here yet. */
export async function migratedPerson(shop: Shop): Promise<Customer> {
  const moved = await person(shop)
  await shop.database.query(`UPDATE users SET migration = 'unclaimed' WHERE id = $1`, [moved.id])
  return moved
}

export function askForReset(shop: Shop, email: string): Promise<Answer> {
  return shop.call('POST', '/users/forgot-password', { body: { email } })
}

export function openLink(shop: Shop, { token, email }: ResetLink): Promise<Answer> {
  return shop.call('POST', '/users/validate-reset-token', { body: { token, email } })
}

/** Every link that was made for somebody. */
export function linksOf({ database }: Shop, { id }: Customer): Promise<Record<string, unknown>[]> {
  return database.query('SELECT * FROM password_resets WHERE user_id = $1', [id])
}

/** Moves the clock of somebody's links by moving everything that was written of them. */
export async function letPass({ database }: Shop, { id }: Customer, time: string): Promise<void> {
  await database.query(
    `UPDATE password_resets SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval,
            session_expires_at = session_expires_at - $2::interval WHERE user_id = $1`,
    [id, time],
  )
}

/** The link in the newest mail that has one. */
export async function linkMailedTo(shop: Shop, email: string): Promise<ResetLink> {
  const links = (await shop.mailsTo(email)).flatMap(({ text }) => text.match(/https?:\/\/\S+token=\S+/) ?? [])
  return readLink(links.at(-1))
}

/** What a link from a mail carries. */
export function readLink(address: string | undefined): ResetLink {
  if (!address) throw new Error('no mail has a reset link')
  const { pathname, searchParams } = new URL(address)
  return { path: pathname, token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

/** Somebody who has shown by a link from their mailbox that their address is theirs, signed in anew. */
export async function proven(shop: Shop, someone: Customer): Promise<Customer> {
  await askForReset(shop, someone.email)
  const { sessionToken } = (await openLink(shop, await linkMailedTo(shop, someone.email))).body
  const body = { sessionToken, newPassword: 'Another!2027' }
  const { status } = await shop.call('POST', '/users/reset-password', { body })
  if (status !== 200) throw new Error(`the password was not set anew: ${status}`)
  const { accessToken: token, ...session } = await startSession(shop.payload, someone, {})
  return { ...someone, ...session, token }
}
