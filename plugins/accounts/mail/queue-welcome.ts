import { verifyAddress } from '@/plugins/mail/messages/verify-address'
import { welcome } from '@/plugins/mail/messages/welcome'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { type AddressLink, storeAddressLink } from '../links/store-address-link'
import { providerName } from '../resets/provider-name'
import { pageAddress } from './page-address'

export type Reader = { id: string; firstname: string; email: string; locale: Locale }

/** Welcomes somebody who opened an account, with the link that proves their address. Call it in the transaction of the account. */
export async function queueWelcome(sql: Sql, reader: Reader): Promise<void> {
  const link = await linkFor(sql, reader)
  const variables = {
    ...(await variablesFor(sql, reader, link)),
    programsUrl: pageAddress('/programs', reader.locale),
  }
  await queueMail(sql, welcome, { ...addressed(reader), dedupeKey: `welcome:${reader.id}`, variables })
}

/** The link alone, when somebody asks for it. Those before it are void. */
export async function queueVerification(sql: Sql, reader: Reader): Promise<void> {
  const link = await linkFor(sql, reader)
  const variables = await variablesFor(sql, reader, link)
  await queueMail(sql, verifyAddress, {
    ...addressed(reader),
    dedupeKey: `verify-address:${link.linkId}`,
    variables,
  })
}

function linkFor(sql: Sql, { id, email }: Reader): Promise<AddressLink> {
  return storeAddressLink(sql, { userId: id, email })
}

function addressed({ id, email, locale }: Reader) {
  return { to: email, user: id, locale }
}

async function variablesFor(sql: Sql, { firstname, locale }: Reader, { token }: AddressLink) {
  const confirmUrl = pageAddress('/confirm-email', locale, { token, present: 'yes' })
  return { firstname, confirmUrl, providerName: await providerName(sql) }
}
