import AddressedPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/[...slug]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'
import { addressedParams } from '@/src/storefront/pages/find-addressed.server'

export const generateStaticParams = () => addressedParams('fr')
export const generateMetadata = inFrench(describe)
export default inFrench(AddressedPage)
