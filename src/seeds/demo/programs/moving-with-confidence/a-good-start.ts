import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const aGoodStart: ProgramSeed['sections'][number] = {
  key: 'a-good-start',
  title: 'A good start',
  summary: 'Warm up, begin small, know when it is enough.',
  lessons: [
    {
      slug: 'ten-minutes-in-a-chair',
      title: 'Ten minutes in a chair',
      summary: 'Five gentle movements to wake up your joints.',
      minutes: 12,
      downloads: ['gentle-movement-log'],
      body: `
Joints like to be moved. Movement brings them their own oil. Try these five while sitting tall, with both feet on the floor. Move slowly, and only as far as it feels comfortable.

## Five movements

1. **Shoulder circles.** Roll your shoulders back five times, then forward five times.
2. **Look around.** Turn your head slowly to one side as if someone had come in. Back to the middle. Other side. Three times each.
3. **Open and close.** Spread your fingers wide, then make a loose fist. Ten times.
4. **Leg lift.** Straighten one knee so that the foot lifts. Hold for two breaths, lower. Five times each side.
5. **Heel and toe.** Lift your heels, then your toes. Ten times.

## How it should feel

Warm and a little looser. You should be able to chat. Some stiffness at the start is common and often eases as you go. Breathe out when it gets harder.

## The two-hour rule

If a joint hurts **more two hours later** than it did before, you did a bit too much. Next time do half. That is how you find your own dose.

## Your small step

Do the five movements once today. Tick them on the **Gentle movement record**.`,
      selfChecks: [
        { question: 'Which of the five felt best?', help: 'Begin with that one tomorrow.' },
        confidence('do the five movements on four days'),
      ],
      quiz: {
        passMark: 50,
        questions: [
          {
            question: 'A joint hurts more two hours later than before. What do you do next time?',
            options: [
              { text: 'Half as much', isRight: true, feedback: 'Yes. That is how you find your own dose.' },
              {
                text: 'The same again',
                isRight: false,
                feedback: 'It was a bit too much: half of it is a better start.',
              },
              {
                text: 'Nothing for a week',
                isRight: false,
                feedback: 'Joints like to be moved. Do half of it.',
              },
            ],
          },
          {
            question: 'How should it feel?',
            options: [
              { text: 'Warm, and a little looser', isRight: true },
              { text: 'I can still chat', isRight: true },
              {
                text: 'I cannot speak any more',
                isRight: false,
                feedback: 'Then it is too much: go slower.',
              },
            ],
          },
        ],
      },
    },
    {
      slug: 'from-sitting-to-standing',
      title: 'From sitting to standing',
      summary: 'The most useful movement of all.',
      minutes: 11,
      body: `
Getting up from a chair is practice for getting up from a bed, a toilet, a car, a park bench. Strong legs help you stay independent. This one movement trains them.

## How to do it

1. Sit toward the front of the chair, feet flat and hip-width apart.
2. Draw your feet back until they are just under your knees.
3. Lean forward: **nose over toes**.
4. Push through your feet and stand up. Use the armrests if you need them.
5. Stand for a breath. Feel the chair behind your legs.
6. Lean forward again and sit down **slowly**, as though the chair were hot.

## How often

Begin with three. Rest. Do three more, if it feels fair. Add one every few days. If it is too hard, put a firm cushion on the seat. If it is easy, use your hands less.

## If your knees complain

Try a higher chair, a smaller lean, or fewer times. Warm knees are friendlier than cold ones, so do the chair movements first. If it still hurts, ask a physiotherapist.

## Your small step

Each time you get up for a meal, stand up, sit down, and stand up again. That makes three extra times a day without any extra time.`,
      selfChecks: [
        {
          question: 'Which chair in your home is hardest to get out of?',
          help: 'A firm cushion or raised legs can help. Ask an occupational therapist.',
        },
        confidence('add the extra stand at every meal'),
      ],
    },
  ],
}
