import { ForgotPasswordScreen } from '@/src/storefront/accounts/forgot-password-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('forgotPassword', '/forgot-password')

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />
}
