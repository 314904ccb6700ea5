import ForgotPasswordPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(auth)/forgot-password/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ForgotPasswordPage)
