'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight, type Right } from '@/src/domain/roles/rights'
import { historyMessages } from '../history/messages'
import { movingMessages } from '../imports/messages'
import { participationMessages } from '../learning/participation-messages'
import { translationMessages } from '../translations/messages'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { menuMessages } from './messages'

/** What is looked at across people and pages, in one group of the menu; each for those who have the right to it. */
export function OverviewLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(menuMessages)
  const participation = useStaffMessages(participationMessages)('title')
  const moving = useStaffMessages(movingMessages)('fromOlder')
  const translations = useStaffMessages(translationMessages)('title')
  const history = useStaffMessages(historyMessages)('title')
  if (!user) return null
  const pages: { to: string; label: string; right: Right }[] = [
    { to: '/participation', label: participation, right: 'people' },
    { to: '/translations', label: translations, right: 'content' },
    { to: '/site-history', label: history, right: 'content' },
    { to: '/migrated-people', label: moving, right: 'people' },
  ]
  const open = pages.filter(({ right }) => holdsRight({ role: user.role, rights: user.rights }, right))
  return open.length === 0 ? null : <NavLinks label={t('overview')} pages={open} />
}
