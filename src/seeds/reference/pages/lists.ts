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
        text: 'Each program is a set of short lessons with one small step at the end. Buy once and read at your own pace. All prices are in Canadian dollars.',
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
