import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const pmfp: ProgramSeed = {
  product: {
    slug: 'pmfp',
    sku: 'PRG-PMFP',
    kind: 'program',
    title: 'PMFP',
    summary:
      'Our flagship program for anyone living with a long-term condition. Twelve short lessons help you choose what matters, plan small steps and keep going on harder days.',
    priceCents: 18_900,
    position: 10,
    flagship: true,
    picture: 'pmfp',
    highlights: [
      'Twelve lessons of about 15 minutes each',
      'A weekly action plan you can print and keep on the fridge',
      'For any long-term condition, or several at once',
      'Yours to return to for as long as you have an account',
    ],
    facts: [
      { label: 'Length', value: '6 weeks, at your own pace' },
      { label: 'Time', value: 'About 30 minutes a week' },
      { label: 'Format', value: 'Read online, print the worksheets' },
      { label: 'Level', value: 'No experience needed' },
    ],
    meta: {
      title: 'PMFP: our flagship self-management program',
      description:
        'Twelve short, plain lessons for living well with a long-term condition: action plans, pacing, problem solving and talking with your care team.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Your condition is part of your life. It does not have to run it.

PMFP is a six-week program for people living with any long-term condition. You learn a handful of skills that work together, and you practise them on the things that matter to you.

## What PMFP is about

A long-term condition asks a lot of you: medicines, appointments, tired days, worry, and the same questions from everybody. Your care team helps with part of it. Most of it happens at home, between appointments, and there you are the expert.

PMFP gives that expert some good tools. Each lesson is short, uses everyday words, and ends with one small step to try. You decide what the step is. Nobody grades you.`,
      },
      {
        block: 'feature-list',
        heading: 'What is inside',
        intro: 'Four parts, three lessons each. Take one or two lessons a week, or go slower.',
        items: [
          {
            title: 'Finding your footing',
            text: 'Choose what matters to you and turn it into a weekly plan that fits real life.',
          },
          {
            title: 'Using your energy well',
            text: 'Pace your day, move in ways that suit you, and rest before you run out.',
          },
          {
            title: 'Thoughts, feelings and people',
            text: 'Handle worry and low days, solve problems step by step, and ask for help.',
          },
          {
            title: 'Working with your care team',
            text: 'Prepare for appointments, keep track of medicines, and plan ahead for setbacks.',
          },
        ],
      },
      {
        block: 'steps',
        heading: 'How a week works',
        items: [
          {
            title: 'Read one or two lessons',
            text: 'About 15 minutes each. Stop whenever you like; your place is kept.',
          },
          { title: 'Choose one small step', text: 'Something you want to do, with a day and a time.' },
          { title: 'Try it and note what happened', text: 'A tick on the action plan is enough.' },
          {
            title: 'Look back kindly',
            text: 'Keep what worked. Change what did not. Start again on Monday.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Questions people ask',
        items: [
          {
            question: 'Is PMFP for my condition?',
            answer:
              'PMFP is about skills that help with any long-term condition, such as arthritis, heart or lung disease, diabetes, chronic pain or fatigue. It does not cover treatment of one condition in particular.',
          },
          {
            question: 'Does it replace my doctor or nurse?',
            answer:
              'No. PMFP is education, not medical care. It helps you get more from your appointments. Please talk to your care team before you change medicines, food or exercise.',
          },
          {
            question: 'I am not good with computers. Can I still do it?',
            answer:
              'Yes. If you can open an email, you can do PMFP. Text can be made larger, worksheets can be printed, and you can call us if you get stuck.',
          },
          {
            question: 'What if I fall behind?',
            answer: 'There is no behind. The lessons stay open, and you can repeat any of them.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Would your group like to take PMFP together?',
        text: 'Community centres, clinics and employers can offer PMFP with a group licence.',
        actions: [{ label: 'About the group licence', href: '/pmfp-group-licensing-page' }],
      },
    ],
  },
  welcome: `
Welcome to PMFP. We are glad you are here.

You do not need to read everything at once. One or two lessons a week is plenty. Each lesson ends with a small step to try and a question about how sure you feel. There are no right answers and nobody marks your work.

Before you start, print **My weekly action plan** or copy it into a notebook. You will use it every week.

PMFP is education. It does not replace advice from people who know your health. If something in a lesson does not fit what your care team told you, follow your care team.`,
  sections: [
    {
      key: 'finding-your-footing',
      title: 'Finding your footing',
      summary: 'Choose what matters and make a first plan.',
      lessons: [
        {
          slug: 'what-matters-to-you',
          title: 'What matters to you',
          summary: 'Begin with your life, not with your condition.',
          minutes: 12,
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
    },
    {
      key: 'using-your-energy-well',
      title: 'Using your energy well',
      summary: 'Pacing, moving and resting in a way you can keep up.',
      lessons: [
        {
          slug: 'pacing-your-day',
          title: 'Pacing your day',
          summary: 'Do a little less on good days so there are fewer bad ones.',
          minutes: 15,
          downloads: ['pacing-diary'],
          body: `
On a good day it is tempting to do everything: laundry, shopping, the whole garden. The next day you pay for it, and the day after that. Many people call this **boom and bust**.

Pacing is a way out. It means spreading activity and rest evenly, so that more of your days are middling and fewer are lost.

## Find your starting point

For three days, note what you did and how you felt afterwards. The **Pacing diary** helps. Look for the moment *before* things got worse. If your back complains after twenty minutes of ironing, your starting point is fifteen, or even ten.

## Stop before you have to

This is the hardest part, because you will feel you could do more. Set a kitchen timer. When it rings:

- stop, even in the middle of a shirt
- rest for a few minutes, sitting or lying down
- go back to it, or leave it for tomorrow

## Break it, swap it, share it

Big jobs can be broken into parts. Heavy and light jobs can take turns. Some jobs can be shared, or left undone. The floor will wait.

## Your small step

Choose one task you tend to overdo. Decide how long you will do it before you rest, and put the timer beside it now.`,
          selfChecks: [
            {
              question: 'What are your early signs that you are doing too much?',
              help: 'For example: a tight jaw, short answers, mistakes, aching legs.',
            },
            confidence('stop when the timer rings'),
          ],
        },
        {
          slug: 'moving-in-ways-that-suit-you',
          title: 'Moving in ways that suit you',
          summary: 'Movement that fits into the day you already have.',
          minutes: 14,
          body: `
Movement is one of the kindest things you can do for your body, and it does not have to look like exercise. Dancing at the stove counts. So does walking to a neighbour's door.

## Start where you are

Ask yourself two questions. What do I already do in a day? What could I add that would take five minutes? Here are some ideas:

- stand up and sit down a few times during the news
- march on the spot while the kettle boils
- roll your shoulders at every red light
- walk one bus stop, or one aisle, further

If you can talk while you move, the effort is about right. If you cannot finish a sentence, slow down.

## When to be careful

Before you start something new, ask your doctor, nurse or physiotherapist what is safe for you. Stop and get help if you have chest pain, feel faint, or become much more short of breath than usual. Ordinary tiredness that passes in an hour or two is fine. Soreness that is worse the next day means: do a bit less next time.

## Your small step

Pick one thing you do every day without thinking, such as brushing your teeth. Tie one small movement to it. The old habit will remind you of the new one.`,
          selfChecks: [
            {
              question: 'Which kind of movement have you enjoyed at some time in your life?',
              help: 'Could a small, gentle version of it fit into this week?',
            },
            confidence('do your small movement on four days'),
          ],
        },
        {
          slug: 'rest-that-really-rests',
          title: 'Rest that really rests',
          summary: 'Short, planned rests and a simple way to relax.',
          minutes: 14,
          body: `
Falling onto the couch at the end of your strength is not rest. It is an emergency stop. Planned rest works better: short, early, and before you need it.

## Two kinds of rest

**A pause** takes five minutes. You sit down, let your shoulders drop, and look out of the window. Two or three pauses in a morning can save the afternoon.

**A rest** takes twenty minutes or so, lying down or with your feet up. If you sleep badly at night, keep daytime rests short and before three o'clock.

## Breathing out slowly

Here is a simple way to tell your body it is safe to let go:

1. Sit with both feet on the floor.
2. Breathe in gently through your nose.
3. Breathe out slowly, as if you were cooling soup.
4. Wait a moment. Let the next breath come by itself.
5. Do this five times.

If it makes you dizzy or uneasy, stop and simply look at something pleasant instead. Not every method suits every person.

## Give yourself leave

Some of us grew up believing that rest must be earned. With a long-term condition, rest is part of the work. You would charge a telephone before it goes dark.

## Your small step

Put two pauses into tomorrow, with a time for each. Treat them like appointments.`,
          selfChecks: [
            {
              question: 'What usually keeps you from resting before you are worn out?',
              help: 'Name it. A thing with a name is easier to plan around.',
            },
            confidence('take two planned pauses tomorrow'),
          ],
        },
      ],
    },
    {
      key: 'thoughts-feelings-and-people',
      title: 'Thoughts, feelings and people',
      summary: 'Hard feelings, knotty problems, and asking for help.',
      lessons: [
        {
          slug: 'when-feelings-run-high',
          title: 'When feelings run high',
          summary: 'Anger, fear and sadness are part of it, and they can be carried.',
          minutes: 15,
          body: `
Living with a long-term condition brings feelings with it. Anger that it happened. Fear of what comes next. Sadness about things you used to do. These feelings are not a weakness. They are what people feel when something important changes.

## Name it

Try saying quietly to yourself: "This is worry." Or: "This is grief." A named feeling is often a little smaller than one without a name. You do not have to push it away. It can sit beside you for a while.

## Check the thought

Feelings bring thoughts along, and some of them exaggerate. Look for words such as *always*, *never* and *everyone*. Then ask:

- Is this true, or does it feel true today?
- What would I tell a friend who thought this?
- Is there a fairer way to say it?

"I can never do anything any more" might become "I cannot do the stairs today. I can still order the groceries and call my brother."

## When it stays

If you have felt low or lost interest in things for two weeks or more, talk with your doctor. Help is available, and asking for it is sensible. If you are thinking of ending your life, call or text **9-8-8**, any time, anywhere in Canada.

## Your small step

Once a day this week, stop and name what you feel in three words or fewer.`,
          selfChecks: [
            {
              question: 'Which feeling visits you most often these days?',
              help: 'You do not need to change it. Knowing it is enough for now.',
            },
            confidence('name one feeling a day'),
          ],
        },
        {
          slug: 'solving-one-problem-at-a-time',
          title: 'Solving one problem at a time',
          summary: 'Seven steps from stuck to moving.',
          minutes: 15,
          downloads: ['problem-solving-sheet'],
          body: `
Some problems go round and round in the head at night. On paper they get smaller. This method is old, plain and useful.

## The seven steps

1. **Name the problem.** One sentence. "I cannot carry my groceries home."
2. **List ideas.** At least five, the silly ones too. Ask other people.
3. **Choose one** that you could try this week.
4. **Try it.** Give it a fair chance.
5. **Look at what happened.** Better, worse or the same?
6. **If it did not work, choose another** from your list.
7. **If nothing works, set it aside** for now. Some problems cannot be solved today, and it is wise to know which.

## Look beneath the first answer

Often the first name for a problem is not quite right. "I am too tired to see my friends" might really be "Evenings are too late for me" or "I am embarrassed by my cane." Each of these has a different answer. Ask yourself "What makes it so?" once or twice before you make your list.

## Borrow ideas

Your pharmacist, a librarian, a nephew, the person behind you in line: they all have ideas that you do not. You may take them or leave them.

## Your small step

Choose one small, everyday problem. Use the **Problem-solving sheet** to get as far as step three.`,
          selfChecks: [
            {
              question: 'Have you written down at least five ideas?',
              help: 'If you are short, ask one other person and add theirs.',
            },
            confidence('try the idea you chose this week'),
          ],
        },
        {
          slug: 'asking-for-help',
          title: 'Asking for help',
          summary: 'Clear requests, and a kind no.',
          minutes: 12,
          body: `
Most people like to help. What they do not like is guessing. "Let me know if you need anything" is kindly meant and hard to use. A clear request is a gift to both of you.

## Three parts of a good request

Say **what**, **when**, and **that no is fine**:

> "Could you take my recycling to the curb on Tuesday evening? If not, please just say so."

Begin sentences with *I*. "I feel worn out and would like to leave by eight" is easier to hear than "You always keep me too late."

## Make a list of helpers

Different people are good at different things. One listens well. One has a car. One makes you laugh. Write down the names you have, and beside each one thing you could ask for. If the list is short, add places: your library, community centre, faith group, or 2-1-1, the number that tells you about local services.

## When you are offered too much

You are allowed to say no to help. "Thank you. I would like to do this part myself, even if it is slow." Doing things for yourself keeps you strong.

## Your small step

Ask one person for one small thing this week. Choose something that would truly make your day easier.`,
          selfChecks: [
            {
              question: 'What is one thing that someone else could do for you?',
              help: 'Say what and when, and leave room for a no.',
            },
            confidence('ask for it this week'),
          ],
        },
      ],
    },
    {
      key: 'working-with-your-care-team',
      title: 'Working with your care team',
      summary: 'Appointments, medicines, setbacks, and what comes next.',
      lessons: [
        {
          slug: 'getting-more-from-appointments',
          title: 'Getting more from appointments',
          summary: 'Prepare, ask, repeat, and take it home in writing.',
          minutes: 14,
          downloads: ['appointment-questions'],
          body: `
Appointments are short. A few minutes of preparation at the kitchen table can make them feel longer.

## Before

Write down your two or three most important questions, and put the most important one **first**. Use the worksheet **Questions for my appointment**. Also note:

- what has changed since last time
- what you have tried, and how it went
- all medicines you take, with vitamins and anything from the drugstore

## During

Say early: "I have three questions today." Then the other person can plan the time. Describe what the problem keeps you from doing. "I can no longer hang up my coat" tells more than "My shoulder hurts."

If you do not understand a word, say so. You are not the first. Before you leave, repeat the plan in your own words: "So I take one in the morning, and call if I get dizzy. Is that right?"

## After

Write down what was said while you still remember it. Put the next date on your calendar. If you find out at home that you are unsure, call and ask.

You may bring someone along. Two people hear more than one.

## Your small step

Keep a sheet of paper on the fridge for questions. Write one on it today, even if your next appointment is far away.`,
          selfChecks: [
            {
              question: 'What is the one question you most want answered next time?',
              help: 'Write it at the top of your sheet.',
            },
            confidence('bring a written question to your next appointment'),
          ],
        },
        {
          slug: 'medicines-without-muddle',
          title: 'Medicines without muddle',
          summary: 'One list, one routine, one person to ask.',
          minutes: 12,
          body: `
Many people with a long-term condition take several medicines. Keeping track is a job in itself. Three habits make it lighter.

## One list

Write one list of everything you take: prescription medicines, vitamins, drops, creams, herbal products. For each, note **what it is for**, **how much**, and **when**. Keep a copy in your wallet. Ask your pharmacist to check it with you once a year. Many pharmacies in Canada offer such a review.

## One routine

Tie medicines to something you do anyway, such as breakfast or brushing your teeth. A weekly pill box shows at a glance whether you took today's. A telephone alarm helps with times that are easy to miss. Some pharmacies can pack tablets by day.

## One person to ask

Choose a pharmacist you like, and take your questions there. Good ones to begin with:

- What should I notice when this works?
- What side effects should I call about?
- What do I do if I miss a dose?

Please do not stop or change a medicine on your own, even when you feel well or have doubts. Bring the doubt to someone who can look at the whole picture.

## Your small step

Collect every bottle and box in the house on one table. Begin your list.`,
          selfChecks: [
            {
              question: 'Do you know what each of your medicines is for?',
              help: 'Put a question mark beside those you are unsure about, and ask your pharmacist.',
            },
            confidence('finish your list this week'),
          ],
        },
        {
          slug: 'planning-for-setbacks',
          title: 'Planning for setbacks and carrying on',
          summary: 'A page for hard days, and a look at how far you have come.',
          minutes: 15,
          downloads: ['hard-days-plan', 'weekly-action-plan'],
          body: `
Even with good habits there will be setbacks: a flare-up, a bad cold, sad news. A setback does not undo what you have learned. A plan made on a good day will carry you through a bad one.

## My page for hard days

Take one sheet and write:

1. **My early signs.** What do I, or others, notice first?
2. **What I do at once.** Rest, fewer tasks, the heating pad, a simple meal.
3. **What can wait.** Be generous here.
4. **Who I call**, and from which point on. Ask your care team when they want to hear from you.
5. **What helps me through.** Music, a certain chair, a certain voice on the phone.

Put the page where you and those close to you can find it.

## Starting again

When it passes, begin with *half* of what you did before. Then add a little each week. You are not back at the start. You know the road now.

## Look how far you have come

Find the card from the first lesson. What has changed since you wrote that sentence? What have you learned about yourself? Write down two things you want to keep.

## Your small step

Fill in your page for hard days, and plan your next four weeks: one small step for each. You can return to any lesson whenever you like.`,
          selfChecks: [
            {
              question: 'Which two habits from PMFP do you want to keep?',
              help: 'Write them down with a date in three months, and look again then.',
            },
            confidence('keep one of them going for the next month'),
          ],
        },
      ],
    },
  ],
}
