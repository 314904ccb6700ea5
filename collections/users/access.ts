import type { CollectionConfig } from 'payload'
import { anyOf, nobody, self, staff } from '@/src/server/access'

/** People see and change themselves; staff see everybody. Accounts are deactivated, not deleted. */
export const userAccess: CollectionConfig['access'] = {
  read: anyOf(staff, self),
  create: staff,
  update: anyOf(staff, self),
  delete: nobody,
  unlock: nobody,
  admin: ({ req }) => Boolean(req.user && 'role' in req.user && req.user.role !== 'user'),
}
