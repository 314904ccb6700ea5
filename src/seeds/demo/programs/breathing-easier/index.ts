import type { ProgramSeed } from '../../../content'
import { calmerBreathing } from './calmer-breathing'
import { savingBreathDayByDay } from './saving-breath-day-by-day'
import { stayingAheadOfTrouble } from './staying-ahead-of-trouble'

export const breathingEasier: ProgramSeed = {
  product: {
    slug: 'breathing-easier',
    sku: 'PRG-LUNG',
    kind: 'program',
    title: 'Breathing Easier',
    summary:
      'Everyday skills for people with asthma, COPD or another lung condition: calmer breathing, saving breath at home, and knowing your warning signs.',
    priceCents: 7_900,
    position: 30,
    picture: 'breathing-easier',
    highlights: [
      'Two breathing methods, explained step by step',
      'Ways to do everyday tasks with less effort',
      'A clear page of warning signs to agree with your care team',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'About 25 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A three-week program for people with a lung condition: calmer breathing, saving breath in daily life, and knowing your warning signs.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Short of breath is frightening. Skills make it less so.

Six short lessons for people with asthma, COPD or another lung condition. Learn to slow things down, save your breath for what you enjoy, and notice trouble early.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          {
            title: 'Breathing methods',
            text: 'Two simple ways to slow your breathing, at rest and on the stairs.',
          },
          { title: 'Saving breath', text: 'Washing, dressing, cooking and shopping with less effort.' },
          { title: 'Air and weather', text: 'How to plan around cold, heat, smoke and crowds.' },
          {
            title: 'Warning signs',
            text: 'Green, yellow and red days, on one page, agreed with your care team.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Does this replace pulmonary rehabilitation?',
            answer:
              'No. If your doctor offers you rehabilitation, please take it. This program goes well with it, before or after.',
          },
          {
            question: 'I use oxygen at home. Can I take part?',
            answer:
              'Yes. Everything can be done sitting down. Ask your care team before you change how you use your oxygen.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Try a free taste first',
        text: 'First Steps is a short program that costs nothing. It shows you how our lessons feel.',
        actions: [{ label: 'Look at First Steps', href: '/learn-more-about-first-steps' }],
      },
    ],
  },
  welcome: `
Welcome. This program is for anyone whose breath does not always do what it should.

Sit comfortably while you read, with your back supported. Do the breathing methods only for as long as they feel pleasant. If you become dizzy, stop and breathe as you usually do.

**Call 9-1-1** if you cannot speak in full sentences because of your breathing, if your lips turn blue or grey, if you feel confused, or if your rescue medicine does not help as it normally does.`,
  sections: [calmerBreathing, savingBreathDayByDay, stayingAheadOfTrouble],
}
