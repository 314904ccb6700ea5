import type { ProgramSeed } from '../../../content'
import { confidence, managing } from '../../self-checks'

export const workingWithYourCareTeam: ProgramSeed['sections'][number] = {
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
        managing,
        confidence('keep one of them going for the next month'),
      ],
    },
  ],
}
