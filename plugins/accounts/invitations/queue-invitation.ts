import { invitation as message } from '@/plugins/mail/messages/invitation'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import type { Sql } from '@/src/server/db/transaction'
import { providerName } from '../resets/provider-name'
import { invitationUrl } from './invitation-url'
import { programsOf } from './programs-of'

type Sending = {
  id: string
  email: string
  type: InvitationType
  expiresAt: Date
  sendings: number
  token: string
}

/** The mail with the link. */
export async function queueInvitation(sql: Sql, sending: Sending): Promise<void> {
  const { id, email, token } = sending
  const name = await providerName(sql)
  const titles = (await programsOf(sql, id)).map(({ title }) => title)
  await queueMail(sql, message, {
    to: email,
    dedupeKey: `invitation:${id}:${sending.sendings}`,
    variables: {
      purpose: purposeOf(sending.type, titles, name),
      registerUrl: invitationUrl({ token, email }),
      expiresOn: sending.expiresAt.toLocaleDateString('en-CA', {
        dateStyle: 'long',
        timeZone: BUSINESS_TIME_ZONE,
      }),
      providerName: name,
    },
  })
}

function purposeOf(type: InvitationType, titles: string[], provider: string): string {
  if (type !== 'participant') return `${provider} invites you to help run its website.`
  if (titles.length === 0) return `${provider} invites you to create your account.`
  const list = new Intl.ListFormat('en-CA').format(titles.map((title) => `“${title}”`))
  return `${provider} invites you to ${list}. Create your account, and you will find it under My programs.`
}
