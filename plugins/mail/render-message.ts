import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import type { Message, MessageContent } from './message'
import { asHtml } from './render/as-html'
import { asText } from './render/as-text'
import { type Brand, PLAIN_BRAND } from './render/brand'
import { fill, fillLine, HIDDEN, type Values } from './render/fill'
import { page } from './render/page'

export type RenderedMail = { subject: string; html: string; text: string }

type Choices = {
  /** Instead of the message's own. */
  content?: MessageContent
  brand?: Brand
  /** Shows staff a mail without what opens somebody's account. */
  hideSecrets?: boolean
}

/**
 * Fills content with a message's variables, as HTML and as plain text that says the same. Every value is escaped for HTML;
 * a subject is one line, whatever somebody called themselves. Throws when the variables do not fit the contract.
 */
export function renderMessage(
  message: Message<unknown>,
  variables: unknown,
  { content = message.content, brand = PLAIN_BRAND, hideSecrets = false }: Choices = {},
): RenderedMail {
  const values = { ...(message.variables.parse(variables) as Values) }
  if (hideSecrets) for (const name of message.secrets ?? []) values[name] = HIDDEN
  const heading = fillLine(content.heading, values)
  const texts = content.blocks
    .map((block) => asText(block, values, message.locale === 'fr' ? '\u00a0:' : ':'))
    .filter(Boolean)
  const name = brand.name || fillLine('{{providerName}}', values)
  // In plain text two dashes and a space: mail programs know the rest as a signature.
  const foot = [
    ...(brand.seller.length > 0 ? brand.seller : [name]),
    ...(message.unsubscribe ? brand.address : []),
  ]
  return {
    subject: fillLine(content.subject, values),
    text: `${[heading, ...texts, ['-- ', ...foot].join('\n')].join('\n\n')}\n`,
    html: page({
      heading,
      preheader: preheader(content, values),
      body: content.blocks
        .map((block) => asHtml(block, values, { colour: brand.colour, prose: message.prose }))
        .filter(Boolean)
        .join('\n'),
      brand: { ...brand, name },
      foot,
      lang: LANGUAGE_TAGS[message.locale ?? DEFAULT_LOCALE],
    }),
  }
}

/** What inboxes show after the subject: the first paragraph's beginning. */
function preheader({ blocks }: MessageContent, values: Values): string {
  const [first] = blocks.filter((block) => block.kind === 'text')
  return [...fill(first?.text ?? '', values).replace(/\s+/g, ' ')].slice(0, 140).join('')
}
