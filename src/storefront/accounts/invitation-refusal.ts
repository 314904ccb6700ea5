import { type ApiFailure, isRecord } from 'payload-plugin-digital-commerce/client'
import { type InvitationRefusal, isInvitationRefusal } from '@/src/domain/invitations/invitation-refusals'

/** Why a link was refused that was used or withdrawn while its page stood open; null when that is not the reason. */
export function refusalIn({ code, body }: ApiFailure): InvitationRefusal | null {
  const reason = isRecord(body) ? body.reason : null
  return code === 'INVITATION_INVALID' && isInvitationRefusal(reason) ? reason : null
}
