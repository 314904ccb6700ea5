import { frenchOrganization } from './organization.fr'

/** The settings that visitors read. */
export const frenchSystemSettings = {
  branding: { tagline: frenchOrganization.tagline },
}
