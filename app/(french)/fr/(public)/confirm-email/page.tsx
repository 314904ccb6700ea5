import ConfirmEmailPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/confirm-email/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ConfirmEmailPage)
