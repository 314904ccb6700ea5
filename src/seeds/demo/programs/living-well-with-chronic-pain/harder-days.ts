import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const harderDays: ProgramSeed['sections'][number] = {
  key: 'harder-days',
  title: 'Harder days',
  summary: 'Calm the alarm, and plan for flare-ups.',
  lessons: [
    {
      slug: 'calming-the-alarm',
      title: 'Calming the alarm',
      summary: 'Three ways to loosen a body on guard.',
      minutes: 13,
      body: `
Pain makes us tense. We clench the jaw, lift the shoulders, hold the breath. Tension makes pain worse, and so it goes around. You can step out of the circle for a few minutes at a time.

## Tighten and let go

Sit comfortably. Curl the toes gently for five seconds, then let go for ten. Go on with calves, thighs, belly, shoulders and face. Leave out any part that hurts. Pay attention to the letting go.

## A place in your mind

Close your eyes, or look at one spot. Think of a place where you felt at ease: a dock, a kitchen, a path in the snow. What do you see there? What do you hear? What is under your feet? Stay for three minutes.

## Turn toward something else

The mind has room for only so much. A puzzle, a song you know by heart, knitting, a telephone call, a bird at the feeder: these take up room that pain would otherwise fill. This is not pretending. It is using what you have.

## Choose your favourite

Not every method suits every person. Try each for two days. Keep the one you like and do it **before** pain is at its worst.

## Your small step

Pick one of the three and a time of day. Practise it for five minutes.`,
      selfChecks: [
        {
          question: 'Where in your body do you hold tension?',
          help: 'Check jaw, shoulders, belly and hands.',
        },
        confidence('practise for five minutes a day'),
      ],
    },
    {
      slug: 'your-flare-up-plan',
      title: 'Your flare-up plan',
      summary: 'Made on a good day, used on a bad one.',
      minutes: 14,
      downloads: ['hard-days-plan'],
      body: `
Flare-ups happen to nearly everyone with lasting pain. They are not proof that you did something wrong. They pass sooner, and frighten you less, when you know what to do.

## The first hour

- Tell yourself: "This is a flare-up. I have had them before, and they ended."
- Breathe out slowly, five times.
- Use what helps you: warmth or cold, a change of position, your relaxation method.
- Take medicine only as you agreed with your care team.

## The next days

Do not go to bed for days. Cut your activities to about half, spread them out, and move gently every hour or so. Cancel what can be cancelled. Eat simple food. Let one person know.

## The way back

Start at half of your baseline. Add a little every second day. Resist the wish to catch up on everything at once.

## When to call

Write down, together with your care team, when you should get in touch. Always get help for pain that is new or very different, for numbness or weakness, for trouble with bladder or bowels, or for fever.

## Your small step

Fill in **My page for hard days** while you feel fairly well. Show it to one person you trust.`,
      selfChecks: [
        {
          question: 'Who should know about your plan?',
          help: 'Choose one person, and show them where you keep it.',
        },
        confidence('fill in your page this week'),
      ],
    },
  ],
}
