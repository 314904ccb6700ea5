'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { historyMessages } from './messages'

/** What changed on the website, in the menu. */
export function HistoryLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(historyMessages)
  if (!user || !holdsRight({ role: user.role, rights: user.rights }, 'content')) return null
  return <NavLinks label={t('menu')} pages={[{ to: '/site-history', label: t('title') }]} />
}
