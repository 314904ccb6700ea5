import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  period: z.string(),
  periodBefore: z.string(),
  figures: z.array(z.object({ what: z.string(), now: z.string(), before: z.string() })),
  programs: z.array(z.object({ program: z.string(), left: z.string() })),
  statisticsUrl: z.url(),
  stopUrl: z.url(),
  providerName: z.string(),
})

/** A link to stop is good for as long as the mail lies in a mailbox. */
const YEAR_IN_HOURS = 365 * 24

/** To staff who chose it on the statistics screen, while they may see money. */
export const statisticsReport = defineMessage({
  key: 'statistics-report',
  about: 'Sales of a week or a month, to staff who chose this report under Statistics.',
  variables,
  secrets: ['stopUrl'],
  secretsLastHours: YEAR_IN_HOURS,
  unsubscribe: 'stopUrl',
  leavesAt: '/statistics/reports/stop',
  sample: {
    firstname: 'Demo',
    period: 'November 16, 2026 to November 22, 2026',
    periodBefore: 'November 9, 2026 to November 15, 2026',
    figures: [{ what: 'Paid', now: '$189.00', before: '$129.00' }],
    programs: [{ program: 'Sleeping better', left: '$189.00' }],
    statisticsUrl: 'https://example.com/manage-website/statistics',
    stopUrl: 'https://example.com/manage-website/statistics?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Sales, {{period}}',
    heading: 'Hello {{firstname}}, these are the sales',
    blocks: [
      { kind: 'text', text: '{{period}}, compared with {{periodBefore}}.' },
      { kind: 'rows', of: 'figures', left: '{{what}}', right: '{{now}} (before: {{before}})' },
      { kind: 'text', text: 'What is left of each program, after refunds:' },
      { kind: 'rows', of: 'programs', left: '{{program}}', right: '{{left}}' },
      { kind: 'button', label: 'Open these days in the statistics', href: '{{statisticsUrl}}' },
      {
        kind: 'text',
        text: 'You get this report because you chose it in the statistics of {{providerName}}.',
      },
      { kind: 'button', label: 'Stop this report', href: '{{stopUrl}}' },
    ],
  },
})
