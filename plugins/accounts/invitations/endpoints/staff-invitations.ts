import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { invitationRequestSchema } from '@/src/domain/invitations/invitation-request'
import { isLimitedAdmin } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { type Invited, invite } from '../operations/invite'
import { resendInvitation } from '../operations/resend-invitation'
import { revokeInvitation } from '../operations/revoke-invitation'

const sent = success({
  message: z.string(),
  data: z.object({ id: z.string(), email: z.string(), expiresAt: z.string(), sendings: z.number() }),
})

/** `POST /invitations { email, firstname?, lastname?, invitationType, locale?, products? }`: see `invite` for its refusals. */
export const postInvitation = defineEndpoint({
  method: 'post',
  path: '/invitations',
  access: 'staff',
  about: { summary: 'Staff: invites somebody.', errors: ['ALREADY_REGISTERED', 'ABOVE_OWN_ROLE'] },
  input: invitationRequestSchema,
  answers: sent,
  handler: async ({ input, req, user }) => {
    if (isLimitedAdmin(req) && input.invitationType !== 'participant') throw new DomainError('ABOVE_OWN_ROLE')
    const invited = await invite(req.payload, { ...input, locale: input.locale ?? localeOf(req) }, user)
    wakeOutbox(req.payload)
    return {
      success: true,
      message: `The invitation is on its way to ${invited.email}.`,
      data: toJson(invited),
    }
  },
})

/** `POST /invitations/{id}/resend`: a fresh link, the old one is void. */
export const postResend = defineEndpoint({
  method: 'post',
  path: '/invitations/:id/resend',
  access: 'staff',
  about: {
    summary: 'Staff: sends an invitation again.',
    errors: ['NOT_FOUND', 'INVITATION_NOT_OPEN', 'ABOVE_OWN_ROLE'],
  },
  answers: sent,
  handler: async ({ params, req, user }) => {
    const invited = await resendInvitation(req.payload, idOf(params.id), user)
    wakeOutbox(req.payload)
    return {
      success: true,
      message: `A fresh link is on its way to ${invited.email}.`,
      data: toJson(invited),
    }
  },
})

/** `POST /invitations/{id}/revoke`: the link opens nothing any more. */
export const postRevoke = defineEndpoint({
  method: 'post',
  path: '/invitations/:id/revoke',
  access: 'staff',
  about: {
    summary: 'Staff: withdraws an invitation.',
    errors: ['NOT_FOUND', 'INVITATION_NOT_OPEN', 'ABOVE_OWN_ROLE'],
  },
  answers: done,
  handler: async ({ params, req, user }) => {
    await revokeInvitation(req.payload, idOf(params.id), user)
    return { success: true, message: 'The invitation is withdrawn.' }
  },
})

function toJson(invited: Invited) {
  return { ...invited, expiresAt: invited.expiresAt.toISOString() }
}
