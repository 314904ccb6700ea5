import type { Block } from 'payload'
import { headingField } from '../heading-fields'

/** How to reach the people behind the site. */
export const contactDetailsBlock: Block = {
  slug: 'contact-details',
  interfaceName: 'ContactDetailsBlock',
  labels: { singular: 'Contact details', plural: 'Contact details' },
  imageURL: '/blocks/contact-details.svg',
  imageAltText: 'Email, telephone, address and hours',
  fields: [
    headingField({ required: true }),
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 600 },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Telephone', type: 'text', maxLength: 40 },
    {
      name: 'addressLines',
      label: 'Postal address',
      type: 'textarea',
      admin: { description: 'One line each, as on an envelope.' },
    },
    {
      name: 'hours',
      label: 'When someone answers',
      type: 'textarea',
      admin: { description: 'One line for each day or group of days.' },
    },
  ],
}
