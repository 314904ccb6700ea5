import type { ResourceSeed } from '../../content'

export const makeAPlanYouCanKeep: ResourceSeed = {
  slug: 'make-a-plan-you-can-keep',
  kind: 'article',
  title: 'Make a plan you can keep',
  summary: 'Five short questions turn a good intention into something that happens on a Wednesday.',
  publishedOn: '2025-09-08',
  picture: 'small-steps',
  body: `
Most good intentions are too big, too vague, or somebody else's idea. Here is a way to make a plan that has a fair chance.

## Start with a want

Finish the sentence "I would like to …" with something from your own life. "I would like to sit through church without pain in my back" is worth ten times "I should exercise more". If it makes you smile a little, you have found it.

## Ask five questions

1. **What** exactly will I do?
2. **How much?** Minutes, pages, steps, cups.
3. **When?** Hang it on something you do anyway: after breakfast, before the news.
4. **How often?** Three or four days a week leaves room for life.
5. **How sure am I, from 0 to 10,** that I will do it?

## Take the number seriously

The last question is the most important one. If your answer is below seven, do not push. Change the plan. Make it shorter. Move it to a better time of day. Ask someone to join you. Then ask yourself again.

> "I will walk around the block every day" was a 4. "I will walk to the corner and back on three mornings, after my coffee" was an 8.

## Look back at the end of the week

What did you do? What helped? What got in the way? Keep what worked, change what did not, and start again on Monday. A missed day is a piece of information. It says nothing about your character.

## Try it now

Take the back of an envelope. Answer the five questions for one small thing you would like to do this week. Put the envelope on the fridge. That is all. You have a plan.

Would you like company on the way? [First Steps](/learn-more-about-first-steps) is our free introduction.`,
}
