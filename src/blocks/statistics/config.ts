import type { Block } from 'payload'
import { headingField } from '../heading-fields'

/** A few figures across the page. */
export const statisticsBlock: Block = {
  slug: 'statistics',
  interfaceName: 'StatisticsBlock',
  labels: {
    singular: { en: 'Figures', fr: 'Chiffres' },
    plural: { en: 'Figures', fr: 'Chiffres' },
  },
  imageURL: '/blocks/statistics.svg',
  imageAltText: 'Large figures, each with what it counts',
  fields: [
    headingField({ required: false }),
    {
      name: 'items',
      label: { en: 'Figures', fr: 'Chiffres' },
      labels: { singular: { en: 'Figure', fr: 'Chiffre' }, plural: { en: 'Figures', fr: 'Chiffres' } },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      fields: [
        {
          name: 'figure',
          label: { en: 'Figure', fr: 'Chiffre' },
          type: 'text',
          required: true,
          maxLength: 20,
        },
        {
          name: 'text',
          label: { en: 'What it counts', fr: 'Ce qu’il compte' },
          type: 'text',
          required: true,
          maxLength: 120,
        },
      ],
    },
    {
      name: 'source',
      label: { en: 'Where the figures come from', fr: 'D’où viennent les chiffres' },
      type: 'text',
      maxLength: 200,
    },
  ],
}
