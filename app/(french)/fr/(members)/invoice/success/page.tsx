import InvoiceSuccessPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(members)/invoice/success/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(InvoiceSuccessPage)
