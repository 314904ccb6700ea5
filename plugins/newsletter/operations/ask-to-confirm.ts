import { newsletterConfirm } from '@/plugins/mail/messages/newsletter-confirm'
import { newsletterKnown } from '@/plugins/mail/messages/newsletter-known'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import { SUBSCRIPTION_MAILS_PER_DAY } from '@/src/domain/newsletter/subscription-state'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { confirmAddress, leaveAddress } from '../addresses'
import { hashToken, newToken } from '../tokens'
import { providerName } from './provider-name'
import { lockSubscription, type Said, storeRequest } from './subscriptions'

type Request = Said & { email: string; locale: Locale }

/**
 * Puts an address (canonical form) down as somebody who wants the newsletter, and mails them the link that confirms it, in
 * the caller's transaction. Who gets it already is told so. Does nothing when the address had its mails for today.
 */
export async function askToConfirm(sql: Sql, request: Request): Promise<void> {
  const { email, locale } = request
  const known = await lockSubscription(sql, email)
  if (await hasHadEnough(sql, email)) return
  const provider = await providerName(sql)
  if (known?.state === 'confirmed') {
    await queueMail(sql, newsletterKnown, {
      to: email,
      locale,
      dedupeKey: `newsletter-known:${newToken()}`,
      variables: { providerName: provider, unsubscribeUrl: leaveAddress(known.id, locale) },
    })
    return
  }
  const token = newToken()
  const tokenHash = hashToken(token)
  await storeRequest(sql, { ...request, tokenHash, hours: RESET_LINK_HOURS })
  await queueMail(sql, newsletterConfirm, {
    to: email,
    locale,
    dedupeKey: `newsletter-confirm:${tokenHash}`,
    variables: { providerName: provider, confirmUrl: confirmAddress(token, locale) },
  })
}

async function hasHadEnough(sql: Sql, email: string): Promise<boolean> {
  const { rows } = await sql.query<{ mails: number }>(
    `SELECT count(*)::int AS mails FROM email_outbox
      WHERE "to" = $1 AND created_at > now() - interval '24 hours'
        AND split_part(message, ':', 1) IN ('newsletter-confirm', 'newsletter-known')`,
    [email],
  )
  return (rows[0]?.mails ?? 0) >= SUBSCRIPTION_MAILS_PER_DAY * env().RATE_LIMIT_SCALE
}
