import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'

/** The published products of one kind, in the order staff gave them. */
export const productListBlock: Block = {
  slug: 'product-list',
  interfaceName: 'ProductListBlock',
  labels: { singular: 'List of programs or services', plural: 'Lists of programs or services' },
  imageURL: '/blocks/product-list.svg',
  imageAltText: 'Cards with pictures, titles and prices',
  fields: [
    headingField({ required: false }),
    introField(),
    {
      name: 'kind',
      label: 'Show',
      type: 'select',
      required: true,
      defaultValue: 'program',
      options: [
        { label: 'Programs', value: 'program' },
        { label: 'Services', value: 'service' },
        { label: 'Licences', value: 'licence' },
      ],
    },
    {
      name: 'limit',
      label: 'At most',
      type: 'number',
      min: 1,
      max: 24,
      admin: { description: 'Leave empty to show all.' },
    },
  ],
}
