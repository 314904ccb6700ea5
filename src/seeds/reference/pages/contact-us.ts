import type { PageSeed } from '../../content'
import { organization } from '../organization'

export const contactUs: PageSeed = {
  slug: 'contactus',
  title: 'Contact',
  meta: { description: 'Call, write or visit. A person answers, in plain words, within two working days.' },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Contact',
      heading: 'Ask us anything',
      text: 'Stuck at sign-in, unsure which program fits, or planning something for a group? Call or write. There are no silly questions.',
      picture: 'contact',
    },
    {
      block: 'contact-details',
      heading: 'How to reach us',
      text: 'We answer emails within two working days. If you call outside these hours, please leave a message with your number, spoken slowly.',
      email: organization.email,
      phone: organization.phone,
      addressLines: organization.addressLines,
      hours: organization.hours,
    },
    {
      block: 'form',
      heading: 'Write to us',
      intro:
        'A person reads every message. Please do not send details about your health: we do not need them to help you.',
      form: 'contact',
    },
    {
      block: 'questions',
      heading: 'Quick answers',
      items: [
        {
          question: 'I forgot my password.',
          answer:
            'Choose “Sign in”, then “Forgot your password?”. We send you an email with a link that works for 12 hours. Nothing in your inbox? Look in the junk folder, or call us.',
        },
        {
          question: 'I had an account on your old website.',
          answer:
            'Sign in with the same email address. We will recognize it and help you choose a new password. Your programs are waiting for you.',
        },
        {
          question: 'Where do I find the program I bought?',
          answer:
            'Sign in and open “My programs”. If it is not there a few minutes after paying, please call or write; we will put it right.',
        },
        {
          question: 'Can I pay without PayPal or a card?',
          answer: 'Yes. Choose “Invoice” at checkout. Your program opens once the payment has arrived.',
        },
        {
          question: 'Is this a medical service?',
          answer:
            'No. We cannot give medical advice. In an emergency call 9-1-1. To speak with a nurse in most provinces and territories, call 8-1-1.',
        },
      ],
    },
  ],
}
