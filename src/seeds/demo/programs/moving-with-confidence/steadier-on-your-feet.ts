import type { ProgramSeed } from '../../../content'
import { confidence } from '../../self-checks'

export const steadierOnYourFeet: ProgramSeed['sections'][number] = {
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
}
