import type { ResourceSeed } from '../../content'

export const tenMinutesBeforeYourAppointment: ResourceSeed = {
  slug: 'ten-minutes-before-your-appointment',
  kind: 'article',
  title: 'Ten minutes before your appointment',
  summary: 'A little preparation at the kitchen table can make a short visit feel longer.',
  publishedOn: '2025-09-22',
  picture: 'appointment',
  body: `
You wait three months, then you are in and out in a quarter of an hour. On the way home you think of the thing you meant to ask. Sound familiar? Ten minutes of preparation helps.

## At the kitchen table

Take one sheet of paper and write:

- **My main question today.** Only one. Put it at the top.
- **Two more,** if there is time.
- **What has changed** since last time, in a sentence or two.
- **What I take:** medicines, vitamins, anything from the drugstore. Or put the bottles in a bag.

## In the room

Begin with: "I have three questions, and this is the most important one." Do not save it for the end.

Say what the problem keeps you from doing. "I can no longer kneel in the garden" tells more than "My knee is bad."

If a word is new to you, ask: "What does that mean in plain words?" If you feel hurried, say: "May I repeat this to make sure I have it right?" People on the other side of the desk are usually glad.

## Bring a second pair of ears

A friend or relative can take notes, or remind you of your list. Tell them beforehand what you would like them to do, and what you would rather say yourself.

## Before you leave

Make sure you know three things:

1. What is the next step?
2. Who takes it, you or the clinic?
3. Whom do I call if it gets worse, and when?

## Back home

Write down what was said while it is fresh. Put dates on the calendar. If you find that something is unclear, call. It is never a bother to understand your own care.`,
}
