import type { GroupField } from 'payload'
import { hasRole } from '@/src/server/access'

/** What every visitor is told on top of every page: that the shop will be closed for an hour, or that the phone does not work. */
export const noticeField: GroupField = {
  name: 'notice',
  label: 'Notice on every page',
  type: 'group',
  fields: [
    {
      name: 'shown',
      label: 'Show it',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'It is on every page, also where people sign in and pay, within seconds.' },
    },
    {
      name: 'text',
      label: 'What it says',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      // What is not told yet is nobody’s to read.
      access: { read: ({ req, siblingData }) => siblingData?.shown === true || hasRole(req, 'superuser') },
      admin: {
        condition: (_, sibling) => sibling.shown === true,
        description:
          'Such as: On Sunday from 10 to 11 p.m. we work on the website. Please buy before or afterwards. Where a language has none, the other one’s is shown.',
      },
    },
  ],
}
