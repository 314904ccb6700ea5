import type { BillingAddress } from '@/src/domain/billing/billing-address'
import type { YearPerson } from './people'

/** Where somebody of the year is billed to: an example street in one of two towns. */
export function addressOf({ firstname, lastname, locale }: YearPerson): BillingAddress {
  const town =
    locale === 'fr'
      ? { address_line_1: '12, rue de l’Exemple', city: 'Gatineau', province: 'QC', postal_code: 'J8X 0A1' }
      : { address_line_1: '12 Example Street', city: 'Ottawa', province: 'ON', postal_code: 'K1A 0B1' }
  return { full_name: `${firstname} ${lastname}`, ...town, country: 'CA', is_default: true }
}
