import type { Payload } from 'payload'
import { siteOf } from '@/src/server/site'
import type { Message, MessageContent } from '../message'
import { MESSAGES } from '../messages'
import { checkTemplate } from './check-template'

export type MailWords = Record<string, MessageContent>

/** What a message says where staff have not changed it: in the site's own words, else in ours, with the shop's currency. */
export function defaultContent(message: Message<unknown>, payload: Payload): MessageContent {
  const { mails, currency } = siteOf(payload)
  const own = mails[message.key] as MessageContent | undefined
  return own ?? inCurrency(message.content, currency)
}

/** Throws, with a sentence that says what to change, for words of no mail or such as could not be sent. */
export function readMailWords(mails: MailWords = {}): MailWords {
  const known = new Map(Object.values(MESSAGES).map((message) => [message.key, message]))
  for (const [key, content] of Object.entries(mails)) {
    const message = known.get(key)
    if (!message)
      throw new Error(`commerce: there is no mail "${key}". There are ${[...known.keys()].join(', ')}`)
    const [problem] = checkTemplate(message, content)
    if (problem) throw new Error(`commerce: the words of "${key}": ${problem.path}: ${problem.message}`)
  }
  return mails
}

function inCurrency(content: MessageContent, currency: string): MessageContent {
  if (currency === 'CAD') return content
  const blocks = content.blocks.map((block) =>
    block.kind === 'totals'
      ? { ...block, rows: block.rows.map((row) => ({ ...row, left: row.left.replace(/\bCAD\b/, currency) })) }
      : block,
  )
  return { ...content, blocks }
}
