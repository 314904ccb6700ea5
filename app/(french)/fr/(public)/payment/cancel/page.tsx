import PaymentCancelPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/payment/cancel/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(PaymentCancelPage)
