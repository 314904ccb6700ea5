import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  program: z.string(),
  programUrl: z.url(),
  settingsUrl: z.url(),
  providerName: z.string(),
})

/** Sent once when somebody did nothing in their programs for two weeks; not to whom it switched off. */
export const learningPaused = defineMessage({
  key: 'learning-paused',
  about:
    'Sent once to who did nothing in a program for two weeks. People can switch it off in their account settings.',
  variables,
  sample: {
    firstname: 'Demo',
    program: 'Sleeping better',
    programUrl: 'https://example.com/programs/sleeping-better',
    settingsUrl: 'https://example.com/account-settings/communication',
    providerName: 'Training provider',
  },
  content: {
    subject: '{{program}} is there when you are ready',
    heading: 'Hello {{firstname}}, would you like to go on?',
    blocks: [
      {
        kind: 'text',
        text: 'It is two weeks since you were in {{program}}. A pause is fine. Everything is where you left it.',
      },
      { kind: 'button', label: 'Go on with the program', href: '{{programUrl}}' },
      { kind: 'text', text: 'A small step is enough: one lesson, or five minutes of it.' },
      {
        kind: 'text',
        text: 'You get this because you began a program at {{providerName}}. We write once in a pause. If you would rather not get these emails, switch them off in your account settings.',
      },
      { kind: 'button', label: 'Account settings', href: '{{settingsUrl}}' },
    ],
  },
})
