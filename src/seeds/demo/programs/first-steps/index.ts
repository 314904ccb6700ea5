import type { ProgramSeed } from '../../../content'
import { choosingOneThing } from './choosing-one-thing'
import { takingStock } from './taking-stock'
import { tryingItOut } from './trying-it-out'

export const firstSteps: ProgramSeed = {
  product: {
    slug: 'first-steps',
    sku: 'PRG-FIRST',
    kind: 'program',
    title: 'First Steps',
    summary:
      'A short, free introduction to self-management. Six small lessons show you how our programs work, and give you a first plan to try.',
    priceCents: 0,
    // Right after the flagship: who is undecided begins here.
    position: 15,
    picture: 'first-steps',
    highlights: [
      'Free, with nothing to cancel later',
      'Six lessons of about eight minutes',
      'A first action plan by the end',
    ],
    facts: [
      { label: 'Length', value: '1 week, or as long as you like' },
      { label: 'Time', value: 'Lessons of 8 minutes' },
      { label: 'Price', value: 'Free' },
    ],
    meta: {
      description:
        'A free introduction to self-management for people living with a long-term condition. Six short lessons and a first plan to try.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Begin small. Begin here.

First Steps is a short introduction that costs nothing. Find out what self-management means, how our lessons feel, and whether they suit you.`,
      },
      {
        block: 'steps',
        heading: 'What you will do',
        items: [
          { title: 'Take stock', text: 'What is going well, and what would you like to change?' },
          { title: 'Choose one thing', text: 'A step so small that it is nearly sure to work.' },
          { title: 'Try it for a week', text: 'And look back on it without scolding yourself.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Why is it free?',
            answer:
              'Because it is hard to judge a program from the outside. We would like you to look first and decide afterwards.',
          },
          {
            question: 'Do I need a credit card?',
            answer: 'No. You create an account, and the program is yours.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Ready for the whole path?',
        text: 'PMFP, our flagship program, begins where First Steps ends.',
        actions: [{ label: 'Learn more about PMFP', href: '/learn-more-about-pmfp' }],
      },
    ],
  },
  welcome: `
Welcome to First Steps. It is short, it is free, and it asks very little of you.

Read one lesson a day, or all of them in an afternoon. Have a pen and some paper close by.

This is education, not medical advice. If you have a question about your own health, please ask your care team.`,
  sections: [takingStock, choosingOneThing, tryingItOut],
}
