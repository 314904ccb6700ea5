import type { CollectionConfig } from 'payload'

export const Members: CollectionConfig = {
  slug: 'members',
  auth: true,
  access: { create: () => true },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: ['editor', 'coach', 'member'],
      access: { create: ({ req }) => req.user !== null, update: ({ req }) => req.user !== null },
    },
  ],
}
