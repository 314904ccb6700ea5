import PublicCertificatePage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/certificates/[code]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(PublicCertificatePage)
