import { createShop } from 'payload-plugin-digital-commerce/client'
import { CURRENCY } from '@/src/domain/money/currency'
import { apiParts, callersSession } from './http/api'
import { useLocale } from './languages/language-provider'
import { useSession } from './session/use-session'

/** The shop of this browser: the package's client, told who is signed in here and which language they read. */
export const shop = createShop({
  ...apiParts,
  session: callersSession,
  currency: CURRENCY,
  useViewer() {
    const { user, loading } = useSession()
    return { id: user?.id ?? null, loading }
  },
  useLocale,
})
