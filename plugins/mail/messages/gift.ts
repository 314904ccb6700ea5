import { z } from 'zod'
import { defineMessage } from '../message'

/** Sent to whom somebody gives a program, on the day the buyer named, and again with every fresh link. */
export const gift = defineMessage({
  key: 'gift',
  about: 'The link with which somebody accepts what was bought for them. It works for a year.',
  variables: z.object({
    recipientName: z.string(),
    buyerName: z.string(),
    title: z.string(),
    words: z.string(),
    giftUrl: z.url(),
    providerName: z.string(),
  }),
  secrets: ['giftUrl'],
  secretsLastHours: 365 * 24,
  sample: {
    recipientName: 'Ann',
    buyerName: 'Demo Customer',
    title: 'Sleeping better',
    words: 'Happy birthday!',
    giftUrl: 'https://example.com/gift?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: '{{buyerName}} has a gift for you',
    heading: 'Hello {{recipientName}}, this is for you',
    blocks: [
      { kind: 'text', text: '{{buyerName}} gives you {{title}} at {{providerName}}. It costs you nothing.' },
      { kind: 'text', text: '{{words}}' },
      { kind: 'button', label: 'Open your gift', href: '{{giftUrl}}' },
      {
        kind: 'text',
        text: 'The link works for a year, once. If you did not expect this, there is nothing to do.',
      },
    ],
  },
})
