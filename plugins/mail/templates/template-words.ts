import { z } from 'zod'
import type { MessageBlock, MessageWords } from '../message'

const text = z.string().catch('')
const row = z.object({ left: text, right: text })

/** Blocks as Payload keeps and posts them. A field that is not filled in yet is empty. */
const block = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('text'), text }),
  z.object({ blockType: z.literal('button'), label: text, href: text }),
  z.object({ blockType: z.literal('rows'), of: text, left: text, right: text }),
  z.object({ blockType: z.literal('totals'), rows: z.array(row).catch([]) }),
])

/** The words of a template document, or of a form that is being filled in. */
export const templateWordsSchema = z.object({
  subject: text,
  heading: text,
  blocks: z.array(block).catch([]),
})

export type TemplateWords = z.infer<typeof templateWordsSchema>

/** A document's words as a message has them. */
export function wordsOf(document: unknown): MessageWords {
  const { subject, heading, blocks } = templateWordsSchema.parse(document)
  return {
    subject,
    heading,
    blocks: blocks.map(({ blockType, ...block }) => ({ kind: blockType, ...block }) as MessageBlock),
  }
}

/** The other way round. */
export function toTemplateWords({ subject, heading, blocks }: MessageWords): TemplateWords {
  return templateWordsSchema.parse({
    subject,
    heading,
    blocks: blocks.map(({ kind, ...block }) => ({ blockType: kind, ...block })),
  })
}

export function areSameWords(one: MessageWords, other: MessageWords): boolean {
  return JSON.stringify(toTemplateWords(one)) === JSON.stringify(toTemplateWords(other))
}
