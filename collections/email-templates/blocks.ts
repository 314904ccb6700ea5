import type { Block } from 'payload'

const VARIABLES = 'Variables such as {{firstname}} are filled in when the email is sent.'

/** A paragraph has words of its own; a name beside them would only ask what it is for. */
const NAMELESS = { disableBlockName: true }

/** What an email is made of. Same kinds as the default words of a message (`plugins/mail/message.ts`). */
export const emailTemplateBlocks: Block[] = [
  {
    slug: 'text',
    labels: { singular: 'Paragraph', plural: 'Paragraphs' },
    admin: NAMELESS,
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 5_000,
        admin: { description: `${VARIABLES} An empty line starts a new paragraph.` },
      },
    ],
  },
  {
    slug: 'button',
    labels: { singular: 'Button', plural: 'Buttons' },
    admin: NAMELESS,
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 100 },
      {
        name: 'href',
        label: 'Opens',
        type: 'text',
        required: true,
        maxLength: 500,
        admin: { description: 'A variable such as {{programsUrl}}, or an address that starts with https://' },
      },
    ],
  },
  {
    slug: 'rows',
    labels: { singular: 'List of lines', plural: 'Lists of lines' },
    admin: NAMELESS,
    fields: [
      { name: 'of', label: 'List', type: 'text', required: true },
      { name: 'left', label: 'At the left', type: 'text', required: true },
      { name: 'right', label: 'At the right', type: 'text', required: true },
    ],
  },
  {
    slug: 'totals',
    labels: { singular: 'Sums', plural: 'Sums' },
    admin: NAMELESS,
    fields: [
      {
        name: 'rows',
        type: 'array',
        required: true,
        minRows: 1,
        fields: [
          { name: 'left', label: 'At the left', type: 'text', required: true },
          { name: 'right', label: 'At the right', type: 'text', required: true },
        ],
      },
    ],
  },
]
