import type { ProgramSeed } from '../../../content'
import { harderDays } from './harder-days'
import { pacingAndMoving } from './pacing-and-moving'
import { understandingLastingPain } from './understanding-lasting-pain'

export const livingWellWithChronicPain: ProgramSeed = {
  product: {
    slug: 'living-well-with-chronic-pain',
    sku: 'PRG-PAIN',
    kind: 'program',
    title: 'Living Well with Chronic Pain',
    summary:
      'When pain has stayed longer than anyone expected. Learn how pain works, how to pace your day, and what to do when it flares.',
    priceCents: 8_900,
    position: 20,
    picture: 'chronic-pain',
    highlights: [
      'Plain words about why pain can last',
      'A pacing method you can start tomorrow',
      'Your own plan for flare-ups, on one page',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'About 30 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A three-week program about life with lasting pain: how pain works, pacing, calming the alarm, and a one-page plan for flare-ups.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Pain takes up room. Here is how to take some of it back.

Six short lessons for people whose pain has lasted for months or years. Nobody here will tell you that it is all in your head, or that you only have to think positively.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          {
            title: 'How lasting pain works',
            text: 'Why pain can go on after tissues have healed, and what that means for you.',
          },
          { title: 'Pacing', text: 'How to find the amount you can do today and still do tomorrow.' },
          { title: 'Calming the alarm', text: 'Simple ways to quiet a body that is on guard.' },
          { title: 'Flare-ups', text: 'A plan for bad days, made on a good one.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Will this take my pain away?',
            answer:
              'We cannot promise that, and we would be wary of anybody who does. Many people find that they can do more of what matters to them, even when some pain remains.',
          },
          {
            question: 'I have a new pain. Is this for me?',
            answer:
              'Please have a new, sudden or changing pain looked at by a doctor or nurse practitioner first. This program is for pain that has been checked and has stayed.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Not sure which program fits?',
        text: 'Write or call. We will help you choose, and we will tell you if something else would suit you better.',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. You have probably explained your pain to many people already. Here you do not need to explain it to anyone.

The program has three parts. First you will look at what pain is and does. Then you will learn to pace. Last, you will prepare for flare-ups. Take one lesson at a time, on a day when you have a bit of room for it.

If your pain changes, or you notice something new such as numbness, weakness, fever or weight loss, please see your doctor.`,
  sections: [understandingLastingPain, pacingAndMoving, harderDays],
}
