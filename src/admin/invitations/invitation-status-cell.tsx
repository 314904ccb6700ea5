import type { DefaultServerCellComponentProps } from 'payload'
import { INVITATION_STATUS_LABELS } from '@/src/domain/invitations/invitation-labels'
import { type InvitationState, invitationStatusOf } from '@/src/domain/invitations/invitation-status'
import { StatePill } from '../ui/state-pill'

const STATES: readonly InvitationState[] = ['pending', 'accepted', 'revoked']

/** What has become of an invitation; one whose time is up says so. */
export function InvitationStatusCell({
  cellData,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) {
  const state = STATES.find((known) => known === cellData)
  if (!state) return <span>{String(cellData)}</span>
  const expiresAt = new Date(String(rowData.expiresAt))
  return <StatePill {...INVITATION_STATUS_LABELS[invitationStatusOf({ state, expiresAt }, new Date())]} />
}
