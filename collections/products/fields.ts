import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { metaFields } from '@/collections/meta-fields'
import { slugField } from '@/collections/slug-field'
import { wholeNumberField } from '@/collections/whole-number-field'
import { toDollars } from '@/src/domain/money/money'
import { siteOf } from '@/src/server/site'
import { accessFields } from './access-fields'

/**
 * Specification 3, Product detail. Everything here is public once it is published. On a site of several languages each
 * has its own texts and its own address; price, pictures and place are everybody's.
 */
export const productFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 120, localized: true },
  {
    name: 'summary',
    type: 'textarea',
    required: true,
    maxLength: 400,
    localized: true,
    admin: { description: 'One or two plain sentences, shown in lists and at the top of the page.' },
  },
  slugField,
  {
    name: 'sku',
    label: 'SKU',
    type: 'text',
    required: true,
    unique: true,
    maxLength: 60,
    admin: { position: 'sidebar' },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'program',
    options: [
      { value: 'program', label: 'Program' },
      { value: 'service', label: 'Service' },
      { value: 'licence', label: 'Licence' },
    ],
    admin: { position: 'sidebar' },
  },
  centsField({
    name: 'priceCents',
    label: 'Price in CAD cents',
    required: true,
    admin: { position: 'sidebar' },
  }),
  {
    // What the API tells of the price, in lists as in the answer about one product: dollars.
    name: 'price',
    type: 'number',
    virtual: true,
    admin: { hidden: true },
    hooks: {
      afterRead: [
        ({ siblingData: { priceCents }, req }) =>
          typeof priceCents === 'number' ? toDollars(priceCents, siteOf(req.payload).currency) : undefined,
      ],
    },
  },
  wholeNumberField({
    name: 'position',
    label: 'Place in lists',
    min: 0,
    defaultValue: 100,
    admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
  }),
  {
    name: 'flagship',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Shown large, before the others.' },
  },
  ...accessFields,
  { name: 'images', label: 'Pictures', type: 'upload', relationTo: 'media', hasMany: true },
  {
    name: 'highlights',
    type: 'array',
    maxRows: 8,
    localized: true,
    fields: [{ name: 'text', type: 'text', required: true }],
  },
  {
    name: 'facts',
    type: 'array',
    maxRows: 8,
    localized: true,
    admin: { description: 'Short facts such as "Length: 6 weeks".' },
    fields: [
      { name: 'label', type: 'text', required: true },
      { name: 'value', type: 'text', required: true },
    ],
  },
  metaFields,
]
