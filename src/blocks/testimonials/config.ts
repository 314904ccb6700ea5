import type { Block } from 'payload'
import { headingField } from '../heading-fields'

/** What people said, each with whom it is from. */
export const testimonialsBlock: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsBlock',
  labels: {
    singular: { en: 'What people say', fr: 'Témoignages' },
    plural: { en: 'What people say', fr: 'Témoignages' },
  },
  imageURL: '/blocks/testimonials.svg',
  imageAltText: 'Words of several people, side by side',
  fields: [
    headingField({ required: true }),
    {
      name: 'items',
      label: { en: 'Words of people', fr: 'Paroles' },
      labels: { singular: { en: 'Words', fr: 'Parole' }, plural: { en: 'Words of people', fr: 'Paroles' } },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [
        {
          name: 'text',
          label: { en: 'Words', fr: 'Paroles' },
          type: 'textarea',
          required: true,
          maxLength: 600,
        },
        {
          name: 'name',
          label: { en: 'Who said it', fr: 'Qui l’a dit' },
          type: 'text',
          required: true,
          maxLength: 80,
          admin: {
            description: {
              en: 'As they agreed to be named: a first name is enough.',
              fr: 'Comme la personne a accepté d’être nommée : un prénom suffit.',
            },
          },
        },
        { name: 'about', label: { en: 'About them', fr: 'À propos d’elle' }, type: 'text', maxLength: 120 },
      ],
    },
  ],
}
