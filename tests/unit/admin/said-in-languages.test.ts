import type { ClientCollectionConfig, ClientField } from 'payload'
import { expect, it } from 'vitest'
import { isSaidInLanguages } from '@/src/admin/languages/said-in-languages'

const word = { name: 'word', type: 'text', admin: {} } satisfies ClientField
const said = { ...word, localized: true } satisfies ClientField
const collections = [
  { slug: 'pages', admin: { useAsTitle: 'word' }, fields: [said] },
  { slug: 'users', admin: { useAsTitle: 'word' }, fields: [word, { ...said, name: 'motto' }] },
] as unknown as ClientCollectionConfig[]

it.each<[string, ClientField, boolean]>([
  ['a word that is the same everywhere', word, false],
  ['a word of its own in each language', said, true],
  ['one within a group', { name: 'group', type: 'group', fields: [word, said] }, true],
  ['one within a row of a table', { name: 'rows', type: 'array', fields: [said] }, true],
  ['one behind a tab', { type: 'tabs', tabs: [{ label: 'Words', fields: [said] }] }, true],
  [
    'one within a block',
    { name: 'blocks', type: 'blocks', blocks: [{ slug: 'words', fields: [said] }] },
    true,
  ],
  ['the name of a page', { name: 'page', type: 'relationship', relationTo: 'pages' }, true],
  ['the name of a person', { name: 'person', type: 'relationship', relationTo: ['users'] }, false],
  ['none within a group', { name: 'group', type: 'group', fields: [word] }, false],
])('asks for the language of the content where something is said in each: %s', (_, field, isSaid) => {
  expect(isSaidInLanguages([word, field], collections)).toBe(isSaid)
})
