'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { moneyMessages } from './messages'

/** The shop's own pages for staff, in the menu. */
export function MoneyLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(moneyMessages)
  // A site with its own idea of staff has no rights among them.
  if (user?.role === 'admin' && !holdsRight({ role: user.role, rights: user.rights }, 'money')) return null
  const pages = [
    { to: '/payments-management', label: t('needsAttention') },
    { to: '/statistics', label: t('statistics') },
  ]
  return <NavLinks label={t('money')} pages={pages} />
}
