import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ firstname: z.string(), welcomeUrl: z.url(), providerName: z.string() })

/** Sent once to each person who was moved here from the older system, when staff release the batch. */
export const migrationWelcome = defineMessage({
  key: 'migration-welcome',
  about:
    'Tells people from the older system about the new website, and how they get in. Opens nothing by itself.',
  variables,
  sample: {
    firstname: 'Demo',
    welcomeUrl: 'https://example.com/welcome-migrated-user?email=demo%40example.com',
    providerName: 'Training provider',
  },
  content: {
    subject: 'We have moved to a new website',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'We have moved to a new website, and the programs you bought have moved with us. Your old password did not: please choose a new one before you sign in for the first time.',
      },
      { kind: 'button', label: 'Go to the new website', href: '{{welcomeUrl}}' },
      {
        kind: 'text',
        text: 'There you can ask for a link to choose your password. We send it to this email address, so that nobody else can open your programs.',
      },
      { kind: 'text', text: 'If anything is not right, just answer this email.' },
    ],
  },
})
