import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'

/** A form of the website, to fill in where it stands. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  imageURL: '/blocks/form.svg',
  imageAltText: 'Fields to fill in, with a button under them',
  fields: [
    headingField({ required: true }),
    introField(),
    {
      name: 'form',
      label: 'Form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: { description: 'Forms are made under Forms in the menu.' },
    },
  ],
}
