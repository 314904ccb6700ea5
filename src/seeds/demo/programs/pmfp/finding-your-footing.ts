import type { ProgramSeed } from '../../../content'
import { confidence, managing } from '../../self-checks'

export const findingYourFooting: ProgramSeed['sections'][number] = {
  key: 'finding-your-footing',
  title: 'Finding your footing',
  summary: 'Choose what matters and make a first plan.',
  lessons: [
    {
      slug: 'what-matters-to-you',
      title: 'What matters to you',
      isFreePreview: true,
      summary: 'Begin with your life, not with your condition.',
      minutes: 12,
      media: { key: 'a-kind-week', title: 'A kind week', type: 'mp4', captions: ['en', 'fr'] },
      transcript: `
Quiet music. Pictures of a calm week, one after the other.

A week with a long-term condition has good days and hard ones.

You do not have to do everything today. Choose one thing that matters to you.

Make it small: ten minutes, at a time of day when you have strength.

Rest before you are tired, not after. A short pause keeps some strength for the evening.

At the end of the week, look back kindly. What went well? That is where the next step begins.`,
      body: `
People often tell us what they *should* do: walk more, eat better, worry less. In this program we begin somewhere else. We begin with what you would like more of in your life.

## Think of one good hour

Think back over the last month. Was there an hour that felt like you? Perhaps you were in the garden, on the phone with a friend, or cooking soup with the radio on. Write down three things about that hour:

- where you were
- what you were doing
- who was there, or how quiet it was

That hour holds a clue. It shows what gives you strength, and it is worth making room for.

## From "I should" to "I would like"

Now finish this sentence: **"I would like to be able to …"** Keep it close to home. "I would like to play cards with my sister on Fridays" is a better start than "I would like to be healthy". You can picture it, and you will know when it happens.

Your wish does not have to be about health at all. Health is what helps you get there.

## Your small step

Write your sentence on a card. Put it where you will see it every morning: the kettle, the mirror, the pill box. Next week you will turn it into a plan.`,
      selfChecks: [
        {
          question: 'Which part of your life would you like to have more room for?',
          help: 'One sentence is enough. You can change it later.',
        },
        managing,
        confidence('write your sentence on a card today'),
      ],
    },
    {
      slug: 'your-first-action-plan',
      title: 'Your first action plan',
      summary: 'A plan small enough to succeed.',
      minutes: 15,
      downloads: ['weekly-action-plan'],
      body: `
A wish tells you the direction. An action plan is the next few steps. A good one is small, clear, and yours.

## Five questions

Answer these and you have a plan:

1. **What** will I do? Something you *want* to do.
2. **How much?** Ten minutes, one page, around the block.
3. **When?** After breakfast, when the news ends.
4. **How often?** Three or four days leaves room for a bad one.
5. **How sure am I?** From 0 to 10.

Here is an example. "I will walk to the mailbox and back, after lunch, on Monday, Wednesday and Friday. I am an 8 out of 10 sure."

## Why the number matters

If your number is 7 or more, the plan fits. If it is lower, that is useful news. It means something is in the way. Ask yourself what it is. Then make the plan smaller, pick a better time, or ask for help until your number climbs.

Many people aim high and feel bad when they miss. We would like you to aim low and feel good. A plan you keep is worth more than a plan you admire.

## Your small step

Print **My weekly action plan** and fill in one line. Tell one person about it, if you like. Saying it out loud makes it easier to remember.`,
      selfChecks: [
        {
          question: 'Does your plan say what, how much, when and how often?',
          help: 'If one of the four is missing, add it now.',
        },
        confidence('keep this week’s plan'),
      ],
    },
    {
      slug: 'looking-back-kindly',
      title: 'Looking back kindly',
      summary: 'What to do when the week did not go as planned.',
      minutes: 12,
      body: `
A week has passed. Perhaps you ticked every box. Perhaps the week had other ideas. Both teach you something.

## Three questions for the end of a week

Sit down with a cup of something warm and ask:

- **What did I do?** Count everything, even half a step.
- **What helped?** A person, a time of day, shoes by the door.
- **What got in the way?** Weather, pain, a visitor, simply forgetting.

Notice that none of the questions is "Why didn't I try harder?" Trying harder is rarely what is missing. Most often the plan was too big, or it sat at the wrong time of day.

## Change the plan, not yourself

Say you planned to stretch every evening, and by evening you are worn out. Move it to the morning. Say you forgot. Put the mat where you will trip over it, kindly. Say it hurt. Do half, and ask your care team.

Talk to yourself as you would to a good friend. You would not say "You failed again." You might say "That was a hard week. What would make next week lighter?"

## Your small step

Choose a day and a place for your weekly look back. Sunday after supper works for many. Write it on your calendar for the next five weeks.`,
      selfChecks: [
        {
          question: 'What would you say to a friend who had the week you had?',
          help: 'Say the same to yourself, out loud if you can.',
        },
        confidence('look back on your week on the day you chose'),
      ],
    },
  ],
}
