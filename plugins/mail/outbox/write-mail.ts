import type { Message } from '../message'
import { MESSAGES } from '../messages'
import { type RenderedMail, renderMessage } from '../render-message'
import { openSecrets } from '../sealed-variables'
import type { MailTheme } from './mail-theme'
import { testContentOf } from './test-mail'

/** A row of the outbox as its reader gets it. Throws when its message is unknown or its variables do not fit. */
export function writeMail(
  { message: key, variables }: { message: string; variables: unknown },
  theme: MailTheme,
): RenderedMail {
  const message = messageCalled(key)
  const tested = testContentOf(variables)
  const content = tested ?? theme.contentFor(message)
  const mail = renderMessage(message, openSecrets(message, variables), { content, brand: theme.brand })
  return tested ? { ...mail, subject: `Test: ${mail.subject}` } : mail
}

export function messageCalled(key: string): Message<unknown> {
  const message = MESSAGES[key]
  if (!message) throw new Error(`no message is called ${key}`)
  return message
}
