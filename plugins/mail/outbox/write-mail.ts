import { canonicalEmail } from '@/src/domain/users/email'
import { env } from '@/src/server/env'
import type { Message } from '../message'
import { MESSAGES } from '../messages'
import { type RenderedMail, renderMessage } from '../render-message'
import { openSecrets } from '../sealed-variables'
import type { MailTheme } from './mail-theme'
import { testContentOf } from './test-mail'

type WrittenMail = RenderedMail & {
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}

/** A row of the outbox as its reader gets it. Throws when its message is unknown or its variables do not fit. */
export function writeMail(
  { message: key, variables }: { message: string; variables: unknown },
  theme: MailTheme,
): WrittenMail {
  const message = messageCalled(key)
  const tested = testContentOf(variables)
  const content = tested ?? theme.contentFor(message)
  const values = openSecrets(message, variables)
  const mail = renderMessage(message, values, { content, brand: theme.brand })
  return tested
    ? { ...mail, subject: `${message.locale === 'fr' ? 'Essai\u00a0' : 'Test'}: ${mail.subject}` }
    : { ...mail, ...replyTo(message, variables), headers: leavingHeaders(message, values) }
}

/** Whom an answer to the mail reaches. What is not exactly one address counts as none: answers then come to us. */
function replyTo({ replyTo: name }: Message<unknown>, variables: unknown): Pick<WrittenMail, 'replyTo'> {
  const typed = name ? (variables as Record<string, unknown>)[name] : undefined
  const address = typeof typed === 'string' ? canonicalEmail(typed) : null
  return address ? { replyTo: { name: '', address } } : {}
}

/**
 * Tells mail programs how to leave with one click of their own (RFC 8058): our API takes what they send at the address of
 * the page with the button.
 */
function leavingHeaders(
  { unsubscribe, leavesAt = '/newsletter/unsubscribe', locale }: Message<unknown>,
  variables: unknown,
): Record<string, string> {
  if (!unsubscribe) return {}
  const page = new URL(String((variables as Record<string, unknown>)[unsubscribe]))
  const call = new URL(`/api${leavesAt}`, env().SITE_URL)
  call.search = page.search
  if (locale) call.searchParams.set('locale', locale)
  return { 'List-Unsubscribe': `<${call.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

export function messageCalled(key: string): Message<unknown> {
  const message = MESSAGES[key]
  if (!message) throw new Error(`no message is called ${key}`)
  return message
}
