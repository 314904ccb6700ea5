import ResourcePage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/newsletter/[slug]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'
import { resourceParams } from '@/src/storefront/pages/find-addressed.server'

export const generateStaticParams = () => resourceParams('fr')
export const generateMetadata = inFrench(describe)
export default inFrench(ResourcePage)
