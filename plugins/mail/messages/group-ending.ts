import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  groupName: z.string(),
  endsOn: z.string(),
  daysLeft: z.string(),
  places: z.string(),
  groupUrl: z.url(),
  providerName: z.string(),
})

/** Sent to the leader 30 and 7 days before a group ends; not when it was extended meanwhile. */
export const groupEnding = defineMessage({
  key: 'group-ending',
  about: 'Reminder to the leader before a group ends: 30 days before, and 7 days before.',
  variables,
  sample: {
    firstname: 'Demo',
    groupName: 'Garden Community Centre',
    endsOn: 'December 20, 2026',
    daysLeft: '30',
    places: '3',
    groupUrl: 'https://example.com/groups/sample',
    providerName: 'Training provider',
  },
  content: {
    subject: '{{groupName}}: your group ends on {{endsOn}}',
    heading: 'Hello {{firstname}}, days left: {{daysLeft}}',
    blocks: [
      {
        kind: 'text',
        text: 'Your group ends on {{endsOn}}. Until then people can join; free places: {{places}}.',
      },
      { kind: 'button', label: 'Go to the group', href: '{{groupUrl}}' },
      { kind: 'text', text: 'If you would like to go on, just answer this email. {{providerName}}' },
    ],
  },
})
