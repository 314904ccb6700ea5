import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const keepItSteady: ProgramSeed['sections'][number] = {
  key: 'keep-it-steady',
  title: 'Keep it steady',
  summary: 'Other people, and big days.',
  lessons: [
    {
      slug: 'explaining-fatigue',
      title: 'Explaining fatigue',
      summary: 'A sentence or two that people understand.',
      minutes: 10,
      body: `
**The main point:** others cannot see fatigue. One clear sentence helps more than a long apology.

## Find your sentence

People say "I am tired too", and they mean well. A picture can help them see the difference:

- "My battery only charges to about half."
- "I have ten coins a day, and getting here cost me four."
- "It is like having the flu, without the fever."

Then say what you need: "I would love to come. I will stay for an hour."

## Different people, different words

**Family** may need to know how a bad day looks and what helps. **Friends** may only need to know that you still want to be asked. **At work**, you decide whom you tell. You can speak about what you need, such as a quiet place or a later start, without naming your condition.

## When somebody does not believe you

It hurts. You do not owe anyone proof. You may say: "I know it is hard to understand. I am asking you to trust me." Then spend your coins on people who do.

## Your small step

Write your own sentence. Try it on one friendly person and see how it sounds.`,
      selfChecks: [
        {
          question: 'Who would you most like to understand?',
          help: 'What is the one thing they should know?',
        },
        confidence('say your sentence to one person this week'),
      ],
    },
    {
      slug: 'big-days-and-after',
      title: 'Big days and the days after',
      summary: 'Weddings, trips and treatments, planned with care.',
      minutes: 11,
      downloads: ['weekly-action-plan'],
      body: `
**The main point:** big days are worth having. Save up for them, and plan the days after.

## Before

For two or three days, spend less. Say no to small things. Pack early and in short turns. Ask ahead: Is there a chair? A quiet room? Can I come later or leave early? Where does the car stop?

## On the day

- Eat something and drink water.
- Decide in advance what the best part will be, and rest before it.
- Take a break **every hour**, even when it goes well. A washroom or a parked car will do.
- Let somebody else carry, drive and clear up.
- Leave while it is still lovely.

## After

Block the next day, and perhaps one more. Write nothing on the calendar but soup. Look at the pictures. You are not lazy, you are paying a bill you agreed to.

## A steady year

Some weeks are simply harder: treatments, holidays, the dark months. Mark them on a calendar now, and make the weeks around them lighter.

## Your small step

Choose a day you are looking forward to. Use **My weekly action plan** to write down one thing for before, one for the day, and one for after.`,
      selfChecks: [
        {
          question: 'Which part of your next big day matters most to you?',
          help: 'Save your energy for that part.',
        },
        confidence('keep the day after free'),
      ],
    },
  ],
}
