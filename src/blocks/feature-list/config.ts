import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'
import { titledItemsField } from '../titled-items-field'

/** Points that stand beside each other, in no order: what is included, what one learns. */
export const featureListBlock: Block = {
  slug: 'feature-list',
  interfaceName: 'FeatureListBlock',
  labels: { singular: 'List of points', plural: 'Lists of points' },
  imageURL: '/blocks/feature-list.svg',
  imageAltText: 'Short titled texts in columns',
  fields: [
    headingField({ required: true }),
    introField(),
    titledItemsField({ singular: 'Point', plural: 'Points' }),
  ],
}
