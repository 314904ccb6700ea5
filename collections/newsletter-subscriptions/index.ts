import type { CollectionConfig, Field } from 'payload'
import { LOCALES } from '@/src/domain/languages/locales'
import {
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATE_LABELS,
  SUBSCRIPTION_STATES,
} from '@/src/domain/newsletter/subscription-state'
import { nobody, staff } from '@/src/server/access'

const source: Field = {
  name: 'source',
  label: 'Where it was said',
  type: 'select',
  required: true,
  options: Object.entries(SUBSCRIPTION_SOURCES).map(([value, label]) => ({ value, label })),
}

/** What somebody agreed to, and where they were: as much of the network as proof needs, and no more. */
const PROOF: Field[] = [
  source,
  { name: 'textVersion', label: 'Version of the text', type: 'text' },
  { name: 'network', label: 'Network, in part', type: 'text' },
]

/**
 * Who gets the newsletter, an address once, with the proof that they asked for it (CASL). Written by operations only: by
 * the two buttons in mails, by the choice in an account, and by staff for somebody who asks to leave.
 */
export const NewsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Newsletter subscription', plural: 'Newsletter subscriptions' },
  admin: {
    group: 'Email',
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'source', 'confirmedAt', 'leftAt'],
    listSearchableFields: ['email'],
    description:
      'Who is confirmed gets the newsletter. People sign up and leave by themselves; for somebody who asks you, open their row.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/newsletter/leave-action#LeaveAction' },
        disableListColumn: true,
      },
    },
    { name: 'email', type: 'email', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: SUBSCRIPTION_STATES.map((value) => ({ value, label: SUBSCRIPTION_STATE_LABELS[value].label })),
      admin: { components: { Cell: '/src/admin/newsletter/subscription-state-cell#SubscriptionStateCell' } },
    },
    {
      name: 'locale',
      label: 'Language',
      type: 'select',
      required: true,
      options: LOCALES.map((value) => ({ value, label: value === 'fr' ? 'Français' : 'English' })),
    },
    ...PROOF,
    { name: 'requestedAt', label: 'Signed up on', type: 'date' },
    { name: 'confirmedAt', label: 'Confirmed on', type: 'date' },
    { name: 'leftAt', label: 'Left on', type: 'date' },
    { name: 'tokenHash', type: 'text', unique: true, hidden: true },
    { name: 'tokenExpiresAt', type: 'date', hidden: true },
    {
      name: 'history',
      label: 'Proof',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      fields: [
        {
          name: 'event',
          label: 'What happened',
          type: 'select',
          required: true,
          options: Object.entries(SUBSCRIPTION_EVENTS).map(([value, label]) => ({ value, label })),
        },
        { name: 'at', label: 'On', type: 'date', required: true },
        ...PROOF,
      ],
    },
  ],
}
