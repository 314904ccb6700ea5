export interface InvoiceSettings {
  readonly offered: boolean | null
  readonly legalName: string | null
  readonly addressLines: string | null
}

/**
 * Whether buyers may ask for an invoice: when the settings offer it, and say who is selling. An invoice without its
 * seller's name and address is none.
 */
export function isInvoiceOffered(settings: InvoiceSettings | null | undefined): boolean {
  if (!settings || settings.offered === false) return false
  return Boolean(settings.legalName?.trim() && settings.addressLines?.trim())
}
