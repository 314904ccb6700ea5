import type { Block } from 'payload'
import { actionsField } from '../actions-field'
import { headingField } from '../heading-fields'

/** A closing invitation with one clear next step. */
export const callToActionBlock: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Invitation', plural: 'Invitations' },
  imageURL: '/blocks/call-to-action.svg',
  imageAltText: 'A coloured band with a heading and a button',
  fields: [
    headingField({ required: true }),
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 600 },
    actionsField(),
  ],
}
