import RegisterPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/register/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(RegisterPage)
