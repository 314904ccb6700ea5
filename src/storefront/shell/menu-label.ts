import type { MessageKey } from '../languages/catalogs'

type Link = { label: string; href: string }

/** Specification 2, Shell: the items a site begins with, and what each is called. */
export const STANDARD_ITEMS = {
  '/programs': { label: 'Programs', key: 'programs' },
  '/services': { label: 'Services', key: 'services' },
  '/newsletter': { label: 'Resources', key: 'resources' },
  '/aboutus': { label: 'About us', key: 'about' },
  '/contactus': { label: 'Contact', key: 'contact' },
  '/privacy-policy': { label: 'Privacy policy', key: 'privacy' },
  '/terms-and-conditions': { label: 'Terms and conditions', key: 'terms' },
} as const satisfies Record<string, { label: string; key: MessageKey<'shell'> }>

/** The message for an item that is called what it is called from the start; null for the editors' own words. */
export function menuMessage({ label, href }: Link): MessageKey<'shell'> | null {
  const standard = new Map<string, { label: string; key: MessageKey<'shell'> }>(
    Object.entries(STANDARD_ITEMS),
  )
  const known = standard.get(href)
  return known?.label === label ? known.key : null
}
