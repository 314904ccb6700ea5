import InvoicePage, { generateMetadata as describe } from '@/app/(storefront)/(members)/invoice/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(InvoicePage)
