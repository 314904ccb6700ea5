import type { GlobalConfig } from 'payload'
import { anyone, superuser } from '@/src/server/access'
import { revalidateAfterGlobalChange } from '@/src/server/revalidate'

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

/** Branding and seller data. Superusers only; what visitors see of it is public. Specification 6. */
export const SystemSettings: GlobalConfig = {
  slug: 'system-settings',
  label: 'System settings',
  admin: { group: 'System', hidden: ({ user }) => user?.role !== 'superuser' },
  access: { read: anyone, update: superuser },
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  fields: [
    {
      name: 'branding',
      type: 'group',
      fields: [
        { name: 'name', type: 'text', required: true, defaultValue: 'Training provider' },
        { name: 'tagline', type: 'text' },
        { name: 'logo', type: 'upload', relationTo: 'media' },
        colour('primaryColour', 'Main colour'),
        colour('accentColour', 'Accent colour'),
      ],
    },
    {
      name: 'seller',
      label: 'Seller, as printed on receipts and invoices',
      type: 'group',
      fields: [
        { name: 'legalName', type: 'text' },
        { name: 'addressLines', type: 'textarea' },
        { name: 'email', type: 'email' },
        { name: 'phone', type: 'text' },
        {
          name: 'taxNumbers',
          type: 'array',
          fields: [
            { name: 'label', type: 'text', required: true },
            { name: 'number', type: 'text', required: true },
          ],
        },
      ],
    },
  ],
}
