import {
  type ApiParts,
  createApi,
  createShop,
  type SessionEnd,
  type Shop,
} from 'payload-plugin-digital-commerce/client'
import type { paths } from '@/src/generated/api-types'
import type { Api } from '@/src/storefront/http/api'
import type { RefreshParts } from '@/src/storefront/http/token-refresh'
import { tokenSession } from '@/src/storefront/http/token-session'

type SiteParts = ApiParts & RefreshParts & { endSession: (end: SessionEnd) => void }

/** The calls of this site with the sign-in of a storage, as a browser makes them. */
export function siteApi(parts: SiteParts): Api {
  return createApi<paths>({ ...parts, session: tokenSession(parts) })
}

/** The shop's calls of that browser. */
export function siteShop(parts: SiteParts): Shop {
  return createShop({ ...parts, session: tokenSession(parts) })
}
