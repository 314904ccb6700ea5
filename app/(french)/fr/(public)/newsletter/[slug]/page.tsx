import ResourcePage, {
  generateStaticParams as addresses,
  generateMetadata as describe,
} from '@/app/(storefront)/(public)/newsletter/[slug]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateStaticParams = inFrench(addresses)
export const generateMetadata = inFrench(describe)
export default inFrench(ResourcePage)
