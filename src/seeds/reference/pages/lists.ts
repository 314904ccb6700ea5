import type { PageSeed } from '../../content'

/** The introductions above the lists at /programs, /services and /newsletter. */
export const listPages: PageSeed[] = [
  {
    slug: 'programs',
    title: 'Programs',
    meta: {
      description:
        'Self-management programs in plain words: chronic pain, breathing, energy, sleep, movement, caregiving, and PMFP for any condition.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Programs',
        text: 'Each program is a set of short lessons with one small step at the end. Buy once and read at your own pace. All prices are in Canadian dollars. Not sure which one is yours? First Steps is free and shows you how they work.',
        actions: [{ label: 'Begin with First Steps', href: '/learn-more-about-first-steps' }],
      },
    ],
  },
  {
    slug: 'services',
    title: 'Services',
    meta: {
      description: 'One-to-one coaching, workshops for groups, and training for people who lead PMFP groups.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Services',
        text: 'Some things go better with a person across the table, or on the other end of the line.',
      },
      { block: 'product-list', kind: 'service' },
      {
        block: 'call-to-action',
        heading: 'Not sure which one fits?',
        text: 'Tell us in a few words what you live with and what you hope for. We answer within two working days, and asking costs nothing.',
        actions: [
          { label: 'Write to us', href: '/contactus' },
          { label: 'See all programs', href: '/programs', style: 'secondary' },
        ],
      },
    ],
  },
  {
    slug: 'newsletter',
    title: 'Resources',
    meta: {
      description:
        'Free articles and worksheets on pacing, sleep, appointments and small steps for people living with a long-term condition.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Resources',
        text: 'Articles and worksheets to read, print and share. They are free, and you do not need an account.',
      },
    ],
  },
]
