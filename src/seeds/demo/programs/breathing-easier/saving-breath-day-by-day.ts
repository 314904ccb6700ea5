import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const savingBreathDayByDay: ProgramSeed['sections'][number] = {
  key: 'saving-breath',
  title: 'Saving breath day by day',
  summary: 'The same day, with less effort.',
  lessons: [
    {
      slug: 'plan-pause-and-prop',
      title: 'Plan, pause and prop',
      summary: 'Three habits for washing, dressing and cooking.',
      minutes: 12,
      body: `
You do not have to give up what you like. Often it is enough to do it another way. Remember three words: **plan, pause, prop.**

## Plan

Do the hardest task at your best time of day. For many that is mid-morning, after medicine has had time to work. Collect everything you need before you begin. Put things you use often between hip and shoulder height.

## Pause

Rest **between** tasks, and also in the middle of them. Wash, then sit. Dress, then sit. Breathe out while you lift, push or bend, and breathe in when you come back up. Talking and climbing at the same time is hard work; stop for one to do the other.

## Prop

Use things that carry the load for you:

- a stool in the kitchen and a chair in the bathroom
- a terry robe in place of a towel
- a long shoehorn and slip-on shoes
- a cart on wheels from room to room
- a fan for the face, which many people find soothing

## Which task is worth it?

Ask yourself which tasks give you joy and which only take breath. Keep the first. Share the second.

## Your small step

Pick the task that leaves you most out of breath. Change one thing about it with *plan*, *pause* or *prop*.`,
      selfChecks: [
        {
          question: 'Which task costs you the most breath?',
          help: 'Which of the three words would help most with it?',
        },
        confidence('do it the new way three times'),
      ],
    },
    {
      slug: 'staying-active-gently',
      title: 'Staying active, gently',
      summary: 'Getting a little short of breath is all right.',
      minutes: 12,
      downloads: ['gentle-movement-log'],
      body: `
It is natural to avoid what makes you breathless. But muscles that are not used need more oxygen for the same work. Then you are breathless sooner, and do even less. Gentle, regular activity turns this circle around.

## How breathless is all right?

Think of a scale from 0 to 10. Zero is no breathlessness at all, ten is the worst you can imagine. During activity, 3 or 4 is a good place to be: you can speak, but you would rather not sing. If you reach 5 or more, slow down and use the long breath out.

## A simple start

Ask your care team first what is right for you, and whether to use medicine or oxygen beforehand. Then:

1. Walk indoors or on flat ground for three minutes.
2. Rest until your breath is back.
3. Walk another three.
4. Add a minute every few days, if it feels fair.

On poor days, do it sitting: march with your feet, lift your arms as high as is comfortable, stand up and sit down a few times.

## Stop and get help

Stop if you have chest pain, feel faint, or do not recover within ten minutes or so.

## Your small step

Choose three days this week and one short route. Note how you got on.`,
      selfChecks: [
        {
          question: 'Where could you walk on flat ground, indoors or out?',
          help: 'Shopping centres, hallways and community tracks are good in winter.',
        },
        confidence('walk on three days this week'),
      ],
    },
  ],
}
