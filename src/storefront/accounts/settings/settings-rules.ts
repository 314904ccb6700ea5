import { checkPassword, PASSWORD_REQUIRED, passwordMessage } from '@/src/domain/passwords/password'
import { canonicalEmail } from '@/src/domain/users/email'
import type { FieldErrors } from '../../state/use-form'

type ChangeEmail = { newEmail: string; password: string }
type ChangePassword = { currentPassword: string; newPassword: string }

/** What keeps a request for another address from being sent, with the server’s own messages. */
export function checkChangeEmail({ newEmail, password }: ChangeEmail): FieldErrors<ChangeEmail> {
  const said = newEmail.trim() ? 'Please enter a valid email address.' : 'Please enter your email address.'
  return {
    ...(canonicalEmail(newEmail) ? {} : { newEmail: said }),
    ...(password ? {} : { password: PASSWORD_REQUIRED }),
  }
}

/** What keeps a new password from being sent (Specification 5, Password). The present one may be older than the rule. */
export function checkChangePassword(values: ChangePassword): FieldErrors<ChangePassword> {
  const verdict = checkPassword(values.newPassword)
  return {
    ...(values.currentPassword ? {} : { currentPassword: PASSWORD_REQUIRED }),
    ...(verdict.ok ? {} : { newPassword: passwordMessage(verdict) }),
  }
}
