import type { billingEn } from './billing-messages.en'

export const billingFr = {
  name: 'Nom',
  address: 'Adresse',
  city: 'Ville',
  postalCode: 'Code postal',
  country: 'Pays',
  chooseCountry: 'Choisissez un pays',
  loadingCountries: 'Chargement des pays…',
  province: 'Province ou État',
  loading: 'Chargement…',
  chooseOne: 'Choisissez',
} as const satisfies Record<keyof typeof billingEn, string>
