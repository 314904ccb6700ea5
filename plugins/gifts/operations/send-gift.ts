import { randomBytes } from 'node:crypto'
import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { gift } from '@/plugins/mail/messages/gift'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import { GIFT_DAYS } from '@/src/domain/gifts/gift'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'

type Sent = {
  title: string
  recipientName: string
  recipientEmail: string
  words: string | null
  sendings: number
  buyerName: string
}

/** What stands in the mail where the buyer wrote nothing. */
const NO_WORDS = { en: 'They hope that you enjoy it.', fr: 'On espère qu’il vous plaira.' } as const

/** Mails a gift with a fresh link, in the caller's transaction; the link before it is void. */
export async function sendGift(sql: Sql, giftId: string, locale: Locale): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const { rows } = await sql.query<Sent>(
    `UPDATE gifts g SET state = 'sent', token_hash = $2, sendings = coalesce(g.sendings, 0) + 1, sent_at = now(),
            expires_at = now() + make_interval(days => $3), updated_at = now()
       FROM orders o WHERE o.id = g.order_id AND g.id = $1 AND g.state IN ('waiting', 'sent')
     RETURNING g.title, g.recipient_name AS "recipientName", g.recipient_email AS "recipientEmail", g.words,
               coalesce(g.sendings, 1)::int AS sendings, o.customer_name AS "buyerName"`,
    [giftId, hashToken(token), GIFT_DAYS],
  )
  const sent = rows[0]
  if (!sent) throw new DomainError('GIFT_CLAIMED')
  await queueMail(sql, gift, {
    to: sent.recipientEmail,
    locale,
    dedupeKey: `gift:${giftId}:${sent.sendings}`,
    variables: {
      recipientName: sent.recipientName,
      buyerName: sent.buyerName,
      title: sent.title,
      words: sent.words ?? NO_WORDS[locale],
      giftUrl: pageAddress('/gift', locale, { token }),
      providerName: await providerName(sql),
    },
  })
}
