import type { FrenchPageSeed } from '../../content'
import { frenchAboutUs } from './about-us.fr'
import { frenchContactUs } from './contact-us.fr'
import { frenchGroupLicensing } from './group-licensing.fr'
import { frenchHome } from './home.fr'
import { frenchListPages } from './lists.fr'
import { frenchPrivacyPolicy } from './privacy-policy.fr'
import { frenchTermsAndConditions } from './terms-and-conditions.fr'

export const frenchPages: FrenchPageSeed[] = [
  frenchHome,
  ...frenchListPages,
  frenchAboutUs,
  frenchContactUs,
  frenchGroupLicensing,
  frenchPrivacyPolicy,
  frenchTermsAndConditions,
]
