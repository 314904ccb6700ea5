import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const sharingTheLoad: ProgramSeed['sections'][number] = {
  key: 'sharing-the-load',
  title: 'Sharing the load',
  summary: 'A map of help, and how to ask for it.',
  lessons: [
    {
      slug: 'your-circle',
      title: 'Your circle',
      summary: 'See who is there, and what each could do.',
      minutes: 11,
      downloads: ['circle-of-support'],
      body: `
Care often lands on one person, not because the others do not care, but because nobody has divided it up. Let us put it on paper.

## What there is to do

Write down everything you do in a week. Truly everything: pills, laundry, lawn, phone calls, forms, driving, cheering up. Most people are astonished by the length of the list. Show it to someone. It explains a great deal.

## Draw your circle

Take the sheet **My circle of support**. Put the two of you in the middle. Around you, write the names of people and places:

- **close by:** family, friends, neighbours
- **far away:** they can telephone, order, pay, research, make you laugh
- **professionals:** doctor, nurse, pharmacist, social worker, home care
- **community:** faith group, library, volunteer drivers, meals on wheels

## Match them

Beside each task, ask: does it have to be me? A brother in Calgary cannot mow the lawn, but he can deal with the insurance company. A neighbour who likes to cook may be glad to be asked for soup on Wednesdays.

## Your small step

Make the list of tasks, and mark three that do not have to be done by you.`,
      selfChecks: [
        {
          question: 'Who has offered to help and not been asked yet?',
          help: 'Which of your three tasks would suit them?',
        },
        confidence('make your list this week'),
      ],
    },
    {
      slug: 'asking-and-letting-go',
      title: 'Asking, and letting go',
      summary: 'Be clear, then let them do it their way.',
      minutes: 10,
      body: `
Asking is one half. The other half is letting somebody do it differently from how you would.

## How to ask

Be clear about **what, when and how long**: "Could you sit with Dad on Thursdays from two to four, until Easter?" A task with an end is easier to say yes to. Leave room for a no, and mean it.

If several people could help, have one short meeting, by telephone if need be. Bring your list. Begin with "This is what a week looks like", and not with "Nobody ever helps me", even if that is how it feels.

## Letting go

They will fold the towels in the wrong way. They will give him toast for supper. Ask yourself: **is it unsafe, or only different?** If it is unsafe, explain. If it is different, go for your walk.

Write down what matters on one page: medicines, allergies, what upsets, what comforts, whom to call. Then you do not have to explain it each time, and you can leave with a quiet mind.

## Say thank you

People who feel useful come back.

## Your small step

Ask one person for one task. Give them your one page, and leave the house.`,
      selfChecks: [
        {
          question: 'What is hardest for you to let go of?',
          help: 'Is it unsafe in other hands, or only different?',
        },
        confidence('ask one person this week'),
      ],
    },
  ],
}
