import type { BlockSeed } from '../blocks'
import type { ProductSeed } from '../content'

const askFirst: BlockSeed = {
  block: 'call-to-action',
  heading: 'Would you like to talk first?',
  text: 'Tell us in a few words what you are looking for. We answer within two working days.',
  actions: [{ label: 'Contact us', href: '/contactus' }],
}

/** What is sold besides programs. Buying one opens no course; staff get in touch to arrange a date. */
export const services: ProductSeed[] = [
  {
    slug: 'one-to-one-coaching',
    sku: 'SRV-COACH',
    kind: 'service',
    title: 'One-to-one coaching',
    summary:
      'Three conversations by telephone or video with one of our coaches. Bring one thing you would like to change, and leave with a plan that fits.',
    priceCents: 14_500,
    position: 10,
    picture: 'coaching',
    highlights: [
      'Three conversations of 45 minutes',
      'By telephone or video, at a time that suits you',
      'A short written summary after each one',
    ],
    facts: [
      { label: 'Length', value: '3 conversations in 6 weeks' },
      { label: 'Where', value: 'Telephone or video' },
      { label: 'For', value: 'Participants and caregivers' },
    ],
    meta: {
      description:
        'Three 45-minute conversations with a self-management coach, by telephone or video, with a written plan you can keep.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Someone to think with

Sometimes a lesson is not enough, because your situation has its own knots. A coach listens, asks good questions, and helps you turn "I should" into one clear step. You stay the person who decides.

Coaching is not medical care and not psychotherapy. If we think that another kind of help would serve you better, we will say so.`,
      },
      {
        block: 'steps',
        heading: 'How it works',
        items: [
          { title: 'You book', text: 'After your order we write to you and agree on a first date.' },
          {
            title: 'First conversation',
            text: 'What matters to you, what you have tried, and one small step.',
          },
          { title: 'Second and third', text: 'What happened? What helped? We adjust the plan together.' },
          { title: 'Your summary', text: 'After each conversation you receive one page, in plain words.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Do I need to have taken a program?',
            answer: 'No. Many people like to take PMFP alongside, but it is not required.',
          },
          {
            question: 'What if I have to cancel?',
            answer:
              'Let us know a day before and we will find another date. On a sudden bad day, simply call.',
          },
        ],
      },
      askFirst,
    ],
  },
  {
    slug: 'workshop-for-groups',
    sku: 'SRV-WORKSHOP',
    kind: 'service',
    title: 'Workshop for groups',
    summary:
      'A lively half day on living well with a long-term condition, for community centres, clinics, libraries, faith groups and workplaces.',
    priceCents: 65_000,
    position: 20,
    picture: 'workshop',
    highlights: [
      'Half a day, for up to 20 people',
      'In person within driving distance, or by video anywhere in Canada',
      'Large-print worksheets for everyone',
    ],
    facts: [
      { label: 'Length', value: '3 hours with breaks' },
      { label: 'Group', value: 'Up to 20 people' },
      { label: 'Where', value: 'At your place or by video' },
    ],
    meta: {
      description:
        'A half-day self-management workshop for groups of up to 20 people, at your place or by video, with large-print worksheets.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## An afternoon that people talk about

People with a long-term condition learn a great deal from one another. Our workshop gives them a reason to sit down together. There is no lecture. There is a theme, a good question, a cup of coffee, and time.`,
      },
      {
        block: 'feature-list',
        heading: 'Choose a theme',
        items: [
          {
            title: 'Small steps',
            text: 'Action plans and confidence: how to make a plan that survives a Tuesday.',
          },
          { title: 'Energy and pacing', text: 'Where energy goes, and how to spread it over a week.' },
          {
            title: 'Talking with your care team',
            text: 'Prepare an appointment, ask the first question first, take the answer home.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'What do you need from us?',
            answer:
              'A room without steps, tables people can sit around, and a door that closes. For video: one screen per person or one large screen.',
          },
          {
            question: 'Do you travel?',
            answer:
              'Yes, within about two hours. Travel costs are agreed beforehand and are not part of the price.',
          },
        ],
      },
      askFirst,
    ],
  },
  {
    slug: 'facilitator-training',
    sku: 'SRV-FACILITATOR',
    kind: 'service',
    title: 'Facilitator training',
    summary:
      'Learn to lead PMFP groups. Two days of practice for health workers, community staff and volunteers who have lived with a condition themselves.',
    priceCents: 39_500,
    position: 30,
    picture: 'facilitator-training',
    highlights: [
      'Two days of practice, not of slides',
      'A leader’s guide for every session',
      'Two follow-up calls in your first year',
    ],
    facts: [
      { label: 'Length', value: '2 days' },
      { label: 'Group', value: '6 to 12 people' },
      { label: 'Price', value: 'Per person' },
    ],
    meta: {
      description:
        'Two days of hands-on training for people who want to lead PMFP groups, with a leader’s guide and two follow-up calls.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Leading is listening

A good facilitator talks less than you might think. In two days you practise opening a session, keeping time kindly, drawing out quiet people, and helping a group find its own answers.

You will lead parts of real sessions and hear what worked. By the end you will have made most of the usual mistakes in good company.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will practise',
        items: [
          {
            title: 'Action plans in a group',
            text: 'Five questions, a confidence number, and a round that does not drag.',
          },
          {
            title: 'Problem solving',
            text: 'Getting ideas from everyone, and leaving the choice with the person.',
          },
          {
            title: 'Difficult moments',
            text: 'Strong feelings, long stories, advice that nobody asked for.',
          },
          {
            title: 'Keeping everyone safe',
            text: 'What stays in the room, and when to point to other help.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Do I need a health profession?',
            answer:
              'No. Warmth, patience and some experience of a long-term condition, your own or a close person’s, matter more.',
          },
          {
            question: 'Does our organization also need a licence?',
            answer:
              'Yes, to use PMFP with groups you need the group licence. One licence covers all your trained facilitators.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Training and licence together',
        text: 'See what the group licence includes, and how the two fit.',
        actions: [{ label: 'About the group licence', href: '/pmfp-group-licensing-page' }],
      },
    ],
  },
]
