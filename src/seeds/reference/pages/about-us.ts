import type { PageSeed } from '../../content'

export const aboutUs: PageSeed = {
  slug: 'aboutus',
  title: 'About us',
  meta: {
    description:
      'Who we are, what we believe, and how we write programs for people living with a long-term condition.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'About us',
      heading: 'You are the expert on your own life',
      text: 'We are a small training provider. We write and teach self-management programs for people living with a long-term condition, and for the people around them.',
      picture: 'about',
    },
    {
      block: 'rich-text',
      content: `
## What we do

Most of living with a condition happens at home: getting up, cooking, resting, worrying, deciding whether today is a day for the stairs. Few people are ever taught how to do it. We think that these skills can be learned, and that learning them should be easy and even pleasant.

Our programs are short, written in everyday words, and end every lesson with one small step. You choose the step.

## What we do not do

We do not diagnose, treat or promise cures. We do not sell supplements. We do not pass on what you tell us. When something is a question for your care team, we say so.`,
    },
    {
      block: 'feature-list',
      heading: 'What we believe',
      items: [
        { title: 'Small is strong', text: 'A step you keep is worth more than a plan you admire.' },
        { title: 'Plain is kind', text: 'Clear words show respect. They also save energy.' },
        { title: 'Nobody is behind', text: 'Bodies have their own calendars. Lessons wait for you.' },
        { title: 'Together helps', text: 'People who live with a condition have much to teach one another.' },
      ],
    },
    {
      block: 'statistics',
      items: [
        { figure: '15 min', text: 'for a lesson, at most' },
        { figure: '2', text: 'languages, English and French' },
        { figure: '$0', text: 'for First Steps, our first program' },
      ],
    },
    {
      block: 'steps',
      heading: 'How we write a program',
      intro: 'Each program goes the same way before you see it.',
      items: [
        {
          title: 'We listen',
          text: 'We begin with the everyday questions people bring to us, not with a textbook.',
        },
        { title: 'We keep it short', text: 'One idea for each lesson. What can be left out is left out.' },
        { title: 'We read it aloud', text: 'If a sentence makes us stumble, we write it again.' },
        { title: 'We keep mending', text: 'When you tell us that something is unclear, we change it.' },
      ],
    },
    { block: 'divider', look: 'line' },
    { block: 'quote', text: 'A good program is one you need less and less.' },
    {
      block: 'call-to-action',
      heading: 'Come and see',
      text: 'First Steps is free and takes about an hour in all.',
      actions: [
        { label: 'Look at First Steps', href: '/learn-more-about-first-steps' },
        { label: 'See all programs', href: '/programs', style: 'secondary' },
      ],
    },
  ],
}
