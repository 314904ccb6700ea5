import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const choosingOneThing: ProgramSeed['sections'][number] = {
  key: 'choosing-one-thing',
  title: 'Choosing one thing',
  summary: 'From a wish to a step.',
  lessons: [
    {
      slug: 'one-thing-to-change',
      title: 'One thing to change',
      summary: 'Pick the thing you want, not the thing you should.',
      minutes: 8,
      body: `
If you could change one thing about your days, what would it be? Take a moment. The first answer is often the polite one. The second is often the true one.

## Want, not should

"I should lose weight" has been on many lists for many years. Shoulds are heavy to carry. Look for a **want**:

- I want to sit through a whole movie with my grandson.
- I want to go to the market by myself again.
- I want a morning without rushing.

## Make it smaller

Now cut it into slices. What would be a first slice, one you could do **this week**? If you want to go to the market, the first slice may be walking to the corner, or finding out where the benches are.

## Two good questions

1. Does it depend on **me**? "I want my daughter to call" depends on her. "I want to call my daughter on Sunday" depends on you.
2. Will I **know** when I have done it? "Relax more" is hard to tick. "Ten minutes on the porch" is easy.

## Your small step

Write down one want and its first slice. That is all for today.`,
      selfChecks: [
        {
          question: 'Is it a want or a should?',
          help: 'Say it out loud. A want makes you lean forward a little.',
        },
        confidence('begin with the first slice this week'),
      ],
    },
    {
      slug: 'a-plan-for-one-week',
      title: 'A plan for one week',
      summary: 'What, how much, when, how often, and how sure.',
      minutes: 8,
      downloads: ['weekly-action-plan'],
      body: `
You have a first slice. Now give it a place in your week. A plan in the head is a wish. A plan on paper is nearly a promise.

## Five short answers

1. **What** will I do? "Sit on the porch."
2. **How much?** "Ten minutes."
3. **When?** "After lunch, when I have put my cup away."
4. **How often?** "Monday, Wednesday, Friday." Leave some days free. Life will use them.
5. **How sure am I,** from 0 to 10?

## Listen to the number

Seven or more: go ahead. Less than seven: change the plan until you get there. Fewer days? Shorter? Another time? With somebody? A plan that you feel sure of has a far better chance than one that only sounds good.

## Hang it on a hook

New habits like to hang on old ones. **After** I pour my coffee, **I will** step outside. The old habit reminds you, so that you do not have to remember.

## Your small step

Fill in one line of **My weekly action plan**. Hang it up where you will see it at the right moment.`,
      selfChecks: [
        {
          question: 'Which old habit can your new step hang on?',
          help: 'Choose something you do every day without thinking.',
        },
        confidence('keep your plan this week'),
      ],
    },
  ],
}
