import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ confirmUrl: z.url(), providerName: z.string() })

/** Sent to an address somebody signed up for the newsletter with; nothing further is, until its button was pressed. */
export const newsletterConfirm = defineMessage({
  key: 'newsletter-confirm',
  about: 'The link with which somebody confirms that they want the newsletter. Works once, for 12 hours.',
  variables,
  secrets: ['confirmUrl'],
  sample: {
    confirmUrl: 'https://example.com/newsletter/confirm?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Please confirm: the newsletter of {{providerName}}',
    heading: 'One step is left',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, we hope you, asked for news and offers of {{providerName}} at this address. Please confirm that you want them.',
      },
      { kind: 'button', label: 'Confirm my subscription', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. You can leave at any time, with one click in any of our newsletters.',
      },
      { kind: 'text', text: 'If you did not ask for this, there is nothing to do: you will hear no more.' },
    ],
  },
})
