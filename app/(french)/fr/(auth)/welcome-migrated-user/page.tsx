import WelcomeMigratedUserPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(auth)/welcome-migrated-user/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(WelcomeMigratedUserPage)
