import type { ProgramSeed } from '../../../content'
import { sharingTheLoad } from './sharing-the-load'
import { stayingYourself } from './staying-yourself'
import { youMatterToo } from './you-matter-too'

export const caringForTheOneWhoCares: ProgramSeed = {
  product: {
    slug: 'caring-for-the-one-who-cares',
    sku: 'PRG-CARE',
    kind: 'program',
    title: 'Caring for the One Who Cares',
    summary:
      'For partners, daughters, sons, neighbours and friends who look after someone. Keep yourself well, share the load, and stay more than a caregiver.',
    priceCents: 4_900,
    position: 70,
    picture: 'caring',
    highlights: [
      'Room for your own feelings, without guilt',
      'A map of the people and services around you',
      'Words for difficult conversations',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'Lessons of 10 minutes' },
      { label: 'For', value: 'Anyone who cares for somebody' },
    ],
    meta: {
      description:
        'A three-week program for family caregivers: look after yourself, share the load, and talk about what is hard.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## You look after someone. Who looks after you?

Six short lessons for people who care for a partner, a parent, a child or a friend. You can read them in a waiting room, or in the car before you go back in.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          {
            title: 'Looking after yourself',
            text: 'Small breaks that really fit, and feelings that are allowed.',
          },
          { title: 'Sharing the load', text: 'Who could do what, and how to ask.' },
          { title: 'Staying yourself', text: 'Hard talks, honest limits, and a bit of life of your own.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I do not think of myself as a caregiver.',
            answer:
              'Many people do not. If you do regular things for somebody who could not manage without them, this is for you.',
          },
          {
            question: 'I have no time.',
            answer:
              'We know. Each lesson takes ten minutes, and each small step is meant to give you time back.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Would you rather talk with someone?',
        text: 'One-to-one coaching is open to caregivers too.',
        actions: [{ label: 'See our services', href: '/services' }],
      },
    ],
  },
  welcome: `
Welcome. It says something about you that you are here, with everything else you have to do.

The lessons are short. You can stop in the middle of a sentence when somebody calls. Your place will be kept.

If you are at the end of your strength, please tell your own doctor or nurse. If you fear you might hurt yourself or the person you care for, call **9-1-1**, or call or text **9-8-8**. That is not failing. That is caring.`,
  sections: [youMatterToo, sharingTheLoad, stayingYourself],
}
