import type { ProgramSeed } from '../../../content'
import { daysThatLeadToSleep } from './days-that-lead-to-sleep'
import { knowYourNights } from './know-your-nights'
import { wakefulHours } from './wakeful-hours'

export const sleepingBetter: ProgramSeed = {
  product: {
    slug: 'sleeping-better',
    sku: 'PRG-SLEEP',
    kind: 'program',
    title: 'Sleeping Better',
    summary:
      'Quiet, practical help for nights that are too long. A sleep diary, gentler evenings, and what to do when you lie awake at three.',
    priceCents: 2_400,
    position: 50,
    picture: 'sleeping-better',
    highlights: [
      'A one-week sleep diary to print',
      'Evening and morning habits that work together',
      'What to do when you are wide awake at night',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'About 20 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A gentle three-week program for better nights when you live with a long-term condition: diary, evening habits, and wakeful hours.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Better nights begin with small changes in the day.

Pain, worry, medicines and age can all disturb sleep. These six lessons help you find out what disturbs yours, and change one thing at a time.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          { title: 'Your own pattern', text: 'One week of notes that show what helps and what does not.' },
          { title: 'Days that lead to sleep', text: 'Light, movement, naps, coffee and supper.' },
          { title: 'Calmer nights', text: 'How to put worries to bed, and when it is better to get up.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I take sleeping pills. Should I stop?',
            answer:
              'Please do not stop on your own. Talk with your doctor or pharmacist first. You can use everything in this program while you take them.',
          },
          {
            question: 'I snore loudly and am sleepy all day.',
            answer:
              'Tell your doctor, above all if someone has noticed that you stop breathing at night. That can be examined and treated.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'A small price for a quieter night',
        text: 'Have a question first? We are glad to hear from you.',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. You may be reading this after a poor night. Then let us keep it short.

Change **one** thing at a time and give it a week. Sleep does not like to be rushed. Some nights will still be bad, as they are for everyone.

Talk with your doctor if you snore heavily and are sleepy by day, if your legs will not lie still, if pain or breathing wakes you often, or if your mood stays low.`,
  sections: [knowYourNights, daysThatLeadToSleep, wakefulHours],
}
