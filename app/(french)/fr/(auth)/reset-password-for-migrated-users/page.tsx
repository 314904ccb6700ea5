import ResetPasswordForMigratedUsersPage, {
  generateMetadata as describe,
} from '@/app/(storefront)/(auth)/reset-password-for-migrated-users/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(ResetPasswordForMigratedUsersPage)
