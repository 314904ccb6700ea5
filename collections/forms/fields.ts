import type { Field } from 'payload'
import { shownField } from '@/collections/shown-field'
import { type Locale, readLocale } from '@/src/domain/languages/locales'
import { safeRedirect } from '@/src/domain/roles/safe-redirect'
import { staffField } from '@/src/server/access'
import { fieldBlocks } from './field-blocks'

/**
 * The fields of a form: the official plugin's own, in the trade's words, and whom a message is told to. Its emails are
 * left out: mail of ours goes through the outbox, in words that staff edit as templates.
 */
export function formFields({ defaultFields }: { defaultFields: Field[] }): Field[] {
  const own = (name: string, changes: Record<string, unknown>): Field => {
    const field = defaultFields.find((each) => 'name' in each && each.name === name)
    if (!field) throw new Error(`the form builder has no field ${name}`)
    return { ...field, ...changes } as Field
  }
  const questions = defaultFields.find((each) => each.type === 'blocks')?.blocks ?? []
  // The plugin has uploads only for collections of its own idea: that block is ours alone.
  const inOrder = Object.entries(fieldBlocks).map(
    ([kind, block]) => questions.find(({ slug }) => slug === kind) ?? block,
  )
  return [
    own('title', {
      label: 'Name',
      maxLength: 80,
      admin: { description: 'Staff and emails call the form so. Visitors read the heading of its block.' },
    }),
    own('fields', {
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      blocks: inOrder,
      required: true,
      minRows: 1,
      maxRows: 50,
    }),
    own('submitButtonLabel', {
      label: 'Words on the button',
      maxLength: 60,
      defaultValue: inLanguage({ en: 'Send', fr: 'Envoyer' }),
    }),
    own('confirmationType', {
      label: 'After sending',
      options: [
        { label: 'Say thank you', value: 'message' },
        { label: 'Open a page', value: 'redirect' },
      ],
      admin: { layout: 'horizontal' },
    }),
    own('confirmationMessage', { label: 'Thank you' }),
    own('redirect', { label: false, fields: [redirectUrl] }),
    finishLater,
    staffEmails,
    receipt,
    shown,
    slug,
  ]
}

const redirectUrl: Field = {
  name: 'url',
  label: 'Page that opens',
  type: 'text',
  required: true,
  maxLength: 300,
  validate: (value: unknown) =>
    (typeof value === 'string' && safeRedirect(value) !== null) ||
    'Write a page of this site, such as /programs.',
}

const finishLater: Field = {
  name: 'finishLater',
  label: { en: 'People may finish it later', fr: 'On peut le terminer plus tard' },
  type: 'checkbox',
  defaultValue: false,
  admin: {
    description: {
      en: 'Their answers are kept for 30 days, encrypted: for who is signed in on every device, for others in the browser they use. Files are not kept.',
      fr: 'Les réponses sont gardées 30 jours, chiffrées : sur tous les appareils pour qui est connecté, sinon dans le navigateur utilisé. Les fichiers ne sont pas gardés.',
    },
  },
}

const staffEmails: Field = {
  name: 'staffEmails',
  label: 'Who is told of a message',
  labels: { singular: 'Address', plural: 'Addresses' },
  type: 'array',
  maxRows: 10,
  access: { read: staffField },
  admin: {
    description:
      'Each gets an email with all answers. With nobody here it goes to the seller’s address in the system settings.',
  },
  fields: [{ name: 'email', type: 'email', required: true }],
}

const receipt: Field = {
  name: 'receipt',
  label: 'Receipt for the sender',
  type: 'group',
  access: { read: staffField },
  admin: {
    description:
      'Goes to the first email address among the answers. It repeats none of them, so that nobody can send words of their own in your name.',
  },
  fields: [
    { name: 'isSent', label: 'Send a receipt', type: 'checkbox', defaultValue: true },
    {
      name: 'text',
      label: 'Text of the receipt',
      type: 'textarea',
      maxLength: 1_000,
      localized: true,
      defaultValue: inLanguage({
        en: 'Thank you for writing to us. A person will read your message and answer.',
        fr: 'Merci de nous avoir écrit. Une personne lira votre message et vous répondra.',
      }),
      admin: { condition: (_, receipt) => receipt?.isSent !== false },
    },
  ],
}

const shown: Field = {
  ...shownField,
  admin: {
    position: 'sidebar',
    description: {
      en: 'Publish for it to take effect. Where this is off, pages in this language leave the form out. Questions are added, moved and taken away in both languages, with the English.',
      fr: 'Publiez pour que cela prenne effet. Sans cela, les pages dans cette langue n’affichent pas le formulaire. Les questions s’ajoutent, se déplacent et se retirent dans les deux langues à la fois, avec l’anglais.',
    },
  },
}

/** What programs may call a form by, beside its id. */
const slug: Field = {
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  admin: { hidden: true },
  hooks: { beforeDuplicate: [() => null] },
}

/** What a new form begins with, in the language it is written in. */
function inLanguage(words: Record<Locale, string>) {
  return ({ locale }: { locale?: string }) => words[readLocale(locale)]
}
