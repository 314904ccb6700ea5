import type { Field, GlobalConfig } from 'payload'
import { previewAddress } from '@/collections/preview-address'
import { hasRole, staff } from '@/src/server/access'
import { revalidateAfterGlobalChange } from '@/src/server/revalidate'

const LINKS = { singular: 'Link', plural: 'Links' }

const link: Field[] = [
  { name: 'label', type: 'text', required: true, maxLength: 60 },
  { name: 'href', label: 'Address', type: 'text', required: true, maxLength: 300 },
]

/** Header, footer, social links and the copyright line. Specification 2, Shell. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Menus and footer',
  admin: { group: 'Website', preview: () => previewAddress('/') },
  // What is being written is for staff: anybody may ask for a draft.
  access: {
    read: ({ req }) => hasRole(req, 'admin') || { _status: { equals: 'published' } },
    readVersions: staff,
    update: staff,
  },
  versions: { drafts: true, max: 50 },
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  fields: [
    {
      name: 'items',
      label: 'Header',
      labels: LINKS,
      type: 'array',
      maxRows: 8,
      localized: true,
      fields: link,
    },
    {
      name: 'footerLinks',
      label: 'Footer',
      labels: LINKS,
      type: 'array',
      maxRows: 12,
      localized: true,
      fields: link,
    },
    {
      name: 'socialLinks',
      label: 'Social links',
      labels: LINKS,
      type: 'array',
      maxRows: 8,
      fields: [
        {
          name: 'platform',
          type: 'select',
          required: true,
          options: [
            { value: 'facebook', label: 'Facebook' },
            { value: 'instagram', label: 'Instagram' },
            { value: 'linkedin', label: 'LinkedIn' },
            { value: 'youtube', label: 'YouTube' },
            { value: 'x', label: 'X' },
          ],
        },
        { name: 'href', label: 'Address', type: 'text', required: true, maxLength: 300 },
      ],
    },
    {
      name: 'copyright',
      label: 'Copyright line',
      type: 'text',
      required: true,
      defaultValue: '© 2025',
      admin: { description: 'With the year it began. The present year is added by itself.' },
    },
  ],
}
