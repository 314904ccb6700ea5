import type { PayloadRequest, RelationshipField } from 'payload'
import { nobodyField, staffField } from '@/src/server/access'

/** Who saved this version. */
export const changedByField: RelationshipField = {
  name: 'changedBy',
  label: 'Changed by',
  type: 'relationship',
  relationTo: 'users',
  access: { read: staffField, create: nobodyField, update: nobodyField },
  admin: { position: 'sidebar', readOnly: true, condition: ({ changedBy }) => Boolean(changedBy) },
}

/** A change by the site itself is nobody's. */
export function noteWhoChanged<Data extends object>({ data, req: { user } }: Written<Data>) {
  return { ...data, changedBy: user?.collection === 'users' ? user.id : null }
}

type Written<Data> = { data: Data; req: PayloadRequest }
