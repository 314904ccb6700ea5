import type { ProgramSeed } from '../../content'
import { confidence } from '../self-checks'

export const movingWithConfidence: ProgramSeed = {
  product: {
    slug: 'moving-with-confidence',
    sku: 'PRG-MOVE',
    kind: 'program',
    title: 'Moving with Confidence',
    summary:
      'For stiff joints and unsteady days. Gentle movement, joint-friendly habits and a safer home, for people with arthritis or balance worries.',
    priceCents: 5_900,
    position: 60,
    picture: 'moving-with-confidence',
    highlights: [
      'Gentle movements, sitting and standing',
      'Joint-friendly ways to do daily tasks',
      'A room-by-room check for a safer home',
    ],
    facts: [
      { label: 'Length', value: '3 weeks, at your own pace' },
      { label: 'Time', value: '10 minutes on most days' },
      { label: 'You need', value: 'A sturdy chair without wheels' },
    ],
    meta: {
      description:
        'A three-week program of gentle movement, joint-friendly habits and a safer home, for people with arthritis or balance worries.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## A little movement, most days, in your own way.

You do not need a gym, special clothes or young knees. You need a sturdy chair and ten minutes. We will build from there.`,
      },
      {
        block: 'feature-list',
        heading: 'What you will learn',
        items: [
          { title: 'A good start', text: 'How to warm up, how much is enough, and when to stop.' },
          { title: 'Kinder to joints', text: 'Open jars, carry bags and climb stairs with less strain.' },
          {
            title: 'Steadier on your feet',
            text: 'Simple balance practice, and a home with fewer stumbles.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Good to know',
        items: [
          {
            question: 'Is it safe for me?',
            answer:
              'The movements are gentle, but we cannot know your health. Please show the list of movements to your doctor, nurse or physiotherapist before you start, above all if you have fallen, had surgery, or have a heart condition.',
          },
          {
            question: 'I use a cane or walker.',
            answer: 'Good. Keep using it. Most movements can be done sitting down.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'Better together?',
        text: 'We also run workshops for groups, in person or by video.',
        actions: [{ label: 'See our services', href: '/services' }],
      },
    ],
  },
  welcome: `
Welcome. Please find a sturdy chair without wheels, and put its back against a wall. That is all the equipment you need.

Show the movements to someone on your care team before you begin, and ask: "Is there anything on this list that I should leave out?"

**Stop** if you have chest pain, feel faint or dizzy, are suddenly very short of breath, or feel a sharp pain in a joint. If it does not pass within a few minutes, call 9-1-1.`,
  sections: [
    {
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
    },
    {
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
    },
    {
      key: 'steadier',
      title: 'Steadier on your feet',
      summary: 'Balance, a safer home, and going out.',
      lessons: [
        {
          slug: 'practising-balance',
          title: 'Practising balance',
          summary: 'Balance is a skill, and skills can be practised.',
          minutes: 11,
          body: `
Balance gets rusty when it is not used. It also gets better with practice, at any age. Always stand beside a kitchen counter, with a chair behind you, and wear shoes that hold your feet.

## Three exercises

1. **Weight shift.** Feet hip-width apart, hands on the counter. Slowly move your weight to the left foot, then to the right. Ten times.
2. **Heel raises.** Rise onto your toes, hold for a breath, lower slowly. Eight times.
3. **One foot in front.** Place one foot half a step ahead of the other, as if on a wide plank. Stand for ten breaths. Change feet.

When this becomes easy, hold the counter with one hand, then with two fingers. Do not practise without a hold until a physiotherapist tells you that it is safe for you.

## Things that affect balance

Eyes, ears, feet and medicines all play a part. Have your eyes checked. Ask your pharmacist whether any of your medicines can make you dizzy. Get up slowly: sit on the edge of the bed and count to twenty.

If you have fallen in the past year, tell your doctor, even if you were not hurt.

## Your small step

Do the three exercises while the kettle boils, once a day.`,
          selfChecks: [
            {
              question: 'When do you feel least steady?',
              help: 'In the dark? On turning? On getting up? Tell your care team.',
            },
            confidence('practise while the kettle boils'),
          ],
        },
        {
          slug: 'home-and-out-the-door',
          title: 'At home and out the door',
          summary: 'A room-by-room look, and a first outing.',
          minutes: 12,
          downloads: ['weekly-action-plan'],
          body: `
Confidence grows with each safe outing. It starts at home.

## A room-by-room look

**Hall and stairs:** clear the floor, mend or remove loose rugs, put a light at both ends. Is there a railing on each side?

**Bathroom:** a mat that does not slip, grab bars (a towel rail will not hold you), a chair in the shower.

**Bedroom:** a lamp you can reach, a clear path to the bathroom, slippers with a back.

**Kitchen:** things you use often at waist height. No climbing on stools.

**Outdoors:** salt or sand for ice, a railing at the steps, boots with a good tread. Ice cleats help, but take them off indoors.

Carry a telephone with you, or wear an alarm if you live alone. Ask your care team to show you how to get up after a fall.

## Your first outing

Choose a place you like, close by, with a bench on the way. Go at your best time of day. Take your cane or poles without embarrassment; they say "I am going places." Decide beforehand where you will turn around.

## Your small step

Mend one thing in your home this week. Then plan one short outing on **My weekly action plan**.`,
          selfChecks: [
            {
              question: 'Where would you like to be able to go?',
              help: 'What is the first, shorter version of that trip?',
            },
            confidence('take that shorter trip this week'),
          ],
        },
      ],
    },
  ],
}
