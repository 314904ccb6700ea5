import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const sleepingBetter: ProgramSeed = {
  product: {
    slug: 'sleeping-better',
    sku: 'PRG-SLEEP',
    kind: 'program',
    title: 'Sleeping Better',
    summary:
      'Quiet, practical help for nights that are too long. A sleep diary, gentler evenings, and what to do when you lie awake at three.',
    priceCents: 2_400,
    position: 50,
    picture: 'sleeping-better',
    highlights: [
      'A one-week sleep diary to print',
      'Evening and morning habits that work together',
      'What to do when you are wide awake at night',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'About 20 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A gentle three-week program for better nights when you live with a long-term condition: diary, evening habits, and wakeful hours.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Better nights begin with small changes in the day.

Pain, worry, medicines and age can all disturb sleep. These six lessons help you find out what disturbs yours, and change one thing at a time.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          { title: 'Your own pattern', text: 'One week of notes that show what helps and what does not.' },
          { title: 'Days that lead to sleep', text: 'Light, movement, naps, coffee and supper.' },
          { title: 'Calmer nights', text: 'How to put worries to bed, and when it is better to get up.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I take sleeping pills. Should I stop?',
            answer:
              'Please do not stop on your own. Talk with your doctor or pharmacist first. You can use everything in this program while you take them.',
          },
          {
            question: 'I snore loudly and am sleepy all day.',
            answer:
              'Tell your doctor, above all if someone has noticed that you stop breathing at night. That can be examined and treated.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'A small price for a quieter night',
        text: 'Have a question first? We are glad to hear from you.',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. You may be reading this after a poor night. Then let us keep it short.

Change **one** thing at a time and give it a week. Sleep does not like to be rushed. Some nights will still be bad, as they are for everyone.

Talk with your doctor if you snore heavily and are sleepy by day, if your legs will not lie still, if pain or breathing wakes you often, or if your mood stays low.`,
  sections: [
    {
      key: 'know-your-nights',
      title: 'Know your nights',
      summary: 'What sleep does, and what yours looks like.',
      lessons: [
        {
          slug: 'what-sleep-is-like-now',
          title: 'What sleep is like now',
          summary: 'Sleep changes with age and illness. Some of it is normal.',
          minutes: 9,
          body: `
Many of us compare our nights with those we had at twenty. Sleep changes over a lifetime. Knowing what is ordinary takes away some of the worry, and worry is one of the great thieves of sleep.

## What is ordinary

- Sleep comes in waves through the night. Waking briefly between waves is normal.
- With age, sleep becomes lighter, and many people wake earlier.
- People differ. What counts is how you manage in the day.
- After a bad night, the body makes up for some of it on the next.

## What disturbs it

A long-term condition can add pain, coughing, trips to the bathroom, or an itchy skin. Some medicines keep you awake; others make you drowsy at the wrong time. Your pharmacist can look at your list with you and see whether another time of day would suit better.

## What you can change

You cannot order yourself to sleep. It is like a cat: if you chase it, it runs. You can make a warm place for it, sit quietly, and let it come.

## Your small step

Turn the clock around so that you cannot see it from bed. Counting hours keeps people awake.`,
          selfChecks: [
            {
              question: 'What worries you most about your sleep?',
              help: 'Was any of it on the list of ordinary things?',
            },
            confidence('turn the clock around tonight'),
          ],
        },
        {
          slug: 'one-week-of-notes',
          title: 'One week of notes',
          summary: 'A sleep diary that takes two minutes a day.',
          minutes: 9,
          downloads: ['sleep-diary'],
          body: `
Before you change anything, find out what happens now. Print the **Sleep diary** and keep it at the breakfast table, not beside your bed. Guess the times. Looking at the clock all night is not worth it.

## Each morning, note

1. when you went to bed, and when you got up
2. about how long you think you slept
3. what woke you, if you know
4. how rested you feel, from 0 to 10

## Each evening, note

1. naps: when and how long
2. coffee, tea, cola, alcohol: when and how much
3. movement and daylight
4. anything special: pain, visitors, worry, good news

## What to look for

After seven days, lay the page in front of you. What did the better nights have in common? What came before the worse ones? Look for one thread, not for all of them. Perhaps it is the nap at five o'clock, the news at eleven, or going to bed before you are sleepy.

Bring the page along if you see your doctor about sleep. It will save both of you time.

## Your small step

Fill in tomorrow's first line over breakfast.`,
          selfChecks: [
            {
              question: 'What did your better nights have in common?',
              help: 'If you cannot see it yet, ask someone else to look at the page.',
            },
            confidence('keep the diary for seven days'),
          ],
        },
      ],
    },
    {
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
    },
    {
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
    },
  ],
}
