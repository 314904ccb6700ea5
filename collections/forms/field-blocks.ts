import type { Block, Field } from 'payload'
import { AUTOFILLS, LENGTHS } from '@/src/domain/forms/form-field'
import { wholeNumberField } from '../whole-number-field'

type FieldKind = { slug: string; label: string; plural: string; fields?: Field[] }

/** What every field has. Its name is made from its label (`nameFields`) and is not for people. */
const asked = (): Field[] => [
  { name: 'name', type: 'text', admin: { hidden: true } },
  { name: 'label', label: 'Question', type: 'text', required: true, maxLength: 200, localized: true },
  {
    name: 'hint',
    label: 'Help',
    type: 'text',
    maxLength: 300,
    localized: true,
    admin: { description: 'Stands under the question. What kind of answer helps you?' },
  },
  { name: 'required', label: 'Must be answered', type: 'checkbox', defaultValue: false },
]

function kind({ slug, label, plural, fields = [] }: FieldKind): Block {
  return {
    slug,
    labels: { singular: label, plural },
    admin: { disableBlockName: true },
    fields: [...asked(), ...fields],
  }
}

const maxLength = (standard: number): Field =>
  wholeNumberField({
    name: 'maxLength',
    label: 'Characters at most',
    min: 1,
    max: LENGTHS.most,
    admin: { description: `${standard} where you enter nothing.` },
  })

const options = (): Field => ({
  name: 'options',
  label: 'Choices',
  labels: { singular: 'Choice', plural: 'Choices' },
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 50,
  fields: [
    { name: 'label', label: 'Choice', type: 'text', required: true, maxLength: 200, localized: true },
    // The plugin's own: what is sent. Kept equal to the choice as it reads in English, see `keepFields`.
    { name: 'value', type: 'text', admin: { hidden: true } },
  ],
})

const AUTOFILL_LABELS = {
  name: 'Full name',
  'given-name': 'First name',
  'family-name': 'Last name',
  organization: 'Organization',
} as const satisfies Record<(typeof AUTOFILLS)[number], string>

const autofill: Field = {
  name: 'autofill',
  label: 'Asks for',
  type: 'select',
  options: AUTOFILLS.map((value) => ({ value, label: AUTOFILL_LABELS[value] })),
  admin: { description: 'Browsers then offer it, and who is signed in finds it filled in.' },
}

/** The kinds of fields a form may have, by the official plugin's names; those it lacks are our own. */
export const fieldBlocks: Record<string, Block> = {
  text: kind({
    slug: 'text',
    label: 'Short text',
    plural: 'Short texts',
    fields: [autofill, maxLength(LENGTHS.text)],
  }),
  textarea: kind({
    slug: 'textarea',
    label: 'Long text',
    plural: 'Long texts',
    fields: [maxLength(LENGTHS.textarea)],
  }),
  email: kind({ slug: 'email', label: 'Email address', plural: 'Email addresses' }),
  phone: kind({ slug: 'phone', label: 'Telephone number', plural: 'Telephone numbers' }),
  number: kind({
    slug: 'number',
    label: 'Number',
    plural: 'Numbers',
    fields: [
      { name: 'min', label: 'At least', type: 'number' },
      { name: 'max', label: 'At most', type: 'number' },
    ],
  }),
  date: kind({ slug: 'date', label: 'Day', plural: 'Days' }),
  select: kind({ slug: 'select', label: 'List to choose from', plural: 'Lists', fields: [options()] }),
  radio: kind({ slug: 'radio', label: 'Choice of one', plural: 'Choices of one', fields: [options()] }),
  checkbox: kind({ slug: 'checkbox', label: 'Box to tick', plural: 'Boxes to tick' }),
  message: {
    slug: 'message',
    labels: { singular: 'Words in between', plural: 'Words in between' },
    admin: { disableBlockName: true },
    fields: [{ name: 'message', label: 'Words', type: 'richText', required: true, localized: true }],
  },
}
