import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const seeWhereItGoes: ProgramSeed['sections'][number] = {
  key: 'see-where-it-goes',
  title: 'See where it goes',
  summary: 'Find out what takes and what gives energy.',
  lessons: [
    {
      slug: 'the-energy-budget',
      title: 'The energy budget',
      summary: 'Think of energy as money in a small purse.',
      minutes: 10,
      downloads: ['energy-budget'],
      body: `
**The main point:** you have a certain amount of energy each day. If you know what things cost, you can decide what to spend it on.

## What things cost

Imagine that you begin each day with ten coins. A shower may cost you one coin, or three. A family dinner may cost five, even when you enjoy it. Thinking, deciding and worrying cost coins too.

For three days, write down what you do and how many coins it seems to take. Use the sheet **My energy budget**. Guess; nobody checks. Also note what puts a coin back: a nap, a joke, the sun on your face, ten minutes of quiet.

## What people discover

- Small things done in a hurry cost more than big things done slowly.
- Noise and crowds are expensive.
- Some visitors give coins, and some take them.
- A bad night means starting with six.

Nothing needs to change yet. You are only looking at the bill.

## Your small step

Fill in one day of the sheet. Circle the most expensive thing and the thing that gave most back.`,
      selfChecks: [
        { question: 'What cost you more than you expected?', help: 'And what gave something back?' },
        confidence('fill in the sheet for three days'),
      ],
    },
    {
      slug: 'your-best-hours',
      title: 'Your best hours',
      summary: 'Most people have a time of day that works better.',
      minutes: 10,
      body: `
**The main point:** put what matters into your best hours. Give the leftovers to what matters less.

## Find your curve

Look at your three days. At what times did you feel clearer? Draw a line across a sheet of paper, from morning to night. Let it rise and fall as your energy does. Many people find a hill in the late morning and a valley after lunch. Yours may look different, and medicine can shift it.

## Guard the hill

We tend to use our best hour for chores, because then we *can*. By the time the pleasant thing comes, nothing is left. Try it the other way around once or twice a week. Call your friend at ten. Do the dishes in the valley, sitting down, or let them soak.

## Plan for the valley

The valley is no failure. It is a good time for:

- lying down for twenty minutes
- listening to the radio or an audiobook
- sorting, folding and other things the hands know by heart

## Appointments

When you are offered a time, you may ask: "Do you have something between ten and twelve? I am at my best then."

## Your small step

Draw your curve. Move one thing you enjoy into your best hour this week.`,
      selfChecks: [
        { question: 'When are your best hours?', help: 'What do you usually do with them?' },
        confidence('put something you enjoy into one of them'),
      ],
    },
  ],
}
