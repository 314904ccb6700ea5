import type { ArrayField } from 'payload'
import { validateHref } from './safe-href'

/** The buttons of a block, in the order they are shown. Made anew for each block: Payload changes what it is given. */
export function actionsField(): ArrayField {
  return {
    name: 'actions',
    label: 'Buttons',
    labels: { singular: 'Button', plural: 'Buttons' },
    type: 'array',
    maxRows: 3,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: 'Button label', type: 'text', required: true, maxLength: 60 },
          {
            name: 'href',
            label: 'Leads to',
            type: 'text',
            required: true,
            validate: validateHref,
            admin: { description: 'For example /programs or https://…' },
          },
          {
            name: 'style',
            label: 'Weight',
            type: 'select',
            required: true,
            defaultValue: 'primary',
            options: [
              { label: 'Main button', value: 'primary' },
              { label: 'Second button', value: 'secondary' },
            ],
          },
        ],
      },
    ],
  }
}
