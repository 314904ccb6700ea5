import type { Product } from '@/src/generated/payload-types'
import type { MessageKey } from '../languages/catalogs'
import { serverMessages } from '../languages/server-messages.server'

const SECTIONS = {
  program: { label: 'programs', href: '/programs' },
  service: { label: 'services', href: '/services' },
  licence: { label: 'groupLicences', href: '/pmfp-group-licensing-page' },
} as const satisfies Record<Product['kind'], { label: MessageKey<'catalog'>; href: string }>

/** The part of the site a product belongs to, in the language of the page. */
export function productSection(kind: Product['kind']): { label: string; href: string } {
  const { label, href } = SECTIONS[kind]
  return { label: serverMessages('catalog')(label), href }
}
