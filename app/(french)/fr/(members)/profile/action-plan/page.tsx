import ActionPlanPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(members)/profile/action-plan/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ActionPlanPage)
