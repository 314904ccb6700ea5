import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  groupName: z.string(),
  programs: z.string(),
  places: z.string(),
  groupUrl: z.url(),
  providerName: z.string(),
})

const sample = {
  firstname: 'Demo',
  groupName: 'Garden Community Centre',
  programs: 'Sleeping better',
  places: '25',
  groupUrl: 'https://example.com/groups/sample',
  providerName: 'Training provider',
}

/** Sent once to whoever bought a licence, when its places are ready to be given. */
export const groupReady = defineMessage({
  key: 'group-ready',
  about: 'Tells whoever bought a licence that their group is ready, and leads to its places.',
  variables,
  sample,
  content: {
    subject: '{{groupName}}: your group is ready',
    heading: 'Hello {{firstname}}, your group is ready',
    blocks: [
      {
        kind: 'text',
        text: 'You can now give others their places for {{programs}}. Places: {{places}}. Paste a list of email addresses, or pass on the code of your group.',
      },
      { kind: 'button', label: 'Go to the group', href: '{{groupUrl}}' },
      {
        kind: 'text',
        text: 'You need no place yourself to manage the group. If you would like to take part, join with the code. {{providerName}}',
      },
    ],
  },
})

/** Sent to whoever staff have made the leader of a group. */
export const groupLeader = defineMessage({
  key: 'group-leader',
  about: 'Tells somebody that they lead a group now, and leads to its places.',
  variables,
  sample,
  content: {
    subject: '{{groupName}}: you lead this group now',
    heading: 'Hello {{firstname}}, the group is yours to lead',
    blocks: [
      {
        kind: 'text',
        text: 'You now give and take back the places of {{groupName}} for {{programs}}. Places: {{places}}. Whoever has joined keeps their place.',
      },
      { kind: 'button', label: 'Go to the group', href: '{{groupUrl}}' },
      { kind: 'text', text: 'If you did not expect this, please answer this email. {{providerName}}' },
    ],
  },
})
