import UnsubscribePage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/newsletter/unsubscribe/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(UnsubscribePage)
