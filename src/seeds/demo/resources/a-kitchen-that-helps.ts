import type { ResourceSeed } from '../../content'

export const aKitchenThatHelps: ResourceSeed = {
  slug: 'a-kitchen-that-helps',
  kind: 'article',
  title: 'A kitchen that helps',
  summary: 'Small changes that make cooking easier for sore hands, short breath and tired legs.',
  publishedOn: '2025-10-27',
  picture: 'kitchen-window',
  body: `
Cooking is one of the first things people give up when standing, gripping or breathing gets hard. That is a pity, because a warm meal you made yourself does good in more than one way. Here are changes that cost little or nothing.

## Sit down to it

Peel, chop and stir at the table. If your counter is high, a sturdy stool with a back helps. Slide things along; do not lift them.

## Bring things closer

Keep what you use every day between hip and shoulder height, and in front. Put the heavy pot where you do not have to bend for it. Give away what you have not used for a year. Empty shelves are easier to reach into.

## Be kind to your hands

- Wrap foam or a cloth around thin handles.
- Open jars with a rubber mat, or tap the lid first.
- Use two hands, and carry from below.
- Cook vegetables in a basket inside the pot. Then you lift the basket and not the water.
- Let the kettle be small. Two half kettles are lighter than one full one.

## Be kind to your energy

- Cook twice as much and freeze half.
- Buy vegetables already cut, or frozen. They are every bit as good for you.
- Do one step in the morning and the next in the afternoon.
- Let the dishes soak while you put your feet up.

## Be safe

Wear shoes that hold your feet. Keep sleeves away from the burner. Set a timer for everything on the stove, and take it with you when you leave the room.

## One thing this week

Stand in your kitchen and ask: which one thing do I reach, bend or strain for every day? Move that one thing.

An occupational therapist can look at your kitchen with you. Ask your care team whether a visit is possible where you live.`,
}
