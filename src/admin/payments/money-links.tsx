'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'

const PAGES = [
  { to: '/payments-management', label: 'Needs attention' },
  { to: '/statistics', label: 'Statistics' },
]

/** The shop's own pages for staff, in the menu. */
export function MoneyLinks() {
  const { user } = useAuth()
  // A site with its own idea of staff has no rights among them.
  if (user?.role === 'admin' && !holdsRight({ role: user.role, rights: user.rights }, 'money')) return null
  return <NavLinks label="Money" pages={PAGES} />
}
