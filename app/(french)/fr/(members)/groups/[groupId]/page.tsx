import GroupPage, { generateMetadata as describe } from '@/app/(storefront)/(members)/groups/[groupId]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(GroupPage)
