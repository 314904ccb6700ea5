import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const kinderToYourJoints: ProgramSeed['sections'][number] = {
  key: 'kinder-to-joints',
  title: 'Kinder to your joints',
  summary: 'Daily tasks with less strain.',
  lessons: [
    {
      slug: 'joint-friendly-habits',
      title: 'Joint-friendly habits',
      summary: 'Big joints for big jobs, and other useful rules.',
      minutes: 11,
      body: `
You use your joints thousands of times a day. Small changes in *how* you use them add up. Here are four rules that occupational therapists teach.

## Four rules

**Use big joints for big jobs.** Carry a bag on your forearm or shoulder, not with your fingers. Push a door with your side or your hip. Lift a pot with two flat hands under it, wearing mitts.

**Spread the load.** Two hands are better than one. Two small bags are better than one big one. A backpack is better still.

**Make handles fat.** A thin pen or knife is hard to hold. Wrap foam around it, or buy the version with a thick grip. Lever taps and handles are kinder than knobs.

**Keep changing.** Holding still makes joints stiff. Change your position every twenty minutes. Put down the book, lay down the phone, stretch the hands.

## Tools are not a defeat

A jar opener, a reacher, an electric can opener, elastic shoelaces: you would not dig a garden without a spade. Try things out before you buy. Some libraries and health centres lend them.

## Your small step

Notice one task that hurts your hands, knees or back. Which of the four rules would help? Try it tomorrow.`,
      selfChecks: [
        {
          question: 'Which task would you like to make easier?',
          help: 'Describe it step by step. The strain is usually in one of the steps.',
        },
        confidence('do it the new way for a week'),
      ],
    },
    {
      slug: 'warmth-cold-and-good-days',
      title: 'Warmth, cold and good days',
      summary: 'Easing stiffness, and not overdoing it when you feel well.',
      minutes: 10,
      downloads: ['pacing-diary'],
      body: `
Stiff mornings and sore evenings are part of life with arthritis. Here are some ways to soften them.

## Warmth

Warmth loosens. Take a warm shower in the morning, hold a mug, wear a scarf or mittens early in the fall. A heating pad for fifteen or twenty minutes before you move can help. Keep a cloth between pad and skin, and do not fall asleep on it.

## Cold

Cold can calm a hot, swollen joint. Wrap a bag of frozen peas in a towel and hold it there for ten minutes or so. Do not use heat or cold where your skin has poor feeling or poor circulation.

## Beware of the good day

The sun is out, the knees are quiet, and there are leaves to rake. This is the day to be careful. Do what you would do on an ordinary day, **plus a little**, and stop while it still feels good. The **Pacing diary** helps you find the point.

## When a joint is hot

If a joint becomes red, hot and very swollen, or you have a fever with it, see a doctor promptly. During a flare, move it gently without load, and rest in between.

## Your small step

Try warmth before your movements on three days. Note whether it makes a difference.`,
      selfChecks: [
        { question: 'Does warmth or cold suit you better?', help: 'Try each on different days.' },
        confidence('stop while it still feels good'),
      ],
    },
  ],
}
