import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

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
  sections: [
    {
      key: 'calmer-breathing',
      title: 'Calmer breathing',
      summary: 'Two methods to practise while you feel well.',
      lessons: [
        {
          slug: 'the-long-breath-out',
          title: 'The long breath out',
          summary: 'Pursed-lip breathing, step by step.',
          minutes: 12,
          downloads: ['breathing-log'],
          body: `
When we are short of breath we try to pull more air **in**. Often the trouble is that old air cannot get **out**. This method makes the way out longer and easier. It is called pursed-lip breathing.

## How to do it

1. Sit down. Let your shoulders drop.
2. Breathe in through your nose for about two counts. A normal breath is enough.
3. Shape your lips as if to whistle, or to cool a spoon of soup.
4. Breathe out slowly for about four counts. Do not push.
5. Repeat for one or two minutes.

The counts are only a guide. What matters is that the breath out is longer than the breath in.

## When to use it

- on the stairs, breathing out as you climb
- after bending down to tie a shoe
- while you wait for your rescue medicine to work
- when worry makes you breathe fast

## Practise when it is easy

In a hard moment the body does what it knows best. So practise in easy moments: during the weather report, at a red light, before you get up.

## Your small step

Practise for two minutes, twice a day, for one week. Note it on **My breathing and activity log**.`,
          selfChecks: [
            {
              question: 'At which moments of the day could you practise?',
              help: 'Tie it to something you do anyway.',
            },
            confidence('practise twice a day this week'),
          ],
        },
        {
          slug: 'positions-that-help',
          title: 'Positions that help',
          summary: 'Give your breathing muscles a rest.',
          minutes: 10,
          body: `
Breathing uses muscles, and muscles get tired. The way you sit or stand can give them a rest. Try these positions while you feel well, and find your favourite.

## Sitting

Sit with your feet flat and a little apart. Lean forward and rest your forearms on your thighs or on a table. Let your wrists hang loose. If there is a pillow on the table, you can rest your head on it.

## Standing

Lean your back against a wall, feet a small step away from it. Let your arms hang. Or lean forward onto a counter, a railing, a shopping cart or a walker. A cart can be a good friend in a long aisle.

## Lying down

Lie on your side with a pillow under your head and another between your knees, or raise the head of the bed. Many people breathe better propped up than lying flat. If you need more pillows than before, tell your care team.

## Put it together

Take up your position first. Then begin the long breath out. Then wait. Most people find it takes a few minutes. Looking at something that does not move can help too.

## Your small step

Walk through your home and choose three "breathing spots": one in the kitchen, one near the stairs, one outdoors.`,
          selfChecks: [
            {
              question: 'Which position felt best to you?',
              help: 'Show it to someone who is often with you, so that they can remind you.',
            },
            confidence('use one of your breathing spots this week'),
          ],
        },
      ],
    },
    {
      key: 'saving-breath',
      title: 'Saving breath day by day',
      summary: 'The same day, with less effort.',
      lessons: [
        {
          slug: 'plan-pause-and-prop',
          title: 'Plan, pause and prop',
          summary: 'Three habits for washing, dressing and cooking.',
          minutes: 12,
          body: `
You do not have to give up what you like. Often it is enough to do it another way. Remember three words: **plan, pause, prop.**

## Plan

Do the hardest task at your best time of day. For many that is mid-morning, after medicine has had time to work. Collect everything you need before you begin. Put things you use often between hip and shoulder height.

## Pause

Rest **between** tasks, and also in the middle of them. Wash, then sit. Dress, then sit. Breathe out while you lift, push or bend, and breathe in when you come back up. Talking and climbing at the same time is hard work; stop for one to do the other.

## Prop

Use things that carry the load for you:

- a stool in the kitchen and a chair in the bathroom
- a terry robe in place of a towel
- a long shoehorn and slip-on shoes
- a cart on wheels from room to room
- a fan for the face, which many people find soothing

## Which task is worth it?

Ask yourself which tasks give you joy and which only take breath. Keep the first. Share the second.

## Your small step

Pick the task that leaves you most out of breath. Change one thing about it with *plan*, *pause* or *prop*.`,
          selfChecks: [
            {
              question: 'Which task costs you the most breath?',
              help: 'Which of the three words would help most with it?',
            },
            confidence('do it the new way three times'),
          ],
        },
        {
          slug: 'staying-active-gently',
          title: 'Staying active, gently',
          summary: 'Getting a little short of breath is all right.',
          minutes: 12,
          downloads: ['gentle-movement-log'],
          body: `
It is natural to avoid what makes you breathless. But muscles that are not used need more oxygen for the same work. Then you are breathless sooner, and do even less. Gentle, regular activity turns this circle around.

## How breathless is all right?

Think of a scale from 0 to 10. Zero is no breathlessness at all, ten is the worst you can imagine. During activity, 3 or 4 is a good place to be: you can speak, but you would rather not sing. If you reach 5 or more, slow down and use the long breath out.

## A simple start

Ask your care team first what is right for you, and whether to use medicine or oxygen beforehand. Then:

1. Walk indoors or on flat ground for three minutes.
2. Rest until your breath is back.
3. Walk another three.
4. Add a minute every few days, if it feels fair.

On poor days, do it sitting: march with your feet, lift your arms as high as is comfortable, stand up and sit down a few times.

## Stop and get help

Stop if you have chest pain, feel faint, or do not recover within ten minutes or so.

## Your small step

Choose three days this week and one short route. Note how you got on.`,
          selfChecks: [
            {
              question: 'Where could you walk on flat ground, indoors or out?',
              help: 'Shopping centres, hallways and community tracks are good in winter.',
            },
            confidence('walk on three days this week'),
          ],
        },
      ],
    },
    {
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
    },
  ],
}
