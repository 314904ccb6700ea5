'use client'
import { NavLinks } from '../ui/nav-links'

const PAGES = [
  { to: '/payments-management', label: 'Needs attention' },
  { to: '/statistics', label: 'Statistics' },
]

/** The shop's own pages for staff, in the menu. */
export function MoneyLinks() {
  return <NavLinks label="Money" pages={PAGES} />
}
