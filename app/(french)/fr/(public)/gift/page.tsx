import GiftPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/gift/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(GiftPage)
