import * as z from 'zod'
import type { PlaceLookup } from '../geo/place'
import { BILLING_FIELDS, BILLING_MESSAGES, type BillingAddress, type BillingField } from './billing-address'

/** Longest entry of a field; no postal system comes near. */
const FIELD_LIMIT = 200

/**
 * A billing address as it comes over HTTP. Country and province may be ISO codes or names and leave as codes;
 * `is_default` is true unless said otherwise. Every problem is reported at its field.
 */
export function billingAddressSchema(places: PlaceLookup) {
  return z.object(SHAPE).transform((fields, context): BillingAddress => {
    const refuse = (field: BillingField, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: fields[field] })

    const country = places.findCountry(fields.country)
    if (fields.country && !country) refuse('country', 'Please choose a country from the list')
    const asksForRegion = !country || places.hasRegions(country.code)
    const region = country && asksForRegion ? places.findRegion(country.code, fields.province) : null
    if (country && asksForRegion && fields.province && !region) {
      refuse('province', 'Please choose a state or province of this country')
    }
    for (const field of BILLING_FIELDS) {
      if (!fields[field] && (field !== 'province' || asksForRegion)) refuse(field, BILLING_MESSAGES[field])
    }
    return {
      ...fields,
      country: country?.code ?? fields.country,
      province: region?.code ?? fields.province,
    }
  })
}

function textField() {
  return z
    .string()
    .nullish()
    .transform((value) => value?.trim() ?? '')
    .refine((value) => value.length <= FIELD_LIMIT, `At most ${FIELD_LIMIT} characters`)
}

const SHAPE = {
  full_name: textField(),
  address_line_1: textField(),
  city: textField(),
  province: textField(),
  postal_code: textField(),
  country: textField(),
  is_default: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
}
