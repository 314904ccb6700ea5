import { invitation as message } from '@/plugins/mail/messages/invitation'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import type { Sql } from '@/src/server/db/transaction'
import { providerName } from '../resets/provider-name'
import { invitationUrl } from './invitation-url'
import { programsOf } from './programs-of'
import type { Renewed } from './renew-token'

/** The mail with the link, in the language of the invitation. */
export async function queueInvitation(sql: Sql, sending: Renewed & { token: string }): Promise<void> {
  const { id, email, token, locale } = sending
  const name = await providerName(sql)
  const titles = (await programsOf(sql, id, locale)).map(({ title }) => title)
  await queueMail(sql, message, {
    to: email,
    locale,
    dedupeKey: `invitation:${id}:${sending.sendings}`,
    variables: {
      purpose: purposeOf(sending.type, titles, { name, locale }),
      registerUrl: invitationUrl({ token, email, locale }),
      expiresOn: sending.expiresAt.toLocaleDateString(LANGUAGE_TAGS[locale], {
        dateStyle: 'long',
        timeZone: BUSINESS_TIME_ZONE,
      }),
      providerName: name,
    },
  })
}

type Provider = { name: string; locale: Locale }

function purposeOf(type: InvitationType, titles: string[], { name, locale }: Provider): string {
  const words = PURPOSES[locale]
  if (type !== 'participant') return words.staff(name)
  if (titles.length === 0) return words.account(name)
  const quoted = titles.map((title) => words.quoted(title))
  return words.programs(name, new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(quoted), titles.length > 1)
}

type Purposes = {
  staff: (name: string) => string
  account: (name: string) => string
  quoted: (title: string) => string
  programs: (name: string, list: string, areMany: boolean) => string
}

const PURPOSES: Record<Locale, Purposes> = {
  en: {
    staff: (name) => `${name} invites you to help run its website.`,
    account: (name) => `${name} invites you to create your account.`,
    quoted: (title) => `“${title}”`,
    programs: (name, list) =>
      `${name} invites you to ${list}. Create your account, and you will find it under My programs.`,
  },
  fr: {
    staff: (name) => `${name} vous invite à participer à la gestion de son site Web.`,
    account: (name) => `${name} vous invite à créer votre compte.`,
    quoted: (title) => `« ${title} »`,
    programs: (name, list, areMany) =>
      `${name} vous invite à suivre ${list}. Créez votre compte, et vous ${areMany ? 'les' : 'le'} trouverez sous Mes programmes.`,
  },
}
