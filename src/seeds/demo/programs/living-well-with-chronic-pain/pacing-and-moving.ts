import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const pacingAndMoving: ProgramSeed['sections'][number] = {
  key: 'pacing',
  title: 'Pacing and moving',
  summary: 'From boom and bust to something steadier.',
  lessons: [
    {
      slug: 'finding-your-baseline',
      title: 'Finding your baseline',
      summary: 'The amount you can do on a good day and on a bad one.',
      minutes: 14,
      body: `
A **baseline** is the amount of an activity that you can do almost every day without paying for it later. It is often less than you would like. That is all right. It is a floor to build on.

## How to find it

Take one activity, for example standing to cook.

1. On three different days, time how long you can do it before pain begins to climb.
2. Add the three times together and divide by three.
3. Take off about a fifth.

Say you managed 10, 20 and 15 minutes. The average is 15. Your baseline is 12.

## Stay with it

Do your baseline every day, and **no more on good days**. That is the trick, and it takes some strength of character. After a week or two, add a minute. If two days in a row are harder, go back one step and stay there a while longer.

## Let go of all or nothing

Twelve minutes of cooking is still cooking. Sit on a stool for the next twelve. Chop tonight what you will need tomorrow. Buy the carrots that come already cut.

## Your small step

Choose one activity that matters to you. Time it tomorrow for the first time.`,
      selfChecks: [
        {
          question: 'For which activity would a baseline help you most?',
          help: 'Choose something you do at least three times a week.',
        },
        confidence('stop at your baseline, even on a good day'),
      ],
    },
    {
      slug: 'moving-without-fear',
      title: 'Moving without fear',
      summary: 'Hurt and harm are two different things.',
      minutes: 12,
      body: `
When something hurts, it makes sense to hold still. After an injury this is right for a few days. After months, holding still makes muscles weaker and joints stiffer, and the alarm rings sooner.

## Hurt is not always harm

If your care team has told you that movement is safe for you, some discomfort while you move does not mean you are doing damage. A useful rule: mild discomfort that settles within a day is acceptable. Pain that climbs sharply, or is clearly worse the next day, means do less next time.

## Make it inviting

- Move when you are warm, for example after a shower.
- Put music on.
- Begin with the parts that do not hurt.
- Picture the movement first, then do half of it.
- Breathe out on the effort. Holding your breath tells the body to brace.

## Go toward something

It is easier to move **toward** something than for the sake of exercise. Walk to see the ducks. Reach up for the good cups. Get down on the floor because that is where the grandchildren are, if you have a safe way to get up again.

## Your small step

Choose one movement you have been avoiding and that is safe for you. Do half of it, once a day, slowly.`,
      selfChecks: [
        {
          question: 'Is there a movement you avoid because you fear harm?',
          help: 'Ask your physiotherapist or doctor whether it is safe, and how to begin.',
        },
        confidence('try half of it once a day'),
      ],
    },
  ],
}
