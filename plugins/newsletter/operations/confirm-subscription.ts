import type { Payload } from 'payload'
import { newsletterWelcome } from '@/plugins/mail/messages/newsletter-welcome'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { leaveAddress } from '../addresses'
import type { TellAccount } from '../tell-account'
import { hashToken } from '../tokens'
import { providerName } from './provider-name'
import { spendConfirmation } from './subscriptions'

type Confirmation = { token: string; network: string | null; tellAccount: TellAccount }

/**
 * Spends the link that was mailed to an address: from now on it gets the newsletter, and an account with that address has
 * said yes, too. However many send the same link, one succeeds; the others, and one that is expired, replaced or
 * unknown, get 410 `NEWSLETTER_LINK_EXPIRED`.
 */
export function confirmSubscription(
  payload: Payload,
  { token, network, tellAccount }: Confirmation,
): Promise<void> {
  return inTransaction(payload, async (sql) => {
    const confirmed = await spendConfirmation(sql, hashToken(token), network)
    if (!confirmed) throw new DomainError('NEWSLETTER_LINK_EXPIRED')
    const { id, email, locale } = confirmed
    await tellAccount(sql, { email, isWanted: true })
    await queueMail(sql, newsletterWelcome, {
      to: email,
      locale,
      dedupeKey: `newsletter-welcome:${hashToken(token)}`,
      variables: { providerName: await providerName(sql), unsubscribeUrl: leaveAddress(id, locale) },
    })
  })
}
