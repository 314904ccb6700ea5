/**
 * A cookie consent script of somebody else (Specification 1), where the site was built with one: its address, and the
 * attributes its maker asks for. Without one the site asks by itself.
 */
export const consentScript = readConsentScript({
  url: process.env.NEXT_PUBLIC_CONSENT_SCRIPT_URL,
  attributes: process.env.NEXT_PUBLIC_CONSENT_SCRIPT_ATTRIBUTES,
})

/** The class by which that script knows the link that opens it again; null where it has a button of its own. */
export const consentSettingsClass = process.env.NEXT_PUBLIC_CONSENT_SETTINGS_CLASS || null

export type ConsentScript = { url: string; attributes: [name: string, value: string][] }

type Settings = { url: string | undefined; attributes: string | undefined }

export function readConsentScript({ url, attributes }: Settings): ConsentScript | null {
  if (!url) return null
  const given = [...new URLSearchParams(attributes ?? '')]
  return { url, attributes: given.filter(([name]) => name === 'id' || /^data-[a-z0-9-]+$/.test(name)) }
}
