import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const stayingYourself: ProgramSeed['sections'][number] = {
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
}
