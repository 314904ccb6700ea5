export const billingEn = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  postalCode: 'Postal Code',
  country: 'Country',
  chooseCountry: 'Choose a country',
  loadingCountries: 'Loading countries…',
  province: 'State/Province',
  loading: 'Loading…',
  chooseOne: 'Choose one',
} as const
