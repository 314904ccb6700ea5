'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'

const PAGES = [{ to: '/migrated-people', label: 'From the older system' }]

/** Pages about people who came from elsewhere, in the menu. */
export function MovingLinks() {
  const { user } = useAuth()
  if (!user || !holdsRight({ role: user.role, rights: user.rights }, 'people')) return null
  return <NavLinks label="Moving here" pages={PAGES} />
}
