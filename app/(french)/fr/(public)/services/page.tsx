import ServicesPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/services/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ServicesPage)
