import { z } from 'zod'
import type { MessageBlock, MessageContent } from '../message'

const text = z.string().catch('')
const row = z.object({ left: text, right: text })

/** Blocks as Payload keeps and posts them. A field that is not filled in yet is empty. */
const block = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('text'), text }),
  z.object({ blockType: z.literal('button'), label: text, href: text }),
  z.object({ blockType: z.literal('rows'), of: text, left: text, right: text }),
  z.object({ blockType: z.literal('totals'), rows: z.array(row).catch([]) }),
])

/** The content of a template document, or of a form that is being filled in. */
export const templateContentSchema = z.object({
  subject: text,
  heading: text,
  blocks: z.array(block).catch([]),
})

export type TemplateContent = z.infer<typeof templateContentSchema>

/** A document's content as a message has it. */
export function contentOf(document: unknown): MessageContent {
  const { subject, heading, blocks } = templateContentSchema.parse(document)
  return {
    subject,
    heading,
    blocks: blocks.map(({ blockType, ...block }) => ({ kind: blockType, ...block }) as MessageBlock),
  }
}

/** The other way round. */
export function toTemplateContent({ subject, heading, blocks }: MessageContent): TemplateContent {
  return templateContentSchema.parse({
    subject,
    heading,
    blocks: blocks.map(({ kind, ...block }) => ({ blockType: kind, ...block })),
  })
}

export function isSameContent(one: MessageContent, other: MessageContent): boolean {
  return JSON.stringify(toTemplateContent(one)) === JSON.stringify(toTemplateContent(other))
}

/** What our own content is stored as; a site that does not draft its templates keeps no status. */
export const PUBLISHED = { _status: 'published' } as const
