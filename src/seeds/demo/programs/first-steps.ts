import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const firstSteps: ProgramSeed = {
  product: {
    slug: 'first-steps',
    sku: 'PRG-FIRST',
    kind: 'program',
    title: 'First Steps',
    summary:
      'A short, free introduction to self-management. Six small lessons show you how our programs work, and give you a first plan to try.',
    priceCents: 0,
    position: 80,
    picture: 'first-steps',
    highlights: [
      'Free, with nothing to cancel later',
      'Six lessons of about eight minutes',
      'A first action plan by the end',
    ],
    facts: [
      { label: 'Length', value: '1 week, or as long as you like' },
      { label: 'Time', value: 'Lessons of 8 minutes' },
      { label: 'Price', value: 'Free' },
    ],
    meta: {
      description:
        'A free introduction to self-management for people living with a long-term condition. Six short lessons and a first plan to try.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Begin small. Begin here.

First Steps is a short introduction that costs nothing. Find out what self-management means, how our lessons feel, and whether they suit you.`,
      },
      {
        block: 'steps',
        heading: 'What you will do',
        items: [
          { title: 'Take stock', text: 'What is going well, and what would you like to change?' },
          { title: 'Choose one thing', text: 'A step so small that it is nearly sure to work.' },
          { title: 'Try it for a week', text: 'And look back on it without scolding yourself.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Why is it free?',
            answer:
              'Because it is hard to judge a program from the outside. We would like you to look first and decide afterwards.',
          },
          {
            question: 'Do I need a credit card?',
            answer: 'No. You create an account, and the program is yours.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Ready for the whole path?',
        text: 'PMFP, our flagship program, begins where First Steps ends.',
        actions: [{ label: 'Learn more about PMFP', href: '/learn-more-about-pmfp' }],
      },
    ],
  },
  welcome: `
Welcome to First Steps. It is short, it is free, and it asks very little of you.

Read one lesson a day, or all of them in an afternoon. Have a pen and some paper close by.

This is education, not medical advice. If you have a question about your own health, please ask your care team.`,
  sections: [
    {
      key: 'taking-stock',
      title: 'Taking stock',
      summary: 'Where you are, and what is already working.',
      lessons: [
        {
          slug: 'what-self-management-means',
          title: 'What self-management means',
          summary: 'You do it already. Here is the name for it.',
          minutes: 8,
          body: `
Self-management is a stiff word for something you already do. It means **everything you do, between appointments, to live well with your condition**.

Think of the past week. Perhaps you took your medicine, went to bed early, said no to an invitation, asked for a chair, looked something up, or laughed when you could have cried. All of it counts.

## What it is not

- It is not doing everything alone.
- It is not a replacement for doctors, nurses or medicine.
- It is not about being brave or cheerful all the time.

## Three kinds of work

People who live with a long-term condition do three kinds of work:

1. **Looking after the body:** medicines, food, movement, rest.
2. **Looking after daily life:** home, job, family, friends.
3. **Looking after feelings:** worry, anger, hope.

Most of us are good at one of the three. It helps to know which.

## Your small step

Write down three things you did this week that helped you, however small. Put the list where you will see it.`,
          selfChecks: [
            {
              question: 'Which of the three kinds of work are you best at?',
              help: 'And which gets too little of your attention?',
            },
            confidence('write down three things that helped'),
          ],
        },
        {
          slug: 'what-helps-you',
          title: 'What helps you',
          summary: 'A list for days when you cannot think of anything.',
          minutes: 8,
          downloads: ['things-that-help'],
          body: `
On a hard day, good ideas are far away. So collect them on a better day.

## Make your list

Print **Things that help me**, or take a sheet of paper, and write at least ten things that do you good. Mix the sizes:

- **one minute:** open a window, breathe out slowly, wash your face
- **ten minutes:** sit in the sun, call someone, put on an old song
- **an hour:** a bath, a nap, a film, a visit
- **with others** and **on your own**
- **in bed**, for days when getting up is too much

Ask somebody who knows you well: "When have you seen me at ease?" They may name something you have forgotten.

## Be honest

Some things comfort us today and make tomorrow harder: the third glass of wine, a whole evening of bad news. Leave those off, without scolding yourself.

## Keep it in sight

A list in a drawer helps nobody. Put it on the fridge or inside a cupboard door. Take a picture of it with your phone.

## Your small step

Write ten things. Choose one from the list and do it today, not because you have earned it, but because it helps.`,
          selfChecks: [
            {
              question: 'Do you have something for each size: one minute, ten minutes, an hour?',
              help: 'Fill the gap that is emptiest.',
            },
            confidence('do one thing from your list today'),
          ],
        },
      ],
    },
    {
      key: 'choosing-one-thing',
      title: 'Choosing one thing',
      summary: 'From a wish to a step.',
      lessons: [
        {
          slug: 'one-thing-to-change',
          title: 'One thing to change',
          summary: 'Pick the thing you want, not the thing you should.',
          minutes: 8,
          body: `
If you could change one thing about your days, what would it be? Take a moment. The first answer is often the polite one. The second is often the true one.

## Want, not should

"I should lose weight" has been on many lists for many years. Shoulds are heavy to carry. Look for a **want**:

- I want to sit through a whole movie with my grandson.
- I want to go to the market by myself again.
- I want a morning without rushing.

## Make it smaller

Now cut it into slices. What would be a first slice, one you could do **this week**? If you want to go to the market, the first slice may be walking to the corner, or finding out where the benches are.

## Two good questions

1. Does it depend on **me**? "I want my daughter to call" depends on her. "I want to call my daughter on Sunday" depends on you.
2. Will I **know** when I have done it? "Relax more" is hard to tick. "Ten minutes on the porch" is easy.

## Your small step

Write down one want and its first slice. That is all for today.`,
          selfChecks: [
            {
              question: 'Is it a want or a should?',
              help: 'Say it out loud. A want makes you lean forward a little.',
            },
            confidence('begin with the first slice this week'),
          ],
        },
        {
          slug: 'a-plan-for-one-week',
          title: 'A plan for one week',
          summary: 'What, how much, when, how often, and how sure.',
          minutes: 8,
          downloads: ['weekly-action-plan'],
          body: `
You have a first slice. Now give it a place in your week. A plan in the head is a wish. A plan on paper is nearly a promise.

## Five short answers

1. **What** will I do? "Sit on the porch."
2. **How much?** "Ten minutes."
3. **When?** "After lunch, when I have put my cup away."
4. **How often?** "Monday, Wednesday, Friday." Leave some days free. Life will use them.
5. **How sure am I,** from 0 to 10?

## Listen to the number

Seven or more: go ahead. Less than seven: change the plan until you get there. Fewer days? Shorter? Another time? With somebody? A plan that you feel sure of has a far better chance than one that only sounds good.

## Hang it on a hook

New habits like to hang on old ones. **After** I pour my coffee, **I will** step outside. The old habit reminds you, so that you do not have to remember.

## Your small step

Fill in one line of **My weekly action plan**. Hang it up where you will see it at the right moment.`,
          selfChecks: [
            {
              question: 'Which old habit can your new step hang on?',
              help: 'Choose something you do every day without thinking.',
            },
            confidence('keep your plan this week'),
          ],
        },
      ],
    },
    {
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
    },
  ],
}
