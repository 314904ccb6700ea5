import type { Payload, TypedUser } from 'payload'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { INVITATION_TYPES, mayInvite } from '@/src/domain/invitations/invitation'
import { isLimited } from '@/src/domain/roles/rights'
import { rankOf } from '@/src/server/access'
import { PROGRAMS, productChoices } from '../ui/product-choices'
import { InviteDialog } from './invite-dialog'

type Props = { payload: Payload; user?: TypedUser | null; i18n: { language: string } }

/** Above the list of invitations: the way to send one. */
export async function InvitePanel({ payload, user = null, i18n }: Props) {
  const role = rankOf({ payload, user })
  const types: InvitationType[] = INVITATION_TYPES.filter(
    (type) => mayInvite(role, type) && (type === 'participant' || !isLimited({ ...user, role })),
  )
  if (types.length === 0) return null
  return <InviteDialog types={types} programs={await productChoices(payload, i18n.language, PROGRAMS)} />
}
