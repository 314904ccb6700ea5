import type { Field } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'

/** When a lesson opens to who may open its program. */
export const releaseField: Field = {
  name: 'release',
  label: 'Opens',
  type: 'group',
  admin: {
    description:
      'Until then members see its title and when it opens. What somebody has opened already stays open for them; on a person’s page staff can open all lessons at once.',
  },
  fields: [
    {
      name: 'kind',
      label: 'When',
      type: 'select',
      defaultValue: 'at-once',
      options: [
        { value: 'at-once', label: 'At once' },
        { value: 'after-purchase', label: 'Days after the purchase' },
        { value: 'after-opening', label: 'Days after the first lesson was opened' },
        { value: 'on-date', label: 'On a date' },
      ],
    },
    wholeNumberField({
      name: 'days',
      min: 1,
      max: 3_650,
      admin: {
        condition: (_, release) => release?.kind === 'after-purchase' || release?.kind === 'after-opening',
        description: 'Of 24 hours each. The first lesson of a program never waits for itself.',
      },
    }),
    {
      name: 'at',
      label: 'Date and time',
      type: 'date',
      admin: {
        condition: (_, release) => release?.kind === 'on-date',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
}
