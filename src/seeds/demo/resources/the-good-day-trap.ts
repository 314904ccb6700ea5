import type { ResourceSeed } from '../../content'

export const theGoodDayTrap: ResourceSeed = {
  slug: 'the-good-day-trap',
  kind: 'article',
  title: 'The good-day trap',
  summary: 'Why doing everything on a good day costs you the next two, and what to try instead.',
  publishedOn: '2025-10-06',
  picture: 'kind-week',
  body: `
You wake up and feel almost like your old self. The sun is out. There is so much to catch up on. By evening you have done three loads of laundry, the shopping and half the garden. Then come two days on the couch.

People who live with pain or fatigue know this pattern well. It is sometimes called boom and bust. The trouble is not that you are lazy on the bad days. It is that you are too brave on the good ones.

## A steadier way

**Find your floor.** How long can you do a task on an ordinary day without paying for it? Perhaps it is fifteen minutes of standing, or one errand. That is your floor.

**Stay near it.** On good days do your floor and a little more. On bad days do your floor or a little less. The hills get lower and the valleys get shallower.

**Use a timer.** By the time you *feel* that you should stop, it is usually too late. A kitchen timer does not get carried away.

**Rest before you need to.** Five minutes every half hour is worth more than an hour at the end.

## What to do with a really good day

Enjoy it! Choose **one** extra thing, and let it be something pleasant. Windows can wait. A walk with a friend should not.

## A week to try

1. For three days, only watch. Note what you did and how you felt the next morning.
2. On the fourth day, choose one task and give it a time limit.
3. Keep the limit until Sunday, whatever the day is like.
4. Look back. Was the week a little smoother?

It will feel odd to stop while you still have something left. That is how you know you are doing it right.`,
}
