import type { PageSeed } from '../../content'
import { aboutUs } from './about-us'
import { contactUs } from './contact-us'
import { groupLicensing } from './group-licensing'
import { home } from './home'
import { listPages } from './lists'
import { privacyPolicy } from './privacy-policy'
import { termsAndConditions } from './terms-and-conditions'

/** The pages of the fixed route list. Specification 2, Route table. */
export const pages: PageSeed[] = [
  home,
  ...listPages,
  aboutUs,
  contactUs,
  groupLicensing,
  privacyPolicy,
  termsAndConditions,
]
