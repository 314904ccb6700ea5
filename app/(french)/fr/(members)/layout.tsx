import MembersLayout from '@/app/(storefront)/(members)/layout'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export default inFrench(MembersLayout)
