import { expect, it } from 'vitest'
import { nameFields } from '@/src/domain/forms/name-fields'

const text = (label: string, name?: string) => ({ blockType: 'text', label, name })
const namesOf = (...fields: Parameters<typeof nameFields>[0]) => nameFields(fields).map(({ name }) => name)

it('makes a field’s name from its label', () => {
  expect(namesOf(text('Your name'), text('Adresse électronique !'), text('¿?'))).toEqual([
    'your-name',
    'adresse-electronique',
    'text',
  ])
})

it('keeps a name when the label changes, since answers refer to it', () => {
  expect(namesOf(text('How may we call you?', 'your-name'))).toEqual(['your-name'])
})

it('tells fields of the same label apart, and a copied field from the first one', () => {
  expect(namesOf(text('Email', 'email'), text('Email'), text('Email', 'email'))).toEqual([
    'email',
    'email-2',
    'email-3',
  ])
})

it('takes no name another field has further down', () => {
  expect(namesOf(text('Email'), text('Old one', 'email'))).toEqual(['email-2', 'email'])
})

it('keeps the name of the honeypot to the honeypot', () => {
  expect(namesOf(text('Website'), text('Website', 'website'))).toEqual(['website-2', 'website-3'])
})

it('names no words between the fields', () => {
  expect(namesOf({ blockType: 'message' })).toEqual([undefined])
})
