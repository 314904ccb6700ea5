import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  groupName: z.string(),
  programs: z.string(),
  joinUrl: z.url(),
  providerName: z.string(),
})

/** Sent when the leader of a group gives somebody a place, and again with every fresh link. */
export const groupInvitation = defineMessage({
  key: 'group-invitation',
  about: 'The link with which somebody takes the place that the leader of a group gave them.',
  variables,
  secrets: ['joinUrl'],
  secretsLastHours: 90 * 24,
  sample: {
    groupName: 'Garden Community Centre',
    programs: 'Sleeping better',
    joinUrl: 'https://example.com/join?code=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: '{{groupName}} has a place for you',
    heading: 'There is a place for you',
    blocks: [
      {
        kind: 'text',
        text: '{{groupName}} invites you to {{programs}} at {{providerName}}. It costs you nothing.',
      },
      { kind: 'button', label: 'See what it is about', href: '{{joinUrl}}' },
      {
        kind: 'text',
        text: 'Before you join you read what the leader of the group will see. The link is for this email address only. If you did not expect this, there is nothing to do.',
      },
    ],
  },
})
