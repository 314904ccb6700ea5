import { organization } from './organization'

/** Branding and seller data to begin with. Tax numbers stay empty until a superuser enters real ones. */
export const systemSettings = {
  branding: {
    name: organization.name,
    tagline: organization.tagline,
    primaryColour: organization.primaryColour,
    accentColour: organization.accentColour,
  },
  seller: {
    legalName: organization.legalName,
    addressLines: organization.addressLines,
    email: organization.email,
    phone: organization.phone,
    taxNumbers: [],
  },
}
