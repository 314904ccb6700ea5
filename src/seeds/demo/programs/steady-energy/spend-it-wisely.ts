import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const spendItWisely: ProgramSeed['sections'][number] = {
  key: 'spend-it-wisely',
  title: 'Spend it wisely',
  summary: 'Choose, share and simplify.',
  lessons: [
    {
      slug: 'must-want-and-can-wait',
      title: 'Must, want and can wait',
      summary: 'A short way to choose when you cannot do everything.',
      minutes: 10,
      body: `
**The main point:** you cannot do it all. Choosing on purpose feels better than dropping things by accident.

## Three piles

Write down everything that sits on your mind for the coming week. Then sort it.

**Must:** something bad happens if it is not done. Medicine, rent, feeding the cat. This pile is smaller than you think.

**Want:** it makes your life yours. Choir, a bath, the phone call on Sunday.

**Can wait:** all the rest. Ironing. Windows. Answering that long email.

## A fair week

Plan the *musts* first, spread over the days. Then put in at least one *want* every day, before the *can waits*. Yes, before. A life made of musts and ironing makes anybody tired.

## Four questions for each task

- Can it be **dropped**?
- Can it be **delayed**?
- Can somebody else **do it**, or do it with me?
- Can it be **done more simply**?

Frozen vegetables, a shorter list, paper plates once in a while, groceries delivered: none of that is cheating.

## Your small step

Make your three piles for next week. Move two things from *must* to *can wait*, and add one *want*.`,
      selfChecks: [
        {
          question: 'What would really happen if it were not done?',
          help: 'Ask this about each of your musts.',
        },
        confidence('keep one want every day'),
      ],
    },
    {
      slug: 'lighter-ways-to-do-things',
      title: 'Lighter ways to do things',
      summary: 'Sit, slide, store and share.',
      minutes: 10,
      downloads: ['pacing-diary'],
      body: `
**The main point:** most tasks can be made a third lighter with small changes. Remember four words: **sit, slide, store, share.**

## Sit

Standing still is tiring. Sit to shower, shave, peel, iron and brush your teeth. Put a chair halfway along the hall.

## Slide

Do not lift what can be pushed or pulled. Slide pots along the counter. Use a cart, a bag on wheels, a tray table. Make the bed while you are still in it by pulling the covers up.

## Store

Keep what you use daily at easy reach. Have doubles: one pair of scissors upstairs, one down. Lay out tomorrow's clothes tonight. Cook twice as much as you need, and freeze half.

## Share

Swap tasks. Perhaps your neighbour would rather shovel than bake, and you would rather bake than shovel. Let children help, slowly and imperfectly.

## Stop before you are empty

Leave some coins in the purse at the end of the day. If you use tomorrow's, you will pay interest. The **Pacing diary** helps you find the point where you should stop.

## Your small step

Choose one room. Change one thing in it so that a daily task becomes lighter.`,
      selfChecks: [
        {
          question: 'Which of the four words would help you most right now?',
          help: 'Sit, slide, store or share.',
        },
        confidence('make your one change this week'),
      ],
    },
  ],
}
