import type { CollectionConfig } from 'payload'
import { nobody, superuser } from '@/src/server/access'

/** The register of incidents with personal information that the law asks for. Nothing is ever removed from it. */
export const PrivacyIncidents: CollectionConfig = {
  slug: 'privacy-incidents',
  labels: { singular: 'Privacy incident', plural: 'Privacy incidents' },
  admin: {
    group: 'System',
    useAsTitle: 'what',
    defaultColumns: ['what', 'happenedAt', 'isSerious', 'reportedAt'],
    hidden: ({ user }) => user?.role !== 'superuser',
  },
  access: { read: superuser, create: superuser, update: superuser, delete: nobody, readVersions: superuser },
  versions: { maxPerDoc: 100 },
  fields: [
    { name: 'what', label: 'What happened', type: 'text', required: true, maxLength: 300 },
    { name: 'happenedAt', label: 'When', type: 'date', required: true },
    { name: 'data', label: 'Which information, and whose', type: 'textarea', required: true },
    { name: 'people', label: 'About how many people', type: 'number', min: 0 },
    {
      name: 'isSerious',
      label: 'There is a risk of serious injury',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Then the commission and the people concerned are told without delay.' },
    },
    { name: 'reportedAt', label: 'Reported to the commission on', type: 'date' },
    { name: 'toldAt', label: 'People were told on', type: 'date' },
    { name: 'measures', label: 'What was done', type: 'textarea' },
  ],
}
