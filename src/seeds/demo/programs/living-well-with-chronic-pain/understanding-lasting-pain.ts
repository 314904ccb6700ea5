import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const understandingLastingPain: ProgramSeed['sections'][number] = {
  key: 'understanding',
  title: 'Understanding lasting pain',
  summary: 'What pain is for, and why it sometimes stays.',
  lessons: [
    {
      slug: 'a-sensitive-alarm',
      title: 'A sensitive alarm',
      summary: 'Pain is real, and it is not always a measure of damage.',
      minutes: 12,
      body: `
Pain is an alarm. You touch a hot pan, the alarm rings, you pull away. It protects you, and you would not want to be without it.

With lasting pain, the alarm has become too sensitive. Think of a smoke detector that goes off when somebody makes toast. The noise is real. There is simply less fire than the noise suggests.

## What turns the alarm up

Nerves and brain learn from practice. The longer pain goes on, the better they get at making it. These things can turn the volume up:

- poor sleep
- worry, or an argument
- doing too much, or hardly moving
- fear that moving will do harm

## What turns it down

The good news is that what was learned can slowly be changed. Gentle movement, rest at the right time, warmth, company, laughter and feeling safe can all turn the volume down a little. None of them is a cure. Together, over weeks, they make a difference for many people.

## Your small step

For two days, notice when your pain is a bit quieter. What were you doing? Who was there? Write down one thing that seems to turn your alarm down.`,
      selfChecks: [
        {
          question: 'What turns your pain up, and what turns it down?',
          help: 'One thing on each side is a good start.',
        },
        confidence('notice the quieter moments for two days'),
      ],
    },
    {
      slug: 'keeping-a-useful-record',
      title: 'Keeping a useful record',
      summary: 'Write down what you do, more than how much it hurts.',
      minutes: 12,
      downloads: ['pacing-diary'],
      body: `
Writing down pain scores every hour keeps your mind on pain. A short record of what you **did** is more useful. It shows patterns that you can work with.

## Four columns

Use the **Pacing diary** or a notebook. Each evening, take three minutes for:

1. **What I did**, and for how long
2. **When I rested**
3. **How I was afterwards** and the next morning: easier, the same, or harder
4. **One good thing**, however small

## Look for the pattern

After five days, read it like a detective. Perhaps the hard mornings follow busy evenings. Perhaps sitting is worse than walking. Perhaps Thursdays are always difficult, and Wednesday is your shopping day. You are looking for something you can change by a small amount.

## Bring it along

A week of this diary tells your doctor or physiotherapist more than a number. It shows what pain keeps you from doing, and what you have already tried.

Stop the diary after two weeks. It has done its job. You can bring it out again when something changes.

## Your small step

Put the diary and a pen beside your bed or your chair. Fill in the first evening tonight.`,
      selfChecks: [
        {
          question: 'What pattern do you see, or suspect?',
          help: 'A guess is fine. You can test it next week.',
        },
        confidence('fill in the diary on five evenings'),
      ],
    },
  ],
}
