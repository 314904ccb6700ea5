import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { withBusinessTime } from '@/src/admin/ui/with-business-time'

const collection = (fields: Field[], more: Partial<CollectionConfig> = {}) =>
  withBusinessTime({ slug: 'payments', fields, ...more }).fields as (Field & { name: string })[]
const componentsOf = (field: Field | undefined) => field?.admin?.components as Record<string, unknown>

it('shows every date by the business’s clock, however deep it stands, unless it has a face of its own', () => {
  const [paidAt, { fields: inner }, own] = collection([
    { name: 'paidAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'more', type: 'group', fields: [{ name: 'dueAt', type: 'date' }] },
    { name: 'own', type: 'date', admin: { components: { Cell: '/own' } } },
  ]) as [Field, { fields: Field[] }, Field]
  expect(componentsOf(paidAt)).toMatchObject({ Cell: expect.stringContaining('#TimeCell') })
  expect(componentsOf(inner[0])).toMatchObject({
    Cell: expect.stringContaining('#DayCell'),
    Field: expect.stringContaining('#TimeField'),
  })
  expect(componentsOf(own)).toMatchObject({ Cell: '/own' })
})

it('brings the two moments Payload notes by itself, and the third where there is a trash', () => {
  const names = (fields: { name: string }[]) => fields.map(({ name }) => name)
  expect(names(collection([]))).toEqual(['updatedAt', 'createdAt'])
  expect(names(collection([], { trash: true }))).toEqual(['updatedAt', 'createdAt', 'deletedAt'])
  expect(names(collection([{ name: 'createdAt', type: 'date' }]))).toEqual(['createdAt', 'updatedAt'])
  expect(collection([], { timestamps: false })).toEqual([])
})
