import SignupPage, { generateMetadata as describe } from '@/app/(storefront)/(auth)/signup/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(SignupPage)
