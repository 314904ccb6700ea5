import type { Field } from 'payload'
import { shownToMembersField } from '@/collections/shown-field'
import { wholeNumberField } from '@/collections/whole-number-field'
import { LANGUAGE_OPTIONS } from '../language-field'
import { addressFromTitle } from './hooks/address-from-title'
import { awaitPlace } from './hooks/stand-last'
import { quizField } from './quiz-field'
import { releaseField } from './release-field'

export const lessonFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 160, localized: true },
  { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
  {
    name: 'section',
    label: 'Section of the program',
    type: 'text',
  },
  wholeNumberField({
    name: 'position',
    label: 'Place in the section',
    min: 0,
    required: true,
    defaultValue: 1,
    hooks: { beforeValidate: [awaitPlace] },
    admin: { description: 'Smaller numbers come first. A new lesson stands last when none is given.' },
  }),
  {
    name: 'slug',
    label: 'Address',
    type: 'text',
    required: true,
    admin: { description: 'Made from the title when left empty.' },
    hooks: { beforeValidate: [addressFromTitle] },
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      'Use small letters, digits and single hyphens only.',
  },
  { name: 'summary', type: 'textarea', localized: true },
  wholeNumberField({
    name: 'minutes',
    min: 1,
    max: 600,
    admin: { description: 'About how long it takes to read or watch.' },
  }),
  { name: 'body', label: 'Text', type: 'richText', required: true, localized: true },
  {
    name: 'media',
    label: 'Film or sound',
    type: 'upload',
    relationTo: 'lesson-files',
    filterOptions: { or: [{ mimeType: { contains: 'video/' } }, { mimeType: { contains: 'audio/' } }] },
    admin: {
      description: 'A file of this site, for owners alone. MP4 or WebM for a film, MP3 or M4A for sound.',
    },
  },
  {
    name: 'videoUrl',
    label: 'Video elsewhere',
    type: 'text',
    admin: { description: 'Address of a video on YouTube, Vimeo or another site, if there is one.' },
  },
  {
    name: 'tracks',
    label: 'Captions',
    labels: { singular: 'Captions', plural: 'Captions' },
    type: 'array',
    admin: { description: 'What is said and heard, as WebVTT, once for each language.' },
    fields: [
      {
        name: 'language',
        type: 'select',
        required: true,
        defaultValue: 'en',
        options: LANGUAGE_OPTIONS,
      },
      {
        name: 'file',
        type: 'upload',
        relationTo: 'lesson-files',
        required: true,
        filterOptions: { mimeType: { equals: 'text/vtt' } },
      },
    ],
  },
  {
    name: 'captions',
    label: 'English captions of before',
    type: 'upload',
    relationTo: 'lesson-files',
    admin: { hidden: true },
  },
  { name: 'transcript', type: 'richText', localized: true },
  { name: 'downloads', type: 'upload', relationTo: 'lesson-files', hasMany: true },
  {
    name: 'selfChecks',
    label: 'Self-checks',
    labels: { singular: 'Question', plural: 'Questions' },
    type: 'array',
    admin: {
      description:
        'Questions people answer for themselves. Nothing is graded, and nobody else can read the answers.',
    },
    fields: [
      { name: 'question', type: 'text', required: true, localized: true },
      { name: 'help', type: 'textarea', localized: true },
      {
        name: 'kind',
        label: 'Answered with',
        type: 'select',
        defaultValue: 'text',
        options: [
          { value: 'text', label: 'Words' },
          { value: 'scale', label: 'A number from 0 to 10' },
          { value: 'yes-no', label: 'Yes or no' },
        ],
      },
      {
        name: 'scale',
        label: 'Name of the scale',
        type: 'text',
        maxLength: 60,
        admin: {
          condition: isScale,
          description:
            'Give the question before and the one after the same name, such as “Confidence”: people then see how far they came.',
        },
      },
      {
        name: 'lowLabel',
        label: 'What 0 means',
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: { condition: isScale },
      },
      {
        name: 'highLabel',
        label: 'What 10 means',
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: { condition: isScale },
      },
    ],
  },
  quizField,
  releaseField,
  {
    name: 'isFreePreview',
    label: 'Free to read for everybody',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'It can be read on the program’s sales page without buying, with its film and its files.',
    },
  },
  shownToMembersField,
]

function isScale(_: unknown, question: { kind?: unknown }): boolean {
  return question?.kind === 'scale'
}
