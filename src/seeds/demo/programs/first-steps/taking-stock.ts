import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const takingStock: ProgramSeed['sections'][number] = {
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
}
