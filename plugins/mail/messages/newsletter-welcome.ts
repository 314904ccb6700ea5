import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ unsubscribeUrl: z.url(), providerName: z.string() })

/** A link to leave is good for as long as newsletters lie in mailboxes. */
const YEARS_IN_HOURS = 10 * 365 * 24

/** The first newsletter somebody gets: sent as soon as they have confirmed. */
export const newsletterWelcome = defineMessage({
  key: 'newsletter-welcome',
  about: 'To whoever has just confirmed that they want the newsletter.',
  variables,
  secrets: ['unsubscribeUrl'],
  secretsLastHours: YEARS_IN_HOURS,
  unsubscribe: 'unsubscribeUrl',
  sample: {
    unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Welcome to the newsletter of {{providerName}}',
    heading: 'Welcome',
    blocks: [
      {
        kind: 'text',
        text: 'You now get news and offers of {{providerName}}: new articles, programs and dates, a few times a year.',
      },
      { kind: 'text', text: 'You can leave at any time. One click is enough, and we will not ask why.' },
      { kind: 'button', label: 'Leave the newsletter', href: '{{unsubscribeUrl}}' },
    ],
  },
})
