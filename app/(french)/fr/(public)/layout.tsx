import PublicLayout from '@/app/(storefront)/(public)/layout'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export default inFrench(PublicLayout)
