import type { Block } from 'payload'

/** A pause between two parts of a page. */
export const dividerBlock: Block = {
  slug: 'divider',
  interfaceName: 'DividerBlock',
  labels: { singular: { en: 'Divider', fr: 'Séparation' }, plural: { en: 'Dividers', fr: 'Séparations' } },
  imageURL: '/blocks/divider.svg',
  imageAltText: 'A line, or room, between two parts',
  fields: [
    {
      name: 'look',
      label: { en: 'Look', fr: 'Apparence' },
      type: 'select',
      required: true,
      defaultValue: 'line',
      options: [
        { value: 'line', label: { en: 'A line', fr: 'Une ligne' } },
        { value: 'room', label: { en: 'Room', fr: 'De l’espace' } },
      ],
    },
  ],
}
