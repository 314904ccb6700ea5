import type { Block } from 'payload'
import { headingField } from '../heading-fields'

/** A film of our own, with captions and, for whoever would rather read, its words. */
export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: { en: 'Video', fr: 'Vidéo' }, plural: { en: 'Videos', fr: 'Vidéos' } },
  imageURL: '/blocks/video.svg',
  imageAltText: 'A film with its heading',
  fields: [
    headingField({ required: true }),
    {
      name: 'film',
      label: { en: 'Film', fr: 'Film' },
      type: 'upload',
      relationTo: 'films',
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
    },
    {
      name: 'captions',
      label: { en: 'Captions', fr: 'Sous-titres' },
      type: 'upload',
      relationTo: 'films',
      filterOptions: { mimeType: { contains: 'text/' } },
      admin: {
        description: {
          en: 'In the language of this page, as a WebVTT file. A film with speech needs them.',
          fr: 'Dans la langue de cette page, en fichier WebVTT. Un film où l’on parle en a besoin.',
        },
      },
    },
    {
      name: 'poster',
      label: { en: 'Picture before it plays', fr: 'Image avant la lecture' },
      type: 'upload',
      relationTo: 'media',
    },
    {
      name: 'transcript',
      label: { en: 'Its words', fr: 'Le texte' },
      type: 'textarea',
      maxLength: 20_000,
      admin: {
        description: {
          en: 'What is said and shown, for whoever would rather read. An empty line begins a new paragraph.',
          fr: 'Ce qui est dit et montré, pour qui préfère lire. Une ligne vide commence un nouveau paragraphe.',
        },
      },
    },
  ],
}
