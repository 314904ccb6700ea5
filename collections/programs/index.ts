import type { CollectionConfig } from 'payload'
import { ownedPrograms } from '@/collections/lesson-files/access'
import { shownToMembersField } from '@/collections/shown-field'
import { wholeNumberField } from '@/collections/whole-number-field'
import { staff, superuser } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'

/** What a buyer opens: a welcome and sections. Its lessons are documents of their own. */
export const Programs: CollectionConfig = {
  slug: 'programs',
  labels: { singular: 'Program', plural: 'Programs' },
  admin: {
    group: 'Programs',
    useAsTitle: 'title',
    defaultColumns: ['title', 'product', '_status'],
    preview: ({ id }) => `/programs/${String(id)}`,
  },
  access: {
    read: ownedPrograms('id', { hasDrafts: true }),
    create: staff,
    update: staff,
    delete: superuser,
    readVersions: staff,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  disableDuplicate: true,
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, localized: true },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      unique: true,
      admin: { description: 'Whoever buys this product opens this program.' },
    },
    { name: 'welcome', type: 'richText', localized: true },
    {
      name: 'sections',
      type: 'array',
      admin: { description: 'A short program needs none: its lessons then stand in one list.' },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'summary', type: 'textarea', localized: true },
      ],
    },
    {
      name: 'isOutlinePublic',
      label: 'Show what its lessons are called on the sales page',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'isOrdered',
      label: 'Lessons open one after the other',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'A lesson opens when all before it are done. What somebody has opened already stays open for them.',
      },
    },
    {
      name: 'certificate',
      type: 'group',
      fields: [
        {
          name: 'isGiven',
          label: 'Give a certificate to whoever finishes this program',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'heading',
          type: 'text',
          localized: true,
          maxLength: 80,
          admin: { description: '“Certificate of completion” when left empty.' },
        },
        {
          name: 'statement',
          label: 'What it says of the program',
          type: 'textarea',
          localized: true,
          maxLength: 600,
        },
        {
          name: 'signedBy',
          label: 'Signed by',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { description: 'A name and an office, such as “Ann Smith, program director”.' },
        },
        wholeNumberField({
          name: 'validMonths',
          label: 'Months it is valid',
          min: 1,
          max: 240,
          admin: {
            description:
              'From the day the program is finished; for ever when left empty. Whoever finishes it once more has it renewed. Certificates that were given before stay as they are.',
          },
        }),
      ],
    },
    shownToMembersField,
  ],
}
