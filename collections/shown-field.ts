import type { CheckboxField } from 'payload'

/**
 * Whether the document is on the website in a language, once it is published. Each language is written, published and
 * taken back on its own; what all share (price, picture, date) is published with whichever goes first.
 */
export const shownField: CheckboxField = {
  name: 'shown',
  label: 'On the website in this language',
  type: 'checkbox',
  localized: true,
  defaultValue: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Publish for it to take effect. The other language stays as it is.',
  },
}

/** The same where members read: who reads in a language a program or lesson is not in yet reads it in the other. */
export const shownToMembersField: CheckboxField = {
  ...shownField,
  label: 'For members in this language',
  admin: {
    position: 'sidebar',
    description: 'Publish for it to take effect. Where this is off, members read the English text.',
  },
}
