import { type ApiFailure, inLocale } from 'payload-plugin-digital-commerce/client'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { RESET_MESSAGES, type ResetPurpose } from '@/src/domain/passwords/reset-rules'
import { canonicalEmail } from '@/src/domain/users/email'
import type { Api } from '../http/api'
import type { ResetLink } from './reset-link'

/** From where a mail is asked for: each says in its own words why none could be sent. */
export type Asking = 'welcome' | 'send' | 'resend' | 'new-link'

/** `title` is a specified sentence, `failure` what the server said, if it was asked. */
export type Asked = { ok: true } | { ok: false; title: string; failure: ApiFailure | null }

export type Opened =
  | { kind: 'open'; sessionToken: string }
  | { kind: 'expired' }
  /** Nobody said that the link is over: it can be tried again. */
  | { kind: 'unreachable'; message: string }

export type Submitted = { kind: 'done' } | { kind: 'expired' } | { kind: 'refused'; failure: ApiFailure }

export type NewPassword = { newPassword: string; agreeToPromotions?: boolean; agreeToTerms?: boolean }

/** The calls of the reset flow (Specification 7). They are nobody's: no token is sent, a 401 means the link. */
export function createResetCalls(api: Api, locale: Locale = DEFAULT_LOCALE) {
  return {
    async ask(address: string, from: Asking): Promise<Asked> {
      const email = canonicalEmail(address)
      if (!email) return { ok: false, title: NO_ADDRESS[from], failure: null }
      const call = {
        method: 'POST',
        path: '/users/forgot-password',
        body: { email },
        anonymous: true,
        ...inLocale(locale),
      } as const
      const result = await api(call)
      return result.ok ? { ok: true } : { ok: false, title: NOT_SENT[from], failure: result.failure }
    },

    async open(link: ResetLink): Promise<Opened> {
      const path = '/users/validate-reset-token'
      const result = await api({ method: 'POST', path, body: link, anonymous: true })
      if (result.ok) {
        const { isValid, sessionToken } = result.data
        return isValid && sessionToken ? { kind: 'open', sessionToken } : { kind: 'expired' }
      }
      const { status, message } = result.failure
      const isRefused = status >= 400 && status < 500 && status !== 429
      return isRefused ? { kind: 'expired' } : { kind: 'unreachable', message }
    },

    async submit(purpose: ResetPurpose, sessionToken: string, values: NewPassword): Promise<Submitted> {
      const body = { sessionToken, ...values }
      const call = { method: 'POST', path: PATHS[purpose], body, anonymous: true } as const
      const result = await api({ ...call, ...inLocale(locale) })
      if (result.ok) return { kind: 'done' }
      return result.failure.status === 401
        ? { kind: 'expired' }
        : { kind: 'refused', failure: result.failure }
    },
  }
}

const PATHS = {
  reset: '/users/reset-password',
  migration: '/users/reset-password-for-migrated-users',
} as const satisfies Record<ResetPurpose, string>

const { noValidEmail, noEmailFound, failedToSend, failedToResend } = RESET_MESSAGES

const NO_ADDRESS: Record<Asking, string> = {
  welcome: noValidEmail,
  send: noValidEmail,
  resend: noEmailFound,
  'new-link': noEmailFound,
}

const NOT_SENT: Record<Asking, string> = {
  welcome: failedToSend,
  send: failedToSend,
  resend: failedToResend,
  'new-link': failedToSend,
}
