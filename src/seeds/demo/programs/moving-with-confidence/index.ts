import type { ProgramSeed } from '../../../content'
import { aGoodStart } from './a-good-start'
import { kinderToYourJoints } from './kinder-to-your-joints'
import { steadierOnYourFeet } from './steadier-on-your-feet'

export const movingWithConfidence: ProgramSeed = {
  product: {
    slug: 'moving-with-confidence',
    sku: 'PRG-MOVE',
    kind: 'program',
    title: 'Moving with Confidence',
    summary:
      'For stiff joints and unsteady days. Gentle movement, joint-friendly habits and a safer home, for people with arthritis or balance worries.',
    priceCents: 5_900,
    position: 60,
    picture: 'moving-with-confidence',
    highlights: [
      'Gentle movements, sitting and standing',
      'Joint-friendly ways to do daily tasks',
      'A room-by-room check for a safer home',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: '10 minutes on most days' },
      { label: 'You need', value: 'A sturdy chair without wheels' },
    ],
    meta: {
      description:
        'A three-week program of gentle movement, joint-friendly habits and a safer home, for people with arthritis or balance worries.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## A little movement, most days, in your own way.

You do not need a gym, special clothes or young knees. You need a sturdy chair and ten minutes. We will build from there.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          { title: 'A good start', text: 'How to warm up, how much is enough, and when to stop.' },
          { title: 'Kinder to joints', text: 'Open jars, carry bags and climb stairs with less strain.' },
          {
            title: 'Steadier on your feet',
            text: 'Simple balance practice, and a home with fewer stumbles.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Is it safe for me?',
            answer:
              'The movements are gentle, but we cannot know your health. Please show the list of movements to your doctor, nurse or physiotherapist before you start, above all if you have fallen, had surgery, or have a heart condition.',
          },
          {
            question: 'I use a cane or walker.',
            answer: 'Good. Keep using it. Most movements can be done sitting down.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Better together?',
        text: 'We also run workshops for groups, in person or by video.',
        actions: [{ label: 'See our services', href: '/services' }],
      },
    ],
  },
  welcome: `
Welcome. Please find a sturdy chair without wheels, and put its back against a wall. That is all the equipment you need.

Show the movements to someone on your care team before you begin, and ask: "Is there anything on this list that I should leave out?"

**Stop** if you have chest pain, feel faint or dizzy, are suddenly very short of breath, or feel a sharp pain in a joint. If it does not pass within a few minutes, call 9-1-1.`,
  sections: [aGoodStart, kinderToYourJoints, steadierOnYourFeet],
}
