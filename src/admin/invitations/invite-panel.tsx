import type { Payload, TypedUser } from 'payload'
import type { InvitationType } from '@/src/domain/invitations/invitation'
import { INVITATION_TYPES, mayInvite } from '@/src/domain/invitations/invitation'
import { isLimited } from '@/src/domain/roles/rights'
import { rankOf } from '@/src/server/access'
import { InviteDialog } from './invite-dialog'

type Props = { payload: Payload; user?: TypedUser | null }

/** Above the list of invitations: the way to send one. */
export async function InvitePanel({ payload, user = null }: Props) {
  const role = rankOf({ payload, user })
  const types: InvitationType[] = INVITATION_TYPES.filter(
    (type) => mayInvite(role, type) && (type === 'participant' || !isLimited({ ...user, role })),
  )
  if (types.length === 0) return null
  const { docs } = await payload.find({
    collection: 'products',
    where: { kind: { equals: 'program' } },
    select: { title: true },
    depth: 0,
    limit: 200,
    sort: 'title',
  })
  return <InviteDialog types={types} programs={docs.map(({ id, title }) => ({ id, title: title ?? '' }))} />
}
