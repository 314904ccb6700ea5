import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { invitationRequestSchema } from '@/src/domain/invitations/invitation-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { invite } from '../operations/invite'
import { resendInvitation } from '../operations/resend-invitation'
import { revokeInvitation } from '../operations/revoke-invitation'

/** `POST /invitations { email, firstname?, lastname?, invitationType, products? }`: see `invite` for its refusals. */
export const postInvitation = defineEndpoint({
  method: 'post',
  path: '/invitations',
  access: 'staff',
  about: { summary: 'Staff: invites somebody.', errors: ['ALREADY_REGISTERED', 'ABOVE_OWN_ROLE'] },
  input: invitationRequestSchema,
  handler: async ({ input, req, user }) => {
    const data = await invite(req.payload, input, user)
    wakeOutbox()
    return { success: true, message: `The invitation is on its way to ${data.email}.`, data }
  },
})

/** `POST /invitations/{id}/resend`: a fresh link, the old one is void. */
export const postResend = defineEndpoint({
  method: 'post',
  path: '/invitations/:id/resend',
  access: 'staff',
  about: { summary: 'Staff: sends an invitation again.', errors: ['NOT_FOUND', 'INVITATION_NOT_OPEN'] },
  handler: async ({ params, req, user }) => {
    const data = await resendInvitation(req.payload, idOf(params.id), user)
    wakeOutbox()
    return { success: true, message: `A fresh link is on its way to ${data.email}.`, data }
  },
})

/** `POST /invitations/{id}/revoke`: the link opens nothing any more. */
export const postRevoke = defineEndpoint({
  method: 'post',
  path: '/invitations/:id/revoke',
  access: 'staff',
  about: { summary: 'Staff: withdraws an invitation.', errors: ['NOT_FOUND', 'INVITATION_NOT_OPEN'] },
  handler: async ({ params, req, user }) => {
    await revokeInvitation(req.payload, idOf(params.id), user)
    return { success: true, message: 'The invitation is withdrawn.' }
  },
})
