import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'

/** The newest published resources. */
export const resourceListBlock: Block = {
  slug: 'resource-list',
  interfaceName: 'ResourceListBlock',
  labels: { singular: 'List of resources', plural: 'Lists of resources' },
  imageURL: '/blocks/resource-list.svg',
  imageAltText: 'Titles and summaries of articles',
  fields: [
    headingField({ required: false }),
    introField(),
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
