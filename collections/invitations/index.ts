import type { CollectionConfig } from 'payload'
import { INVITATION_TYPES } from '@/src/domain/invitations/invitation'
import { INVITATION_STATUS_LABELS, INVITED_ROLE_LABELS } from '@/src/domain/invitations/invitation-labels'
import { nobody, staff } from '@/src/server/access'
import { languageField } from '../language-field'

/**
 * Who was asked to join, as what, and what became of it. Bound to one address, used once; only the link's hash is kept.
 * Written by operations only, so that a mail leaves with every new link.
 */
export const Invitations: CollectionConfig = {
  slug: 'invitations',
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['email', 'invitationType', 'state', 'sentAt', 'expiresAt', 'acceptedBy'],
    listSearchableFields: ['email', 'firstname', 'lastname'],
    components: { beforeListTable: ['/src/admin/invitations/invite-panel#InvitePanel'] },
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/invitations/invitation-actions#InvitationActions' },
        disableListColumn: true,
      },
    },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'firstname', label: 'First name', type: 'text', maxLength: 100 },
    { name: 'lastname', label: 'Last name', type: 'text', maxLength: 100 },
    {
      name: 'invitationType',
      label: 'Invited as',
      type: 'select',
      required: true,
      options: INVITATION_TYPES.map((value) => ({ value, label: INVITED_ROLE_LABELS[value] })),
    },
    languageField({ description: 'Of the email, of the page its link opens, and of the account.' }),
    {
      name: 'products',
      label: 'Programs',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: { description: 'Opened to the person when they join.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: (['pending', 'accepted', 'revoked'] as const).map((value) => ({
        value,
        label: INVITATION_STATUS_LABELS[value].label,
      })),
      admin: { components: { Cell: '/src/admin/invitations/invitation-status-cell#InvitationStatusCell' } },
    },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    { name: 'expiresAt', label: 'Valid until', type: 'date', required: true },
    { name: 'sentAt', label: 'Sent on', type: 'date', required: true },
    { name: 'sendings', label: 'Times sent', type: 'number', required: true, defaultValue: 1 },
    { name: 'invitedBy', label: 'Invited by', type: 'relationship', relationTo: 'users' },
    {
      name: 'madeOnServer',
      label: 'Made on the server',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'With npm run superuser: nobody of the staff stands behind it.' },
    },
    { name: 'acceptedBy', label: 'Who joined', type: 'relationship', relationTo: 'users' },
    { name: 'acceptedAt', label: 'Joined on', type: 'date' },
    { name: 'revokedAt', label: 'Revoked on', type: 'date' },
  ],
}
