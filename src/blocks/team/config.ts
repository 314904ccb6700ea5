import type { Block } from 'payload'
import { headingField, introField } from '../heading-fields'

/** The people behind the provider. */
export const teamBlock: Block = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: { singular: { en: 'Team', fr: 'Équipe' }, plural: { en: 'Teams', fr: 'Équipes' } },
  imageURL: '/blocks/team.svg',
  imageAltText: 'People with their names and what they do',
  fields: [
    headingField({ required: true }),
    introField(),
    {
      name: 'people',
      label: { en: 'People', fr: 'Personnes' },
      labels: { singular: { en: 'Person', fr: 'Personne' }, plural: { en: 'People', fr: 'Personnes' } },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      fields: [
        { name: 'name', label: { en: 'Name', fr: 'Nom' }, type: 'text', required: true, maxLength: 80 },
        { name: 'role', label: { en: 'What they do', fr: 'Rôle' }, type: 'text', maxLength: 100 },
        { name: 'text', label: { en: 'About them', fr: 'À propos' }, type: 'textarea', maxLength: 400 },
        {
          name: 'image',
          label: { en: 'Picture', fr: 'Photo' },
          type: 'upload',
          relationTo: 'media',
          admin: {
            description: {
              en: 'Without one, their initials stand there.',
              fr: 'Sans photo, les initiales prennent sa place.',
            },
          },
        },
      ],
    },
  ],
}
