import type { Block } from 'payload'

/** One sentence worth a pause. */
export const quoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: { en: 'Quote', fr: 'Citation' }, plural: { en: 'Quotes', fr: 'Citations' } },
  imageURL: '/blocks/quote.svg',
  imageAltText: 'One sentence in large type',
  fields: [
    { name: 'text', label: { en: 'Words', fr: 'Paroles' }, type: 'textarea', required: true, maxLength: 400 },
    { name: 'name', label: { en: 'Who said it', fr: 'Qui l’a dit' }, type: 'text', maxLength: 80 },
    { name: 'about', label: { en: 'About them', fr: 'À propos d’elle' }, type: 'text', maxLength: 120 },
  ],
}
