import type { PageSeed } from '../../content'

export const groupLicensing: PageSeed = {
  slug: 'pmfp-group-licensing-page',
  title: 'PMFP for groups',
  meta: {
    description:
      'Offer PMFP, our flagship self-management program, to the people you serve. One licence, 25 places, everything to start a group.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Group licence',
      heading: 'Bring PMFP to your community',
      text: 'For community centres, clinics, libraries, faith groups and workplaces that want to offer something useful to people living with a long-term condition.',
      actions: [
        { label: 'Ask about a licence', href: '#group-licence' },
        { label: 'What is PMFP?', href: '/learn-more-about-pmfp', style: 'secondary' },
      ],
      picture: 'group-licence',
    },
    {
      block: 'feature-list',
      heading: 'Why groups like it',
      items: [
        {
          title: 'Ready to run',
          text: 'Six session plans with timings, questions and worksheets. No need to write your own.',
        },
        {
          title: 'Led by ordinary people',
          text: 'Staff and volunteers can lead PMFP after two days of training.',
        },
        {
          title: 'For any condition',
          text: 'People with different conditions sit at one table and find that they have a lot in common.',
        },
        {
          title: 'Private',
          text: 'Participants’ notes and answers are theirs. Your organization does not see them.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'From idea to first session',
      items: [
        { title: 'Talk with us', text: 'Half an hour about your group, your rooms and your calendar.' },
        { title: 'Buy the licence', text: 'By card, PayPal or invoice. It is valid for 12 months.' },
        { title: 'Train a facilitator', text: 'If you have none yet, send someone to our two-day training.' },
        { title: 'Invite people', text: 'Up to 25 participants, in one group or several.' },
      ],
    },
    { block: 'product-list', heading: 'The licence', kind: 'licence' },
    {
      block: 'questions',
      heading: 'Questions organizations ask',
      items: [
        {
          question: 'We have more than 25 people.',
          answer: 'Write to us. We will find a number and a price that suit you.',
        },
        {
          question: 'Do participants keep access?',
          answer: 'Yes. They keep their own access to PMFP after the licence year ends.',
        },
        {
          question: 'Can we have a quote first?',
          answer:
            'Of course. Tell us how many participants you expect and whom the quote should be made out to.',
        },
      ],
    },
    {
      block: 'form',
      heading: 'Planning something for next season?',
      intro: 'Tell us about your group. Most need about six weeks from the first call to the first session.',
      form: 'group-licence',
    },
  ],
}
