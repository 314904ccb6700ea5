import type { CollectionConfig } from 'payload'
import { anyOf, nobody, self, staff } from '@/src/server/access'

/**
 * People see themselves, staff see and change everybody. Customers change their name through `/users/profile`, where an
 * address needs proof and a password the old one. Accounts are deactivated, not deleted.
 */
export const userAccess: CollectionConfig['access'] = {
  read: anyOf(staff, self),
  create: staff,
  update: staff,
  delete: nobody,
  unlock: nobody,
  admin: ({ req }) => Boolean(req.user && 'role' in req.user && req.user.role !== 'user'),
}
