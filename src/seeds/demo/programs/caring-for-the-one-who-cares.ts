import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const caringForTheOneWhoCares: ProgramSeed = {
  product: {
    slug: 'caring-for-the-one-who-cares',
    sku: 'PRG-CARE',
    kind: 'program',
    title: 'Caring for the One Who Cares',
    summary:
      'For partners, daughters, sons, neighbours and friends who look after someone. Keep yourself well, share the load, and stay more than a caregiver.',
    priceCents: 4_900,
    position: 70,
    picture: 'caring',
    highlights: [
      'Room for your own feelings, without guilt',
      'A map of the people and services around you',
      'Words for difficult conversations',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'Lessons of 10 minutes' },
      { label: 'For', value: 'Anyone who cares for somebody' },
    ],
    meta: {
      description:
        'A three-week program for family caregivers: look after yourself, share the load, and talk about what is hard.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## You look after someone. Who looks after you?

Six short lessons for people who care for a partner, a parent, a child or a friend. You can read them in a waiting room, or in the car before you go back in.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          {
            title: 'Looking after yourself',
            text: 'Small breaks that really fit, and feelings that are allowed.',
          },
          { title: 'Sharing the load', text: 'Who could do what, and how to ask.' },
          { title: 'Staying yourself', text: 'Hard talks, honest limits, and a bit of life of your own.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I do not think of myself as a caregiver.',
            answer:
              'Many people do not. If you do regular things for somebody who could not manage without them, this is for you.',
          },
          {
            question: 'I have no time.',
            answer:
              'We know. Each lesson takes ten minutes, and each small step is meant to give you time back.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Would you rather talk with someone?',
        text: 'One-to-one coaching is open to caregivers too.',
        actions: [{ label: 'See our services', href: '/services' }],
      },
    ],
  },
  welcome: `
Welcome. It says something about you that you are here, with everything else you have to do.

The lessons are short. You can stop in the middle of a sentence when somebody calls. Your place will be kept.

If you are at the end of your strength, please tell your own doctor or nurse. If you fear you might hurt yourself or the person you care for, call **9-1-1**, or call or text **9-8-8**. That is not failing. That is caring.`,
  sections: [
    {
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
    },
    {
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
    },
    {
      key: 'staying-yourself',
      title: 'Staying yourself',
      summary: 'Hard talks and honest limits.',
      lessons: [
        {
          slug: 'difficult-conversations',
          title: 'Difficult conversations',
          summary: 'Driving, money, moving, and what comes next.',
          minutes: 11,
          downloads: ['appointment-questions'],
          body: `
Some talks are put off for years: giving up the car, letting in home care, signing a power of attorney. They do not get easier by waiting. They do get easier with preparation.

## Before

Choose a quiet time, after a meal, with no one in a hurry. Know what you would like to come out of this *first* talk. One small thing is enough.

## During

**Begin with them.** "What matters most to you about staying here?" Listen to the end, even to the silence.

**Say what you see, and what you feel.** "I saw the dent in the car. I am frightened." Leave out *always* and *never*.

**Offer a choice.** "Would you rather talk about it with the doctor, or with me?" People who can choose something do not have to fight for everything.

**Stop in time.** "Let us think it over and talk again on Sunday."

## Bring in others

A doctor, nurse, pharmacist, spiritual adviser or old friend can sometimes say what you cannot. With the person's permission, write to the clinic before the appointment. The sheet **Questions for my appointment** works for two people as well.

## Your small step

Write down the first sentence of the talk you have been putting off.`,
          selfChecks: [
            { question: 'What do you think the other person fears most?', help: 'Begin there.' },
            confidence('begin that talk in the next two weeks'),
          ],
        },
        {
          slug: 'limits-and-a-life',
          title: 'Limits, and a life of your own',
          summary: 'Knowing your limit is part of caring well.',
          minutes: 10,
          body: `
You may be doing this for a long time. A lantern that burns at both ends does not last the night.

## Your warning lights

Everyone has their own. Common ones are:

- sleeping badly, or wanting to sleep all day
- headaches, backache, catching every cold
- being rough in word or touch
- seeing nobody, laughing at nothing
- putting off your own doctor's appointments
- a drink too many, too often

Mark yours. If two or more have been lit for a couple of weeks, it is time to change something, and to tell someone.

## Draw a line

Limits are clearer when you decide on them early. "I can do days, but not nights." "I will care at home until lifting becomes unsafe." Talk them over with the person, the family and the care team. Changing the plan is allowed. A care home, when it comes to that, is another way of caring.

## Keep one thread

Keep one thing that was yours before: choir, cards, fishing, Friday's crossword with your sister. One thread is enough to find your way back by.

## Your small step

Book one appointment for **yourself** this week: doctor, dentist, hairdresser or friend.`,
          selfChecks: [
            {
              question: 'Which of your warning lights are on?',
              help: 'Who could you tell about it this week?',
            },
            confidence('book one appointment for yourself'),
          ],
        },
      ],
    },
  ],
}
