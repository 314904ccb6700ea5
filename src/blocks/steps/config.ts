import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'
import { titledItemsField } from '../titled-items-field'

/** Numbered steps that follow each other: how it works. */
export const stepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  imageURL: '/blocks/steps.svg',
  imageAltText: 'Numbered steps along a line',
  fields: [
    headingField({ required: true }),
    introField(),
    titledItemsField({ singular: 'Step', plural: 'Steps' }),
  ],
}
