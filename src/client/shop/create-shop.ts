import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { API_TIMEOUT_MS, FALLBACK_API_PATH } from '@/src/domain/sessions/session-rules'
import { type CartStore, createCart } from '../cart/create-cart'
import { type Api, type ApiParts, createApi, type TokenSession } from '../http/create-api'
import { browserStorage, tabStorage } from '../state/browser-storage'
import type { KeyValueStorage } from '../state/key-value-storage'

/** Who looks at the page: their id, null for nobody. `loading` while nobody knows. */
export type Viewer = { id: string | number | null; loading: boolean }

export type ShopOptions = Partial<ApiParts> & {
  /** What the shop sells in, for sums that are shown; an order says it, so that a page of before a change is refused. */
  currency?: string
  /** What the browser remembers. Default: `localStorage`, or the page where that is forbidden. */
  storage?: KeyValueStorage
  /** What the tab remembers. */
  tabStorage?: KeyValueStorage
  /** A hook of the site: whose purchases are shown. Default: whoever the cookie says, asked of the server. */
  useViewer?: () => Viewer
  /** A hook of the site: the language of the page, which mails and documents are in. */
  useLocale?: () => Locale
}

/** The shop as a browser sees it: the calls, the cart, and what is remembered of a checkout. */
export type Shop = Required<Pick<ShopOptions, 'storage' | 'tabStorage' | 'useViewer' | 'useLocale'>> & {
  api: Api
  session: TokenSession | undefined
  currency: string | undefined
  cart: CartStore
}

/** A shop whose calls go to Payload's API on this host, unless told otherwise. Nothing is asked or read yet. */
export function createShop(options: ShopOptions = {}): Shop {
  const storage = options.storage ?? browserStorage
  const parts: ApiParts = {
    base: options.base ?? FALLBACK_API_PATH,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeoutMs: options.timeoutMs ?? API_TIMEOUT_MS,
    ...(options.session ? { session: options.session } : {}),
  }
  return {
    api: createApi(parts),
    session: options.session,
    currency: options.currency,
    cart: createCart(storage),
    storage,
    tabStorage: options.tabStorage ?? tabStorage,
    useViewer: options.useViewer ?? whoeverAsks,
    useLocale: options.useLocale ?? inEnglish,
  }
}

const SOMEBODY: Viewer = { id: 'me', loading: false }
const whoeverAsks = () => SOMEBODY
const inEnglish = (): Locale => DEFAULT_LOCALE
