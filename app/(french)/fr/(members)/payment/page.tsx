import PaymentPage, { generateMetadata as describe } from '@/app/(storefront)/(members)/payment/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(PaymentPage)
