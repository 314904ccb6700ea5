import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const stayingAheadOfTrouble: ProgramSeed['sections'][number] = {
  key: 'ahead-of-trouble',
  title: 'Staying ahead of trouble',
  summary: 'Air, weather and warning signs.',
  lessons: [
    {
      slug: 'air-weather-and-triggers',
      title: 'Air, weather and triggers',
      summary: 'Know what bothers your lungs, and plan around it.',
      minutes: 11,
      body: `
Lungs notice things before we do. Knowing your own triggers lets you plan a good day around them.

## Common triggers

- smoke, from tobacco, wood stoves or wildfires
- cold, dry air or hot, humid air
- dust, pollen, mould and pets
- perfume, sprays and cleaning products
- colds, flu and other infections
- hurry and strong feelings

Not all of these will bother you. Tick your own.

## Plan around them

**Cold days:** breathe through your nose and hold a scarf loosely over nose and mouth. Warm up indoors first.

**Smoky or humid days:** look at the Air Quality Health Index for your area on the Government of Canada's weather site. When it is high, keep windows closed, stay in the coolest room and move your walk to another day.

**Colds:** wash hands, keep a little distance in waiting rooms, and ask your doctor or pharmacist which vaccines are right for you.

**Smoking:** if you smoke and would like to stop, help is free in every province. Your pharmacist can tell you where to begin. Every attempt counts, including those that did not last.

## Your small step

Write your three main triggers on a card. Beside each, write one thing you can do.`,
      selfChecks: [
        {
          question: 'What are your three main triggers?',
          help: 'Think back to the last two times your breathing was worse. What came before?',
        },
        confidence('try one of your plans this week'),
      ],
    },
    {
      slug: 'green-yellow-and-red-days',
      title: 'Green, yellow and red days',
      summary: 'Agree on your warning signs before you need them.',
      minutes: 13,
      downloads: ['hard-days-plan', 'appointment-questions'],
      body: `
A lung condition can get worse over a few days. People often wait, hoping it will pass. A page that says what to do makes the decision easier. Many clinics call it an **action plan** and will fill it in with you.

## Three colours

**Green: an ordinary day.** My breathing is as usual for me. I take my regular medicine and do my usual activities.

**Yellow: a change.** I am more breathless than usual. I cough more, or what I cough up has changed in colour or amount. I sleep badly, or I need my rescue medicine more often. I do what my care team and I agreed, and I call them.

**Red: get help now.** I cannot finish a sentence. I am very drowsy or confused. My lips look blue or grey. My rescue medicine does not help. I call 9-1-1.

## What counts as usual for you?

Only you know it. Write it down on an ordinary day: how far you walk, how many pillows you use, how much you cough in the morning.

## Your small step

Write down your own green, yellow and red signs on **My page for hard days**. Bring it to your next appointment and ask: "Is this right, and what should I do on a yellow day?"`,
      selfChecks: [
        {
          question: 'What is usual for you on a green day?',
          help: 'Be concrete: steps, pillows, coughing, puffs.',
        },
        confidence('bring your page to your next appointment'),
      ],
    },
  ],
}
