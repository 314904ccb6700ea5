import { describe, expect, it } from 'vitest'
import type { Form } from '@/src/generated/payload-types'
import { checkValues, emptyValues, ownValues } from '@/src/storefront/forms/form-values'
import { toPublicForm } from '@/src/storefront/forms/public-form'
import { richText } from '../../../support/factories/rich-text'

const STORED: Form = {
  id: 'f1',
  slug: 'contact',
  title: 'Contact, for staff only',
  fields: [
    { blockType: 'message', id: 'm', message: richText('Before you write') },
    { blockType: 'text', id: 'a', name: 'name', label: 'Your name', required: true, autofill: 'name' },
    { blockType: 'text', id: 'b', name: 'first', label: 'First name', autofill: 'given-name' },
    { blockType: 'email', id: 'c', name: 'email', label: 'Email', required: true },
    { blockType: 'email', id: 'd', name: 'second', label: 'Another email' },
    { blockType: 'checkbox', id: 'e', name: 'call', label: 'Call me' },
  ],
  confirmationType: 'message',
  redirect: { url: '/programs' },
  staffEmails: [{ email: 'staff@example.com' }],
  receipt: { isSent: true, text: 'Words for the receipt' },
  updatedAt: '',
  createdAt: '',
}
const form = toPublicForm(STORED)

describe('Forms: what a page carries of a form', () => {
  it('is what visitors answer, and nothing that is for staff', () => {
    expect(form).toMatchObject({ id: 'f1', anchor: 'contact', button: 'Send', opensPage: null })
    expect(JSON.stringify(form)).not.toMatch(/staff|receipt|for staff only/)
    expect(form.fields[0]).toEqual({ kind: 'text', index: 0 })
  })

  it('opens a page of the site where the form says so', () => {
    expect(toPublicForm({ ...STORED, confirmationType: 'redirect' }).opensPage).toBe('/programs')
  })
})

describe('Forms: what stands in the fields', () => {
  it('is nothing at the start, and a box is not ticked', () => {
    expect(emptyValues(form)).toEqual({ name: '', first: '', email: '', second: '', call: false })
  })

  it('is checked by the rule of the server', () => {
    const errors = checkValues(form, { ...emptyValues(form), email: 'nobody' })
    expect(Object.keys(errors)).toEqual(['name', 'email'])
  })

  it('is what we know of a signed-in person: the name, and the address in the first field for one', () => {
    const user = {
      id: 'u1',
      firstname: 'Ada',
      lastname: 'King',
      email: 'ada@example.com',
      role: 'user' as const,
    }
    expect(ownValues(form, user)).toEqual({ name: 'Ada King', first: 'Ada', email: 'ada@example.com' })
    expect(ownValues(form, { ...user, firstname: '', lastname: '' })).toEqual({ email: 'ada@example.com' })
  })
})
