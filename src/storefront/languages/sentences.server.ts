import 'server-only'
import { accountsFrench } from '@/src/domain/languages/french/accounts'
import { checkoutFrench } from '@/src/domain/languages/french/checkout'
import { formsFrench } from '@/src/domain/languages/french/forms'
import { generalFrench } from '@/src/domain/languages/french/general'
import { sharingFrench } from '@/src/domain/languages/french/sharing'
import type { Sentences } from '@/src/domain/languages/translate-sentence'
import type { Feature } from './catalogs'

/** What the API and the rules say to the screens of a feature, in French. */
export const SENTENCES: Partial<Record<Feature, Sentences>> = {
  shell: generalFrench,
  accounts: accountsFrench,
  settings: accountsFrench,
  billing: checkoutFrench,
  cart: checkoutFrench,
  checkout: checkoutFrench,
  forms: formsFrench,
  groups: sharingFrench,
  gifts: sharingFrench,
}
