import AddressedPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/[...slug]/page'
import { inFrenchWithEnglishContent } from '@/src/storefront/languages/english-content'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export { generateStaticParams } from '@/app/(storefront)/(public)/[...slug]/page'
export const generateMetadata = inFrench(describe)
export default inFrenchWithEnglishContent(AddressedPage)
