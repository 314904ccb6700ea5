import type { Block } from 'payload'
import { actionsField } from '../actions-field'
import { headingField } from '../heading-fields'

/** The opening of a page: one sentence in large type, what it means, and where to go next. */
export const heroBlock: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Opening', plural: 'Openings' },
  imageURL: '/blocks/hero.svg',
  imageAltText: 'Large heading with a text, buttons and a picture',
  fields: [
    {
      name: 'eyebrow',
      label: 'Small line above the heading',
      type: 'text',
      maxLength: 80,
    },
    headingField({ required: true }),
    { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 600 },
    actionsField(),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
  ],
}
