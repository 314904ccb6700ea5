import { emailChangeLink } from '@/plugins/mail/messages/email-change-link'
import { emailChangeNotice } from '@/plugins/mail/messages/email-change-notice'
import { emailChangeTaken } from '@/plugins/mail/messages/email-change-taken'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { providerName } from '../resets/provider-name'
import { pageAddress } from './page-address'
import { maskedEmail } from './queue-email-changed'

type EmailChangeRequest = {
  userId: string
  firstname: string
  locale: Locale
  email: string
  newEmail: string
  changeId: string
  token: string
  isTaken: boolean
}

/** The two mails of a request for another address: one to the new address, one to the present. */
export async function queueEmailChangeMails(sql: Sql, request: EmailChangeRequest): Promise<void> {
  const { userId, firstname, locale, newEmail, changeId } = request
  const name = await providerName(sql)
  const resetUrl = pageAddress('/forgot-password', locale)
  if (request.isTaken) {
    const variables = { resetUrl, providerName: name }
    await queueMail(sql, emailChangeTaken, {
      to: newEmail,
      locale,
      dedupeKey: `email-change-link:${changeId}`,
      variables,
    })
  } else {
    const confirmUrl = pageAddress('/confirm-email', locale, { token: request.token })
    await queueMail(sql, emailChangeLink, {
      to: newEmail,
      locale,
      user: userId,
      dedupeKey: `email-change-link:${changeId}`,
      variables: { firstname, confirmUrl, providerName: name },
    })
  }
  await queueMail(sql, emailChangeNotice, {
    to: request.email,
    locale,
    user: userId,
    dedupeKey: `email-change-notice:${changeId}`,
    variables: { firstname, newEmail: maskedEmail(newEmail), resetUrl, providerName: name },
  })
}
