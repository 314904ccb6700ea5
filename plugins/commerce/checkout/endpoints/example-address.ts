/** The billing address in the examples of the API's description. */
export const EXAMPLE_ADDRESS = {
  full_name: 'Demo Customer',
  address_line_1: '12 Garden Road',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
}
