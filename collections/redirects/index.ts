import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field, TextField } from 'payload'
import { nobodyField, staff } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'
import { keepStraight } from './hooks/keep-straight'
import { straightenOthers } from './hooks/straighten-others'

const madeByItself: Field = {
  name: 'madeByItself',
  label: 'Made by itself, when an address changed',
  type: 'checkbox',
  defaultValue: false,
  access: { create: nobodyField, update: nobodyField },
  admin: { position: 'sidebar', readOnly: true },
}

/** What editors read of an official field. */
const TEXTS: Record<string, Partial<TextField>> = {
  from: {
    label: 'Old address',
    admin: { description: 'A path of this site, such as /old-page, or /fr/ancienne-page in French.' },
  },
}

/** Addresses that lead elsewhere, laid over the official plugin's collection. Only asked for where no page was found. */
export const Redirects = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Website',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to.type', 'madeByItself', 'updatedAt'],
  },
  access: { read: staff, create: staff, update: staff, delete: staff },
  disableDuplicate: true,
  defaultSort: 'from',
  hooks: {
    beforeValidate: [keepStraight],
    afterChange: [straightenOthers, revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: ({ defaultFields }: { defaultFields: Field[] }): Field[] => [
    ...defaultFields.map((field) =>
      'name' in field ? ({ ...field, ...TEXTS[field.name] } as Field) : field,
    ),
    madeByItself,
  ],
} satisfies RedirectsPluginConfig['overrides']
