import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const livingWellWithChronicPain: ProgramSeed = {
  product: {
    slug: 'living-well-with-chronic-pain',
    sku: 'PRG-PAIN',
    kind: 'program',
    title: 'Living Well with Chronic Pain',
    summary:
      'When pain has stayed longer than anyone expected. Learn how pain works, how to pace your day, and what to do when it flares.',
    priceCents: 8_900,
    position: 20,
    picture: 'chronic-pain',
    highlights: [
      'Plain words about why pain can last',
      'A pacing method you can start tomorrow',
      'Your own plan for flare-ups, on one page',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'About 30 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A three-week program about life with lasting pain: how pain works, pacing, calming the alarm, and a one-page plan for flare-ups.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Pain takes up room. Here is how to take some of it back.

Six short lessons for people whose pain has lasted for months or years. Nobody here will tell you that it is all in your head, or that you only have to think positively.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          {
            title: 'How lasting pain works',
            text: 'Why pain can go on after tissues have healed, and what that means for you.',
          },
          { title: 'Pacing', text: 'How to find the amount you can do today and still do tomorrow.' },
          { title: 'Calming the alarm', text: 'Simple ways to quiet a body that is on guard.' },
          { title: 'Flare-ups', text: 'A plan for bad days, made on a good one.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Will this take my pain away?',
            answer:
              'We cannot promise that, and we would be wary of anybody who does. Many people find that they can do more of what matters to them, even when some pain remains.',
          },
          {
            question: 'I have a new pain. Is this for me?',
            answer:
              'Please have a new, sudden or changing pain looked at by a doctor or nurse practitioner first. This program is for pain that has been checked and has stayed.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Not sure which program fits?',
        text: 'Write or call. We will help you choose, and we will tell you if something else would suit you better.',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. You have probably explained your pain to many people already. Here you do not need to explain it to anyone.

The program has three parts. First you will look at what pain is and does. Then you will learn to pace. Last, you will prepare for flare-ups. Take one lesson at a time, on a day when you have a bit of room for it.

If your pain changes, or you notice something new such as numbness, weakness, fever or weight loss, please see your doctor.`,
  sections: [
    {
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
    },
    {
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
    },
    {
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
    },
  ],
}
