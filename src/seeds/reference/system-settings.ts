import { organisation } from './organisation'

/** Branding and seller data to begin with. Tax numbers stay empty until a superuser enters real ones. */
export const systemSettings = {
  branding: {
    name: organisation.name,
    tagline: organisation.tagline,
    primaryColour: organisation.primaryColour,
    accentColour: organisation.accentColour,
  },
  seller: {
    legalName: organisation.legalName,
    addressLines: organisation.addressLines,
    email: organisation.email,
    phone: organisation.phone,
    taxNumbers: [],
  },
}
