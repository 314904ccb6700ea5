import type { CollectionConfig } from 'payload'
import { env } from '@/src/server/env'
import { userAccess } from './access'
import { userFields } from './fields'
import { guardRole } from './hooks/guard-role'
import { keepCanonicalEmail } from './hooks/keep-canonical-email'
import { keepPasswordRules } from './hooks/keep-password-rules'
import { lockAccounts } from './hooks/lock-accounts'

/** Everybody who can sign in: customers, admins and superusers. Sessions live in their own collection. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    useAsTitle: 'email',
    group: 'People',
    defaultColumns: ['email', 'emailVerifiedAt', 'firstname', 'lastname', 'tags', 'role', 'state'],
    listSearchableFields: ['email', 'firstname', 'lastname'],
  },
  access: userAccess,
  auth: {
    tokenExpiration: 900,
    // Payload's own session list stays empty: its sign-in strategy then accepts nobody, and ours is the only sign-in.
    useSessions: true,
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env().SITE_URL.startsWith('https:') },
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [lockAccounts],
    beforeValidate: [keepPasswordRules, keepCanonicalEmail],
    beforeChange: [guardRole],
  },
  fields: userFields,
}
