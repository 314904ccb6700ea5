import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const knowYourNights: ProgramSeed['sections'][number] = {
  key: 'know-your-nights',
  title: 'Know your nights',
  summary: 'What sleep does, and what yours looks like.',
  lessons: [
    {
      slug: 'what-sleep-is-like-now',
      title: 'What sleep is like now',
      summary: 'Sleep changes with age and illness. Some of it is normal.',
      minutes: 9,
      body: `
Many of us compare our nights with those we had at twenty. Sleep changes over a lifetime. Knowing what is ordinary takes away some of the worry, and worry is one of the great thieves of sleep.

## What is ordinary

- Sleep comes in waves through the night. Waking briefly between waves is normal.
- With age, sleep becomes lighter, and many people wake earlier.
- People differ. What counts is how you manage in the day.
- After a bad night, the body makes up for some of it on the next.

## What disturbs it

A long-term condition can add pain, coughing, trips to the bathroom, or an itchy skin. Some medicines keep you awake; others make you drowsy at the wrong time. Your pharmacist can look at your list with you and see whether another time of day would suit better.

## What you can change

You cannot order yourself to sleep. It is like a cat: if you chase it, it runs. You can make a warm place for it, sit quietly, and let it come.

## Your small step

Turn the clock around so that you cannot see it from bed. Counting hours keeps people awake.`,
      selfChecks: [
        {
          question: 'What worries you most about your sleep?',
          help: 'Was any of it on the list of ordinary things?',
        },
        confidence('turn the clock around tonight'),
      ],
    },
    {
      slug: 'one-week-of-notes',
      title: 'One week of notes',
      summary: 'A sleep diary that takes two minutes a day.',
      minutes: 9,
      downloads: ['sleep-diary'],
      body: `
Before you change anything, find out what happens now. Print the **Sleep diary** and keep it at the breakfast table, not beside your bed. Guess the times. Looking at the clock all night is not worth it.

## Each morning, note

1. when you went to bed, and when you got up
2. about how long you think you slept
3. what woke you, if you know
4. how rested you feel, from 0 to 10

## Each evening, note

1. naps: when and how long
2. coffee, tea, cola, alcohol: when and how much
3. movement and daylight
4. anything special: pain, visitors, worry, good news

## What to look for

After seven days, lay the page in front of you. What did the better nights have in common? What came before the worse ones? Look for one thread, not for all of them. Perhaps it is the nap at five o'clock, the news at eleven, or going to bed before you are sleepy.

Bring the page along if you see your doctor about sleep. It will save both of you time.

## Your small step

Fill in tomorrow's first line over breakfast.`,
      selfChecks: [
        {
          question: 'What did your better nights have in common?',
          help: 'If you cannot see it yet, ask someone else to look at the page.',
        },
        confidence('keep the diary for seven days'),
      ],
    },
  ],
}
