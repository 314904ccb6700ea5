import StorefrontLayout, { generateMetadata as describe } from '@/app/(storefront)/layout'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export { viewport } from '@/app/(storefront)/layout'
export const generateMetadata = inFrench(describe)
export default inFrench(StorefrontLayout)
