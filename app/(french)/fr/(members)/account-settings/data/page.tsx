import AccountDataPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(members)/account-settings/data/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(AccountDataPage)
