import type { Block } from 'payload'
import { actionsField } from '../actions-field'
import { headingField } from '../heading-fields'

/** A picture and what it stands for, side by side. */
export const imageTextBlock: Block = {
  slug: 'image-text',
  interfaceName: 'ImageTextBlock',
  labels: { singular: 'Picture and text', plural: 'Pictures and texts' },
  imageURL: '/blocks/image-text.svg',
  imageAltText: 'A picture beside a text',
  fields: [
    headingField({ required: true }),
    { name: 'content', label: 'Text', type: 'richText', required: true },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'imageSide',
      label: 'Side of the picture',
      type: 'select',
      required: true,
      defaultValue: 'right',
      options: [
        { label: 'Left', value: 'left' },
        { label: 'Right', value: 'right' },
      ],
      admin: { description: 'On a phone the picture always stands above the text.' },
    },
    actionsField(),
  ],
}
