import LoginPage, { generateMetadata as describe } from '@/app/(storefront)/(auth)/login/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(LoginPage)
