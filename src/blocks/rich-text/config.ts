import type { Block } from 'payload'

/** Running text with headings, lists and links: legal pages, articles, explanations. */
export const richTextBlock: Block = {
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  imageURL: '/blocks/rich-text.svg',
  imageAltText: 'A column of text',
  fields: [{ name: 'content', label: 'Text', type: 'richText', required: true }],
}
