import { z } from 'zod'
import { defineMessage } from '../message'

/** Sent when somebody asks for a copy of their data: the link works for 24 hours. */
export const dataExport = defineMessage({
  key: 'data-export',
  about: 'The link to a copy of everything somebody has given us. It works for 24 hours.',
  variables: z.object({ firstname: z.string(), exportUrl: z.url(), providerName: z.string() }),
  secrets: ['exportUrl'],
  secretsLastHours: 24,
  sample: {
    firstname: 'Demo',
    exportUrl: 'https://example.com/api/users/data-export/file?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your data, to download',
    heading: 'Hello {{firstname}}, here is your data',
    blocks: [
      {
        kind: 'text',
        text: 'You asked for a copy of everything you have given us. It is one file, with pages to read and data for a computer.',
      },
      { kind: 'button', label: 'Download', href: '{{exportUrl}}' },
      {
        kind: 'text',
        text: 'The link works for 24 hours. If you did not ask for this, please change your password and tell us.',
      },
    ],
  },
})

/** Sent when somebody closes their account: what is deleted, what is kept and why. */
export const accountClosing = defineMessage({
  key: 'account-closing',
  about: 'Says what is deleted, what is kept and why, when somebody closes their account.',
  variables: z.object({
    firstname: z.string(),
    closesOn: z.string(),
    settingsUrl: z.url(),
    providerName: z.string(),
  }),
  sample: {
    firstname: 'Demo',
    closesOn: 'December 20, 2026',
    settingsUrl: 'https://example.com/account-settings/data',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your account will be closed on {{closesOn}}',
    heading: 'Hello {{firstname}}, your account is being closed',
    blocks: [
      {
        kind: 'text',
        text: 'Deleted at once: your answers, notes and action plans. They cannot be brought back.',
      },
      {
        kind: 'text',
        text: 'Deleted on {{closesOn}}: your name, email address, password and billing address, your progress and certificates, your access to programs, your messages to us, and where you were signed in.',
      },
      {
        kind: 'text',
        text: 'Kept, because the law wants it: orders, invoices, receipts and credit notes with the name and address on them, and that you agreed to our terms.',
      },
      {
        kind: 'text',
        text: 'Until {{closesOn}} you can change your mind: sign in and keep your account, in the account settings.',
      },
      { kind: 'button', label: 'Account settings', href: '{{settingsUrl}}' },
      {
        kind: 'text',
        text: 'If it was not you, please do that now, and change your password. {{providerName}}',
      },
    ],
  },
})
