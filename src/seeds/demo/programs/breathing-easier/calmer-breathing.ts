import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const calmerBreathing: ProgramSeed['sections'][number] = {
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
}
