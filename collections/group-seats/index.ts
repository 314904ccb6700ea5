import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { SEAT_STATES } from '@/src/domain/groups/seat-state'
import { nobody, staff } from '@/src/server/access'
import { LANGUAGE_OPTIONS } from '../language-field'

/** The places of groups, as many as were bought: made with the group, and only ever moved (`SEAT_MOVES`). */
export const GroupSeats: CollectionConfig = {
  slug: 'group-seats',
  labels: { singular: 'Place', plural: 'Places' },
  admin: { group: 'People', defaultColumns: ['group', 'state', 'email', 'user', 'joinedAt'] },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'group', type: 'relationship', relationTo: 'seat-groups', required: true, index: true },
    wholeNumberField({ name: 'place', label: 'Number', min: 1, required: true }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'free',
      options: Object.entries(SEAT_STATES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'email', type: 'text', index: true },
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', index: true },
    { name: 'tokenHash', type: 'text', unique: true, access: { read: () => false }, admin: { hidden: true } },
    {
      name: 'locale',
      label: 'Language of the invitation',
      type: 'select',
      options: LANGUAGE_OPTIONS,
    },
    { name: 'invitedAt', label: 'Invited on', type: 'date' },
    wholeNumberField({ name: 'sendings', label: 'Invitations sent', min: 0, defaultValue: 0 }),
    { name: 'joinedAt', label: 'Joined on', type: 'date' },
    wholeNumberField({ name: 'uses', label: 'Times it was taken', min: 0, defaultValue: 0 }),
    { name: 'agrees', label: 'Agreed that the leader sees progress', type: 'checkbox', defaultValue: false },
    { name: 'agreedAt', label: 'Agreed or withdrew on', type: 'date' },
  ],
}
