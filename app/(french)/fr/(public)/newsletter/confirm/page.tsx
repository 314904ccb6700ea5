import ConfirmPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/newsletter/confirm/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ConfirmPage)
