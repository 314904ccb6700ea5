import ProgramsPage, { generateMetadata as describe } from '@/app/(storefront)/(public)/programs/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ProgramsPage)
