import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const daysThatLeadToSleep: ProgramSeed['sections'][number] = {
  key: 'days-that-lead-to-sleep',
  title: 'Days that lead to sleep',
  summary: 'Light, movement, naps and evenings.',
  lessons: [
    {
      slug: 'mornings-light-and-naps',
      title: 'Mornings, light and naps',
      summary: 'A good night starts when you get up.',
      minutes: 9,
      body: `
Your body has a clock inside. It likes regular hours and it is set by light. That is why better nights begin in the morning.

## Get up at the same time

Choose a time you can keep **every day**, weekends and bad nights included. This one habit helps more than any other. Bedtime may vary; getting up should not.

## Look for daylight

Open the curtains first thing. Have breakfast at the window or, better, spend twenty minutes outdoors before noon. In winter, when the mornings are dark, go out as soon as it is light.

## Move a little

Any movement in the day helps at night. A walk after lunch is fine. Leave the brisk things for earlier than two hours before bed.

## Nap like a professional

If you need a nap, make it short and early: **twenty minutes, before three o'clock**. Set an alarm. Nap in a chair and not in bed. If your illness or treatment calls for longer rest, lie down to rest without trying to sleep.

## Your small step

Choose your getting-up time and write it down. Keep it for one week, whatever the night was like.`,
      selfChecks: [
        {
          question: 'Which time could you get up every day?',
          help: 'Choose one you can keep after a bad night too.',
        },
        confidence('get up at that time for a week'),
      ],
    },
    {
      slug: 'gentler-evenings',
      title: 'Gentler evenings',
      summary: 'An hour that tells your body the day is over.',
      minutes: 9,
      body: `
You cannot go from sixty to zero in a minute. Give yourself an hour to slow down. It should be pleasant, and a bit dull.

## A quiet hour

Choose a few things and do them in the same order every night:

- dim the lights
- prepare tomorrow: clothes, pills, bag
- wash, or take a warm bath an hour or two before bed
- read something you know, listen to music, knit
- put the telephone to bed in another room

## What to watch

**Coffee and tea** can work for eight hours or longer. Try stopping at noon for a week. **Alcohol** makes you drowsy, then wakes you in the second half of the night. **A heavy supper** is hard to sleep on; so is an empty stomach. If you are up often to pass water, ask your care team about the timing of fluids and water pills.

## The bedroom

Cool, dark and quiet is the rule. Some people need company instead: a fan, soft radio with a timer. Pillows under the knees or between them can ease hips and back. Keep the way to the bathroom clear and softly lit.

## Your small step

Write down your own quiet hour, three things in order. Try it tonight.`,
      selfChecks: [
        {
          question: 'What are you usually doing in the last hour before bed?',
          help: 'Which part of it wakes you up?',
        },
        confidence('keep your quiet hour on four evenings'),
      ],
    },
  ],
}
