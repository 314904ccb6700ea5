import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const usingYourEnergyWell: ProgramSeed['sections'][number] = {
  key: 'using-your-energy-well',
  title: 'Using your energy well',
  summary: 'Pacing, moving and resting in a way you can keep up.',
  lessons: [
    {
      slug: 'pacing-your-day',
      title: 'Pacing your day',
      summary: 'Do a little less on good days so there are fewer bad ones.',
      minutes: 15,
      downloads: ['pacing-diary'],
      body: `
On a good day it is tempting to do everything: laundry, shopping, the whole garden. The next day you pay for it, and the day after that. Many people call this **boom and bust**.

Pacing is a way out. It means spreading activity and rest evenly, so that more of your days are middling and fewer are lost.

## Find your starting point

For three days, note what you did and how you felt afterwards. The **Pacing diary** helps. Look for the moment *before* things got worse. If your back complains after twenty minutes of ironing, your starting point is fifteen, or even ten.

## Stop before you have to

This is the hardest part, because you will feel you could do more. Set a kitchen timer. When it rings:

- stop, even in the middle of a shirt
- rest for a few minutes, sitting or lying down
- go back to it, or leave it for tomorrow

## Break it, swap it, share it

Big jobs can be broken into parts. Heavy and light jobs can take turns. Some jobs can be shared, or left undone. The floor will wait.

## Your small step

Choose one task you tend to overdo. Decide how long you will do it before you rest, and put the timer beside it now.`,
      selfChecks: [
        {
          question: 'What are your early signs that you are doing too much?',
          help: 'For example: a tight jaw, short answers, mistakes, aching legs.',
        },
        confidence('stop when the timer rings'),
      ],
    },
    {
      slug: 'moving-in-ways-that-suit-you',
      title: 'Moving in ways that suit you',
      summary: 'Movement that fits into the day you already have.',
      minutes: 14,
      body: `
Movement is one of the kindest things you can do for your body, and it does not have to look like exercise. Dancing at the stove counts. So does walking to a neighbour's door.

## Start where you are

Ask yourself two questions. What do I already do in a day? What could I add that would take five minutes? Here are some ideas:

- stand up and sit down a few times during the news
- march on the spot while the kettle boils
- roll your shoulders at every red light
- walk one bus stop, or one aisle, further

If you can talk while you move, the effort is about right. If you cannot finish a sentence, slow down.

## When to be careful

Before you start something new, ask your doctor, nurse or physiotherapist what is safe for you. Stop and get help if you have chest pain, feel faint, or become much more short of breath than usual. Ordinary tiredness that passes in an hour or two is fine. Soreness that is worse the next day means: do a bit less next time.

## Your small step

Pick one thing you do every day without thinking, such as brushing your teeth. Tie one small movement to it. The old habit will remind you of the new one.`,
      selfChecks: [
        {
          question: 'Which kind of movement have you enjoyed at some time in your life?',
          help: 'Could a small, gentle version of it fit into this week?',
        },
        confidence('do your small movement on four days'),
      ],
    },
    {
      slug: 'rest-that-really-rests',
      title: 'Rest that really rests',
      summary: 'Short, planned rests and a simple way to relax.',
      minutes: 14,
      body: `
Falling onto the couch at the end of your strength is not rest. It is an emergency stop. Planned rest works better: short, early, and before you need it.

## Two kinds of rest

**A pause** takes five minutes. You sit down, let your shoulders drop, and look out of the window. Two or three pauses in a morning can save the afternoon.

**A rest** takes twenty minutes or so, lying down or with your feet up. If you sleep badly at night, keep daytime rests short and before three o'clock.

## Breathing out slowly

Here is a simple way to tell your body it is safe to let go:

1. Sit with both feet on the floor.
2. Breathe in gently through your nose.
3. Breathe out slowly, as if you were cooling soup.
4. Wait a moment. Let the next breath come by itself.
5. Do this five times.

If it makes you dizzy or uneasy, stop and simply look at something pleasant instead. Not every method suits every person.

## Give yourself leave

Some of us grew up believing that rest must be earned. With a long-term condition, rest is part of the work. You would charge a telephone before it goes dark.

## Your small step

Put two pauses into tomorrow, with a time for each. Treat them like appointments.`,
      selfChecks: [
        {
          question: 'What usually keeps you from resting before you are worn out?',
          help: 'Name it. A thing with a name is easier to plan around.',
        },
        confidence('take two planned pauses tomorrow'),
      ],
    },
  ],
}
