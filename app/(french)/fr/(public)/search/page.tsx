import SearchPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/search/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(SearchPage)
