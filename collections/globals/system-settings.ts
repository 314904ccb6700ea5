import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { STALE_MONTHS } from '@/src/domain/editing/stale-before'
import { anyone, superuser, superuserField } from '@/src/server/access'
import { oneWriterOfGlobal } from '@/src/server/db/one-writer'
import { revalidateAfterGlobalChange } from '@/src/server/revalidate'
import { siteOf } from '@/src/server/site'

const months = (name: string, label: string, defaultValue: number) =>
  wholeNumberField({ name, label, min: 1, max: 600, defaultValue })

const colour = (name: string, label: string) => ({
  name,
  label,
  type: 'text' as const,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    value === '' ||
    /^#[0-9a-f]{6}$/i.test(String(value)) ||
    'Use a colour such as #1f5c57.',
})

/**
 * Superusers only, specification 6; of it all only the branding, which every page shows, and what a
 * shop offers or tells every visitor (plugins/status) is anybody's to read. Operations
 * read what they need in SQL, whoever asks for them.
 */
export const SystemSettings: GlobalConfig = {
  slug: 'system-settings',
  label: 'System settings',
  admin: { group: 'System', hidden: ({ user }) => user?.role !== 'superuser' },
  access: { read: anyone, update: superuser },
  hooks: {
    beforeOperation: [oneWriterOfGlobal(({ payload }) => siteOf(payload).settings)],
    afterChange: [revalidateAfterGlobalChange],
  },
  fields: [
    {
      name: 'branding',
      type: 'group',
      fields: [
        { name: 'name', type: 'text', required: true, defaultValue: 'Training provider' },
        {
          name: 'tagline',
          type: 'text',
          localized: true,
          admin: {
            description:
              'Stands below the name, in this language alone. All settings hold as soon as they are saved.',
          },
        },
        { name: 'logo', type: 'upload', relationTo: 'media' },
        colour('primaryColour', 'Main colour'),
        colour('accentColour', 'Accent colour'),
      ],
    },
    {
      name: 'seller',
      label: 'Seller, as printed on receipts and invoices',
      type: 'group',
      access: { read: superuserField },
      fields: [
        { name: 'legalName', label: 'Legal name', type: 'text' },
        { name: 'addressLines', label: 'Address', type: 'textarea' },
        { name: 'email', type: 'email' },
        { name: 'phone', type: 'text' },
        {
          name: 'taxNumbers',
          label: 'Tax numbers',
          labels: { singular: 'Tax number', plural: 'Tax numbers' },
          type: 'array',
          fields: [
            { name: 'label', type: 'text', required: true },
            { name: 'number', type: 'text', required: true },
          ],
        },
      ],
    },
    {
      name: 'invoices',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          name: 'offered',
          label: 'Offer payment by invoice',
          type: 'checkbox',
          defaultValue: true,
        },
        wholeNumberField({
          name: 'dueDays',
          label: 'Days until an invoice is due',
          min: 0,
          max: 365,
          defaultValue: 30,
        }),
        wholeNumberField({
          name: 'reminderDays',
          label: 'Days between reminders of an overdue invoice',
          min: 1,
          max: 365,
          defaultValue: 7,
        }),
        wholeNumberField({
          name: 'reminderLimit',
          label: 'Reminders at most',
          min: 0,
          max: 10,
          defaultValue: 3,
        }),
        {
          name: 'accessBeforePayment',
          label: 'Open programs when the invoice is sent, before it is paid',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'paymentInstructions',
          label: 'How to pay, as printed on invoices',
          type: 'textarea',
          maxLength: 2_000,
          localized: true,
          admin: {
            description:
              'Each language has its own. Where one has none, its invoices name the seller and the email.',
          },
        },
      ],
    },
    {
      name: 'security',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          name: 'requireTwoFactor',
          label: 'Staff must sign in with two-factor authentication',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'alertEmail',
          label: 'Who is told when a payment needs attention',
          type: 'email',
        },
      ],
    },
    {
      name: 'languages',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          name: 'untranslated',
          label: 'Programs, services and articles that are not in French yet',
          type: 'select',
          required: true,
          defaultValue: 'marked',
          options: [
            { value: 'marked', label: 'Stand in French lists in English, marked as English' },
            { value: 'left-out', label: 'Are left out of French lists' },
          ],
        },
      ],
    },
    {
      name: 'editing',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          ...months('staleMonths', 'Months until a page is worth a look again', STALE_MONTHS),
          admin: { description: 'What was published last before that stands on the staff’s first page.' },
        },
      ],
    },
    {
      name: 'consent',
      label: 'Versions of the texts people agree to',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          name: 'termsVersion',
          label: 'Terms and privacy policy',
          type: 'text',
          required: true,
          defaultValue: '1',
        },
        { name: 'promotionsVersion', label: 'Promotions', type: 'text', required: true, defaultValue: '1' },
      ],
    },
    {
      name: 'privacy',
      label: 'Privacy',
      type: 'group',
      access: { read: superuserField },
      fields: [
        {
          name: 'officerName',
          label: 'Privacy officer',
          type: 'text',
          admin: {
            description:
              'Who answers for personal information here. Members see it in their account settings.',
          },
        },
        { name: 'officerEmail', label: 'Their email', type: 'email' },
        {
          name: 'retention',
          label: 'How long personal data is kept, in months',
          type: 'group',
          admin: {
            description:
              'What is older is deleted by itself, for good. Empty: it is kept. Orders, documents and consents are always kept, as the law wants.',
          },
          fields: [
            months('messages', 'Messages sent with forms', 24),
            months('emails', 'Emails we sent, but those of orders', 24),
            months('invitations', 'Invitations, after they were used or ran out', 12),
            months('requests', 'Data requests, after they were done', 24),
          ],
        },
      ],
    },
  ],
}
