import HomePage, { generateMetadata as describe } from '@/app/(storefront)/(public)/page'
import { inFrenchWithEnglishContent } from '@/src/storefront/languages/english-content'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrenchWithEnglishContent(HomePage, 'below')
