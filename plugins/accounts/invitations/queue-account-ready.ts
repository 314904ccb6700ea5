import { accountReady } from '@/plugins/mail/messages/account-ready'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import type { PublicUser } from '../public-user'
import { providerName } from '../resets/provider-name'
import type { InvitedProgram } from './programs-of'

/** Tells somebody who joined by invitation what they have now, and where. */
export async function queueAccountReady(
  sql: Sql,
  user: PublicUser,
  programs: InvitedProgram[],
): Promise<void> {
  await queueMail(sql, accountReady, {
    to: user.email,
    user: user.id,
    dedupeKey: `account-ready:${user.id}`,
    variables: {
      firstname: user.firstname,
      ready: readyWords(programs),
      programsUrl: `${env().SITE_URL}/profile`,
      providerName: await providerName(sql),
    },
  })
}

function readyWords(programs: InvitedProgram[]): string {
  if (programs.length === 0) return 'Whatever you buy or are given waits under My programs.'
  const titles = programs.map(({ title }) => `“${title}”`)
  return `You can open ${new Intl.ListFormat('en-CA').format(titles)} now.`
}
