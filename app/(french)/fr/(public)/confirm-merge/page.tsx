import ConfirmMergePage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/confirm-merge/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ConfirmMergePage)
