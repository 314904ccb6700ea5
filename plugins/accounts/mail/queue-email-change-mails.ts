import { emailChangeLink } from '@/plugins/mail/messages/email-change-link'
import { emailChangeNotice } from '@/plugins/mail/messages/email-change-notice'
import { emailChangeTaken } from '@/plugins/mail/messages/email-change-taken'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { providerName } from '../resets/provider-name'
import { maskedEmail } from './queue-email-changed'

type EmailChangeRequest = {
  userId: string
  firstname: string
  email: string
  newEmail: string
  changeId: string
  token: string
  isTaken: boolean
}

/** The two mails of a request for another address: one to the new address, one to the present. */
export async function queueEmailChangeMails(sql: Sql, request: EmailChangeRequest): Promise<void> {
  const { userId, firstname, newEmail, changeId } = request
  const name = await providerName(sql)
  const resetUrl = `${env().SITE_URL}/forgot-password`
  if (request.isTaken) {
    const variables = { resetUrl, providerName: name }
    await queueMail(sql, emailChangeTaken, {
      to: newEmail,
      dedupeKey: `email-change-link:${changeId}`,
      variables,
    })
  } else {
    const confirmUrl = new URL('/confirm-email', env().SITE_URL)
    confirmUrl.search = new URLSearchParams({ token: request.token }).toString()
    await queueMail(sql, emailChangeLink, {
      to: newEmail,
      user: userId,
      dedupeKey: `email-change-link:${changeId}`,
      variables: { firstname, confirmUrl: confirmUrl.href, providerName: name },
    })
  }
  await queueMail(sql, emailChangeNotice, {
    to: request.email,
    user: userId,
    dedupeKey: `email-change-notice:${changeId}`,
    variables: { firstname, newEmail: maskedEmail(newEmail), resetUrl, providerName: name },
  })
}
