import 'server-only'
import type { Locale } from '@/src/domain/languages/locales'
import { accessEn } from '../access/messages.en'
import { accessFr } from '../access/messages.fr'
import { closingEn } from '../accounts/closing-messages.en'
import { closingFr } from '../accounts/closing-messages.fr'
import { accountsEn } from '../accounts/messages.en'
import { accountsFr } from '../accounts/messages.fr'
import { settingsEn } from '../accounts/settings/messages.en'
import { settingsFr } from '../accounts/settings/messages.fr'
import { termsEn } from '../accounts/terms-messages.en'
import { termsFr } from '../accounts/terms-messages.fr'
import { buyingEn } from '../cart/buying-messages.en'
import { buyingFr } from '../cart/buying-messages.fr'
import { cartEn } from '../cart/messages.en'
import { cartFr } from '../cart/messages.fr'
import { catalogEn } from '../catalog/messages.en'
import { catalogFr } from '../catalog/messages.fr'
import { billingEn } from '../checkout/billing-messages.en'
import { billingFr } from '../checkout/billing-messages.fr'
import { checkoutEn } from '../checkout/messages.en'
import { checkoutFr } from '../checkout/messages.fr'
import { consentEn } from '../consent/messages.en'
import { consentFr } from '../consent/messages.fr'
import { formsEn } from '../forms/messages.en'
import { formsFr } from '../forms/messages.fr'
import { giftsEn } from '../gifts/messages.en'
import { giftsFr } from '../gifts/messages.fr'
import { groupsEn } from '../groups/messages.en'
import { groupsFr } from '../groups/messages.fr'
import { membersEn } from '../members/messages.en'
import { membersFr } from '../members/messages.fr'
import { newsletterEn } from '../newsletter/messages.en'
import { newsletterFr } from '../newsletter/messages.fr'
import { pagesEn } from '../pages/messages.en'
import { pagesFr } from '../pages/messages.fr'
import { searchEn } from '../search/messages.en'
import { searchFr } from '../search/messages.fr'
import { shellEn } from '../shell/messages.en'
import { shellFr } from '../shell/messages.fr'
import { uiEn } from '../ui/messages.en'
import { uiFr } from '../ui/messages.fr'
import { writingsEn } from '../writings/messages.en'
import { writingsFr } from '../writings/messages.fr'

const ENGLISH = {
  access: accessEn,
  accounts: accountsEn,
  billing: billingEn,
  buying: buyingEn,
  cart: cartEn,
  catalog: catalogEn,
  checkout: checkoutEn,
  closing: closingEn,
  consent: consentEn,
  forms: formsEn,
  gifts: giftsEn,
  groups: groupsEn,
  members: membersEn,
  newsletter: newsletterEn,
  pages: pagesEn,
  search: searchEn,
  settings: settingsEn,
  shell: shellEn,
  terms: termsEn,
  ui: uiEn,
  writings: writingsEn,
} as const

/** English names the messages there are; the types of the others hold them to it. */
export type Catalogs = typeof ENGLISH

/** Every message of the storefront. Pages carry what they need of it, see `WithMessages`. */
export const CATALOGS: Readonly<
  Record<Locale, { readonly [Of in keyof Catalogs]: Readonly<Record<keyof Catalogs[Of], string>> }>
> = {
  en: ENGLISH,
  fr: {
    access: accessFr,
    accounts: accountsFr,
    billing: billingFr,
    buying: buyingFr,
    cart: cartFr,
    catalog: catalogFr,
    checkout: checkoutFr,
    closing: closingFr,
    consent: consentFr,
    forms: formsFr,
    gifts: giftsFr,
    groups: groupsFr,
    members: membersFr,
    newsletter: newsletterFr,
    pages: pagesFr,
    search: searchFr,
    settings: settingsFr,
    shell: shellFr,
    terms: termsFr,
    ui: uiFr,
    writings: writingsFr,
  },
}
