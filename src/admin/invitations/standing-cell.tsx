import type { DefaultServerCellComponentProps } from 'payload'
import { type InvitationState, standingOf } from '@/src/domain/invitations/invitation-standing'
import { STANDING_WORDS } from '@/src/domain/invitations/invitation-words'
import { StatePill } from '../ui/state-pill'

const STATES: readonly InvitationState[] = ['pending', 'accepted', 'revoked']

/** What has become of an invitation; one whose time is up says so. */
export function StandingCell({
  cellData,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) {
  const state = STATES.find((known) => known === cellData)
  if (!state) return <span>{String(cellData)}</span>
  const expiresAt = new Date(String(rowData.expiresAt))
  return <StatePill {...STANDING_WORDS[standingOf({ state, expiresAt }, new Date())]} />
}
