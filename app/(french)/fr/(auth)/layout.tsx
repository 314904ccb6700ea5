import AuthLayout from '@/app/(storefront)/(auth)/layout'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export default inFrench(AuthLayout)
