import type { ProductSeed } from '../content'

/** What organizations buy. Shown on the licensing page and at its own address. */
export const licences: ProductSeed[] = [
  {
    slug: 'pmfp-group-licence',
    sku: 'LIC-PMFP',
    kind: 'licence',
    title: 'PMFP group licence',
    summary:
      'Offer PMFP to the people you serve: one year, up to 25 participants, with the leader’s guide and all worksheets in large print.',
    priceCents: 149_000,
    position: 10,
    opens: ['pmfp'],
    seats: 25,
    access: { kind: 'days', days: 365, from: 'purchase' },
    group: { keepsAccess: true, showsProgress: false },
    picture: 'group-licence',
    highlights: [
      'One year, up to 25 participants',
      'Leader’s guide and worksheets to print',
      'Help with the start by telephone or video',
    ],
    facts: [
      { label: 'Length', value: '12 months' },
      { label: 'Places', value: '25 participants' },
      { label: 'Payment', value: 'Card, PayPal or invoice' },
    ],
    meta: {
      description:
        'A one-year licence for organizations to offer PMFP to up to 25 participants, with leader’s guide, worksheets and a good start.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## For places where people already come

Participants take the lessons at home and meet in your rooms, or by video, to make plans and share what they found out. You bring the people and the coffee. We bring the program.

You decide whether participation is free for them.`,
      },
      {
        block: 'feature-list',
        heading: 'What is included',
        items: [
          {
            title: '25 places',
            text: 'Each participant gets an account of their own and can keep using PMFP after the group ends.',
          },
          {
            title: 'Leader’s guide',
            text: 'A session plan for each of six weeks, with timings and questions.',
          },
          { title: 'Worksheets', text: 'To print as often as you need, in ordinary and in large print.' },
          { title: 'A good start', text: 'One hour with us to plan your first group.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Can we pay by invoice?',
            answer:
              'Yes. Choose “Invoice” at checkout and we will email it to you. The licence begins when the payment has arrived.',
          },
          {
            question: 'What do we learn about our participants?',
            answer: 'Nothing about their answers or notes. Those belong to the participants alone.',
          },
        ],
      },
    ],
  },
]
