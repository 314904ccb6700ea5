import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const steadyEnergy: ProgramSeed = {
  product: {
    slug: 'steady-energy',
    sku: 'PRG-ENERGY',
    kind: 'program',
    title: 'Steady Energy',
    summary:
      'For people whose tiredness does not go away with a good night’s sleep. Learn to budget your energy, simplify your days and protect what you enjoy.',
    priceCents: 6_900,
    position: 40,
    picture: 'steady-energy',
    highlights: [
      'An energy budget that fits on one page',
      'Practical ways to make daily tasks lighter',
      'Words for explaining fatigue to other people',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: 'Lessons of 10 minutes' },
      { label: 'Format', value: 'Read online, print the worksheets' },
    ],
    meta: {
      description:
        'A three-week program about living with fatigue: an energy budget, lighter daily tasks, rest that helps, and words to explain it.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Tired is not lazy. Let us make your energy go further.

Fatigue comes with many conditions and treatments. These six short lessons help you spend the energy you have on the things you care about.`,
      },
      {
        block: 'steps',
        heading: 'Three weeks, three ideas',
        items: [
          { title: 'See where it goes', text: 'Find out what takes energy and what gives some back.' },
          { title: 'Spend it wisely', text: 'Plan, choose, share and simplify.' },
          {
            title: 'Keep it steady',
            text: 'Rest well, explain yourself in a sentence, and prepare for big days.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'I am too tired to take a course.',
            answer:
              'That is exactly who we wrote it for. Lessons take about ten minutes, and each begins with its main point. Reading only that is perfectly fine.',
          },
          {
            question: 'Should I see my doctor about tiredness?',
            answer:
              'Yes, if you have not yet done so. Tiredness has many causes, and some can be treated. This program is for the part that remains.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Questions before you decide?',
        actions: [{ label: 'Contact us', href: '/contactus' }],
      },
    ],
  },
  welcome: `
Welcome. We kept this program short on purpose.

Each lesson starts with its main point. If that is all you can take in today, it is enough. The rest will wait for you.

If your tiredness is new, has become much worse, or comes with fever, weight loss, breathlessness or a low mood that does not lift, please see your doctor.`,
  sections: [
    {
      key: 'see-where-it-goes',
      title: 'See where it goes',
      summary: 'Find out what takes and what gives energy.',
      lessons: [
        {
          slug: 'the-energy-budget',
          title: 'The energy budget',
          summary: 'Think of energy as money in a small purse.',
          minutes: 10,
          downloads: ['energy-budget'],
          body: `
**The main point:** you have a certain amount of energy each day. If you know what things cost, you can decide what to spend it on.

## What things cost

Imagine that you begin each day with ten coins. A shower may cost you one coin, or three. A family dinner may cost five, even when you enjoy it. Thinking, deciding and worrying cost coins too.

For three days, write down what you do and how many coins it seems to take. Use the sheet **My energy budget**. Guess; nobody checks. Also note what puts a coin back: a nap, a joke, the sun on your face, ten minutes of quiet.

## What people discover

- Small things done in a hurry cost more than big things done slowly.
- Noise and crowds are expensive.
- Some visitors give coins, and some take them.
- A bad night means starting with six.

Nothing needs to change yet. You are only looking at the bill.

## Your small step

Fill in one day of the sheet. Circle the most expensive thing and the thing that gave most back.`,
          selfChecks: [
            { question: 'What cost you more than you expected?', help: 'And what gave something back?' },
            confidence('fill in the sheet for three days'),
          ],
        },
        {
          slug: 'your-best-hours',
          title: 'Your best hours',
          summary: 'Most people have a time of day that works better.',
          minutes: 10,
          body: `
**The main point:** put what matters into your best hours. Give the leftovers to what matters less.

## Find your curve

Look at your three days. At what times did you feel clearer? Draw a line across a sheet of paper, from morning to night. Let it rise and fall as your energy does. Many people find a hill in the late morning and a valley after lunch. Yours may look different, and medicine can shift it.

## Guard the hill

We tend to use our best hour for chores, because then we *can*. By the time the pleasant thing comes, nothing is left. Try it the other way around once or twice a week. Call your friend at ten. Do the dishes in the valley, sitting down, or let them soak.

## Plan for the valley

The valley is no failure. It is a good time for:

- lying down for twenty minutes
- listening to the radio or an audiobook
- sorting, folding and other things the hands know by heart

## Appointments

When you are offered a time, you may ask: "Do you have something between ten and twelve? I am at my best then."

## Your small step

Draw your curve. Move one thing you enjoy into your best hour this week.`,
          selfChecks: [
            { question: 'When are your best hours?', help: 'What do you usually do with them?' },
            confidence('put something you enjoy into one of them'),
          ],
        },
      ],
    },
    {
      key: 'spend-it-wisely',
      title: 'Spend it wisely',
      summary: 'Choose, share and simplify.',
      lessons: [
        {
          slug: 'must-want-and-can-wait',
          title: 'Must, want and can wait',
          summary: 'A short way to choose when you cannot do everything.',
          minutes: 10,
          body: `
**The main point:** you cannot do it all. Choosing on purpose feels better than dropping things by accident.

## Three piles

Write down everything that sits on your mind for the coming week. Then sort it.

**Must:** something bad happens if it is not done. Medicine, rent, feeding the cat. This pile is smaller than you think.

**Want:** it makes your life yours. Choir, a bath, the phone call on Sunday.

**Can wait:** all the rest. Ironing. Windows. Answering that long email.

## A fair week

Plan the *musts* first, spread over the days. Then put in at least one *want* every day, before the *can waits*. Yes, before. A life made of musts and ironing makes anybody tired.

## Four questions for each task

- Can it be **dropped**?
- Can it be **delayed**?
- Can somebody else **do it**, or do it with me?
- Can it be **done more simply**?

Frozen vegetables, a shorter list, paper plates once in a while, groceries delivered: none of that is cheating.

## Your small step

Make your three piles for next week. Move two things from *must* to *can wait*, and add one *want*.`,
          selfChecks: [
            {
              question: 'What would really happen if it were not done?',
              help: 'Ask this about each of your musts.',
            },
            confidence('keep one want every day'),
          ],
        },
        {
          slug: 'lighter-ways-to-do-things',
          title: 'Lighter ways to do things',
          summary: 'Sit, slide, store and share.',
          minutes: 10,
          downloads: ['pacing-diary'],
          body: `
**The main point:** most tasks can be made a third lighter with small changes. Remember four words: **sit, slide, store, share.**

## Sit

Standing still is tiring. Sit to shower, shave, peel, iron and brush your teeth. Put a chair halfway along the hall.

## Slide

Do not lift what can be pushed or pulled. Slide pots along the counter. Use a cart, a bag on wheels, a tray table. Make the bed while you are still in it by pulling the covers up.

## Store

Keep what you use daily at easy reach. Have doubles: one pair of scissors upstairs, one down. Lay out tomorrow's clothes tonight. Cook twice as much as you need, and freeze half.

## Share

Swap tasks. Perhaps your neighbour would rather shovel than bake, and you would rather bake than shovel. Let children help, slowly and imperfectly.

## Stop before you are empty

Leave some coins in the purse at the end of the day. If you use tomorrow's, you will pay interest. The **Pacing diary** helps you find the point where you should stop.

## Your small step

Choose one room. Change one thing in it so that a daily task becomes lighter.`,
          selfChecks: [
            {
              question: 'Which of the four words would help you most right now?',
              help: 'Sit, slide, store or share.',
            },
            confidence('make your one change this week'),
          ],
        },
      ],
    },
    {
      key: 'keep-it-steady',
      title: 'Keep it steady',
      summary: 'Other people, and big days.',
      lessons: [
        {
          slug: 'explaining-fatigue',
          title: 'Explaining fatigue',
          summary: 'A sentence or two that people understand.',
          minutes: 10,
          body: `
**The main point:** others cannot see fatigue. One clear sentence helps more than a long apology.

## Find your sentence

People say "I am tired too", and they mean well. A picture can help them see the difference:

- "My battery only charges to about half."
- "I have ten coins a day, and getting here cost me four."
- "It is like having the flu, without the fever."

Then say what you need: "I would love to come. I will stay for an hour."

## Different people, different words

**Family** may need to know how a bad day looks and what helps. **Friends** may only need to know that you still want to be asked. **At work**, you decide whom you tell. You can speak about what you need, such as a quiet place or a later start, without naming your condition.

## When somebody does not believe you

It hurts. You do not owe anyone proof. You may say: "I know it is hard to understand. I am asking you to trust me." Then spend your coins on people who do.

## Your small step

Write your own sentence. Try it on one friendly person and see how it sounds.`,
          selfChecks: [
            {
              question: 'Who would you most like to understand?',
              help: 'What is the one thing they should know?',
            },
            confidence('say your sentence to one person this week'),
          ],
        },
        {
          slug: 'big-days-and-after',
          title: 'Big days and the days after',
          summary: 'Weddings, trips and treatments, planned with care.',
          minutes: 11,
          downloads: ['weekly-action-plan'],
          body: `
**The main point:** big days are worth having. Save up for them, and plan the days after.

## Before

For two or three days, spend less. Say no to small things. Pack early and in short turns. Ask ahead: Is there a chair? A quiet room? Can I come later or leave early? Where does the car stop?

## On the day

- Eat something and drink water.
- Decide in advance what the best part will be, and rest before it.
- Take a break **every hour**, even when it goes well. A washroom or a parked car will do.
- Let somebody else carry, drive and clear up.
- Leave while it is still lovely.

## After

Block the next day, and perhaps one more. Write nothing on the calendar but soup. Look at the pictures. You are not lazy, you are paying a bill you agreed to.

## A steady year

Some weeks are simply harder: treatments, holidays, the dark months. Mark them on a calendar now, and make the weeks around them lighter.

## Your small step

Choose a day you are looking forward to. Use **My weekly action plan** to write down one thing for before, one for the day, and one for after.`,
          selfChecks: [
            {
              question: 'Which part of your next big day matters most to you?',
              help: 'Save your energy for that part.',
            },
            confidence('keep the day after free'),
          ],
        },
      ],
    },
  ],
}
