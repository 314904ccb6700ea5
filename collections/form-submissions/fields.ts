import type { Field } from 'payload'
import { SUBMISSION_STATE_LABELS, SUBMISSION_STATES } from '@/src/domain/forms/submission-state'
import { writtenByOperations } from '@/src/server/access'

/**
 * The fields of a message: the official plugin's own (`form`, `submissionData`), with the questions as they were put, and
 * what we know beside them. Staff change the state; what somebody wrote stays as it was written.
 */
export function submissionFields({ defaultFields }: { defaultFields: Field[] }): Field[] {
  return [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: SUBMISSION_STATES.map((value) => ({ value, label: SUBMISSION_STATE_LABELS[value].label })),
      admin: {
        position: 'sidebar',
        description:
          'Nobody was told of spam. A message that is none after all is told as soon as you save it.',
      },
    },
    {
      name: 'assignee',
      label: { en: 'Who answers it', fr: 'Qui y répond' },
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { role: { in: ['admin', 'superuser'] } },
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    ...[...FACTS, ...defaultFields.map(withQuestions)].map(asWritten),
  ]
}

const FACTS: Field[] = [
  { name: 'summary', label: 'Message', type: 'text', required: true },
  { name: 'senderName', label: 'Name', type: 'text' },
  { name: 'senderEmail', label: 'Email', type: 'text', index: true },
  { name: 'locale', label: { en: 'Language they read', fr: 'Langue de lecture' }, type: 'text' },
  { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', index: true },
  { name: 'spamScore', label: 'Looks like spam', type: 'number', required: true, defaultValue: 0 },
  { name: 'spamReasons', label: 'Because of', type: 'text', hasMany: true },
  {
    name: 'consents',
    label: { en: 'What they agreed to', fr: 'Ce à quoi la personne a consenti' },
    type: 'array',
    fields: [
      { name: 'field', type: 'text', required: true },
      { name: 'given', label: { en: 'Agreed', fr: 'Consenti' }, type: 'checkbox' },
      { name: 'text', label: { en: 'Words they read', fr: 'Mots lus' }, type: 'textarea', required: true },
      {
        name: 'version',
        label: { en: 'Version of the words', fr: 'Version du texte' },
        type: 'text',
        required: true,
      },
      { name: 'locale', label: { en: 'Language', fr: 'Langue' }, type: 'text', required: true },
    ],
  },
  // The sender's own key and what they sent under it: the same again is stored once.
  { name: 'requestKey', type: 'text', unique: true, hidden: true },
]

/** The plugin keeps the name of a field only; the question is what people read. */
function withQuestions(field: Field): Field {
  if (field.type !== 'array' || field.name !== 'submissionData') return field
  const question: Field = { name: 'label', label: 'Question', type: 'text' }
  return {
    ...field,
    label: 'Answers',
    labels: { singular: 'Answer', plural: 'Answers' },
    fields: [question, ...field.fields],
  }
}

function asWritten(field: Field): Field {
  return { ...field, access: { ...('access' in field ? field.access : {}), ...writtenByOperations } } as Field
}
