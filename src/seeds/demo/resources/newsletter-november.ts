import type { ResourceSeed } from '../../content'

export const newsletterNovember: ResourceSeed = {
  slug: 'newsletter-november-2025',
  kind: 'newsletter',
  title: 'November letter: shorter days, smaller steps',
  summary: 'On light, on saying no to one thing, and on a soup that makes itself.',
  publishedOn: '2025-11-03',
  picture: 'sleeping-better',
  body: `
Dear reader,

The clocks have gone back, and by five o'clock it is dark. For many people who live with a long-term condition it is a hard month. So this letter is about making November a little lighter.

## Catch the light

Go outside before noon, even when the sky is grey. Ten or twenty minutes are enough. If you cannot go out, sit at the brightest window with your cup. Morning light helps the clock inside you, and with it your sleep. If the pavement is icy, do your walking in a shopping centre or a long hallway.

## Say no to one thing

The holidays begin to fill the calendar. Before they do, choose one thing that you will **not** do this year: the second cake, the cards to people you have not seen for a decade, the drive after dark. Tell those concerned early and kindly. "I will be there for the afternoon, and I will leave while it is light."

## A soup that makes itself

Put a cup of red lentils, a can of tomatoes, two cups of frozen vegetables and a litre of low-salt broth in a pot. Let it simmer for half an hour while you rest. Stir, taste, add pepper. It serves four, freezes well, and asks for no chopping. If you follow a special diet, check with your care team first.

## A question to take along

What made last November bearable? Write down one thing. Plan it for next week.

## From our desk

[First Steps](/learn-more-about-first-steps), our short introduction, is free. If you know somebody who might like it, please pass this letter on. Our other [programs](/programs) are there whenever you are ready.

Until December, be kind to yourself.`,
}
