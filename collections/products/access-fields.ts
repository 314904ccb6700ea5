import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { wholeNumberField } from '@/collections/whole-number-field'

type Access = { kind?: string | null; days?: number | null; until?: string | null }

const isKind =
  (kind: string) =>
  (_: unknown, access: Partial<Access> = {}) =>
    access.kind === kind

/** What a buyer gets: for how long, and which programs where it is not the product's own. */
export const accessFields: Field[] = [
  {
    name: 'access',
    label: 'How long it stays open',
    type: 'group',
    admin: { description: 'Changes hold for what is ordered from now on.' },
    fields: [
      {
        name: 'kind',
        label: 'Length of access',
        type: 'select',
        defaultValue: 'forever',
        options: [
          { value: 'forever', label: 'For ever' },
          { value: 'days', label: 'A number of days' },
          { value: 'until', label: 'Until a date' },
        ],
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
          const { days, until } = siblingData as Access
          if (value === 'days' && !days) return 'Say how many days.'
          if (value === 'until' && !until) return 'Say until when.'
          return true
        },
      },
      {
        ...wholeNumberField({ name: 'days', label: 'Days', min: 1, max: 36_500 }),
        admin: {
          condition: isKind('days'),
          description: 'Of 24 hours each. Who buys again adds them to what is left.',
        },
      } as Field,
      {
        name: 'until',
        label: 'Until',
        type: 'date',
        admin: { condition: isKind('until'), date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'from',
        label: 'The days begin',
        type: 'select',
        defaultValue: 'purchase',
        options: [
          { value: 'purchase', label: 'When it is paid' },
          { value: 'first-opening', label: 'When it is opened for the first time' },
        ],
        admin: { condition: isKind('days') },
      },
    ],
  },
  {
    ...centsField({ name: 'renewalPriceCents', label: 'Price to renew, in CAD cents' }),
    admin: {
      description: 'For whoever bought it for a time before. Empty: the same price.',
      condition: ({ access }: { access?: Access }) => access?.kind === 'days',
    },
  } as Field,
  {
    name: 'opens',
    label: 'Programs it opens',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    filterOptions: { kind: { equals: 'program' } },
    admin: {
      description:
        'For a bundle, or a licence: what a buyer or a participant can open. Empty: the product itself.',
    },
  },
  {
    ...wholeNumberField({ name: 'seats', label: 'Places', min: 1, max: 10_000 }),
    admin: {
      description: 'A licence for a group of so many. Sizes are products of their own.',
      condition: ({ kind }: { kind?: string }) => kind === 'licence',
    },
  } as Field,
  {
    name: 'group',
    label: 'The group',
    type: 'group',
    admin: { condition: ({ kind }: { kind?: string }) => kind === 'licence' },
    fields: [
      {
        name: 'keepsAccess',
        label: 'Participants keep access after the group ends',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'showsProgress',
        label: 'The leader sees who opened and who finished',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Only of participants who agree before they join. Never answers or notes.' },
      },
    ],
  },
]
