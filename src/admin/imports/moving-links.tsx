'use client'
import { NavLinks } from '../ui/nav-links'

const PAGES = [{ to: '/migrated-people', label: 'From the older system' }]

/** Pages about people who came from elsewhere, in the menu. */
export function MovingLinks() {
  return <NavLinks label="Moving here" pages={PAGES} />
}
