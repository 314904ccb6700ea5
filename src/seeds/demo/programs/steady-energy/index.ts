import type { ProgramSeed } from '../../../content'
import { keepItSteady } from './keep-it-steady'
import { seeWhereItGoes } from './see-where-it-goes'
import { spendItWisely } from './spend-it-wisely'

export const steadyEnergy: ProgramSeed = {
  product: {
    slug: 'steady-energy',
    sku: 'PRG-ENERGY',
    kind: 'program',
    title: 'Steady Energy',
    summary:
      'For people whose tiredness does not go away with a good night’s sleep. Learn to budget your energy, simplify your days and protect what you enjoy.',
    priceCents: 6_900,
    position: 40,
    picture: 'steady-energy',
    highlights: [
      'An energy budget that fits on one page',
      'Practical ways to make daily tasks lighter',
      'Words for explaining fatigue to other people',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'Lessons of 10 minutes' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A three-week program about living with fatigue: an energy budget, lighter daily tasks, rest that helps, and words to explain it.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Tired is not lazy. Let us make your energy go further.

Fatigue comes with many conditions and treatments. These six short lessons help you spend the energy you have on the things you care about.`,
      },
      {
        block: 'steps',
        heading: 'Three weeks, three ideas',
        items: [
          { title: 'See where it goes', text: 'Find out what takes energy and what gives some back.' },
          { title: 'Spend it wisely', text: 'Plan, choose, share and simplify.' },
          {
            title: 'Keep it steady',
            text: 'Rest well, explain yourself in a sentence, and prepare for big days.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I am too tired to take a course.',
            answer:
              'That is exactly who we wrote it for. Lessons take about ten minutes, and each begins with its main point. Reading only that is perfectly fine.',
          },
          {
            question: 'Should I see my doctor about tiredness?',
            answer:
              'Yes, if you have not yet done so. Tiredness has many causes, and some can be treated. This program is for the part that remains.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Questions before you decide?',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. We kept this program short on purpose.

Each lesson starts with its main point. If that is all you can take in today, it is enough. The rest will wait for you.

If your tiredness is new, has become much worse, or comes with fever, weight loss, breathlessness or a low mood that does not lift, please see your doctor.`,
  sections: [seeWhereItGoes, spendItWisely, keepItSteady],
}
