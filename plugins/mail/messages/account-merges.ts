import { z } from 'zod'
import { MERGE_LINK_HOURS } from '@/src/domain/people/merging'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  closedEmail: z.string(),
  keptEmail: z.string(),
  providerName: z.string(),
})

export type AccountMail = z.infer<typeof variables>

const sample = {
  firstname: 'Demo',
  closedEmail: 'former@example.com',
  keptEmail: 'demo@example.com',
  providerName: 'Training provider',
}

/** Sent to both addresses when staff made two accounts of one person one. */
export const accountMerged = defineMessage({
  key: 'account-merged',
  about: 'Tells both addresses that two accounts of one person are one now, and how to sign in.',
  variables,
  sample,
  content: {
    subject: 'Your two accounts are one now',
    heading: 'Hello {{firstname}}, your two accounts are one now',
    blocks: [
      {
        kind: 'text',
        text: 'What you had with {{closedEmail}} is in your account with {{keptEmail}} now: orders, programs, progress and certificates. Please sign in with {{keptEmail}}. It is no longer possible to sign in with {{closedEmail}}.',
      },
      {
        kind: 'text',
        text: 'Answers, notes and action plans are yours alone, and were not moved. Nobody can read them.',
      },
      {
        kind: 'text',
        text: 'If these are not both yours, please tell us soon: then we can take it back. {{providerName}}',
      },
    ],
  },
})

/** Sent to each of the two when something was written in the account that was merged away. */
export const accountMergeConfirm = defineMessage({
  key: 'account-merge-confirm',
  about:
    'Asks each address of two accounts that were made one whether both are theirs. Answers and notes go over once both have said so. The link works once, for 7 days.',
  variables: variables.extend({ confirmUrl: z.url() }),
  secrets: ['confirmUrl'],
  secretsLastHours: MERGE_LINK_HOURS,
  sample: { ...sample, confirmUrl: 'https://example.com/confirm-merge?token=sample' },
  content: {
    subject: 'Are both accounts yours? Your answers and notes wait',
    heading: 'Hello {{firstname}}, your answers and notes are waiting',
    blocks: [
      {
        kind: 'text',
        text: 'We have made the accounts with {{closedEmail}} and {{keptEmail}} one. What was written in the account with {{closedEmail}} – answers, notes, action plans and tries at quizzes – is still sealed, and nobody can read it.',
      },
      {
        kind: 'text',
        text: 'It goes over to the account with {{keptEmail}} once both addresses have confirmed that both accounts are yours. This is the link for this address; the other one has its own.',
      },
      { kind: 'button', label: 'Both accounts are mine', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 7 days. If one of the two accounts is not yours, please do not confirm, and tell us soon. {{providerName}}',
      },
    ],
  },
})

/** Sent to both addresses when staff took that back. */
export const accountMergeUndone = defineMessage({
  key: 'account-merge-undone',
  about: 'Tells both addresses that two accounts which were made one are two again.',
  variables,
  sample,
  content: {
    subject: 'Your two accounts are apart again',
    heading: 'Hello {{firstname}}, your two accounts are apart again',
    blocks: [
      {
        kind: 'text',
        text: 'We have taken back that {{closedEmail}} and {{keptEmail}} were made one account. Each has again what it had before, and you can sign in with each of them.',
      },
      { kind: 'text', text: 'If you have a question, just answer this email. {{providerName}}' },
    ],
  },
})
