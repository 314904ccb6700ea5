import type { PageSeed } from '../../content'

export const home: PageSeed = {
  slug: 'home',
  title: 'Home',
  meta: {
    title: 'Small steps for living well with a long-term condition',
    description:
      'Self-management programs in plain words for people living with a long-term condition, and for those who care for them.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Self-management programs',
      heading: 'Living well, one small step at a time',
      text: 'You live with your condition every day of the year. Our programs give you practical skills for those days, in plain words and at your own pace.',
      actions: [
        { label: 'Find a program', href: '/programs' },
        { label: 'Start free', href: '/learn-more-about-first-steps', style: 'secondary' },
      ],
      picture: 'home',
    },
    {
      block: 'product-list',
      heading: 'Programs',
      intro: 'Short lessons, printable worksheets, and a step to try each week.',
      kind: 'program',
      limit: 4,
    },
    {
      block: 'feature-list',
      heading: 'Made for real life',
      items: [
        {
          title: 'Plain words',
          text: 'No jargon and no small print. If a word needs explaining, we explain it.',
        },
        {
          title: 'Your own pace',
          text: 'Ten to fifteen minutes a lesson. Stop and come back; your place is kept.',
        },
        {
          title: 'Easy on the eyes and hands',
          text: 'Large type, clear buttons, and worksheets you can print.',
        },
        {
          title: 'For your eyes only',
          text: 'Self-checks are there to help you think. Nobody grades your answers.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'How it works',
      items: [
        { title: 'Choose a program', text: 'Not sure? Begin with First Steps, which is free.' },
        { title: 'Read one lesson', text: 'On a computer, a tablet or a telephone. Or print it.' },
        { title: 'Try one small step', text: 'You choose it. Then see how the week goes.' },
      ],
    },
    {
      block: 'image-text',
      heading: 'Would you rather do it together?',
      content: `
Community centres, clinics, libraries and workplaces can offer **PMFP**, our flagship program, to a group. Participants read at home, then meet to make plans and learn from one another.

We also train the people who lead such groups.`,
      picture: 'group-licence',
      imageSide: 'left',
      actions: [
        { label: 'About the group licence', href: '/pmfp-group-licensing-page' },
        { label: 'See our services', href: '/services', style: 'secondary' },
      ],
    },
    { block: 'resource-list', heading: 'Good reads, free of charge', limit: 3 },
    {
      block: 'call-to-action',
      heading: 'A question is a good place to start',
      text: 'Call or write. A person will answer, in ordinary words.',
      actions: [{ label: 'Contact us', href: '/contactus' }],
    },
  ],
}
