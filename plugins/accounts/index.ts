import type { Config, Plugin } from 'payload'
import { PasswordResets } from '@/collections/password-resets'
import { Sessions } from '@/collections/sessions'
import { mountEndpoints } from '@/src/server/endpoint'
import { closeInternalCollections } from './close-internal-collections'
import { changePassword } from './endpoints/change-password'
import { closedDoors } from './endpoints/closed-doors'
import { getDefaultBillingAddress } from './endpoints/default-billing-address'
import { forgotPassword } from './endpoints/forgot-password'
import { login } from './endpoints/login'
import { logout } from './endpoints/logout'
import { getProfile, updateProfile } from './endpoints/profile'
import { refreshToken } from './endpoints/refresh-token'
import { register } from './endpoints/register'
import { resetMigratedPassword, resetPassword } from './endpoints/reset-password'
import { validateResetToken } from './endpoints/validate-reset-token'
import { sessionStrategy } from './sessions/strategy'

const endpoints = [
  login,
  register,
  refreshToken,
  logout,
  getProfile,
  updateProfile,
  getDefaultBillingAddress,
  forgotPassword,
  validateResetToken,
  resetPassword,
  resetMigratedPassword,
  changePassword,
  ...closedDoors,
]

/** Sign-in, sessions and profile of the `users` collection, for storefront and staff area alike. */
export const accounts =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      {
        ...config,
        collections: [...(config.collections ?? []).map(withSessionStrategy), Sessions, PasswordResets],
        onInit: async (payload) => {
          await config.onInit?.(payload)
          closeInternalCollections(payload)
        },
      },
      endpoints,
    )

function withSessionStrategy<T extends NonNullable<Config['collections']>[number]>(collection: T): T {
  if (collection.slug !== 'users') return collection
  const auth = typeof collection.auth === 'object' ? collection.auth : {}
  return { ...collection, auth: { ...auth, strategies: [...(auth.strategies ?? []), sessionStrategy] } }
}
