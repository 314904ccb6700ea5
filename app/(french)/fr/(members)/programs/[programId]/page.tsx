import ProgramPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(members)/programs/[programId]/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ProgramPage)
