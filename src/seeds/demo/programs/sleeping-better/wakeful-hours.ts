import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const wakefulHours: ProgramSeed['sections'][number] = {
  key: 'wakeful-hours',
  title: 'Wakeful hours',
  summary: 'When you lie awake.',
  lessons: [
    {
      slug: 'putting-worries-to-bed',
      title: 'Putting worries to bed',
      summary: 'Ten minutes of worry, at the right time.',
      minutes: 9,
      downloads: ['problem-solving-sheet'],
      body: `
At night the mind makes mountains. There is nothing you can do about them at two o'clock, and it knows this, and goes on anyway. So give your worries an appointment in the **daytime**.

## The worry appointment

After supper, not in the bedroom, take paper and ten minutes.

1. Write down everything that is on your mind, big and small.
2. Beside each, write the very next step, if there is one. "Call the clinic Monday at nine."
3. If there is no step, write "not tonight".
4. Close the notebook. Say: "That is enough for today."

For a worry with many parts, the **Problem-solving sheet** can help.

## If it comes back at night

Tell it: "You are in the notebook. I will see you after supper." It may sound silly. It often works, because the mind relaxes when it knows nothing will be forgotten.

## Something else to think about

A mind needs something to hold. Try naming a vegetable, a town and a first name for each letter of the alphabet. Or walk, in your thoughts, through a house you loved, room by room. Hardly anyone gets to the attic.

## Your small step

Put a notebook on the kitchen table. Keep your first worry appointment tonight.`,
      selfChecks: [
        {
          question: 'Which worry visits you most at night?',
          help: 'Is there a next step for it, or is it one for “not tonight”?',
        },
        confidence('keep a worry appointment on four evenings'),
      ],
    },
    {
      slug: 'awake-at-three',
      title: 'Awake at three',
      summary: 'When to stay in bed, and when to get up.',
      minutes: 10,
      body: `
If you lie awake and fret night after night, your bed becomes a place for fretting. You can teach it to be a place for sleep again.

## The quarter-hour rule

If you have been awake for what feels like fifteen or twenty minutes, **get up**. Go to another chair. Keep the light low. Do something calm: an old magazine, a jigsaw, soft music. Go back to bed when you are sleepy. Repeat as often as you need to.

If getting up is hard or not safe for you, sit up in bed instead, put on a small light, and do something calm there. Lie down again when you feel drowsy.

## Prepare a nest

Lay out a blanket, slippers, a lamp and a book in the evening. It is easier to leave a warm bed when another warm place is waiting. Make sure you will not stumble on the way.

## Rest counts too

Lying quietly with slow breaths is good for you, even without sleep. Say to yourself: "I am resting. That is enough." Oddly, sleep likes people who do not need it.

## When it stays bad

If you sleep poorly three nights a week or more for three months, ask your doctor about a treatment called CBT for insomnia. It needs no pills, and some programs are available online.

## Your small step

Prepare your nest tonight, in case you need it.`,
      selfChecks: [
        {
          question: 'What helped you most in these three weeks?',
          help: 'Write it on the first page of your notebook for the next bad patch.',
        },
        confidence('keep that one habit for a month'),
      ],
    },
  ],
}
