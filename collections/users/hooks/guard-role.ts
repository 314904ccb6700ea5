import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isPermitted, isRole } from '@/src/domain/roles/roles'

/**
 * Nobody gives a role above their own, nor changes someone who ranks above them.
 * Calls without a person (seeds, operations) are trusted: they decide before they write.
 */
export const guardRole: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data
  const own = 'role' in req.user ? req.user.role : undefined
  const touched = [data.role, originalDoc?.role].filter(isRole)
  if (touched.some((role) => !isPermitted(own, role))) {
    throw new APIError('You can only manage people up to your own role.', 403, null, true)
  }
  return data
}
