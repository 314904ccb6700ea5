import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ unsubscribeUrl: z.url(), providerName: z.string() })

/** A link to leave is good for as long as newsletters lie in mailboxes. */
const YEARS_IN_HOURS = 10 * 365 * 24

/** Sent when somebody signs up with an address that gets the newsletter already: the page cannot say so to strangers. */
export const newsletterKnown = defineMessage({
  key: 'newsletter-known',
  about: 'To whoever signs up for the newsletter and gets it already.',
  variables,
  secrets: ['unsubscribeUrl'],
  secretsLastHours: YEARS_IN_HOURS,
  sample: {
    unsubscribeUrl: 'https://example.com/newsletter/unsubscribe?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'You get the newsletter of {{providerName}} already',
    heading: 'You are on the list',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, we hope you, signed up for our newsletter with this address. It gets it already, so there is nothing to do.',
      },
      { kind: 'text', text: 'If you would rather not hear from us:' },
      { kind: 'button', label: 'Leave the newsletter', href: '{{unsubscribeUrl}}' },
    ],
  },
})
