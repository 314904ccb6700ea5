import type { Block, Field } from 'payload'
import { FILE_KINDS, FILE_LIMITS } from '@/src/domain/forms/file-kinds'
import { AUTOFILLS, LENGTHS } from '@/src/domain/forms/form-field'
import { wholeNumberField } from '../whole-number-field'
import { showIfField } from './show-if-field'

type Words = string | { en: string; fr: string }

type FieldKind = { slug: string; label: Words; plural: Words; fields?: Field[] }

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
    fields: [...asked(), ...fields, showIfField()],
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

const FILE_KIND_LABELS = {
  pictures: { en: 'Pictures (JPG, PNG, WebP)', fr: 'Images (JPG, PNG, WebP)' },
  pdf: { en: 'PDF', fr: 'PDF' },
  documents: { en: 'Text documents (DOCX, ODT)', fr: 'Documents texte (DOCX, ODT)' },
} as const satisfies Record<(typeof FILE_KINDS)[number], Words>

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
  consent: kind({
    slug: 'consent',
    label: { en: 'Consent', fr: 'Consentement' },
    plural: { en: 'Consents', fr: 'Consentements' },
    fields: [
      {
        name: 'text',
        label: { en: 'What they agree to, at length', fr: 'Ce à quoi la personne consent, en détail' },
        type: 'textarea',
        maxLength: 2_000,
        localized: true,
        admin: {
          description: {
            en: 'The question is the sentence beside the box. Who ticks it has both kept with their answer, word for word.',
            fr: 'La question est la phrase à côté de la case. Si elle est cochée, les deux sont gardées mot pour mot avec la réponse.',
          },
        },
      },
    ],
  }),
  upload: kind({
    slug: 'upload',
    label: { en: 'File', fr: 'Fichier' },
    plural: { en: 'Files', fr: 'Fichiers' },
    fields: [
      {
        name: 'accepts',
        label: { en: 'Kinds of files', fr: 'Sortes de fichiers' },
        type: 'select',
        hasMany: true,
        options: FILE_KINDS.map((value) => ({ value, label: FILE_KIND_LABELS[value] })),
        admin: {
          description: {
            en: 'All of them where you choose none.',
            fr: 'Toutes si vous n’en choisissez aucune.',
          },
        },
      },
      {
        name: 'multiple',
        label: { en: 'Several files', fr: 'Plusieurs fichiers' },
        type: 'checkbox',
        defaultValue: false,
      },
      wholeNumberField({
        name: 'maxMegabytes',
        label: { en: 'Megabytes at most, each', fr: 'Mégaoctets au plus, chacun' },
        min: 1,
        max: FILE_LIMITS.megabytes,
        admin: {
          description: {
            en: `${FILE_LIMITS.megabytes} where you enter nothing.`,
            fr: `${FILE_LIMITS.megabytes} si vous n’entrez rien.`,
          },
        },
      }),
    ],
  }),
  step: {
    slug: 'step',
    labels: {
      singular: { en: 'Next step', fr: 'Étape suivante' },
      plural: { en: 'Next steps', fr: 'Étapes suivantes' },
    },
    admin: { disableBlockName: true },
    fields: [
      {
        name: 'label',
        label: { en: 'Heading of the step', fr: 'Titre de l’étape' },
        type: 'text',
        required: true,
        maxLength: 100,
        localized: true,
        admin: {
          description: {
            en: 'What follows is asked on a page of its own. Begin the form with a step to give the first one a heading, too.',
            fr: 'Ce qui suit est demandé sur une page à part. Commencez le formulaire par une étape pour donner un titre à la première aussi.',
          },
        },
      },
      showIfField(),
    ],
  },
  message: {
    slug: 'message',
    labels: { singular: 'Words in between', plural: 'Words in between' },
    admin: { disableBlockName: true },
    fields: [
      { name: 'message', label: 'Words', type: 'richText', required: true, localized: true },
      showIfField(),
    ],
  },
}
