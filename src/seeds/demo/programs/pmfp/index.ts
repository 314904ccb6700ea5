import type { ProgramSeed } from '../../../content'
import { findingYourFooting } from './finding-your-footing'
import { thoughtsFeelingsAndPeople } from './thoughts-feelings-and-people'
import { usingYourEnergyWell } from './using-your-energy-well'
import { workingWithYourCareTeam } from './working-with-your-care-team'

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
  sections: [findingYourFooting, usingYourEnergyWell, thoughtsFeelingsAndPeople, workingWithYourCareTeam],
}
