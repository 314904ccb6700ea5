// Not from the package's entrance: that reads every city of the world, 8 MB that become 30 MB of memory at each start.
import country from 'country-state-city/lib/cjs/country.js'
import { getStatesOfCountry } from 'country-state-city/lib/cjs/state.js'

// Bundlers and Node differ in what they take for the default of such a file.
const { getAllCountries } = 'default' in country ? (country.default as typeof country) : country

export { getAllCountries, getStatesOfCountry }
