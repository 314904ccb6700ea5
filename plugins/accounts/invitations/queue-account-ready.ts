import { accountReady } from '@/plugins/mail/messages/account-ready'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { pageAddress } from '../mail/page-address'
import type { PublicUser } from '../public-user'
import { providerName } from '../resets/provider-name'
import type { InvitedProgram } from './programs-of'

/** Tells somebody who joined by invitation what they have now, and where. */
export async function queueAccountReady(
  sql: Sql,
  user: PublicUser & { locale: Locale },
  programs: InvitedProgram[],
): Promise<void> {
  await queueMail(sql, accountReady, {
    to: user.email,
    locale: user.locale,
    user: user.id,
    dedupeKey: `account-ready:${user.id}`,
    variables: {
      firstname: user.firstname,
      ready: READY[user.locale](programs.map(({ title }) => title)),
      programsUrl: pageAddress('/profile', user.locale),
      providerName: await providerName(sql),
    },
  })
}

const READY: Record<Locale, (titles: string[]) => string> = {
  en: (titles) => {
    if (titles.length === 0) return 'Whatever you buy or are given waits under My programs.'
    return `You can open ${new Intl.ListFormat('en-CA').format(titles.map((title) => `“${title}”`))} now.`
  },
  fr: (titles) => {
    if (titles.length === 0) return 'Ce que vous achetez ou recevez vous attend sous Mes programmes.'
    const list = new Intl.ListFormat('fr-CA').format(titles.map((title) => `« ${title} »`))
    return `Vous pouvez ouvrir ${list} dès maintenant.`
  },
}
