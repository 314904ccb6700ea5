import { type ApiResult, inLocale } from 'payload-plugin-digital-commerce/client'
import { type InvitationRefusal, isInvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import type { Locale } from '@/src/domain/languages/locales'
import type { Api } from '../http/api'
import type { ResetLink } from './reset-link'

export type OpenInvitation = {
  kind: 'open'
  invitationType: string
  firstname: string
  lastname: string
  programs: string[]
}

export type Looked =
  | OpenInvitation
  | { kind: 'refused'; reason: InvitationRefusal }
  /** Nobody said that the link is over: it can be tried again. */
  | { kind: 'unreachable'; message: string }

/** The calls of an invitation's page. But for the last they are nobody's: no token of a session is sent. */
export function createRegisterCalls(api: Api) {
  return {
    /** What it leads to, called as in this language. */
    async look({ token, email }: ResetLink, locale: Locale): Promise<Looked> {
      const call = {
        method: 'POST',
        path: '/users/validate-invitation',
        body: { token, email },
        anonymous: true,
        ...inLocale(locale),
      } as const
      const result = await api(call)
      if (!result.ok) {
        const { status, message } = result.failure
        const isRefused = status >= 400 && status < 500 && status !== 429
        return isRefused ? { kind: 'refused', reason: 'unknown' } : { kind: 'unreachable', message }
      }
      if (!result.data.isValid) {
        const { reason } = result.data
        return { kind: 'refused', reason: isInvitationRefusal(reason) ? reason : 'unknown' }
      }
      const { invitationType, firstname, lastname, programs } = result.data
      return { kind: 'open', invitationType, firstname: firstname ?? '', lastname: lastname ?? '', programs }
    },

    /** A fresh link to the address the invitation was sent to. */
    askAgain(token: string): Promise<ApiResult<{ message: string }>> {
      const path = '/users/request-invitation'
      return api({ method: 'POST', path, body: { token }, anonymous: true })
    },

    /** Adds the invitation to the account of the visitor, who is signed in with its address. */
    accept(token: string): Promise<ApiResult<{ message: string }>> {
      const path = '/users/accept-invitation'
      return api({ method: 'POST', path, body: { token }, whenSessionEnds: 'caller' })
    },
  }
}
