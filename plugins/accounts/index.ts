import type { Config, Plugin } from 'payload'
import { AccountViews } from '@/collections/account-views'
import { Consents } from '@/collections/consents'
import { EmailChanges } from '@/collections/email-changes'
import { Invitations } from '@/collections/invitations'
import { PasswordResets } from '@/collections/password-resets'
import { RecoveryCodes } from '@/collections/recovery-codes'
import { Sessions } from '@/collections/sessions'
import { SignInChallenges } from '@/collections/sign-in-challenges'
import { TwoFactorSecrets } from '@/collections/two-factor-secrets'
import { mountEndpoints } from '@/src/server/endpoint'
import { getConsents, putConsents } from './consents/endpoints/consents'
import { changeEmail, confirmEmail } from './endpoints/change-email'
import { changePassword } from './endpoints/change-password'
import { getDefaultBillingAddress, putDefaultBillingAddress } from './endpoints/default-billing-address'
import { disabledRoutes } from './endpoints/disabled-routes'
import { getVerification, postVerification, postVerificationFor } from './endpoints/email-verification'
import { forgotPassword } from './endpoints/forgot-password'
import { login } from './endpoints/login'
import { logout } from './endpoints/logout'
import { getProfile, updateProfile } from './endpoints/profile'
import { refreshToken } from './endpoints/refresh-token'
import { register } from './endpoints/register'
import { registerInvited } from './endpoints/register-invited'
import { resetMigratedPassword, resetPassword } from './endpoints/reset-password'
import { endOneSession, listSessions, logoutAll } from './endpoints/sessions'
import { validateResetToken } from './endpoints/validate-reset-token'
import { answerRefusal } from './hooks/answer-refusal'
import { recordAccountChange } from './hooks/record-account-change'
import { postReleaseWelcomeMails } from './imports/endpoints/release-welcome-mails'
import { postAcceptInvitation } from './invitations/endpoints/accept-invitation'
import { postRequestInvitation } from './invitations/endpoints/request-invitation'
import { postInvitation, postResend, postRevoke } from './invitations/endpoints/staff-invitations'
import { validateInvitation } from './invitations/endpoints/validate-invitation'
import { NOTED } from './payload-routes/as-refusal'
import { closeInternalCollections } from './payload-routes/close-internal-collections'
import { closeUnusedRoutes } from './payload-routes/close-unused-routes'
import { guardRoutes } from './payload-routes/guard-routes'
import { sessionStrategy } from './sessions/strategy'
import {
  getTwoFactor,
  postBegin,
  postConfirm,
  postDisable,
  postRecoveryCodes,
} from './two-factor/endpoints/own-two-factor'
import { resetTwoFactor } from './two-factor/endpoints/reset-two-factor'
import { verifyTwoFactorEndpoint } from './two-factor/endpoints/verify-two-factor'
import { postEndView, postView } from './viewing/endpoints'

const collections = [
  Sessions,
  PasswordResets,
  Invitations,
  Consents,
  EmailChanges,
  TwoFactorSecrets,
  RecoveryCodes,
  SignInChallenges,
  AccountViews,
]

const endpoints = [
  login,
  verifyTwoFactorEndpoint,
  register,
  refreshToken,
  logout,
  getProfile,
  updateProfile,
  getDefaultBillingAddress,
  putDefaultBillingAddress,
  listSessions,
  endOneSession,
  logoutAll,
  forgotPassword,
  validateResetToken,
  resetPassword,
  resetMigratedPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  getVerification,
  postVerification,
  postVerificationFor,
  registerInvited,
  validateInvitation,
  postRequestInvitation,
  postAcceptInvitation,
  postInvitation,
  postResend,
  postRevoke,
  postReleaseWelcomeMails,
  getConsents,
  putConsents,
  getTwoFactor,
  postBegin,
  postConfirm,
  postDisable,
  postRecoveryCodes,
  resetTwoFactor,
  postView,
  postEndView,
  ...disabledRoutes,
]

/** Errors Payload logs no more, as they are noted where they are known for what they are. */
const QUIET: Record<string, false> = { [NOTED]: false }

/** Sign-in, sessions and profile of the `users` collection, for storefront and staff area alike. */
export const accounts =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      {
        ...config,
        collections: [...(config.collections ?? []).map(withAccounts), ...collections],
        loggingLevels: { ...config.loggingLevels, ...QUIET },
        hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), answerRefusal] },
        onInit: async (payload) => {
          await config.onInit?.(payload)
          closeInternalCollections(payload)
          closeUnusedRoutes(payload)
          guardRoutes(payload)
        },
      },
      endpoints,
    )

/** People sign in by our sessions, and what staff change of an account has its consequences. */
function withAccounts<T extends NonNullable<Config['collections']>[number]>(collection: T): T {
  if (collection.slug !== 'users') return collection
  const auth = typeof collection.auth === 'object' ? collection.auth : {}
  const afterChange = [...(collection.hooks?.afterChange ?? []), recordAccountChange]
  return {
    ...collection,
    auth: { ...auth, strategies: [...(auth.strategies ?? []), sessionStrategy] },
    hooks: { ...collection.hooks, afterChange },
  }
}
