import type { Product } from '@/src/generated/payload-types'

const SECTIONS = {
  program: { label: 'Programs', href: '/programs' },
  service: { label: 'Services', href: '/services' },
  licence: { label: 'Group licences', href: '/pmfp-group-licensing-page' },
} as const satisfies Record<Product['kind'], { label: string; href: string }>

/** The part of the site a product belongs to. */
export function productSection(kind: Product['kind']): { label: string; href: string } {
  return SECTIONS[kind]
}
