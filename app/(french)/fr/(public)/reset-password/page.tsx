import ResetPasswordPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/reset-password/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ResetPasswordPage)
