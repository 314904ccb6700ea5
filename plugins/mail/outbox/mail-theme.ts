import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import type { Message, MessageContent } from '../message'
import { type Brand, readBrand } from '../render/brand'
import { checkTemplate } from '../templates/check-template'
import { defaultContent } from '../templates/default-content'
import { storedTemplates } from '../templates/stored-templates'

/** What all mails of a round are written with. */
export type MailTheme = { brand: Brand; contentFor: (message: Message<unknown>) => MessageContent }

/**
 * Reads brand and templates, two statements for a whole round. Content that no longer fits its message (its contract
 * changed after an editor saved them) give way to our own, and the log says so: mail must not wait for an editor.
 */
export async function readMailTheme(payload: Payload): Promise<MailTheme> {
  const [brand, templates] = [await readBrand(pool(payload)), await storedTemplates(pool(payload))]
  const chosen = new Map<string, MessageContent>()
  const choose = (message: Message<unknown>): MessageContent => {
    const stored = templates.get(message.key)
    if (!stored || stored.isUnpublished) return defaultContent(message, payload)
    const problems = checkTemplate(message, stored.content)
    if (problems.length === 0) return stored.content
    payload.logger.error({ msg: 'email template does not fit its message', message: message.key, problems })
    return defaultContent(message, payload)
  }
  return {
    brand,
    contentFor: (message) => {
      const content = chosen.get(message.key) ?? choose(message)
      chosen.set(message.key, content)
      return content
    },
  }
}
