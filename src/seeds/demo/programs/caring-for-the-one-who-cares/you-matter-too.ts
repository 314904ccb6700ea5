import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const youMatterToo: ProgramSeed['sections'][number] = {
  key: 'you-matter-too',
  title: 'You matter too',
  summary: 'Feelings, and breaks that fit.',
  lessons: [
    {
      slug: 'all-the-feelings',
      title: 'All the feelings',
      summary: 'Love and anger can live in the same house.',
      minutes: 10,
      body: `
People praise caregivers for being patient. Then, on a Tuesday at six, you slam a cupboard door, and feel guilty until Thursday. You are not a bad person. You are a tired one.

## What caregivers feel

- **Love and closeness**, often more than before
- **Anger**, at the illness, at other relatives, at the person
- **Grief**, for the way things were, even though the person is still here
- **Loneliness**, in a house that is never empty
- **Guilt**, nearly always, and mostly without cause

You may feel all of them before lunch. Feelings are like weather. You did not make them, and they move on faster when nobody argues with them.

## Guilt, looked at closely

Ask your guilt: "Did I do something wrong, or am I sad that I cannot do more?" If you did something wrong, you can say sorry. If you cannot do more, that is sorrow. It deserves kindness, not punishment.

## A place to put them

Some people write three lines at night. Some talk to a friend who does not give advice. Some join a caregivers' group. Some sing loudly in the car.

## Your small step

Finish this sentence, on paper or out loud: "What I do not tell anybody is …"`,
      selfChecks: [
        {
          question: 'Which feeling is the loudest this week?',
          help: 'It does not need an answer. It may simply be there.',
        },
        confidence('find one place to put your feelings this week'),
      ],
    },
    {
      slug: 'breaks-that-fit',
      title: 'Breaks that fit',
      summary: 'One minute, ten minutes, one afternoon.',
      minutes: 10,
      downloads: ['weekly-action-plan'],
      body: `
"Take time for yourself" is easy to say. Here are breaks in three sizes. Begin with the smallest.

## One minute

Stand at a window and look as far away as you can. Breathe out slowly three times. Run warm water over your wrists. Step out onto the porch. Do it every time you boil the kettle.

## Ten minutes

Sit down with your tea **while it is hot**. Walk around the block. Read two pages. Call somebody who makes you laugh. Choose the time when the person you care for is resting, and leave the dishes alone.

## One afternoon

Once a week or once a month, somebody else is in charge. It may be a relative, a neighbour, a volunteer, an adult day program or a respite service. Dial 2-1-1, or ask your local home care office what is available where you live.

Do not use it all up for errands. Do at least one thing that has nothing to do with caring.

## "But they do not like it when I go"

That may be so, at first. Start with half an hour. Say when you will be back, and be back then.

## Your small step

Put one ten-minute break into each of the next three days. Write down the time.`,
      selfChecks: [
        {
          question: 'What did you enjoy before you became a caregiver?',
          help: 'Is there a ten-minute version of it?',
        },
        confidence('take your three breaks'),
      ],
    },
  ],
}
