import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const tryingItOut: ProgramSeed['sections'][number] = {
  key: 'trying-it-out',
  title: 'Trying it out',
  summary: 'A week of practice, and what next.',
  lessons: [
    {
      slug: 'when-it-does-not-go-to-plan',
      title: 'When it does not go to plan',
      summary: 'A missed day is information.',
      minutes: 8,
      body: `
You planned for Monday, Wednesday and Friday. On Wednesday it rained, and on Friday you forgot. Good. Now you know something.

## Be curious

Ask "What got in the way?" as you would ask about a bus that did not come. Nobody blames the passenger.

- **I forgot.** Put a reminder where your eyes go anyway.
- **I was too tired.** Make it smaller, or move it to the morning.
- **Somebody needed me.** Choose a time when you are less likely to be needed, or tell them about your plan.
- **I did not feel like it.** Is it a should in disguise? Choose again.
- **It hurt.** Do less, and ask your care team.

## Never miss twice

One missed day means nothing. After a missed day, do the **tiniest** version the next day: one minute on the porch. It keeps the door open.

## Count what you did

One out of three is one more than last week. Write it down. People who notice their small successes tend to have more of them.

## Your small step

Change one thing about your plan, and give it another week.`,
      selfChecks: [
        {
          question: 'What got in the way, if anything did?',
          help: 'Say it the way you would say it about a late bus.',
        },
        confidence('try the changed plan for a week'),
      ],
    },
    {
      slug: 'where-to-go-from-here',
      title: 'Where to go from here',
      summary: 'Look back, thank yourself, choose the next step.',
      minutes: 8,
      body: `
You have come to the end of First Steps. Before you go on, stop for a moment and look back.

## What has changed?

Take your list from the first lesson. Add whatever you have done since. Perhaps it is a step on the porch, a clear question to the pharmacist, or an earlier night. Small things, done by you.

Thank yourself. It sounds odd, and it matters. You would thank anybody else who did that much for you.

## Ways to go on

**Repeat.** Make a new plan every week with the same five questions. Many people need nothing more.

**Go further.** [PMFP](/learn-more-about-pmfp) takes these ideas and adds pacing, feelings, problem solving and appointments. Our other [programs](/programs) look at pain, breathing, energy, sleep, movement and caring for others.

**Talk to someone.** If you would rather have company, look at our [services](/services), or ask at your community health centre about a group near you. Dial 2-1-1 to find out what there is.

## Your small step

Write a short letter to yourself, to be opened in a month: what you tried, what you learned, what you hope for. Put it somewhere safe, and mark the date.`,
      selfChecks: [
        { question: 'What is the one thing you will keep?', help: 'Write it down with today’s date.' },
        confidence('do it again next week'),
      ],
    },
  ],
}
