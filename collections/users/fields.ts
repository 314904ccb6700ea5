import type { Field } from 'payload'
import { addressFields } from '@/collections/address-fields'
import { RIGHTS, readRights } from '@/src/domain/roles/rights'
import { staffField, superuserField, writtenByOperations } from '@/src/server/access'
import { languageField } from '../language-field'
import { tidyTags } from './hooks/tidy-tags'

/** Specification 3, User. Field access keeps a customer from raising their own role or state. */
export const userFields: Field[] = [
  { name: 'firstname', label: 'First name', type: 'text', required: true, maxLength: 100 },
  { name: 'lastname', label: 'Last name', type: 'text', required: true, maxLength: 100 },
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'user',
    index: true,
    options: [
      { value: 'user', label: 'Customer' },
      { value: 'admin', label: 'Admin' },
      { value: 'superuser', label: 'Superuser' },
    ],
    access: { create: staffField, update: staffField },
    admin: { position: 'sidebar' },
  },
  {
    name: 'rights',
    type: 'json',
    access: { read: staffField, create: superuserField, update: superuserField },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Array.isArray(value) && readRights(value)?.length === value.length) ||
      `Choose of ${RIGHTS.join(', ')}, or leave it empty for all.`,
    typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'string', enum: [...RIGHTS] } })],
    admin: {
      position: 'sidebar',
      condition: (data) => data.role === 'admin',
      components: { Field: '/src/admin/people/rights-field#RightsField' },
    },
  },
  {
    name: 'state',
    label: 'Account',
    type: 'select',
    required: true,
    defaultValue: 'active',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'deactivated', label: 'Deactivated' },
    ],
    access: { create: staffField, update: staffField },
    admin: { position: 'sidebar' },
  },
  languageField({ position: 'sidebar', description: 'Of our emails and documents to this person.' }),
  {
    name: 'closesAt',
    label: 'Closes on',
    type: 'date',
    access: writtenByOperations,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'They asked for it, and can take it back until then.',
    },
  },
  {
    name: 'migration',
    label: 'From the older system',
    type: 'select',
    required: true,
    defaultValue: 'none',
    options: [
      { value: 'none', label: 'No' },
      { value: 'unclaimed', label: 'Yes, and has not set a password here yet' },
      { value: 'claimed', label: 'Yes, and has set a password here' },
    ],
    access: { read: staffField, ...writtenByOperations },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'legacyId',
    label: 'Number in the older system',
    type: 'text',
    unique: true,
    access: { read: staffField, ...writtenByOperations },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.legacyId) },
  },
  {
    name: 'emailVerifiedAt',
    label: 'Email address confirmed',
    type: 'date',
    access: { read: staffField, ...writtenByOperations },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description:
        'By a link from their mailbox. What was imported for the address, and places in groups that are kept for it, wait for this; nothing else does.',
      components: { Cell: '/src/admin/people/address-state#AddressStateCell' },
    },
  },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    index: true,
    maxRows: 20,
    maxLength: 40,
    access: { read: staffField, create: staffField, update: staffField },
    hooks: { beforeValidate: [tidyTags] },
    admin: {
      position: 'sidebar',
      description: 'For staff, to find people again. Whoever asks for a copy of their data gets them.',
    },
  },
  {
    name: 'referralSource',
    label: 'How they heard about us',
    type: 'text',
    maxLength: 200,
    access: { read: staffField, update: staffField },
  },
  {
    name: 'agreedToPromotionsAt',
    label: 'Agreed to news and offers on',
    type: 'date',
    access: writtenByOperations,
    admin: { readOnly: true },
  },
  {
    name: 'agreedToTermsAt',
    label: 'Agreed to the terms on',
    type: 'date',
    access: writtenByOperations,
    admin: { readOnly: true },
  },
  {
    name: 'defaultBillingAddress',
    label: 'Default billing address',
    type: 'group',
    fields: addressFields,
  },
]
